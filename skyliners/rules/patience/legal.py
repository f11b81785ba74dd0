"""What is allowed. One function names the rule that forbids a move, or None."""

from collections.abc import Sequence

from skyliners.rules.patience.pieces import Move
from skyliners.rules.patience.rulings import Rule
from skyliners.rules.patience.table import Table, fits, is_run
from skyliners.rules.refusal import Common, Ruling


def refusal(table: Table, move: Move) -> Ruling | None:
    if table.over:
        return Common.GAME_OVER
    source, target = table.rows[move.source], table.rows[move.target]
    if move.count > len(source.up):
        return Rule.NO_SUCH_CARDS
    moving = source.up[-move.count :]
    if not is_run(moving):
        return Rule.NOT_A_RUN
    return None if fits(moving[0], target) else Rule.DOES_NOT_FIT


def legal_moves(table: Table) -> Sequence[Move]:
    """Every move there is; none when all is solved, or when nothing goes any more."""
    rows = range(len(table.rows))
    return [
        move
        for source in rows
        for count in range(1, len(table.rows[source].up) + 1)
        for target in rows
        if source != target
        if refusal(table, move := Move(count, source, target)) is None
    ]
