"""A quick glance at a position: shared playouts with every row judged by itself.

Coarser than `search`: an antenna is worth a fixed share of a point, and what a build
does to several rows is added up. That makes it quick enough to answer for everybody in
the lines of play a deeper search looks at. It knows one seat's cards and how that seat
imagines the others'.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from skyliners.bots.belief import Belief
from skyliners.bots.board import FORFEITED, PLAN, ROOF
from skyliners.bots.pool import Pool
from skyliners.bots.scene import Scene, World, holds, tallest_bits
from skyliners.bots.sight import COUNT, SIGHTS, sight
from skyliners.rules.skyliners.city import SITES
from skyliners.rules.skyliners.pieces import ROWS, SEGMENTS, SKYSCRAPER_POINTS, Mode

_OBJECT = 1.6  # an object seen: a point, and an antenna more often than not


class Prices(dict[bytes, tuple[float, ...]]):
    """What a line is worth by its sight; and by all it may show (see `SIGHTS`), what one
    floor more on each of its sites changes, worked out once. Nothing: an empty tuple."""

    def __init__(self, worths: Sequence[float]) -> None:
        super().__init__()
        self.worths = tuple(worths)

    def __missing__(self, show: bytes) -> tuple[float, ...]:
        base = self.worths[show[0]]
        changes = tuple(self.worths[seen] - base for seen in show[1:])
        found = self[show] = changes if any(changes) else ()
        return found


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
    districts: tuple[int, ...]
    towers: list[float]  # by site, what the one tallest building is worth there

    def having_filed(self, row: int, segment: int) -> "Eyes":
        prices = self.prices[:]
        prices[ROWS * self.seat + row] = _filed(segment)
        rows = tuple(other for other in self.rows if other != row)
        return self._replace(prices=prices, rows=rows)

    def skyscrapers(self, tallest: int) -> float:
        """What the skyscraper cards are worth to this seat, its own and others'."""
        return _skyscrapers(self.seat, self.districts, tallest)


def _skyscrapers(seat: int, districts: tuple[int, ...], tallest: int) -> float:
    rival = SKYSCRAPER_POINTS / (len(districts) - 1)
    worth = 0.0
    for other, district in enumerate(districts):
        if district & tallest:
            worth += SKYSCRAPER_POINTS if other == seat else -rival
    return worth


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
    towers = [_skyscrapers(seat, world.districts, 1 << site) for site in SITES]
    return Eyes(seat, prices, rows, world.districts, towers)


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
        gains = dict.fromkeys(caps, 0.0)
        bonus = self.filing * len(pool.cities)
        plans = {
            PLAN + 4 * row + lot: bonus
            for row in (eyes.rows if planning else ())
            for lot in range(len(SEGMENTS))
        }
        by_site = [0.0] * len(SITES)
        for heights in pool.cities:
            sights = self._judge_floors(eyes, heights, floors, by_site)
            for code in caps:
                high = rest.heights[code % ROOF] + 1
                gains[code] += self._cap_gain(eyes, heights, sights, (code % ROOF, high))
            if planning:
                _judge_plans(eyes, sights, plans)
        gains |= plans
        for site in floors:
            gains[site] = by_site[site]
        return max(gains, key=gains.__getitem__)

    def _judge_floors(
        self, eyes: Eyes, heights: list[int], floors: list[int], gains: list[float]
    ) -> list[int]:
        """Adds what one floor more would have changed, site by site; gives the sights."""
        sights = []
        for look, price, (a, b, c, d, e) in zip(
            self.scene.looks, eyes.prices, self.scene.lines, strict=True
        ):
            show = SIGHTS[look(heights)]
            sights.append(show[0])
            changes = price[show]
            if changes:
                gains[a] += changes[0]
                gains[b] += changes[1]
                gains[c] += changes[2]
                gains[d] += changes[3]
                gains[e] += changes[4]
        top = max(heights)
        near = [site for site in floors if heights[site] + 2 >= top]
        if near:
            tallest = tallest_bits(heights)
            base = eyes.skyscrapers(tallest)
            for site in near:
                if heights[site] + 2 > top:
                    gains[site] += eyes.towers[site] - base
                else:
                    gains[site] += eyes.skyscrapers(tallest | 1 << site) - base
        return sights

    def _cap_gain(
        self, eyes: Eyes, heights: list[int], sights: list[int], cap: tuple[int, int]
    ) -> float:
        """What changes if a site stays at a height."""
        site, high = cap
        if high == heights[site]:
            return 0.0
        gain = 0.0
        for line, depth in self.scene.places[site]:
            along = self.scene.looks[line](heights)
            seen = sight((*along[:depth], high, *along[depth + 1 :]))
            worths = eyes.prices[line].worths
            gain += worths[seen] - worths[sights[line]]
        return gain


def _judge_plans(eyes: Eyes, sights: list[int], plans: dict[int, float]) -> None:
    """Adds what each card would have brought, less what it brings if filed later."""
    first = ROWS * eyes.seat
    for row in eyes.rows:
        seen = sights[first + row]
        later = eyes.prices[first + row].worths[seen]
        code = PLAN + 4 * row
        for lot in range(len(SEGMENTS)):
            plans[code + lot] -= later
        if seen:
            plans[code + min(COUNT[seen], 4) - 1] += _OBJECT * COUNT[seen]
