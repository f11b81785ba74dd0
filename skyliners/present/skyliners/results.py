"""How a game of Skyliners ended, or stands: the city from the winner's side, everybody's
skyline, and what of the score everybody can count."""

from typing import NamedTuple

from skyliners.present.game import Standing
from skyliners.present.skyliners.scene import CityShown, Marks
from skyliners.present.skyliners.skyline import Row, skyline
from skyliners.present.texts import _, plural
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.notation import ROW_NAMES
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.scoring import ScoreSheet
from skyliners.rules.skyliners.table import Table


class PlayerSkyline(NamedTuple):
    name: str
    color: Color
    rows: tuple[Row, ...]
    text: str  # how many objects are seen in all


class Ending(NamedTuple):
    city: CityShown  # from the winner's side
    picture: CityShown  # the same in the winner's light, as one would send it to friends
    skylines: tuple[PlayerSkyline, ...]


def part_names() -> tuple[str, ...]:
    return _("Rows"), _("Surplus"), _("Antennas"), _("Skyscraper")


def share_told(count: str) -> tuple[str, str]:
    assert count == "correct"
    return _("Plans that came true"), _("Plans")


def standing(table: Table) -> Standing | None:
    """In the introductory game every object seen is a point, and everybody sees which; in
    the full game nobody knows the others' plans."""
    if table.mode is not Mode.INTRODUCTORY:
        return None
    rows = [skyline(table, seat.side) for seat in table.seats]
    return Standing(
        labels=tuple(_("Row {row}", row=name) for name in ROW_NAMES),
        numbers=tuple(tuple(row.seen for row in seen) for seen in rows),
        note=_("As it stands now. Everything else counts at the end."),
    )


def ending(table: Table, sheet: ScoreSheet) -> Ending:
    antennas = ((site, row.seat) for row in sheet.rows for site in row.antennas)
    winner = table.seats[sheet.winners[0]]
    marks = Marks(antennas=tuple(antennas))
    city = CityShown(table, winner.side, marks)
    return Ending(
        city,
        city._replace(marks=marks._replace(winner=winner.color)),
        tuple(_skyline(table, seat) for seat in range(len(table.seats))),
    )


def _skyline(table: Table, number: int) -> PlayerSkyline:
    seat = table.seats[number]
    rows = skyline(table, seat.side)
    seen = sum(row.seen for row in rows)
    text = plural("1 object in view", "{n} objects in view", seen)
    return PlayerSkyline(seat.name, seat.color, rows, text)
