"""A quick glance at a position: shared playouts with every row judged by itself.

Coarser than `search`: an antenna is worth a fixed share of a point, and what a build
does to several rows is added up. That makes it quick enough to answer for everybody in
the lines of play a deeper search looks at. It knows one seat's cards and how that seat
imagines the others'.
"""

from collections.abc import Iterable
from functools import cache
from itertools import chain
from operator import getitem
from random import Random
from struct import Struct
from typing import NamedTuple

from skyliners.bots.skyliners.belief import Belief
from skyliners.bots.skyliners.geometry import Geometry, World, holds, tallest_bits
from skyliners.bots.skyliners.moves import FORFEITED, PLAN, ROOF
from skyliners.bots.skyliners.pool import Pool
from skyliners.bots.skyliners.rowsight import COUNT, SIGHTS
from skyliners.rules.skyliners.city import SITES
from skyliners.rules.skyliners.pieces import ROWS, SEGMENTS, SKYSCRAPER_POINTS, Mode

_OBJECT = 1.6  # an object seen: a point, and an antenna more often than not
# Rows of the introductory game are counted letter by letter: whoever sees an object from a
# later one finds an antenna there. By players and row, how many antennas an object seen
# brought strong players, in 200 games each.
_ANTENNAS = {
    2: (0.96, 0.91, 0.82, 0.63, 0.40),
    3: (0.96, 0.85, 0.60, 0.38, 0.17),
    4: (0.95, 0.81, 0.46, 0.21, 0.00),
}
_CAP = 0.65  # a roof or park takes this long to look at; all floors together, 1


# Changes by site are whole numbers, those of all sites in one long one, so that adding up
# what many futures say of every line is a single addition each.
_UNIT = 4096  # a point
_ZERO = 1 << 16  # added to every change, to keep it above nothing
_SITES = Struct(f"<{len(SITES)}I")

Line = tuple[int, ...]  # the sites of a line, nearest first


class Prices(dict[bytes, int]):
    """What a line is worth by its sight; and by all it may show (see `SIGHTS`), what one
    floor more on each of its sites changes, worked out once."""

    def __init__(self, line: Line, worths: Iterable[float]) -> None:
        super().__init__()
        self.line = line
        self.worths = tuple(worths)

    def __missing__(self, show: bytes) -> int:
        base = self.worths[show[0]]
        changes = [0] * len(SITES)
        for site, seen in zip(self.line, show[1:], strict=True):
            changes[site] = round(_UNIT * (self.worths[seen] - base)) + _ZERO
        found = self[show] = int.from_bytes(_SITES.pack(*changes), "little")
        return found


class Towers(dict[int, float]):
    """What the skyscraper cards are worth to a seat, its own and others', by the sites
    of the tallest buildings."""

    def __init__(self, seat: int, districts: tuple[int, ...]) -> None:
        super().__init__()
        self.seat, self.districts = seat, districts

    def __missing__(self, tallest: int) -> float:
        rival = SKYSCRAPER_POINTS / (len(self.districts) - 1)
        worth = 0.0
        for other, district in enumerate(self.districts):
            if district & tallest:
                worth += SKYSCRAPER_POINTS if other == self.seat else -rival
        self[tallest] = worth
        return worth


@cache
def _filed(line: Line, segment: int) -> Prices:
    return Prices(
        line, [_OBJECT * count if holds(segment, count) else 0.0 for count in COUNT]
    )


@cache
def _counted(line: Line, worth: float) -> Prices:
    """A row in which every object seen is worth as much."""
    return Prices(line, [worth * count for count in COUNT])


def _spare(line: Line, trust: float) -> Prices:
    """A row nothing is filed for yet."""
    return _counted(line, trust * _OBJECT)


def _introductory(geometry: Geometry, number: int, scale: float = 1.0) -> Prices:
    """A row that needs no card."""
    worth = 1 + _ANTENNAS[geometry.seats][number % ROWS]
    return _counted(geometry.lines[number], scale * worth)


class Manner(NamedTuple):
    """How a seat glances."""

    pool: int = 2  # futures it looks at, at a table of two: enough, where lines are long
    caps: int = 3  # roofs and parks looked at


class Eyes(NamedTuple):
    """A position as one seat sees it: what every line is worth to it, own ones more,
    others' less than nothing."""

    seat: int
    prices: list[Prices]
    rows: tuple[int, ...]  # for which nothing is filed
    towers: Towers

    def having_filed(self, row: int, segment: int) -> "Eyes":
        prices = self.prices[:]
        number = ROWS * self.seat + row
        prices[number] = _filed(prices[number].line, segment)
        rows = tuple(other for other in self.rows if other != row)
        return self._replace(prices=prices, rows=rows)


def rivals_prices(geometry: Geometry, belief: Belief, trust: float) -> list[Prices]:
    """By line, what it is worth to all but its owner."""
    scale = -1.0 / (geometry.seats - 1)
    if geometry.mode is Mode.INTRODUCTORY:
        return [
            _introductory(geometry, number, scale) for number in range(len(geometry.lines))
        ]
    shares = chain.from_iterable(guess.shares() for guess in belief.guesses)
    return [
        _mixed_prices(line, row, trust, scale)
        for line, row in zip(geometry.lines, shares, strict=True)
    ]


