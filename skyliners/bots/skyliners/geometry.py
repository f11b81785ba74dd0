"""What search looks up again and again about one table, and one imagined set of cards.

A line is a number here: 5·seat + row. A geometry holds nothing secret; a world holds what
somebody imagines everybody's cards to be, never what they are.
"""

from collections.abc import Sequence
from functools import cache
from operator import itemgetter
from typing import NamedTuple

from skyliners.bots.skyliners.rowsight import COUNT, SEEN_SITES, SIGHTS
from skyliners.rules.skyliners.city import DISTRICTS, LINES, SITES, Side, place
from skyliners.rules.skyliners.pieces import ANTENNAS, ROWS, SKYSCRAPER_POINTS, Mode
from skyliners.rules.skyliners.table import Table

DISTRICT_BITS = {
    district: sum(1 << site for site in sites) for district, sites in DISTRICTS.items()
}
_ANY = 0  # a card that always holds: every row of the introductory game

Card = tuple[int, int, int]  # line, seat, segment; in the order filed


class World(NamedTuple):
    """Everybody's cards as somebody imagines them."""

    cards: tuple[Card, ...]
    spare: tuple[tuple[int, ...], ...]  # by seat: the lines nothing is filed for
    districts: tuple[int, ...]  # by seat, one bit a site

    def having_filed(self, line: int, seat: int, segment: int) -> "World":
        spare = list(self.spare)
        spare[seat] = tuple(other for other in spare[seat] if other != line)
        return World((*self.cards, (line, seat, segment)), tuple(spare), self.districts)


class Geometry:
    """The geometry of one seating."""

    __slots__ = (
        "introductory",
        "lines",
        "looks",
        "mode",
        "places",
        "seats",
        "seen",
        "through",
    )

    def __init__(self, mode: Mode, sides: tuple[Side, ...]) -> None:
        self.mode = mode
        self.seats = len(sides)
        self.lines = tuple(line for side in sides for line in LINES[side])
        # looks[line](heights): the heights along the line, nearest first.
        self.looks = tuple(itemgetter(*line) for line in self.lines)
        # seen[line][sight]: the sites seen, one bit a site.
        self.seen = tuple(sites for side in sides for sites in SEEN_SITES[side])
        # places[site]: for every seat the line through it, and its depth there.
        self.places = tuple(
            tuple(
                (ROWS * seat + row, depth)
                for seat, side in enumerate(sides)
                for row, depth in (place(side, site),)
            )
            for site in SITES
        )
        # through[site]: the lines through it, and how to look along them.
        self.through = tuple(
            tuple((line, self.looks[line]) for line, _ in places) for places in self.places
        )
        self.introductory: tuple[Card, ...] = tuple(
            (ROWS * seat + row, seat, _ANY)
            for row in range(ROWS)
            for seat in range(len(sides))
        )

    def sights(self, heights: Sequence[int]) -> list[bytes]:
        """For every line what it shows, and would show with one floor more."""
        return [SIGHTS[look(heights)] for look in self.looks]

    def tally(self, world: World, sights: Sequence[int]) -> tuple[list[float], int]:
        """Points of every seat for the cards filed, and the sites that carry antennas."""
        points = [0.0] * self.seats
        room = [ANTENNAS] * self.seats
        taken = 0
        seen = self.seen
        for line, seat, segment in world.cards:
            sight = sights[line]
            count = COUNT[sight]
            if segment == count or not segment or (segment == 4 and count == 5):
                free = seen[line][sight] & ~taken
                masts = free.bit_count()
                points[seat] += count + masts  # placed or surplus, it is worth the same
                if masts <= room[seat]:
                    taken |= free
                    room[seat] -= masts
                else:
                    for site in self.lines[line]:
                        if free >> site & 1 and room[seat]:
                            taken |= 1 << site
                            room[seat] -= 1
        return points, taken

    def ending(
        self,
        world: World,
        sights: Sequence[int],
        tallest: int,
        chances: Sequence[float],
        masts: float,
    ) -> list[float]:
        """Points of every seat in a final city. Rows with no card filed count as far as
        chances go, by seat, and antennas in them as masts says."""
        points, taken = self.tally(world, sights)
        for seat, chance in enumerate(chances):
            if chance:
                total = 0.0
                for line in world.spare[seat]:
                    sight = sights[line]
                    free = self.seen[line][sight] & ~taken
                    total += COUNT[sight] + masts * free.bit_count()
                points[seat] += chance * total
            if tallest & world.districts[seat]:
                points[seat] += SKYSCRAPER_POINTS
        return points


@cache
def _geometry(mode: Mode, sides: tuple[Side, ...]) -> Geometry:
    return Geometry(mode, sides)


def geometry_of(table: Table) -> Geometry:
    return _geometry(table.mode, tuple(seat.side for seat in table.seats))


def holds(segment: int, count: int) -> bool:
    return not segment or segment == count or (segment == 4 and count == 5)


def tallest_bits(heights: Sequence[int]) -> int:
    """The sites of the tallest buildings, one bit a site."""
    top = max(heights)
    bits = 0
    site = -1
    try:
        while True:
            site = heights.index(top, site + 1)
            bits |= 1 << site
    except ValueError:
        return bits
