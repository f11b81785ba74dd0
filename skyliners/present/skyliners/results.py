"""How a finished game ended: the score table, everybody's skyline, curves over time."""

from collections.abc import Sequence
from typing import NamedTuple

from skyliners.present.chart import Chart, points_chart, seen_chart
from skyliners.present.skyliners.ceremony import reveal
from skyliners.present.skyliners.reasons import why_winner
from skyliners.present.skyliners.scene import Marks
from skyliners.present.skyliners.skyline import Row, skyline
from skyliners.present.texts import _, listed, plural
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.scoring import ScoreSheet
from skyliners.rules.skyliners.table import Table


class Column(NamedTuple):
    """One player in the score table."""

    name: str
    color: Color
    won: bool
    numbers: tuple[int, ...]  # in the order of the labels
    total: int


class PlayerSkyline(NamedTuple):
    name: str
    color: Color
    rows: tuple[Row, ...]
    text: str  # how many objects are seen in all


class ResultsModel(NamedTuple):
    heading: str
    title: str  # who won
    reason: str  # what decided it
    labels: tuple[str, ...]
    total_text: str
    columns: tuple[Column, ...]
    skylines: tuple[PlayerSkyline, ...]
    charts: tuple[Chart, ...]
    side: Side  # the city is shown from the winner's
    marks: Marks
    rematch_text: str
    replay_text: str
    scoring_text: str
    picture_text: str
    record_text: str
    review_text: str
    notice: str = ""  # what became of the last wish


def results_model(tables: Sequence[Table], sheet: ScoreSheet) -> ResultsModel:
    """From the tables of a whole game, first to last, and its score sheet."""
    table = tables[-1]
    seats = table.seats
    steps = reveal(table, sheet).steps
    winners = [seats[seat].name for seat in sheet.winners]
    most = max(total.total for total in sheet.totals)
    if len(winners) == 1:
        title = _("{name} wins with {points} points.", name=winners[0], points=most)
    else:
        names = listed(winners)
        title = _("{names} win together with {points} points.", names=names, points=most)
    return ResultsModel(
        heading=_("Results"),
        title=title,
        reason=why_winner(table, sheet),
        labels=(_("Rows"), _("Surplus"), _("Antennas"), _("Skyscraper")),
        total_text=_("Total"),
        columns=tuple(
            Column(
                seats[total.seat].name,
                seats[total.seat].color,
                won=total.seat in sheet.winners,
                numbers=(total.rows, total.surplus, total.antennas, total.skyscraper),
                total=total.total,
            )
            for total in sheet.totals
        ),
        skylines=tuple(_skyline(table, seat) for seat in range(len(seats))),
        # Of a board game only its end is known.
        charts=(seen_chart(tables), points_chart(steps)) if len(tables) > 1 else (),
        side=seats[sheet.winners[0]].side,
        marks=Marks(antennas=steps[-1].marks.antennas),
        rematch_text=_("Rematch"),
        replay_text=_("Replay"),
        scoring_text=_("Scoring"),
        picture_text=_("Picture"),
        record_text=_("Record"),
        review_text=_("Review"),
    )


def _skyline(table: Table, number: int) -> PlayerSkyline:
    seat = table.seats[number]
    rows = skyline(table, seat.side)
    seen = sum(row.seen for row in rows)
    text = plural("1 object in sight", "{n} objects in sight", seen)
    return PlayerSkyline(seat.name, seat.color, rows, text)
