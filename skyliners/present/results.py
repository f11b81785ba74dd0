"""How a finished game ended, whichever it was: who won, the score table, curves over time,
and what can be done with it now. The game adds panels of its own."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from skyliners.present.chart import Chart
from skyliners.present.games import shown
from skyliners.present.texts import _, listed
from skyliners.rules.games import rules_of
from skyliners.rules.seats import Color


class Column(NamedTuple):
    """One player in the score table."""

    name: str
    color: Color
    won: bool
    numbers: tuple[int, ...]  # in the order of the labels
    total: int


class ResultsModel(NamedTuple):
    heading: str
    title: str  # who won
    reason: str  # what decided it
    labels: tuple[str, ...]
    total_text: str
    columns: tuple[Column, ...]
    charts: tuple[Chart, ...]
    rematch_text: str
    replay_text: str
    scoring_text: str
    picture_text: str
    record_text: str
    review_text: str  # empty: there is no coach
    notice: str = ""  # what became of the last wish


def results_model(game: str, tables: Sequence[Any], sheet: Any) -> ResultsModel:
    """From the tables of a whole game, first to last, and its score sheet."""
    said, seats = shown(game), tables[-1].seats
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
        reason=said.why_won(tables[-1], sheet),
        labels=tuple(said.part_names()),
        total_text=_("Total"),
        columns=tuple(
            Column(
                seat.name,
                seat.color,
                won=number in sheet.winners,
                numbers=tuple(total.parts[part] for part in rules_of(game).PARTS),
                total=total.total,
            )
            for number, (seat, total) in enumerate(zip(seats, sheet.totals, strict=True))
        ),
        charts=said.charts(tables, sheet),
        rematch_text=_("Rematch"),
        replay_text=_("Replay"),
        scoring_text=_("Scoring"),
        picture_text=_("Picture"),
        record_text=_("Record"),
        review_text=_("Review") if said.COACH else "",
    )
