"""How long frames take: a window with nothing in it, the turning city with every site
built up, the same while masters think, and cards of a patience that a finger pulls about;
and when a touch is first seen.

They take turns in one run, so that a busy machine is unfair to all alike. A frame is
over when its picture is: drawn by the processor, which takes most of the time. What the
app itself did, apart from that, is the second pair of figures.
"""

import gc
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, thread_time
from typing import NamedTuple

from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.graphics.opengl import glFinish

from skyliners.match.match import Player
from skyliners.match.play import on_record, take_up
from skyliners.match.shelf.saves import new_game
from skyliners.present.skyliners.scene import CityShown
from skyliners.rules.skyliners.city import SITES
from skyliners.rules.skyliners.pieces import Mode
from tests.app.scenes import SCENES, played
from tests.app.stage import Stage

_SIZES = ("1280x800", "360x800")
_FRAMES, _TURNS = 100, 5
_STEP = 0.02  # how far the city turns from one frame to the next
_GOAL = 33  # milliseconds, for 99 of 100 frames while a bot thinks
_MIDDLE = 34  # actions into a game: much is possible, so much is to be thought over


class Frame(NamedTuple):
    """Milliseconds: until the picture was finished, and of the app's own thread."""

    whole: float
    own: float


Stir = Callable[[int], None]  # something new to draw, by the number of the frame


def _frames(stage: Stage, stir: Stir) -> Iterator[Frame]:
    """Some frames, each with something new to draw."""
    glFinish()  # what was drawn before is not the first frame's
    for number in range(_FRAMES):
        stir(number)
        Window.canvas.ask_update()
        begun, own = perf_counter(), thread_time()
        stage.frames(1)
        glFinish()  # else pictures pile up, and some later frame waits for them all
        yield Frame(1000 * (perf_counter() - begun), 1000 * (thread_time() - own))


@contextmanager
def _empty(stage: Stage) -> Iterator[Stir]:
    stage.app.show("home").clear_widgets()
    stage.frames(3)
    yield lambda _: None


@contextmanager
def _turning(stage: Stage) -> Iterator[Stir]:
    SCENES["turn"](stage)
    _build_up(stage)
    yield _turn(stage)


def _turn(stage: Stage) -> Stir:
    city = stage.app.screens.current_screen.ids.city

    def turn(_: int) -> None:
        city.angle += _STEP

    return turn


@contextmanager
def _thinking(stage: Stage) -> Iterator[Stir]:
    """Four masters at a table, one thinking in every frame: they wait for nothing."""
    stage.app.change(animation="off")
    record = on_record(played(Mode.FULL, 4, _MIDDLE))
    stage.app.resume(new_game(take_up(record, (Player(bot="master"),) * 4)))
    _build_up(stage)
    yield _turn(stage)
    stage.app.leave_table()


@contextmanager
def _pulling(stage: Stage) -> Iterator[Stir]:
    """The longest run that lies there, under a finger that never rests."""
    stage.app.change(animation="off")
    SCENES["patience"](stage)
    rows = stage.app.screens.current_screen.ids.rows
    count, row = max((count, row) for row, count in enumerate(rows.model.loose))
    spot = rows.spread.rows[row][-count]
    x, y = rows.to_window(rows.x + spot.x, rows.y + spot.y)
    wide, high = rows.spread.card
    finger = stage.down(x + wide / 2, y + high * 0.9)

    def pull(number: int) -> None:
        at = number % 40
        finger.move((x + wide / 2 + 4 * abs(20 - at), y + high * 0.9 - 3 * at))
        EventLoop.post_dispatch_input("update", finger)

    pull(0)
    assert len(rows._pulled_cards()) == count
    yield pull
    stage.up(finger)
    stage.app.leave_table()


def _build_up(stage: Stage) -> None:
    heights = bytes(9 if site % 2 else 8 for site in SITES)
    table = played(Mode.FULL, 2, None).table._replace(heights=heights)
    stage.app.screens.current_screen.ids.city.model = CityShown(table, cut=True)
    stage.frames(3)


def _frames_to_answer(stage: Stage) -> int:
    """How many frames after a finger is lifted the screen shows something new."""
    screen = stage.app.screens.current_screen
    spot = stage.spot(screen.ids.tray.children[-2])
    finger = stage.down(*spot)
    before = screen.model
    EventLoop.post_dispatch_input("end", finger)
    frames = 0
    while screen.model is before or not stage.drawn:
        stage.frames(1)
        frames += 1
    return frames


_SIGHTS: dict[str, Callable[[Stage], AbstractContextManager[Stir]]] = {
    "empty window": _empty,
    "turning city": _turning,
    "masters thinking": _thinking,
    "cards pulled": _pulling,
}


def _measure(size: tuple[int, int]) -> None:
    frames: dict[str, list[Frame]] = {name: [] for name in _SIGHTS}
    with tempfile.TemporaryDirectory() as home, Stage(Path(home), size) as stage:
        gc.freeze()  # as when the app starts
        with _turning(stage):
            answer = _frames_to_answer(stage)
        for _ in range(_TURNS):
            for name, sight in _SIGHTS.items():
                with sight(stage) as stir:
                    frames[name] += _frames(stage, stir)
    print(f"frames in ms, {size[0]} by {size[1]}, drawn in software: median, 99 %")
    print(f"  {'':18}{'whole frame':>16}{'the app itself':>20}")
    for name, taken in frames.items():
        print(f"  {name:18}", *(_figures(side) for side in zip(*taken, strict=True)))
    print(f"  goal while masters think: 99 % below {_GOAL}")
    print(f"  touch to the first changed frame: {answer} frame(s)")


def _figures(times: tuple[float, ...]) -> str:
    return f"{median(times):9.2f}{quantiles(times, n=100)[98]:9.2f}"


def main(sizes: list[str]) -> None:
    """Every size has a process of its own, with a picture just as large in memory."""
    if sizes:
        width, height = map(int, sizes[0].split("x"))
        _measure((width, height))
        return
    for size in _SIZES:
        subprocess.run(
            [sys.executable, "-m", "tests.app.bench", size],
            env={**os.environ, "SKYLINERS_PICTURE": size},
            check=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
