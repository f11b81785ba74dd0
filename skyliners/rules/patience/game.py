"""The patience's front door: what a match and a record ask of it."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from skyliners.rules.patience import state as _state
from skyliners.rules.patience.legal import legal_moves
from skyliners.rules.patience.notation import (
    KEYS,
    OPTIONAL_KEYS,
    after,
    describe,
    read,
    read_action,
    write,
    write_action,
)
from skyliners.rules.patience.pieces import Mode, Move
from skyliners.rules.patience.rulings import Rule
from skyliners.rules.patience.state import State, play
from skyliners.rules.patience.table import Table
from skyliners.rules.seats import Seat, seated

__all__ = [
    "CHANCE_RULE", "COUNTS", "ID", "KEYS", "MODES", "OPTIONAL_KEYS", "PARTS", "PLAYERS",
    "after", "awaits_chance", "chance", "check_end", "counts", "deal", "describe",
    "final_score", "in_public", "is_final", "is_secret", "known", "legal", "play", "read",
    "read_action", "redact", "seated", "table", "to_move", "view", "write", "write_action",
]  # fmt: skip

ID = "skyline-patience"
MODES = Mode
PLAYERS = (1,)
PARTS = ("moves",)
COUNTS: Mapping[str, str] = {}
CHANCE_RULE = Rule.BAD_CARDS


class View(NamedTuple):
    """What the player may know: what lies open. Nobody holds anything."""

    table: Table
    seat: int = 0


class Total(NamedTuple):
    seat: int
    moves: int

    @property
    def total(self) -> int:
        return self.moves

    @property
    def parts(self) -> dict[str, int]:
        return {"moves": self.moves}


class Sheet(NamedTuple):
    totals: tuple[Total, ...]
    winners: tuple[int, ...] = (0,)


def deal(
    mode: Mode, seats: tuple[Seat, ...], rng: Random, options: Mapping[str, Any]
) -> State:
    """Any cards by chance, or those of the option `deck`, row by row."""
    deck = options.get("deck")
    laid = _state.deal(mode, rng) if deck is None else _state.lay(mode, deck)
    return laid._replace(table=laid.table._replace(seats=seats))


def table(state: State) -> Table:
    return state.table


def view(state: State, _: int) -> View:
    return View(state.table)


def to_move(state: State) -> int | None:
    return None if state.table.over else 0


def chance(_: State, __: Random) -> None:
    """Everything was dealt at the beginning."""


def awaits_chance(_: State) -> bool:
    return False


def check_end(_: State) -> None:
    """Nothing shows only at the end."""


def counts(_: object, __: int) -> Mapping[str, int]:
    return {}


def is_secret(_: Move) -> bool:
    return False


def is_final(_: Move) -> bool:
    """Alone, one may take back as much as one likes."""
    return False


def legal(state: State) -> Sequence[Move]:
    return legal_moves(state.table)


def in_public(move: Move) -> Move:
    return move


def redact(start: State, moves: Sequence[Move], _: int) -> tuple[State, Sequence[Move]]:
    """There is no redacted form: without its deck it is no record."""
    return start, moves


def final_score(state: State) -> Sheet:
    if not state.table.over:
        raise ValueError("the game is not over")
    return Sheet((Total(0, state.table.moves),))


def known(position: State) -> View:
    return View(position.table)
