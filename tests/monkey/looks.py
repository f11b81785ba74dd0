"""How it looks: nothing outside, cut off or on top of each other, and the board as large
as promised while a game is on."""

import re

from kivy.core.window import Window
from kivy.metrics import dp

from tests.app.layout import problems
from tests.app.stage import Stage
from tests.monkey.truths import Fault

_SHORT, _LONG = 320, 480  # dp: the smallest window that is promised


def looks(stage: Stage) -> list[Fault]:
    if min(Window.size) < dp(_SHORT) or max(Window.size) < dp(_LONG):
        return []
    app = stage.app
    front = next(iter(stage.front()))
    name = (
        app.screens.current if front is app.screens.current_screen else type(front).__name__
    )
    where = f"{name} at {Window.width}x{Window.height}, {app.settings.text_size:g}"
    return [
        Fault("layout", f"{name}: {_kind(each)}", f"{where}: {each}")
        for each in problems(stage)
    ]


def _kind(fault: str) -> str:
    """What is wrong, without the words and numbers of this time."""
    return re.sub(r"'.*'|\".*\"|\[.*\]|at ", "", fault).split(":")[0].strip()
