"""A picture of a finished game that one would post: what was left on the table is the
game's own; here is what is written beside it."""

from datetime import datetime
from typing import NamedTuple

from skyliners.games import entry_of
from skyliners.present.choices import Choice
from skyliners.present.dates import day_text
from skyliners.present.results import ResultsModel
from skyliners.present.texts import _
from skyliners.rules.seats import Color

WIDE, SQUARE = (2400, 1350), (1600, 1600)  # pixels


class Line(NamedTuple):
    """One player, the best first."""

    name: str
    color: Color
    points: int
    won: bool


class Souvenir(NamedTuple):
    name: str  # of the game
    headline: str
    about: str  # what a game for one came to; empty: there are lines
    lines: tuple[Line, ...]
    day: str
    square: bool

    @property
    def size(self) -> tuple[int, int]:
        return SQUARE if self.square else WIDE


class SouvenirModel(NamedTuple):
    title: str
    souvenir: Souvenir
    shapes: tuple[Choice, ...]
    share_text: str
    notice: str = ""


def souvenir_model(
    game: str, results: ResultsModel, finished: float, *, square: bool
) -> SouvenirModel:
    """`finished`: when it was over, in seconds since 1970."""
    lines = [
        Line(column.name, column.color, column.total, column.won)
        for column in results.columns
    ]
    lines.sort(key=lambda line: (not line.won, -line.points))
    then = datetime.fromtimestamp(finished)  # noqa: DTZ006  # the device's own time
    won = results.victory
    return SouvenirModel(
        title=_("Picture"),
        souvenir=Souvenir(
            entry_of(game).name,
            won.headline,
            "" if lines else f"{won.points} {won.points_text}",
            tuple(lines),
            day_text(then.date()),
            square,
        ),
        shapes=(
            Choice(False, _("Wide"), not square, "image-outline"),
            Choice(True, _("Square"), square, "square-outline"),
        ),
        share_text=_("Share picture"),
    )
