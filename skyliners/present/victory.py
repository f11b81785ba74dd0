"""Who won, whichever game it was: for the moment it is told, and for the page after it."""

from typing import Any, NamedTuple

from skyliners.present.games import shown
from skyliners.present.texts import _, listed, plural
from skyliners.rules.seats import Color


class Winner(NamedTuple):
    name: str
    color: Color


class Victory(NamedTuple):
    winners: tuple[Winner, ...]  # nobody: not even a game alone was won
    headline: str  # as large as it can be written
    points: int
    points_text: str  # the word after their number
    told: str  # all of it in one sentence
    reason: str  # what decided it


def victory(game: str, table: Any, sheet: Any) -> Victory:
    return won(table, sheet, shown(game).why_won(table, sheet))


def won(table: Any, sheet: Any, reason: str) -> Victory:
    """Who won, and what decided it."""
    winners = tuple(
        Winner(table.seats[seat].name, table.seats[seat].color) for seat in sheet.winners
    )
    points = max(total.total for total in sheet.totals)
    names = listed([winner.name for winner in winners])
    if not winners:
        headline = told = _("Nobody wins this time.")
    elif len(table.seats) == 1:  # alone one plays for points
        headline = _("Well played, {name}!", name=names)
        told = plural("{name}: {n} point.", "{name}: {n} points.", points, name=names)
    elif len(winners) == 1:
        headline = _("{name} wins!", name=names)
        told = _("{name} wins with {points} points!", name=names, points=points)
    else:
        headline = _("{names} share the win!", names=names)
        told = _(
            "{names} share the win with {points} points each!", names=names, points=points
        )
    return Victory(
        winners,
        headline,
        points,
        plural("point", "points", points),
        told,
        reason,
    )
