"""A game being played: whose turn it is, what can be taken back, who may look.

A match is a value: every step gives a new one. It alone holds the full state, and
lets out the open table, the view of the seat that was revealed, and, to a bot, the
view of its own seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
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
    _start: State  # as it was dealt
    # The state this turn began with, and the one after each action of it since.
    _turn: tuple[State, ...]
    # What happened before this turn, and then action by action what has happened in it:
    # the action, and whatever chance did after it.
    _before: tuple[Action, ...] = ()
    _since: tuple[tuple[Action, ...], ...] = ()
    # What chance does follows from this and from what happened before.
    _luck: int = field(default=0, compare=False)
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
        """Whose eyes the game is seen with: the person who acts, or while a bot does, the
        person who acted last."""
        seats = range(len(self.players))
        acting = self.acting or 0
        before = [(acting - back) % len(seats) for back in seats]
        return next((seat for seat in before if self.players[seat].is_person), acting)

    # What may be known.

    @property
    def looker(self) -> int | None:
        """Who may look at their own now: the person who acts, or while a bot does, the
        only person there is. Of several nobody could tell who it is."""
        seat = self.watcher
        if self.over or not self.players[seat].is_person:
            return None
        return None if self.hand_over and seat != self.acting else seat

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
        state = self.game.play(self._turn[-1], action)
        happened = [action]
        # The same luck after the same actions: taking back is no way to try again.
        rng = Random(f"{self._luck} {len(self._actions)}")
        while (event := self.game.chance(state, rng)) is not None:
            state = self.game.play(state, event)
            happened.append(event)
        return replace(
            self, _turn=(*self._turn, state), _since=(*self._since, tuple(happened))
        )

    @property
    def can_undo(self) -> bool:
        """Something of this turn is done, and it has shown nothing new."""
        return bool(self._since) and not any(map(self.game.is_final, self._since[-1]))

    def undo(self) -> Self:
        """Take back the last action of this turn; never one before it."""
        if not self.can_undo:
            raise NotNowError("nothing of this turn can be taken back")
        return replace(self, _turn=self._turn[:-1], _since=self._since[:-1])

    def end_turn(self) -> Self:
        """The turn is final, and whoever was revealed is no longer."""
        if not self.turn_done:
            raise NotNowError("the turn has actions left")
        return replace(
            self, _turn=self._turn[-1:], _before=self._actions, _since=(), revealed=None
        )

    @property
    def _actions(self) -> tuple[Action, ...]:
        """All that happened, what chance did included."""
        return self._before + tuple(each for happened in self._since for each in happened)

    def _for_the_record(self) -> tuple[State, tuple[Action, ...], State]:
        """How it began, all that happened and how it stands, with everybody's secrets:
        for whoever writes it down, and for nobody else."""
        return self._start, self._actions, self._turn[-1]


def resume(
    game: Game[State, Table, View, Action, Sheet],
    players: tuple[Player, ...],
    history: Sequence[tuple[State, tuple[Action, ...]]],
    *,
    turn_ended: bool,
    luck: int = 0,
) -> Match[State, Table, View, Action, Sheet]:
    """A match as it was left: all its states in order, each with what led to it, and
    whether the last turn that is done was ended too, or can still be taken back. Nobody is
    revealed."""
    states = [state for state, _ in history]
    begin = len(states) - 1
    mover = game.to_move(states[-1])
    if not turn_ended and begin:
        mover = game.to_move(states[begin - 1])
    while begin and game.to_move(states[begin - 1]) == mover:
        begin -= 1
    happened = [actions for _, actions in history]
    return Match(
        game,
        players,
        states[0],
        tuple(states[begin:]),
        tuple(action for actions in happened[: begin + 1] for action in actions),
        tuple(happened[begin + 1 :]),
        luck,
    )
