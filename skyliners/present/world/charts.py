"""Curves of a game: money, income and penthouses, round by round."""

from collections.abc import Callable, Sequence

from skyliners.present.chart import Chart, Series
from skyliners.present.texts import _
from skyliners.rules.world.actions import EndTurn
from skyliners.rules.world.scoring import ScoreSheet
from skyliners.rules.world.table import Table


def charts(tables: Sequence[Table], _sheet: ScoreSheet) -> tuple[Chart, ...]:
    """Of a board game only its end is known."""
    if len(tables) < 2:
        return ()
    after = [tables[0], *filter(_is_round_end, tables[1:])]
    return (
        _chart(_("Money"), after, lambda table, seat: table.cash[seat]),
        _chart(_("Income"), after, lambda table, seat: table.income(seat)),
        _chart(_("Penthouses"), after, lambda table, seat: table.penthouses(seat)),
    )


def _is_round_end(table: Table) -> bool:
    """Within a round everybody's money goes up and down; what is left tells more."""
    last = table.turn is None or table.turn.seat == 0
    return last and isinstance(table.log[-1], EndTurn)


def _chart(
    title: str, tables: Sequence[Table], value: Callable[[Table, int], int]
) -> Chart:
    series = (
        Series(seat.name, seat.color, tuple(float(value(table, at)) for table in tables))
        for at, seat in enumerate(tables[-1].seats)
    )
    return Chart(title, _("Rounds"), tuple(series))
