"""How long frames take: the turning city with every site built up, against a window
with nothing in it, in one run; and when a touch is first seen."""

import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from kivy.base import EventLoop
from kivy.core.window import Window

from skyliners.app.screens.turn import TurnScreen
from skyliners.present.scene import Marks, draw
from skyliners.present.theme import LIGHT
from skyliners.rules.skyliners.city import SITES
from skyliners.rules.skyliners.pieces import Mode
from tests.app.scenes import SCENES, played
from tests.app.stage import Stage

_FRAMES = 240


def _frame_times(stage: Stage, step: float) -> list[float]:
    """Milliseconds a frame, the city turned a little before each."""
    screen = stage.app.screens.current_screen
    times = []
    for _ in range(_FRAMES):
        if isinstance(screen, TurnScreen):
            screen.ids.city.angle += step
        else:
            Window.canvas.ask_update()
        begun = perf_counter()
        stage.frames(1)
        times.append((perf_counter() - begun) * 1000)
    return times


def _built_up(stage: Stage) -> None:
    SCENES["turn"](stage)
    match = played(Mode.FULL, 2, None)
    heights = bytes(9 if site % 2 else 8 for site in SITES)
    table = match.table._replace(heights=heights)
    stage.app.screens.current_screen.ids.city.scene = draw(table, Marks(), LIGHT)
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


def main() -> None:
    with tempfile.TemporaryDirectory() as home, Stage(Path(home), (1280, 800)) as stage:
        stage.app.screens.current_screen.clear_widgets()
        empty = _frame_times(stage, 0)
        _built_up(stage)
        turning = _frame_times(stage, 0.02)
        answer = _frames_to_answer(stage)
    print(f"frames in ms, 1280 by 800, drawn in software ({_FRAMES} frames)")
    for name, times in (("empty window", empty), ("turning city", turning)):
        worst = quantiles(times, n=100)[98]
        print(f"  {name:14} median {median(times):6.2f}   99 % {worst:6.2f}")
    print(f"  ratio of the medians {median(turning) / median(empty):.2f}")
    print(f"touch to the first changed frame: {answer} frame(s)")


if __name__ == "__main__":
    main()
