""" "What do I see?": heights tapped into a row, and for each object whether it counts
and what hides it."""

from typing import NamedTuple

from skyliners.present.choices import Choice
from skyliners.present.skyliners.cardboard.heights import height_choices, height_name
from skyliners.present.skyliners.names import SEATS
from skyliners.present.skyliners.skyline import Row, skyline
from skyliners.present.texts import _, plural
from skyliners.rules.skyliners.city import LINES, SITES, SIZE, Side
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.sketch import heights_only

_ROW = 1  # of a made-up city; any row without the park in the middle would do


class Sight(NamedTuple):
    heights: tuple[int, ...] = (0,) * SIZE  # the nearest first
    site: int = 0  # which is to be entered now


class Verdict(NamedTuple):
    """One site of the row."""

    number: str
    name: str
    text: str
    seen: bool
    blocker: int | None  # its site in the row, from 1


class SightModel(NamedTuple):
    title: str
    hint: str
    row: Row
    site: int  # the one that is entered now
    told: str  # how many objects are seen
    verdicts: tuple[Verdict, ...]
    heights: tuple[Choice, ...]


def enter(sight: Sight, height: int) -> Sight:
    """This is how high it is there; on to the next."""
    heights = list(sight.heights)
    heights[sight.site] = height
    return Sight(tuple(heights), (sight.site + 1) % SIZE)


def point(sight: Sight, site: int) -> Sight:
    return sight._replace(site=site)


def sight_model(sight: Sight) -> SightModel:
    row = seen_along(sight.heights)
    return SightModel(
        title=_("What do I see?"),
        hint=_("How tall is site {n}? Site 1 is the nearest.", n=sight.site + 1),
        row=row,
        site=sight.site,
        told=plural("1 object in view", "{n} objects in view", row.seen),
        verdicts=tuple(
            Verdict(
                str(number),
                height_name(profile.height),
                _verdict(profile.height, profile.hidden_by, profile.short_by),
                profile.seen,
                profile.hidden_by,
            )
            for number, profile in enumerate(row.profiles, 1)
        ),
        heights=height_choices(sight.heights[sight.site]),
    )


def seen_along(heights: tuple[int, ...]) -> Row:
    line = LINES[Side.SOUTH][_ROW]
    city = bytes(heights[line.index(site)] if site in line else 0 for site in SITES)
    table = heights_only(Mode.FULL, SEATS[:2], city)
    return skyline(table, Side.SOUTH)[_ROW]._replace(letter="")


def _verdict(height: int, hidden_by: int | None, short_by: int) -> str:
    if not height:
        return _("no object")
    if hidden_by is None:
        return _("in view")
    if short_by == 1:
        return _("hidden behind site {n}, just as tall", n=hidden_by)
    return _("hidden behind site {n}, which is taller", n=hidden_by)
