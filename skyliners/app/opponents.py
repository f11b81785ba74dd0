"""Bots at the table. They think between frames, a few milliseconds at a time, so that
the city keeps turning; an answer to a game that has moved on is dropped."""

from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter

from kivy.clock import Clock

from skyliners.bots.protocol import Budget
from skyliners.bots.roster import bot_named
from skyliners.match.sitting import Sitting
from skyliners.rules.skyliners.actions import Action

_SLICE = 0.008  # seconds of thinking a frame
_LONGEST = 1.0  # seconds of thinking an action, however slow the device


class Opponent:
    """The bot whose turn it is, from its first thought to the end of its turn."""

    def __init__(
        self,
        sitting: Sitting,
        pause: float,
        moved: Callable[[Action], None],
        ended: Callable[[], None],
    ) -> None:
        self._sitting = sitting
        self._pause = pause  # seconds before each move, so that it can be followed
        self._moved = moved
        self._ended = ended
        self._event = Clock.schedule_once(self._begin, pause)

    def stop(self) -> None:
        """The game is left, or goes on without this bot."""
        self._event.cancel()

    def _begin(self, _: float) -> None:
        match = self._sitting.match
        if match.turn_done:
            self._sitting.end_turn()
            self._ended()
            return
        assert match.acting is not None
        level = match.players[match.acting].bot
        assert level is not None
        view = match.bot_view()
        slices = bot_named(level).think(view, Budget(seed=Random().getrandbits(32)))
        self._think_of(slices)

    def _think_of(self, slices: Iterator[Action]) -> None:
        view = self._sitting.match.bot_view()
        thought = 0.0
        best: Action | None = None

        def think(_: float) -> None:
            nonlocal thought, best
            begun = perf_counter()
            done = False
            while not done and perf_counter() - begun < _SLICE:
                found = next(slices, None)
                best, done = found or best, found is None
            thought += perf_counter() - begun
            if best is not None and (done or thought > _LONGEST):
                self._event.cancel()
                if self._sitting.match.bot_view() == view:
                    self._move(best)

        self._event = Clock.schedule_interval(think, 0)

    def _move(self, action: Action) -> None:
        self._sitting.play(action)
        self._moved(action)
        self._event = Clock.schedule_once(self._begin, self._pause)
