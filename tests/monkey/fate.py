"""A world in which a story happens the same way every time: its clock, its dice and its
device are all the monkey's. It is entered before anything else is imported, in a process
of its own."""

import os
import random
import secrets
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import count
from types import ModuleType, SimpleNamespace
from typing import Any

_EPOCH = 1_800_000_000.0
_SECURE = 0x2000  # WindowManager.LayoutParams.FLAG_SECURE
_QUICK = 2  # the weakest bots, who answer at once


class _Dice(random.Random):
    """Whoever throws them without a seed gets the next of the world's."""

    world = random.Random(0)

    def __init__(self, seed: Any = None) -> None:
        super().__init__(self.world.getrandbits(32) if seed is None else seed)


class Window:
    """The window as Android sees it, for its one flag: no pictures of what is secret."""

    def __init__(self) -> None:
        self.flags = 0
        self.uncovered: Callable[[], None] = lambda: None  # told before it is

    def addFlags(self, flags: int) -> None:  # noqa: N802  # Java's names
        self.flags |= flags

    def clearFlags(self, flags: int) -> None:  # noqa: N802
        if self.secure:
            self.uncovered()
        self.flags &= ~flags

    @property
    def secure(self) -> bool:
        return bool(self.flags & _SECURE)


window = Window()


def _java(name: str) -> Any:
    """Of all of Android there is only the window; the app does without the rest."""
    if name == "org.kivy.android.PythonActivity":
        return SimpleNamespace(mActivity=SimpleNamespace(getWindow=lambda: window))
    raise AttributeError(name)


def enter() -> None:
    """From here on whatever is imported lives in it."""
    os.environ["HOME"] = tempfile.gettempdir()  # what is shared or saved stays there
    put: Any = setattr
    put(random, "Random", _Dice)
    put(secrets, "randbits", _Dice.world.getrandbits)
    put(time, "time", lambda: _EPOCH + _clock())
    for name, content in (
        ("jnius", {"autoclass": _java}),
        ("android.runnable", {"Runnable": lambda task: task}),
    ):
        module = ModuleType(name)
        vars(module).update(content)
        sys.modules[name] = module


def _clock() -> float:
    time = getattr(sys.modules.get("tests.app.stage"), "_Time", None)
    return float(time.now) if time is not None else 0.0


def begin(seed: object) -> None:
    """All chance from here on is this seed's. Bots that would think for long do not; the
    others, and the coach, think a slice a frame."""
    from skyliners.app import thinking  # noqa: PLC0415  # once it is entered
    from skyliners.bots.games import ROOMS, bots_of  # noqa: PLC0415

    _Dice.world.seed(f"world {seed}")
    window.flags = 0
    ticks = count()
    put: Any = setattr
    put(thinking, "perf_counter", lambda: next(ticks) * 0.008)
    for bots in map(bots_of, ROOMS):
        put(bots, "bot_named", _quick(bots))


def _quick(bots: Any) -> Callable[[str], Any]:
    real, quick = bots.bot_named, [*bots.LEVELS][:_QUICK]
    return lambda level: real(level if level in quick else quick[0])


def pass_time(seconds: float) -> None:
    """Time that nobody draws."""
    from tests.app import stage  # noqa: PLC0415  # likewise

    stage._Time.now += seconds
