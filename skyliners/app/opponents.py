"""Bots at the table. They think between frames, so that all keeps moving; an
answer to a game that has moved on is dropped."""

from collections.abc import Callable
from random import Random
from typing import Any

from kivy.clock import Clock

from skyliners.app.thinking import Thinking
from skyliners.bots.games import bots_of
from skyliners.bots.protocol import LONGEST, Budget
from skyliners.match.sitting import Sitting

_PATIENCE = 3.0  # seconds people wait for it, however long drawing takes meanwhile


class BotTurn:
    """The bot whose turn it is, from its first thought to the end of its turn."""

    def __init__(
        self,
        sitting: Sitting,
        pause: float,
        moved: Callable[[Any], None],
        ended: Callable[[], None],
    ) -> None:
        self._sitting = sitting
        self._pause = pause  # seconds before each move, so that it can be followed
        self._moved = moved
        self._ended = ended
        # One for the whole turn, so that a bot that planned it all keeps to its plan.
        self._seed = Random().getrandbits(32)
        self._thinking: Thinking[Any] | None = None
        self._event = Clock.schedule_once(self._begin, pause)

    def stop(self) -> None:
        """The game is left, or goes on without this bot."""
        self._event.cancel()
        if self._thinking is not None:
            self._thinking.stop()

    def _begin(self, _: float) -> None:
        match = self._sitting.match
        level = None if match.acting is None else match.players[match.acting].bot
        if level is None:
            self._ended()  # the game has moved on without this bot
            return
        if match.turn_done:
            self._sitting.end_turn()
            self._ended()
            return
        view = match.bot_view()

        def move(action: Any) -> None:
            if self._still(view):
                self._sitting.play(action)
                self._moved(action)
            # An answer to another question is dropped; whoever acts now is asked anew.
            self._event = Clock.schedule_once(self._begin, self._pause)

        bot = bots_of(match.game.ID).bot_named(level)
        slices = bot.think(view, Budget(seed=self._seed))
        self._thinking = Thinking(slices, move, longest=LONGEST, patience=_PATIENCE)

    def _still(self, view: object) -> bool:
        """Does the game stand where it stood?"""
        match = self._sitting.match
        acting = match.acting
        bots_turn = acting is not None and not match.players[acting].is_person
        return bots_turn and match.bot_view() == view
