"""How a searching bot thinks: what it believes, how many playouts it spends, what it
overlooks, and whether it looks ahead. A level is nothing but such numbers."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from skyliners.bots.protocol import Budget
from skyliners.bots.skyliners.ahead import Ahead, Depth
from skyliners.bots.skyliners.belief import Belief
from skyliners.bots.skyliners.moves import MOVES, random_bytes
from skyliners.bots.skyliners.search import Shared
from skyliners.bots.skyliners.simple import chance
from skyliners.bots.skyliners.taste import Taste
from skyliners.bots.skyliners.weights import Weigh, by_table
from skyliners.rules.skyliners.actions import Action
from skyliners.rules.skyliners.view import View

_SLICE = 2  # playouts between two breaths, a millisecond or two at a table of four


class Mind(NamedTuple):
    playouts: int
    taste: Taste = Taste()
    weigh: Weigh = by_table
    overlooks: float = 0.0  # how many of the candidates are not even considered
    depth: Depth | None = None


class SearchBot:
    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def think(self, view: View, budget: Budget) -> Iterator[Action]:
        mind = self.mind
        rng = chance(view, budget)
        shared = Shared(view, mind.taste)
        codes = _considered(shared.codes, mind.overlooks, rng)
        yield MOVES[codes[0]]
        if len(codes) == 1:
            return
        belief = Belief(view.table, mind.weigh)
        yield MOVES[codes[0]]
        worlds = belief.worlds(view, rng)
        draw = random_bytes(rng)
        for number in range(1, max(1, round(mind.playouts * budget.effort)) + 1):
            shared.play(next(worlds), draw)
            if number % _SLICE == 0:
                yield MOVES[max(codes, key=shared.sums.__getitem__)]
        codes.sort(key=lambda code: -shared.sums[code])
        yield MOVES[codes[0]]
        if mind.depth is not None:
            ahead = Ahead(view, belief, mind.taste, mind.depth, rng)
            prior = {code: shared.sums[code] / shared.playouts for code in codes}
            for code in ahead.heats(prior, budget.effort):
                yield MOVES[code]


def _considered(codes: list[int], overlooks: float, rng: Random) -> list[int]:
    """The candidates a player thinks of, at least one."""
    seen = [code for code in codes if rng.random() >= overlooks] if overlooks else codes
    return list(seen or [rng.choice(codes)])
