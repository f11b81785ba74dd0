"""A game being played: whose turn it is, what can be taken back, who may look.

A match is a value: every step gives a new one. It alone holds the full state, and
lets out the open table, the view of the seat that was revealed, and, to a bot, the
view of its own seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic, NamedTuple, Self, TypeVar

from skyliners.rules.game import Game

State = TypeVar("State")
Table = TypeVar("Table")
View = TypeVar("View")
Action = TypeVar("Action")
Sheet = TypeVar("Sheet")


class Player(NamedTuple):
    """Who plays a seat: a person, perhaps one with a profile, or a bot."""

    profile: int | None = None
    bot: str | None = None  # the name of its level

    @property
    def is_person(self) -> bool:
        return self.bot is None


class NotNowError(Exception):
    """The match does not stand there: the caller's mistake, never a player's."""


class NotRevealedError(NotNowError):
    """Somebody asked for secrets that nobody has revealed."""


@dataclass(frozen=True, slots=True, repr=False)
class Match(Generic[State, Table, View, Action, Sheet]):
    game: Game[State, Table, View, Action, Sheet]
    players: tuple[Player, ...]
    # The state this turn began with, and the one after each action of it since.
    _turn: tuple[State, ...]
    revealed: int | None = None

    def __repr__(self) -> str:
        return f"Match({self.table!r}, revealed={self.revealed})"

    # Whose turn it is.

    @property
    def acting(self) -> int | None:
        """The seat whose turn it is until they end it; None when all is over."""
        return self.game.to_move(self._turn[0])

    @property
    def turn_done(self) -> bool:
        """All actions of the turn are done; it only waits to be ended."""
        return self.game.to_move(self._turn[-1]) != self.acting

    @property
    def over(self) -> bool:
        return self.acting is None

    @property
    def watcher(self) -> int:
        """Whose side the city is seen from: the person who acts, or while a bot does,
        the person who acted last."""
        seats = range(len(self.players))
        acting = self.acting or 0
        before = [(acting - back) % len(seats) for back in seats]
        return next((seat for seat in before if self.players[seat].is_person), acting)

    # What may be known.

    @property
    def table(self) -> Table:
        return self.game.table(self._turn[-1])

    @property
    def hand_over(self) -> bool:
        """Do secrets have to be kept from other people at the same screen?"""
        return sum(player.is_person for player in self.players) > 1

    def reveal(self, seat: int) -> Self:
        """This seat's person holds the device and wants to see what is theirs."""
        if seat not in range(len(self.players)) or not self.players[seat].is_person:
            raise NotRevealedError("no person sits there, and nobody looks for a bot")
        return replace(self, revealed=seat)

    def conceal(self) -> Self:
        return replace(self, revealed=None)

    def view(self) -> View:
        """What the seat that was revealed may know."""
        if self.revealed is None:
            raise NotRevealedError("no seat is revealed")
        return self.game.view(self._turn[-1], self.revealed)

    def bot_view(self) -> View:
        """What the bot whose turn it is may know."""
        if self.acting is None or self.players[self.acting].is_person:
            raise NotRevealedError("it is no bot's turn")
        return self.game.view(self._turn[-1], self.acting)

    def sheet(self) -> Sheet:
        if not self.over:
            raise NotNowError("the game is not over")
        return self.game.final_score(self._turn[-1])

    # What can be done.

    def play(self, action: Action) -> Self:
        """One action of whoever's turn it is; `Refused` if a rule forbids it. What is
        secret can only be done by a bot or by the person who is revealed."""
        acting = self.acting
        if acting is not None:
            if self.turn_done:
                raise NotNowError("the turn is done; it has to be ended first")
            person = self.players[acting].is_person
            if person and self.revealed != acting and self.game.is_secret(action):
                raise NotRevealedError("the seat that acts is not revealed")
        return replace(self, _turn=(*self._turn, self.game.play(self._turn[-1], action)))

    @property
    def can_undo(self) -> bool:
        return len(self._turn) > 1

    def undo(self) -> Self:
        """Take back the last action of this turn; never one before it."""
        if not self.can_undo:
            raise NotNowError("nothing of this turn can be taken back")
        return replace(self, _turn=self._turn[:-1])

    def end_turn(self) -> Self:
        """The turn is final, and whoever was revealed is no longer."""
        if not self.turn_done:
            raise NotNowError("the turn has actions left")
        return replace(self, _turn=self._turn[-1:], revealed=None)


def resume(
    game: Game[State, Table, View, Action, Sheet],
    players: tuple[Player, ...],
    history: Sequence[State],
    *,
    turn_ended: bool,
) -> Match[State, Table, View, Action, Sheet]:
    """A match as it was left: all its states in order, and whether the last turn that
    is done was ended too, or can still be taken back. Nobody is revealed."""
    begin = len(history) - 1
    mover = game.to_move(history[-1])
    if not turn_ended and begin:
        mover = game.to_move(history[begin - 1])
    while begin and game.to_move(history[begin - 1]) == mover:
        begin -= 1
    return Match(game, players, tuple(history[begin:]))
