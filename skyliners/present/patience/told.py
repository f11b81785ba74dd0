"""What was done, in words."""

from collections.abc import Sequence

from skyliners.match.replay import Replay
from skyliners.present.deck.names import card_told, period_name
from skyliners.present.game import Acted
from skyliners.present.patience.board import Board, still
from skyliners.present.patience.draft import Picked
from skyliners.present.patience.names import moves_text, row_name
from skyliners.present.texts import _, plural
from skyliners.rules.patience.pieces import Move
from skyliners.rules.patience.table import Table


def to_do(table: Table, move: Move, seat: int | None = None) -> str:
    """From which row, where to."""
    del table, seat  # a move says all of it
    source, target = row_name(move.source), row_name(move.target)
    return plural(
        "One card from row {source} to row {target}",
        "{n} cards from row {source} to row {target}",
        move.count,
        source=source,
        target=target,
    )


def told(table: Table, move: Move | None, seat: int | None = None) -> str:
    """What was moved last at this table, and what came of it."""
    del seat  # there is only one
    if move is None:
        return _("The cards are dealt.")
    row = table.rows[move.target].up
    if len(row) < move.count or not row:  # it has left the table
        return _("{design} is complete.", design=period_name(table.gone[-1]))
    return _(
        "{card} to row {row}",
        card=card_told(row[-move.count]),
        row=row_name(move.target),
    )


def turns(table: Table) -> Sequence[Acted]:
    return [Acted(0, 1)] * table.moves


def moves_told(done: int, number: int) -> str:
    return _("Move {done} of {all}", done=done, all=number) if done else _("The deal")


def where(table: Table, *, turn_done: bool) -> str:
    del turn_done  # a game for one has a single turn
    return moves_text(table.moves)


def replayed(replay: Replay, *, following: bool) -> Board:
    del following  # cards glide from wherever they were
    table: Table = replay.table
    move: Move | None = replay.last_action
    last = None if move is None else Picked(move.target, move.count)
    if last and len(table.rows[last.row].up) < last.number:
        last = None
    return still(table, last)
