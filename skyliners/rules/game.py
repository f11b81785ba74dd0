"""What every game offers to the match that plays it; no wider than a match needs.

A module can be a game: `skyliners.rules.skyliners.state` is one.
"""

from typing import Protocol, TypeVar

State = TypeVar("State")  # everything, all secrets included
Table = TypeVar("Table", covariant=True)  # what everybody may know
View = TypeVar("View", covariant=True)  # what one seat may know
Action = TypeVar("Action", contravariant=True)
Sheet = TypeVar("Sheet", covariant=True)  # how it was scored, step by step


class Game(Protocol[State, Table, View, Action, Sheet]):
    def to_move(self, state: State, /) -> int | None:
        """The seat that acts next; None when the game is over."""

    def is_secret(self, action: Action, /) -> bool:
        """Does doing this show what only the player may know?"""

    def play(self, state: State, action: Action, /) -> State:
        """The state after an action; `Refused` if a rule forbids it."""

    def table(self, state: State, /) -> Table: ...

    def view(self, state: State, seat: int, /) -> View: ...

    def final_score(self, state: State, /) -> Sheet:
        """The score sheet of a game that is over."""
