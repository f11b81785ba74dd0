"""Two bots to measure the others by: one plays at random, one takes what looks best in
the city as it stands. Neither imagines anything."""

from collections.abc import Iterator
from random import Random

from skyliners.bots.protocol import Budget
from skyliners.bots.skyliners.geometry import geometry_of
from skyliners.bots.skyliners.moves import CODES, FORFEITED, MOVES, PLAN, ROOF
from skyliners.bots.skyliners.rowsight import COUNT, SIGHTS
from skyliners.rules.skyliners.actions import Action
from skyliners.rules.skyliners.legal import legal_actions
from skyliners.rules.skyliners.pieces import ROWS, Mode
from skyliners.rules.skyliners.view import View


def chance(view: View, budget: Budget) -> Random:
    """The luck of one answer: another one for every action of a game."""
    return Random(budget.seed * 1_000_003 + len(view.table.log))


class RandomBot:
    def think(self, view: View, budget: Budget) -> Iterator[Action]:
        yield chance(view, budget).choice(legal_actions(view.table, view.hand))


class GreedyBot:
    """One step: points as the city stands, a row not yet planned for half its worth."""

    def think(self, view: View, budget: Budget) -> Iterator[Action]:
        codes = [CODES[action] for action in legal_actions(view.table, view.hand)]
        rng = chance(view, budget)
        yield MOVES[max(codes, key=lambda code: (_looks(view, code), rng.random()))]


def _looks(view: View, code: int) -> float:
    """What a seat's own rows would be worth after a move, were the game over then."""
    table, seat, hand = view
    geometry = geometry_of(table)
    heights = list(table.heights)
    filed = {plan.row: plan.segment for plan in hand.filed}
    if code < PLAN:
        heights[code % ROOF] += 2 if code < ROOF else 1
    elif code < FORFEITED:
        row, lot = divmod(code - PLAN, 4)
        filed[row] = lot + 1
    total = 0.0
    for row in range(ROWS):
        count = COUNT[SIGHTS[geometry.looks[ROWS * seat + row](heights)][0]]
        segment = filed.get(row, None if table.mode is Mode.FULL else min(count, 4))
        if segment is None:
            total += 0.5 * count
        elif segment == min(count, 4):
            total += count
    return total
