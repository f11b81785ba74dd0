"""Shared playouts: one random completion of the game *without* the present action serves
every candidate, because building actions almost commute. Each candidate is put into the
same final city, and that city is scored.

The search knows a view: the open table, one hand, and worlds somebody imagined.
"""

from skyliners.bots.skyliners.completion import Rest
from skyliners.bots.skyliners.geometry import World, geometry_of, tallest_bits
from skyliners.bots.skyliners.moves import CODES, FORFEITED, PLAN, ROOF, Draw
from skyliners.bots.skyliners.rowsight import COUNT, raised, sight
from skyliners.bots.skyliners.taste import Taste
from skyliners.rules.skyliners.legal import legal_actions
from skyliners.rules.skyliners.pieces import ROWS
from skyliners.rules.skyliners.view import View


class City:
    """A city as one completion left it, ready to have candidates put into it."""

    __slots__ = (
        "chances",
        "heights",
        "points",
        "shows",
        "sights",
        "tallest",
        "top",
        "worth",
    )

    heights: list[int]
    shows: list[bytes]  # by line, what it shows as it is and with one floor more
    sights: list[int]  # by line, as it is
    top: int
    tallest: int  # one bit a site
    chances: list[float]  # by seat, what a row not planned for counts
    points: list[float]  # by seat, without the candidate
    worth: float


class Shared:
    """The sums of shared playouts, for every candidate action of one view."""

    def __init__(self, view: View, taste: Taste) -> None:
        table, self.me, hand = view
        self.geometry = geometry_of(table)
        self.taste = taste
        self.codes = sorted(CODES[action] for action in legal_actions(table, hand))
        self.sums = dict.fromkeys(self.codes, 0.0)
        self.playouts = 0
        self.heights = table.heights
        self.floors = [code for code in self.codes if code < ROOF]
        self.caps = [code for code in self.codes if ROOF <= code < PLAN]
        self.plans = [code for code in self.codes if PLAN <= code < FORFEITED]
        self.rest = Rest(table)
        self.held = self.rest.cards[:]
        self.rest.skip()

    def play(self, world: World, draw: Draw) -> City:
        """One completion, and every candidate judged in it."""
        self.playouts += 1
        city = self._city(world, draw)
        for code in self.floors:
            self.sums[code] += self._with_floor(city, world, code)
        for code in self.caps:
            self.sums[code] += self._with_cap(city, world, code)
        if self.plans:
            self._with_plans(city, world)
        return city

    def _city(self, world: World, draw: Draw) -> City:
        city = City()
        city.heights, kept, _ = self.rest.completed(draw)
        city.shows = self.geometry.sights(city.heights)
        city.sights = [show[0] for show in city.shows]
        city.top = max(city.heights)
        city.tallest = tallest_bits(city.heights)
        city.chances = self.taste.chances(self.held, kept)
        city.points = self._ending(city, world, city.sights, city.tallest)
        city.worth = self.taste.worth(city.points, self.me)
        return city

    def _ending(
        self, city: City, world: World, sights: list[int], tallest: int
    ) -> list[float]:
        return self.geometry.ending(world, sights, tallest, city.chances, self.taste.masts)

    def _with_floor(self, city: City, world: World, site: int) -> float:
        base = city.sights
        sights = base
        for line, depth in self.geometry.places[site]:
            seen = city.shows[line][depth + 1]
            if seen != base[line]:
                if sights is base:
                    sights = base[:]
                sights[line] = seen
        tallest = city.tallest
        high = raised(city.heights[site])
        if high > city.top:
            tallest = 1 << site
        elif high == city.top:
            tallest |= 1 << site
        elif sights is base:
            return city.worth
        return self.taste.worth(self._ending(city, world, sights, tallest), self.me)

    def _with_cap(self, city: City, world: World, code: int) -> float:
        """A roof or park: the site stays as low as it is made now."""
        site = code % ROOF
        heights = city.heights
        high = self.heights[site] + 1
        if high == heights[site]:
            return city.worth
        sights = city.sights[:]
        for line, depth in self.geometry.places[site]:
            along = self.geometry.looks[line](heights)
            sights[line] = sight((*along[:depth], high, *along[depth + 1 :]))
        was, heights[site] = heights[site], high
        tallest = tallest_bits(heights)
        heights[site] = was
        return self.taste.worth(self._ending(city, world, sights, tallest), self.me)

    def _with_plans(self, city: City, world: World) -> None:
        """A card filed now comes after all that is filed; the city stays the same."""
        taste, me = self.taste, self.me
        _, taken = self.geometry.tally(world, city.sights)
        points = city.points[:]
        for code in self.plans[::4]:
            line = ROWS * me + (code - PLAN) // 4
            seen = city.sights[line]
            count = COUNT[seen]
            masts = (self.geometry.seen[line][seen] & ~taken).bit_count()
            spared = city.chances[me] * (count + taste.masts * masts)
            points[me] = city.points[me] - spared + taste.filing
            wrong = taste.worth(points, me)
            points[me] += count + masts
            right = taste.worth(points, me)
            for lot in range(4):
                holds = lot + 1 == min(count, 4)
                self.sums[code + lot] += right if holds else wrong
