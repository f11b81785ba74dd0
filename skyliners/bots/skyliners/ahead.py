"""Looking ahead: the best few candidates tried in imagined worlds. There everybody plays
on at a glance, each seeing only what they may, to the end or for a few rounds; then chance
takes over, several times, and the ends are scored.

Knows a view and what its owner believes; all candidates meet the same worlds and luck.
"""

from collections.abc import Generator, Iterator
from random import Random
from typing import NamedTuple

from skyliners.bots.skyliners.belief import Belief
from skyliners.bots.skyliners.completion import Rest
from skyliners.bots.skyliners.geometry import World, geometry_of, tallest_bits
from skyliners.bots.skyliners.glance import Eyes, Glance, Manner, open_eyes, rivals_prices
from skyliners.bots.skyliners.moves import FORFEITED, PLAN, random_bytes
from skyliners.bots.skyliners.pool import Pool
from skyliners.bots.skyliners.taste import Taste
from skyliners.rules.skyliners.pieces import ROWS
from skyliners.rules.skyliners.view import View

_SETTING_UP = 4  # what a line costs besides its moves and ends, in moves
_TWO = 2  # seats
_ACTIONS = 2  # in a turn
_BREATH = 8  # moves between two breaths, half a millisecond or so


class Depth(NamedTuple):
    """How far and how broadly to look ahead."""

    # So many candidates in so many worlds, at a table of two with nothing but floors left.
    # The work is what counts: there are fewer where a glance takes longer, at larger tables
    # or for roofs and parks, and more where lines end early, so that the last rounds are
    # looked at closely.
    heats: tuple[tuple[int, int], ...]
    # At a table of two, such lines with many ends tell candidates apart in a third of the
    # time that lines twice as long with two ends need, and mostly say the same.
    rounds: int = 3  # from the candidate on
    ends: int = 8  # by lot, of a line that is not over then
    prior: float = 15.0  # worlds that the shared playouts before count for
    manner: Manner = Manner()


class Ahead:
    def __init__(
        self, view: View, belief: Belief, taste: Taste, depth: Depth, rng: Random
    ) -> None:
        self.taste, self.depth, self.rng = taste, depth, rng
        self.me = view.seat
        self.geometry = geometry_of(view.table)
        self.worlds = belief.worlds(view, rng)
        self.rivals = rivals_prices(self.geometry, belief, taste.trust)
        self.start = Rest(view.table)
        self.sums: dict[int, float] = {}
        self.tried: dict[int, float] = {}
        # At a larger table a glance is at more lines, and needs another future.
        self.pool = depth.manner.pool + (self.geometry.seats > _TWO)
        self.work = 0.0  # done so far

    def heats(self, prior: dict[int, float], effort: float = 1.0) -> Iterator[int]:
        """The best candidate so far, after every line of play and now and then between.
        What is thought of each of them before counts on; the better ones go into the
        next heat."""
        ranked = sorted(prior, key=prior.__getitem__, reverse=True)
        best = ranked[0]
        yield best
        firm = self.depth.prior
        self.sums = {code: firm * worth for code, worth in prior.items()}
        self.tried = dict.fromkeys(ranked, firm)
        for number, worlds in self.depth.heats:
            ranked = ranked[:number]
            if len(ranked) == 1:
                break
            whole_lines = worlds * effort * len(ranked)
            a_line = _TWO * (_SETTING_UP + self._moves(_TWO) + self.depth.ends)
            enough = self.work + whole_lines * a_line
            while self.work < enough:
                for _ in self._try(ranked):
                    yield best
                best = max(ranked, key=self._mean)
            ranked.sort(key=self._mean, reverse=True)
        yield best

    def _moves(self, seats: int) -> int:
        """Of a line that is not over before."""
        return _ACTIONS * seats * self.depth.rounds

    def _mean(self, code: int) -> float:
        return self.sums[code] / self.tried[code]

    def _try(self, codes: list[int]) -> Iterator[None]:
        """All these candidates in one world, with the same luck."""
        world = next(self.worlds)
        manner = self.depth.manner
        pool = Pool(self.geometry, self.start, random_bytes(self.rng), self.pool)
        luck = self.rng.getrandbits(32)
        eyes = [
            open_eyes(self.geometry, world, seat, self.rivals, self.taste.trust)
            for seat in range(self.geometry.seats)
        ]
        for code in codes:
            glance = Glance(self.geometry, manner, self.taste.filing, Random(luck))
            self.sums[code] += yield from self._line(code, world, eyes, glance, pool.copy())
            self.tried[code] += 1
            # At a larger table everything takes longer, about as much as there are seats.
            self.work += self.geometry.seats * (_SETTING_UP + glance.work)

    def _line(
        self, code: int, world: World, eyes: list[Eyes], glance: Glance, pool: Pool
    ) -> Generator[None, None, float]:
        """One line of play from a candidate on, and what it came to."""
        rest = pool.rest
        eyes = eyes[:]
        for move in range(self._moves(self.geometry.seats)):
            if move % _BREATH == 0:
                yield
            pool.lift()
            if move:
                code = glance.move(pool, eyes[rest.seat])
            if PLAN <= code < FORFEITED:
                seat = rest.seat
                row, lot = divmod(code - PLAN, 4)
                eyes[seat] = eyes[seat].having_filed(row, lot + 1)
                world = world.having_filed(ROWS * seat + row, seat, lot + 1)
            pool.play(code)
            if rest.over:
                return self._worth(rest, rest.heights, rest.cards, world)
        yield
        return self._by_lot(rest, world, glance)

    def _by_lot(self, rest: Rest, world: World, glance: Glance) -> float:
        """What a line that is cut off comes to: a single end by lot would say little."""
        draw = random_bytes(glance.rng)
        glance.work += self.depth.ends  # which take about as long as a glance each
        worths = 0.0
        for _ in range(self.depth.ends):
            heights, kept, _ = rest.completed(draw)
            worths += self._worth(rest, heights, kept, world)
        return worths / self.depth.ends

    def _worth(
        self, rest: Rest, heights: list[int], kept: list[int], world: World
    ) -> float:
        """What an end of the game is worth, and what was filed on the way there."""
        taste = self.taste
        sights = [show[0] for show in self.geometry.sights(heights)]
        chances = taste.chances(self.start.cards, kept)
        points = self.geometry.ending(
            world, sights, tallest_bits(heights), chances, taste.masts
        )
        for seat, before in enumerate(self.start.cards):
            points[seat] += taste.filing * (before - rest.cards[seat])
        return taste.worth(points, self.me)
