"""What every game offers: to the match that plays it, and to records, which read it and
write it down. No wider than they need.

A module is a game: `rules/<room>/game.py` is its front door.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from skyliners.rules.refusal import Ruling

State = TypeVar("State")  # everything, all secrets included
Table = TypeVar("Table", covariant=True)  # what everybody may know
View = TypeVar("View", covariant=True)  # what one seat may know
Action = TypeVar("Action")
Sheet = TypeVar("Sheet", covariant=True)  # how it was scored, step by step
Position = TypeVar("Position")


class Opening(NamedTuple, Generic[Position]):
    """How a record begins: the game before its first action, and what chance will do in
    the middle of it, in order; refused, perhaps, once it is asked for."""

    position: Position
    events: Iterable[Any] = ()


class Game(Protocol[State, Table, View, Action, Sheet]):
    """A position is a state or, of a redacted record, what its viewer knows of one; both
    have a `table`, which has `mode`, `seats`, `log` and `over`."""

    @property
    def ID(self) -> str:  # noqa: N802
        """Its name in the catalogue, in records and on the command line."""

    @property
    def MODES(self) -> type[StrEnum]: ...  # noqa: N802
    @property
    def PLAYERS(self) -> Collection[int]: ...  # noqa: N802
    @property
    def PARTS(self) -> tuple[str, ...]:  # noqa: N802
        """What a total is made of, in the order it is told."""

    @property
    def COUNTS(self) -> Mapping[str, str]:  # noqa: N802
        """What else is counted of everybody, for figures alone: its name, and of what it
        is a share, if of anything."""

    # Playing

    def seated(self, names: Sequence[str], rng: Random, /) -> tuple[Any, ...]:
        """Some seats for so many as its rules know, the start player first."""

    def deal(
        self, mode: Any, seats: Any, rng: Random, /, options: Mapping[str, Any]
    ) -> State:
        """A new game. All chance there is at the beginning comes from `rng`."""

    def to_move(self, state: State, /) -> int | None:
        """The seat that acts next; None when the game is over."""

    def chance(self, state: State, rng: Random, /) -> Action | None:
        """What chance does now, to be played and written down like an action."""

    def is_secret(self, action: Action, /) -> bool:
        """Does doing this show what only the player may know?"""

    def is_final(self, action: Action, /) -> bool:
        """Did doing this show something new, so that it cannot be taken back?"""

    def play(self, state: State, action: Action, /) -> State:
        """The state after an action; `Refused` if a rule forbids it."""

    def table(self, state: State, /) -> Table: ...

    def view(self, state: State, seat: int, /) -> View: ...

    def final_score(self, state: State, /) -> Sheet:
        """The score sheet of a game that is over: `totals`, one a seat with `total` and
        `parts`, and `winners`."""

    def counts(self, sheet: Any, seat: int, /) -> Mapping[str, int]:
        """What `COUNTS` names, of one seat."""

    # On record

    @property
    def KEYS(self) -> Mapping[str, type]:  # noqa: N802
        """What its records must hold besides format, game, mode and actions."""

    @property
    def OPTIONAL_KEYS(self) -> Mapping[str, type]: ...  # noqa: N802
    @property
    def CHANCE_RULE(self) -> Ruling:  # noqa: N802
        """What is refused if a record tells too little or too much of chance."""

    def read(self, data: dict[str, Any], /) -> Opening[Any]: ...

    def read_action(self, text: object, table: Any, /) -> Any: ...

    def write_action(self, action: Any, table: Any, /) -> str: ...

    def awaits_chance(self, position: Any, /) -> bool: ...

    def after(self, position: Any, action: Any, /) -> Any:
        """The position after an action; `Refused` if a rule forbids it, or if it hides or
        shows what it must not."""

    def check_end(self, position: Any, /) -> None:
        """`Refused` for what shows only after all was played."""

    def legal(self, position: Any, /) -> Sequence[Action]:
        """Every legal next action; `redacted` if it hides the hand that is to act."""

    def write(self, start: Any, actions: Sequence[Any], /) -> dict[str, Any]: ...

    def redact(
        self, start: State, actions: Sequence[Action], seat: int, /
    ) -> tuple[Any, Sequence[Any]]:
        """The same game as one seat may know it."""

    def known(self, position: Any, /) -> View:
        """What the viewer of a redacted record may know."""

    def in_public(self, action: Any, /) -> Any:
        """The action as everybody at the table sees it."""

    def describe(self, position: Any, /) -> dict[str, Any]:
        """What the command line tells of it."""
