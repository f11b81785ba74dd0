"""The same luck for both of two games: clocks that begin at the same moment, the same keys
on the shelf, the same dice, and no thought that depends on how fast the machine is."""

import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import count
from random import Random
from typing import Any
from unittest.mock import patch

from kivy.clock import Clock
from kivy.core.window import Window

from skyliners.app import application, thinking
from skyliners.match.shelf import shelf
from tests.app import stage

_OURS = ("skyliners.", "kivy.", "kivymd.")
_MORNING = 1_790_000_000.0  # seconds since 1970; no night falls while a script is played


def _finish() -> None:
    """What still waits is done: once the clock is set back it would wait too long."""
    Window.dispatch("on_flip")
    for _ in range(3):
        stage._Time.now += 1
        Clock.tick()
        Clock.tick_draw()


@contextmanager
def same_luck() -> Iterator[None]:
    _finish()
    stage._Time.now = Clock._last_tick = Clock._start_tick = 1000.0
    Clock._frames = Clock._frames_displayed = 0
    keys, seeds = count(1), count(1)

    class Dice(Random):
        """With a seed of its own where none was given."""

        def __init__(self, seed: Any = None) -> None:
            super().__init__(next(seeds) if seed is None else seed)

    def now() -> float:
        return _MORNING + stage._Time.now

    with ExitStack() as patched:
        enter = patched.enter_context
        enter(patch.object(shelf, "randbits", lambda _: next(keys)))
        enter(patch.object(application, "Shelf", partial(shelf.Shelf, clock=now)))
        enter(patch.object(thinking, "perf_counter", lambda: 0.0))
        for module in [*sys.modules.values()]:
            for name, real, ours in (("time", time.time, now), ("Random", Random, Dice)):
                if module.__name__.startswith(_OURS) and vars(module).get(name) is real:
                    enter(patch.object(module, name, ours))
        yield
