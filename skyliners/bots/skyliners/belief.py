"""What a player believes the others hide: which row and number each filed card shows,
and whose district is whose. From the open table alone; nobody's hand comes in here.
"""

from collections.abc import Iterator
from itertools import accumulate, permutations
from random import Random
from typing import NamedTuple

from skyliners.bots.skyliners.belief_table import DISTRICT
from skyliners.bots.skyliners.geometry import (
    DISTRICT_BITS,
    Card,
    Geometry,
    World,
    geometry_of,
)
from skyliners.bots.skyliners.weights import Weigh
from skyliners.bots.skyliners.witnessed import Filing, witnessed
from skyliners.rules.skyliners.actions import HiddenPlan
from skyliners.rules.skyliners.city import District
from skyliners.rules.skyliners.pieces import ROWS, SEGMENTS, Mode
from skyliners.rules.skyliners.table import Table
from skyliners.rules.skyliners.view import View

Filed = tuple[tuple[int, int], ...]  # row and segment of each card, in the order filed


class _Guess(NamedTuple):
    """What one seat may have filed: orders of rows with their weights, and for each
    card and row the weights of its segments."""

    orders: list[tuple[int, ...]]
    order_weights: list[float]  # running sums
    segments: list[list[list[float]]]  # [card][row], running sums

    def some(self, rng: Random) -> Filed:
        (rows,) = rng.choices(self.orders, cum_weights=self.order_weights)
        return tuple(
            (row, rng.choices(SEGMENTS, cum_weights=weights[row])[0])
            for row, weights in zip(rows, self.segments, strict=True)
        )

    def shares(self) -> list[list[float]]:
        """By row, how likely nothing is filed for it, and each of the segments is."""
        shares = [[1.0] + [0.0] * len(SEGMENTS) for _ in range(ROWS)]
        whole = self.order_weights[-1]
        before = 0.0
        for rows, running in zip(self.orders, self.order_weights, strict=True):
            likely = (running - before) / whole
            before = running
            for row, weights in zip(rows, self.segments, strict=True):
                shares[row][0] -= likely
                below = 0.0
                for segment, sum_ in zip(SEGMENTS, weights[row], strict=True):
                    shares[row][segment] += likely * (sum_ - below) / weights[row][-1]
                    below = sum_
        return shares


def _guess(filings: list[Filing], counts: tuple[int, ...], weigh: Weigh) -> _Guess:
    segments = [
        [
            list(
                accumulate(weigh(filing, row, segment, counts[row]) for segment in SEGMENTS)
            )
            for row in range(ROWS)
        ]
        for filing in filings
    ]
    orders = list(permutations(range(ROWS), len(filings)))
    weights = []
    for rows in orders:
        weight = 1.0
        for card, row in enumerate(rows):
            weight *= segments[card][row][-1]
        weights.append(weight)
    return _Guess(orders, list(accumulate(weights)), segments)


def filing_order(table: Table) -> list[int]:
    """Who filed a card, in order."""
    return [
        turn.seat
        for turn, action in zip(table.turns(), table.log, strict=True)
        if isinstance(action, HiddenPlan)
    ]


def world_of(
    geometry: Geometry, order: list[int], filed: list[Filed], districts: list[District]
) -> World:
    """The cards filed by every seat, in the order in which all were filed."""
    bits = tuple(DISTRICT_BITS[district] for district in districts)
    if geometry.mode is Mode.INTRODUCTORY:
        return World(geometry.introductory, ((),) * geometry.seats, bits)
    upcoming = [iter(cards) for cards in filed]
    cards: list[Card] = []
    for seat in order:
        row, segment = next(upcoming[seat])
        cards.append((ROWS * seat + row, seat, segment))
    taken = {line for line, _, _ in cards}
    spare = tuple(
        tuple(line for line in range(ROWS * seat, ROWS * seat + ROWS) if line not in taken)
        for seat in range(geometry.seats)
    )
    return World(tuple(cards), spare, bits)


class Belief:
    """What the open table tells about every seat's cards."""

    def __init__(self, table: Table, weigh: Weigh) -> None:
        self.table = table
        self.geometry = geometry_of(table)
        known = witnessed(table)
        self.guesses = [
            _guess(filings, known.counts[ROWS * seat : ROWS * seat + ROWS], weigh)
            for seat, filings in enumerate(known.filings)
        ]
        self.leanings = [
            [
                DISTRICT ** sum(bits >> site & 1 for site in raised)
                for bits in DISTRICT_BITS.values()
            ]
            for raised in known.raisings
        ]
        self.order = filing_order(table)

    def worlds(self, view: View, rng: Random) -> Iterator[World]:
        """Worlds as the owner of a view may imagine them, without end."""
        own = tuple((plan.row, plan.segment) for plan in view.hand.filed)
        while True:
            filed = [
                own if seat == view.seat else guess.some(rng)
                for seat, guess in enumerate(self.guesses)
            ]
            yield world_of(self.geometry, self.order, filed, self._districts(view, rng))

    def _districts(self, view: View, rng: Random) -> list[District]:
        left = list(District)
        left.remove(view.hand.skyscraper)
        dealt = []
        for seat in range(self.geometry.seats):
            if seat == view.seat:
                dealt.append(view.hand.skyscraper)
                continue
            leaning = dict(zip(District, self.leanings[seat], strict=True))
            (card,) = rng.choices(left, [leaning[card] for card in left])
            left.remove(card)
            dealt.append(card)
        return dealt
