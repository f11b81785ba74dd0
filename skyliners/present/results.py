"""How a finished game ended, whichever it was: who won, the score table, curves over time,
and what can be done with it now. The game adds panels of its own."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from skyliners.present.chart import Chart
from skyliners.present.game import Ended
from skyliners.present.games import alone, shown
from skyliners.present.texts import _
from skyliners.present.victory import Victory, victory
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
    victory: Victory
    labels: tuple[str, ...]
    total_text: str
    columns: tuple[Column, ...]  # none: there are no points
    charts: tuple[Chart, ...]
    rematch_text: str
    replay_text: str
    scoring_text: str  # empty: there is nothing to be told once more
    picture_text: str
    record_text: str
    review_text: str  # empty: there is no coach
    notice: str = ""  # what became of the last wish


def results_model(
    game: str,
    tables: Sequence[Any],
    sheet: Any,
    noted: Mapping[str, Any] = MappingProxyType({}),
) -> ResultsModel:
    """From the tables of a whole game, first to last, and its score sheet; `noted` is what
    stands in its record besides."""
    if by_oneself := alone(game):
        return _alone(by_oneself.ended(tables[-1], noted))
    said, seats = shown(game), tables[-1].seats
    return ResultsModel(
        heading=_("Results"),
        victory=victory(game, tables[-1], sheet),
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
        record_text=_("Game file"),
        review_text=_("Review") if said.COACH else "",
    )


def _alone(ended: Ended) -> ResultsModel:
    """Of a game for one: nothing is counted up, and nobody asks for a rematch."""
    return ResultsModel(
        heading=_("Results"),
        victory=Victory(
            (), ended.title, ended.number, ended.unit, ended.title, ended.about
        ),
        labels=(),
        total_text="",
        columns=(),
        charts=(),
        rematch_text=_("New game"),
        replay_text=_("Replay"),
        scoring_text="",
        picture_text=_("Picture"),
        record_text=_("Game file"),
        review_text="",
    )
