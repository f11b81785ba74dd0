"""The card game's front door: what a match and a record ask of it."""

from collections.abc import Mapping
from random import Random
from typing import Any

from skyliners.rules.cards import state as _state
from skyliners.rules.cards.actions import Action, Exchange, in_public
from skyliners.rules.cards.notation import (
    KEYS,
    OPTIONAL_KEYS,
    after,
    awaits_chance,
    check_end,
    describe,
    legal,
    read,
    read_action,
    redact,
    write,
    write_action,
)
from skyliners.rules.cards.pieces import COPIES, EXACT, Mode
from skyliners.rules.cards.rulings import Rule
from skyliners.rules.cards.scoring import ScoreSheet
from skyliners.rules.cards.state import State, chance, final_score, play, view
from skyliners.rules.cards.table import Table
from skyliners.rules.cards.view import View
from skyliners.rules.cards.witness import Witnessed
from skyliners.rules.seats import Seat, seated

__all__ = [
    "CHANCE_RULE", "COUNTS", "ID", "KEYS", "MODES", "OPTIONAL_KEYS", "PARTS", "PLAYERS",
    "after", "awaits_chance", "chance", "check_end", "counts", "deal", "describe",
    "final_score", "in_public", "is_final", "is_secret", "known", "legal", "play", "read",
    "read_action", "redact", "seated", "table", "to_move", "view", "write", "write_action",
]  # fmt: skip

ID = "skyline-cards"
MODES = Mode
PLAYERS = tuple(COPIES)
PARTS = ("target", "tasks")
COUNTS = {"games": "", "exact": "games"}
CHANCE_RULE = Rule.BAD_CARDS


def deal(
    mode: Mode, seats: tuple[Seat, ...], rng: Random, options: Mapping[str, Any]
) -> State:
    del options  # there are none
    return _state.deal(mode, seats, rng)


def table(state: State) -> Table:
    return state.table


def to_move(state: State) -> int | None:
    return state.table.to_move


def counts(sheet: ScoreSheet, seat: int) -> Mapping[str, int]:
    """How often the target was hit, of all games."""
    return {"games": 1, "exact": int(sheet.totals[seat].target == EXACT)}


def is_secret(action: Action) -> bool:
    return isinstance(action, Exchange)


def is_final(action: Action) -> bool:
    """Whoever draws has seen new cards."""
    return not isinstance(action, Exchange) or bool(action.cards)


def known(position: Witnessed) -> View:
    return position.view
