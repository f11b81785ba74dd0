"""How a patience is written down: the deck row by row, and moves such as `2 a>c`. There
is nothing to redact: what nobody may see lies in the deck, and a record without it is no
record."""

import re
from collections.abc import Sequence
from typing import Any

from skyliners.rules.deck import DECK, Card, read_card
from skyliners.rules.game import Opening
from skyliners.rules.patience.pieces import LAYOUT, ROW_NAMES, Mode, Move
from skyliners.rules.patience.rulings import Rule
from skyliners.rules.patience.state import State, lay, play
from skyliners.rules.patience.table import Table
from skyliners.rules.refusal import Common, Refused
from skyliners.rules.seats import Color, Seat, read_seat

SOMEBODY = Seat("", Color.RED)  # who plays, if nobody says

KEYS = {"deck": list}
OPTIONAL_KEYS: dict[str, type] = {}

_MOVE = re.compile(r"([1-9][0-9]*) ([a-f])>([a-f])", re.ASCII)
_MOST = 3  # digits that are read: no row has as many cards


def write_action(move: Move, _: Table | None = None) -> str:
    return f"{move.count} {ROW_NAMES[move.source]}>{ROW_NAMES[move.target]}"


def read_action(text: object, table: Table) -> Move:
    found = _MOVE.fullmatch(text) if isinstance(text, str) else None
    if found is None or found[2] == found[3]:
        raise Refused(Common.UNKNOWN_ACTION, repr(text)[:80])
    move = Move(int(found[1][:_MOST]), ROW_NAMES.index(found[2]), ROW_NAMES.index(found[3]))
    if max(move.source, move.target) >= len(table.rows):
        raise Refused(Common.UNKNOWN_ACTION, f"there is no such row: {text}")
    return move


def read(data: dict[str, Any]) -> Opening[State]:
    """The table as it was laid. Whoever watches a patience sees what the player sees."""
    deck = tuple(map(read_card, data["deck"]))
    if None in deck or sorted(map(str, deck)) != sorted(map(str, DECK)):
        raise Refused(Rule.BAD_CARDS)
    laid = lay(Mode(data["mode"]), tuple(card for card in deck if card))
    return Opening(laid._replace(table=laid.table._replace(seats=_seats(data))))


def _seats(data: dict[str, Any]) -> tuple[Seat, ...]:
    """Who plays may stand in a record, and need not; whatever else stands there is no
    business of ours."""
    try:
        (entry,) = data["seats"]
        return (read_seat(entry),)
    except (KeyError, TypeError, ValueError, Refused):
        return (SOMEBODY,)


def after(state: State, move: Move) -> State:
    return play(state, move)


def write(opening: State, moves: Sequence[Move]) -> dict[str, Any]:
    known = [seat for seat in opening.table.seats if seat != SOMEBODY]
    seats = [{"name": seat.name, "color": seat.color.value} for seat in known]
    return {
        **({"seats": seats} if seats else {}),
        "deck": [str(card) for card in deck(opening)],
        "actions": [write_action(move) for move in moves],
    }


def deck(opening: State) -> tuple[Card, ...]:
    """The cards as they were laid, row by row."""
    assert [*map(len, opening.table.rows)] == [*LAYOUT[opening.table.mode]]
    rows = zip(opening.hidden, opening.table.rows, strict=True)
    return tuple(card for hidden, row in rows for card in (*hidden, *row.up))


def describe(state: State) -> dict[str, Any]:
    """What the command line tells of it."""
    table = state.table
    return {
        "over": table.over,
        "rows": [["?"] * row.down + [str(card) for card in row.up] for row in table.rows],
        "gone": list(table.gone),
        "moves": table.moves,
    }
