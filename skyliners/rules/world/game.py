"""The front door of Skyline of the World: what a match and a record ask of it."""

from collections.abc import Mapping
from random import Random
from typing import Any

from skyliners.rules.seats import Seat, seated
from skyliners.rules.world import state as _state
from skyliners.rules.world.actions import Action, Swap, in_public
from skyliners.rules.world.box import box
from skyliners.rules.world.notation import (
    KEYS,
    OPTIONAL_KEYS,
    after,
    check_end,
    describe,
    legal,
    read,
    read_action,
    redact,
    write,
    write_action,
)
from skyliners.rules.world.pieces import PLAYERS, Mode
from skyliners.rules.world.rulings import Rule
from skyliners.rules.world.state import State, final_score, play, to_move, view
from skyliners.rules.world.table import Table
from skyliners.rules.world.view import View
from skyliners.rules.world.witness import Witnessed

__all__ = [
    "CHANCE_RULE", "COUNTS", "ID", "KEYS", "MODES", "OPTIONAL_KEYS", "PARTS", "PLAYERS",
    "after", "awaits_chance", "chance", "check_end", "counts", "deal", "describe",
    "final_score", "in_public", "is_final", "is_secret", "known", "legal", "play", "read",
    "read_action", "redact", "seated", "table", "to_move", "view", "write", "write_action",
]  # fmt: skip

ID = "skyline-of-the-world"
MODES = Mode
PARTS = ("penthouses", "areas", "mission")
COUNTS: Mapping[str, str] = {}
CHANCE_RULE = Rule.BAD_CARDS


def deal(
    mode: Mode, seats: tuple[Seat, ...], rng: Random, options: Mapping[str, Any]
) -> State:
    """`city` names one of our maps, `tournament` breaks ties, `fair_start` gives later
    seats more to begin with where that is fair; none need be named."""
    ways = {name: chosen for name, chosen in options.items() if name != "city"}
    return _state.deal(mode, seats, box(options.get("city")), rng, **ways)


def table(state: State) -> Table:
    return state.table


def chance(_: State, __: Random) -> None:
    """The pile was shuffled at the beginning."""


def awaits_chance(_: object) -> bool:
    return False


def counts(_: object, __: int) -> Mapping[str, int]:
    return {}


def is_secret(action: Action) -> bool:
    return isinstance(action, Swap)


def is_final(_: Action) -> bool:
    """Cards that others draw are seen by nobody before the turn is ended."""
    return False


def known(position: Witnessed) -> View:
    return position.view
