"""Thinking between frames, a few milliseconds at a time, so that the city keeps turning;
fewer where drawing takes long. It can be stopped at any moment and leaves nothing behind.
"""

from collections.abc import Callable, Iterator
from math import inf
from time import perf_counter
from typing import Generic, TypeVar

from kivy.clock import Clock

Thought = TypeVar("Thought")

_SLICE = 0.008  # seconds of thinking a frame, while there is something to see
_FLUENT = 0.020  # seconds from frame to frame; where it is more, thinking gives way
_LEAST = 0.35  # of its time a frame: somebody waits for the answer


class Thinking(Generic[Thought]):
    """Slices of thought taken one after the other; the last one is the answer. It is
    given in a frame in which nothing was thought: what it brings about is work enough."""

    def __init__(
        self,
        slices: Iterator[Thought],
        done: Callable[[Thought], None],
        *,
        a_frame: float = _SLICE,
        longest: float = inf,
        patience: float = inf,
        so_far: Callable[[Thought], None] | None = None,
    ) -> None:
        self._slices: Iterator[Thought] = slices
        self._done = done
        self._most = a_frame  # seconds of thinking
        self._a_frame = _LEAST * a_frame  # until it is known how long drawing takes
        self._longest = longest  # seconds of thinking, then the best so far must do
        self._waited_for = perf_counter() + patience  # likewise, whatever else was done
        self._so_far = so_far  # told once a frame, to show how far it is
        self._thought = 0.0
        self._frame_begun: float | None = None
        self._best: Thought | None = None
        self._ended = False
        self._event = Clock.schedule_interval(self._think, 0)

    def stop(self) -> None:
        """Nobody wants to know any more; what it knew is forgotten."""
        self._event.cancel()
        self._slices = iter(())
        self._best = None

    def _think(self, _: float) -> None:
        if self._ended:
            best = self._best
            self.stop()
            if best is not None:
                self._done(best)
            return
        begun = perf_counter()
        self._give_way(begun)
        for found in self._slices:  # one at least, however late it is
            self._best = found
            if perf_counter() - begun >= self._a_frame:
                break
        else:
            self._ended = True
        self._thought += perf_counter() - begun
        late = self._thought > self._longest or perf_counter() > self._waited_for
        self._ended = self._ended or (late and self._best is not None)
        if self._best is not None and self._so_far is not None:
            self._so_far(self._best)

    def _give_way(self, now: float) -> None:
        """Frames that come late get more of the time, and give it back when they do not."""
        if self._frame_begun is not None:
            late = now - self._frame_begun > _FLUENT
            share = self._a_frame * (0.7 if late else 1.1)
            self._a_frame = min(max(share, self._most * _LEAST), self._most)
        self._frame_begun = now
