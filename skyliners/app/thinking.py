"""Thinking between frames, a few milliseconds at a time, so that the city keeps turning.
It can be stopped at any moment and leaves nothing behind."""

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Generic, TypeVar

from kivy.clock import Clock

Thought = TypeVar("Thought")

_SLICE = 0.008  # seconds of thinking a frame, while there is something to see


class Thinking(Generic[Thought]):
    """Slices of thought taken one after the other; the last one is the answer."""

    def __init__(
        self,
        slices: Iterator[Thought],
        done: Callable[[Thought], None],
        *,
        a_frame: float = _SLICE,
        longest: float | None = None,
        so_far: Callable[[Thought], None] | None = None,
    ) -> None:
        self._slices: Iterator[Thought] = slices
        self._done = done
        self._a_frame = a_frame  # seconds of thinking
        self._longest = longest  # seconds of thinking, then the best so far must do
        self._so_far = so_far  # told once a frame, to show how far it is
        self._thought = 0.0
        self._best: Thought | None = None
        self._event = Clock.schedule_interval(self._think, 0)

    def stop(self) -> None:
        """Nobody wants to know any more; what it knew is forgotten."""
        self._event.cancel()
        self._slices = iter(())
        self._best = None

    def _think(self, _: float) -> None:
        begun = perf_counter()
        ended = False
        while not ended and perf_counter() - begun < self._a_frame:
            found = next(self._slices, None)
            ended = found is None
            self._best = self._best if found is None else found
        self._thought += perf_counter() - begun
        best = self._best
        late = self._longest is not None and self._thought > self._longest
        if best is not None and (ended or late):
            self.stop()
            self._done(best)
        elif best is not None and self._so_far is not None:
            self._so_far(best)
        elif ended:
            self.stop()
