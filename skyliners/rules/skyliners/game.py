"""The front door of Skyliners: what a match and a record ask of it."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from skyliners.rules.seats import Color
from skyliners.rules.skyliners import notation
from skyliners.rules.skyliners import state as _state
from skyliners.rules.skyliners.actions import Action, HiddenPlan, Plan, in_public
from skyliners.rules.skyliners.city import CLOCKWISE
from skyliners.rules.skyliners.pieces import FLOORS, Mode
from skyliners.rules.skyliners.rulings import Rule
from skyliners.rules.skyliners.scoring import ScoreSheet
from skyliners.rules.skyliners.state import State, final_score, play, table, to_move, view
from skyliners.rules.skyliners.table import Seat, Table
from skyliners.rules.skyliners.view import View
from skyliners.rules.skyliners.written import (
    KEYS,
    OPTIONAL_KEYS,
    after,
    describe,
    legal,
    read,
    redact,
    write,
)

__all__ = [
    "CHANCE_RULE", "COUNTS", "ID", "KEYS", "MODES", "OPTIONAL_KEYS", "PARTS", "PLAYERS",
    "after", "awaits_chance", "chance", "check_end", "counts", "deal", "describe",
    "final_score", "in_public", "is_final", "is_secret", "known", "legal", "play", "read",
    "read_action", "redact", "seated", "table", "to_move", "view", "write", "write_action",
]  # fmt: skip

ID = "skyliners"
MODES = Mode
PLAYERS = tuple(FLOORS)
PARTS = ("rows", "surplus", "antennas", "skyscraper")
COUNTS = {"filed": "", "correct": "filed"}  # planning cards
CHANCE_RULE = Rule.BAD_SETUP


def seated(names: Sequence[str], rng: Random) -> tuple[Seat, ...]:
    """Clockwise from a random side on. Two sit side by side, either way round; of three,
    any side may stay empty."""
    colors = rng.sample(list(Color), len(names))
    first = rng.randrange(len(CLOCKWISE))
    sides = CLOCKWISE[first:] + CLOCKWISE[:first]
    if len(names) == 2:
        sides = sides[0], rng.choice((sides[1], sides[3]))
    elif len(names) == 3:
        empty = rng.choice(sides[1:])
        sides = tuple(side for side in sides if side is not empty)
    return tuple(map(Seat, names, sides, colors))


def deal(
    mode: Mode, seats: tuple[Seat, ...], rng: Random, options: Mapping[str, Any]
) -> State:
    del options  # there are none
    return _state.deal(mode, seats, rng)


def chance(_: State, __: Random) -> None:
    """All cards were drawn at the beginning."""


def awaits_chance(_: object) -> bool:
    return False


def check_end(_: object) -> None:
    """Nothing shows only at the end."""


def counts(sheet: ScoreSheet, seat: int) -> Mapping[str, int]:
    cards = [row for row in sheet.rows if row.seat == seat and row.planned]
    return {"filed": len(cards), "correct": sum(row.points > 0 for row in cards)}


def is_secret(action: Action) -> bool:
    return isinstance(action, Plan)


def is_final(_: Action) -> bool:
    """A filed card can be taken back until the turn is ended."""
    return False


def read_action(text: object, _: Table) -> Action | HiddenPlan:
    return notation.read_action(text)


def write_action(action: Action | HiddenPlan, _: Table) -> str:
    return notation.write_action(action)


def known(position: View) -> View:
    return position
