"""A quick glance at a position: shared playouts with every row judged by itself.

Coarser than `search`: an antenna is worth a fixed share of a point, and what a build
does to several rows is added up. That makes it quick enough to answer for everybody in
the lines of play a deeper search looks at. It knows one seat's cards and how that seat
imagines the others'.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from struct import Struct
from typing import NamedTuple

from skyliners.bots.belief import Belief
from skyliners.bots.moves import FORFEITED, PLAN, ROOF
from skyliners.bots.pool import Pool
from skyliners.bots.scene import Scene, World, holds, tallest_bits
from skyliners.bots.sight import COUNT, SIGHTS
from skyliners.rules.skyliners.city import SITES
from skyliners.rules.skyliners.pieces import ROWS, SEGMENTS, SKYSCRAPER_POINTS, Mode

_OBJECT = 1.6  # an object seen: a point, and an antenna more often than not


# Changes by site are whole numbers, five in one long one, so that adding up what many
# futures say of a line is a single addition each.
_UNIT = 4096  # a point
_ZERO = 1 << 16  # added to every change, to keep it above nothing
_FIVE = Struct("<5I")


class Prices(dict[bytes, int]):
    """What a line is worth by its sight; and by all it may show (see `SIGHTS`), what one
    floor more on each of its sites changes, worked out once."""

    def __init__(self, worths: Sequence[float]) -> None:
        super().__init__()
        self.worths = tuple(worths)

    def __missing__(self, show: bytes) -> int:
        base = self.worths[show[0]]
        changes = [round(_UNIT * (self.worths[seen] - base)) + _ZERO for seen in show[1:]]
        found = self[show] = int.from_bytes(_FIVE.pack(*changes), "little")
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
def _filed(segment: int, scale: float = 1.0) -> Prices:
    return Prices(
        [scale * _OBJECT * count if holds(segment, count) else 0.0 for count in COUNT]
    )


@cache
def _spare(trust: float) -> Prices:
    """A row nothing is filed for yet."""
    return Prices([trust * _OBJECT * count for count in COUNT])


class Manner(NamedTuple):
    """How a seat glances."""

    pool: int = 8  # futures it looks at
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
        prices[ROWS * self.seat + row] = _filed(segment)
        rows = tuple(other for other in self.rows if other != row)
        return self._replace(prices=prices, rows=rows)


def rivals_prices(scene: Scene, belief: Belief, trust: float) -> list[list[Prices]]:
    """By seat, what its rows are worth to all others."""
    scale = -1.0 / (scene.seats - 1)
    if scene.mode is Mode.INTRODUCTORY:
        return [[_filed(0, scale)] * ROWS] * scene.seats
    return [
        [_mixed_prices(row, trust, scale) for row in guess.shares()]
        for guess in belief.guesses
    ]


def _mixed_prices(shares: list[float], trust: float, scale: float) -> Prices:
    """A row for which nothing, or any of the segments, may be filed."""
    kinds = [_spare(trust), *map(_filed, SEGMENTS)]
    return Prices(
        [
            scale
            * sum(
                share * prices.worths[seen]
                for share, prices in zip(shares, kinds, strict=True)
            )
            for seen in range(len(COUNT))
        ]
    )


def open_eyes(
    scene: Scene, world: World, seat: int, rivals: list[list[Prices]], trust: float
) -> Eyes:
    prices: list[Prices] = []
    for other in range(scene.seats):
        prices += [_spare(trust)] * ROWS if other == seat else rivals[other]
    for line, other, segment in world.cards:
        if other == seat:
            prices[line] = _filed(segment)
    rows = tuple(line % ROWS for line in world.spare[seat])
    return Eyes(seat, prices, rows, Towers(seat, world.districts))


class Glance:
    """Moves for anybody at one table, found quickly."""

    def __init__(self, scene: Scene, manner: Manner, filing: float, rng: Random) -> None:
        self.scene, self.manner, self.filing, self.rng = scene, manner, filing, rng

    def move(self, pool: Pool, eyes: Eyes) -> int:
        """A good move for the seat whose action it is, which was lifted."""
        rest = pool.rest
        floors, caps = rest.builds()
        planning = rest.full and eyes.rows and (rest.action == 2 or not (floors or caps))
        if not floors and not caps and not planning:
            return FORFEITED
        if len(caps) > self.manner.caps:
            caps = self.rng.sample(caps, self.manner.caps)
        gains = self._floors(pool, eyes, floors)
        for code in caps:
            gains[code] = self._cap(pool, eyes, code % ROOF)
        if planning:
            self._plans(pool, eyes, gains)
        return max(gains, key=gains.__getitem__)

    def _floors(self, pool: Pool, eyes: Eyes, floors: list[int]) -> dict[int, float]:
        """What one floor more would have changed, by site."""
        sums = [-_ZERO * len(pool.cities) * self.scene.seats] * len(SITES)
        for line, shows, price in zip(
            self.scene.lines, pool.shows, eyes.prices, strict=True
        ):
            changes = sum(map(price.__getitem__, shows))
            for site, change in zip(
                line, _FIVE.unpack(changes.to_bytes(_FIVE.size, "little")), strict=True
            ):
                sums[site] += change
        gains = {site: sums[site] / _UNIT for site in floors}
        towers = eyes.towers
        for heights in pool.cities:
            top = max(heights)
            near = [site for site in floors if heights[site] + 2 >= top]
            if near:
                tallest = tallest_bits(heights)
                base = towers[tallest]
                for site in near:
                    higher = heights[site] + 2 > top
                    gains[site] += towers[(0 if higher else tallest) | 1 << site] - base
        return gains

    def _cap(self, pool: Pool, eyes: Eyes, site: int) -> float:
        """What changes if a site stays as low as a roof or park makes it now."""
        high = pool.rest.heights[site] + 1
        places = self.scene.places[site]
        looks = self.scene.looks
        gain = 0.0
        for number, heights in enumerate(pool.cities):
            was = heights[site]
            if was == high:
                continue
            heights[site] = high
            for line, _ in places:
                worths = eyes.prices[line].worths
                seen = SIGHTS[looks[line](heights)][0]
                gain += worths[seen] - worths[pool.shows[line][number][0]]
            heights[site] = was
        return gain

    def _plans(self, pool: Pool, eyes: Eyes, gains: dict[int, float]) -> None:
        """What each card would bring, less what it brings if filed later."""
        bonus = self.filing * len(pool.cities)
        for row in eyes.rows:
            line = ROWS * eyes.seat + row
            worths = eyes.prices[line].worths
            lots = [bonus] * len(SEGMENTS)
            for show in pool.shows[line]:
                seen = show[0]
                later = worths[seen]
                for lot in range(len(SEGMENTS)):
                    lots[lot] -= later
                if seen:
                    lots[min(COUNT[seen], 4) - 1] += _OBJECT * COUNT[seen]
            for lot, gain in enumerate(lots):
                gains[PLAN + 4 * row + lot] = gain
