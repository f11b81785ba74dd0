"""Curves of a game of Skyliners: what everybody saw, turn by turn, and how the points came
in."""

from collections.abc import Sequence
from itertools import accumulate

from skyliners.present.chart import Chart, Series
from skyliners.present.texts import _
from skyliners.rules.skyliners.city import LINES, Side, sees
from skyliners.rules.skyliners.scoring import ScoreSheet
from skyliners.rules.skyliners.table import Table


def charts(tables: Sequence[Table], sheet: ScoreSheet) -> tuple[Chart, ...]:
    """Of a board game only its end is known."""
    if len(tables) < 2:
        return ()
    return seen_chart(tables), points_chart(tables[-1], sheet)


def objects_seen(table: Table, side: Side) -> int:
    """All that a player sees in their five rows."""
    return sum(len(sees(table.heights, line)) for line in LINES[side])


def seen_chart(tables: Sequence[Table]) -> Chart:
    """What everybody saw at the beginning and after every turn."""
    after = [tables[index] for index in turn_ends(tables[-1])]
    return Chart(
        _("Objects in view"),
        _("Turns"),
        tuple(
            Series(
                seat.name,
                seat.color,
                tuple(float(objects_seen(table, seat.side)) for table in after),
            )
            for seat in tables[-1].seats
        ),
    )


def turn_ends(table: Table) -> tuple[int, ...]:
    """How many actions were done at the beginning and at the end of every turn."""
    turns = table.turns()
    ends = [
        done
        for done in range(1, len(turns))
        if (turns[done].seat, turns[done].round)
        != (turns[done - 1].seat, turns[done - 1].round)
    ]
    return (0, *ends, len(turns)) if turns else (0,)


def points_chart(table: Table, sheet: ScoreSheet) -> Chart:
    """The score track during the scoring: one point wherever it changed."""
    gains = [
        *(
            (row.seat, gain)
            for row in sheet.rows
            for gain in (row.points, len(row.surplus))
        ),
        *((total.seat, total.antennas) for total in sheet.totals),
        *((card.seat, card.points) for card in sheet.skyscrapers),
    ]
    changed = [(seat, gain) for seat, gain in gains if gain]
    return Chart(
        _("Points, step by step"),
        _("Steps of the scoring"),
        tuple(
            Series(
                seat.name,
                seat.color,
                tuple(
                    accumulate(
                        (float(gain) if who == number else 0.0 for who, gain in changed),
                        initial=0.0,
                    )
                ),
            )
            for number, seat in enumerate(table.seats)
        ),
    )