def _mixed_prices(line: Line, shares: list[float], trust: float, scale: float) -> Prices:
    """A row for which nothing, or any of the segments, may be filed."""
    kinds = [_spare(line, trust), *(_filed(line, segment) for segment in SEGMENTS)]
    return Prices(
        line,
        [
            scale
            * sum(
                share * prices.worths[seen]
                for share, prices in zip(shares, kinds, strict=True)
            )
            for seen in range(len(COUNT))
        ],
    )


def open_eyes(
    geometry: Geometry, world: World, seat: int, rivals: list[Prices], trust: float
) -> Eyes:
    prices = rivals[:]
    own = range(ROWS * seat, ROWS * seat + ROWS)
    if geometry.mode is Mode.INTRODUCTORY:
        prices[own.start : own.stop] = [_introductory(geometry, number) for number in own]
        return Eyes(seat, prices, (), Towers(seat, world.districts))
    for number in own:
        prices[number] = _spare(geometry.lines[number], trust)
    for number, owner, segment in world.cards:
        if owner == seat:
            prices[number] = _filed(geometry.lines[number], segment)
    rows = tuple(number % ROWS for number in world.spare[seat])
    return Eyes(seat, prices, rows, Towers(seat, world.districts))


class Glance:
    """Moves for anybody at one table, found quickly."""

    def __init__(
        self, geometry: Geometry, manner: Manner, filing: float, rng: Random
    ) -> None:
        self.geometry, self.manner, self.filing, self.rng = geometry, manner, filing, rng
        self.work = 0.0  # what was looked at, in times all floors

    def move(self, pool: Pool, eyes: Eyes) -> int:
        """A good move for the seat whose action it is, which was lifted."""
        rest = pool.rest
        floors, caps = rest.builds()
        planning = rest.full and eyes.rows and (rest.action == 2 or not (floors or caps))
        if not floors and not caps and not planning:
            return FORFEITED
        caps = self._some(caps)
        self.work += 1 + _CAP * len(caps)
        gains: dict[int, float] = {}
        if floors:
            changes = self._floors(pool, eyes, floors)
            site = max(floors, key=changes.__getitem__)
            gains[site] = (changes[site] - self._nothing(pool)) / _UNIT
        for code in caps:
            gains[code] = self._cap(pool, eyes, code % ROOF)
        if planning:
            self._plans(pool, eyes, gains)
        return max(gains, key=gains.__getitem__)

    def _some(self, caps: list[int]) -> list[int]:
        """A few of them, spread out, beginning anywhere."""
        number, few = len(caps), self.manner.caps
        if number <= few:
            return caps
        first = int(self.rng.random() * number)
        return (caps + caps)[first :: number // few][:few]

    def _floors(self, pool: Pool, eyes: Eyes, floors: list[int]) -> list[float]:
        """What one floor more would have changed, by site, in units above nothing."""
        all_sites = sum(map(getitem, eyes.prices * len(pool.cities), pool.shows))
        changes: list[float] = [*_SITES.unpack(all_sites.to_bytes(_SITES.size, "little"))]
        towers = eyes.towers
        for heights in pool.cities:
            low = max(heights) - 2
            near = [site for site in floors if heights[site] >= low]
            if near:
                tallest = tallest_bits(heights)
                base = towers[tallest]
                for site in near:
                    others = 0 if heights[site] > low else tallest
                    changes[site] += _UNIT * (towers[others | 1 << site] - base)
        return changes

    def _nothing(self, pool: Pool) -> int:
        """What `_floors` says where nothing changes."""
        return _ZERO * len(pool.cities) * self.geometry.seats

    def _cap(self, pool: Pool, eyes: Eyes, site: int) -> float:
        """What changes if a site stays as low as a roof or park makes it now."""
        high = pool.rest.heights[site] + 1
        through = self.geometry.through[site]
        prices = eyes.prices
        gain = 0.0
        first = -len(prices)
        for heights in pool.cities:
            first += len(prices)
            was = heights[site]
            if was == high:
                continue
            heights[site] = high
            for line, look in through:
                worths = prices[line].worths
                seen = SIGHTS[look(heights)][0]
                gain += worths[seen] - worths[pool.shows[first + line][0]]
            heights[site] = was
        return gain

    def _plans(self, pool: Pool, eyes: Eyes, gains: dict[int, float]) -> None:
        """What each card would bring, less what it brings if filed later."""
        bonus = self.filing * len(pool.cities)
        for row in eyes.rows:
            line = ROWS * eyes.seat + row
            worths = eyes.prices[line].worths
            lots = [bonus] * len(SEGMENTS)
            for show in pool.shows[line :: len(eyes.prices)]:
                seen = show[0]
                later = worths[seen]
                for lot in range(len(SEGMENTS)):
                    lots[lot] -= later
                if seen:
                    lots[min(COUNT[seen], 4) - 1] += _OBJECT * COUNT[seen]
            for lot, gain in enumerate(lots):
                gains[PLAN + 4 * row + lot] = gain
