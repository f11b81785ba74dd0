"""The one evaluator behind hints and review: what every action open to a player is worth
in points, from what that player may know. Same view, same numbers, so a hint and a later
review of the same moment cannot disagree.
"""

from collections.abc import Callable, Iterator, Sequence
from math import exp, log
from typing import NamedTuple

from skyliners.bots.protocol import Budget
from skyliners.bots.skyliners.belief import Belief
from skyliners.bots.skyliners.moves import MOVES, random_bytes
from skyliners.bots.skyliners.rowsight import COUNT
from skyliners.bots.skyliners.search import City, Shared
from skyliners.bots.skyliners.simple import chance
from skyliners.bots.skyliners.taste import Taste
from skyliners.bots.skyliners.weights import by_table
from skyliners.bots.worths import Worths
from skyliners.rules.skyliners.actions import Action
from skyliners.rules.skyliners.pieces import ROWS, SEGMENTS
from skyliners.rules.skyliners.table import Table
from skyliners.rules.skyliners.view import View

PLAYOUTS = 400
_SLICE = 4

# Points are points here, near victory or far from it: so much nerve makes worth linear.
_NERVE = 1e4
_TASTE = Taste(nerve=_NERVE)

_SHIFT, _SLOPE = 0.76, 0.6  # on the scale of log odds, as long as much is to be built
_MUCH = 9  # floors left to whoever has fewest

# By own row, by segment: the chance that it will hold, were it filed. What is not filed
# cannot be added up, as only one of a row's segments is ever built for.
Chances = tuple[tuple[float, ...], ...]


class Appraisal(NamedTuple):
    """What a player's actions are worth: points ahead of the best rival in the end."""

    worths: Worths[Action]
    chances: Chances
    playouts: int

    def __repr__(self) -> str:
        """It tells of its player's cards: nothing of it is printed by mistake."""
        return f"Appraisal({self.playouts} playouts, …)"


def appraise(
    view: View,
    budget: Budget = Budget(),  # noqa: B008
    witness: Callable[[City], None] = lambda _city: None,
) -> Iterator[Appraisal]:
    """An appraisal that gets better slice by slice; the last is the one to use. It must
    be the turn of the view's owner. A witness is shown every city thought of, each without
    the present action, and changes nothing."""
    rng = chance(view, budget)
    shared = Shared(view, _TASTE)
    worlds = Belief(view.table, by_table).worlds(view, rng)
    draw = random_bytes(rng)
    seen = [[0] * len(SEGMENTS) for _ in range(ROWS)]
    playouts = max(1, round(PLAYOUTS * budget.effort))
    for number in range(1, playouts + 1):
        city = shared.play(next(worlds), draw)
        witness(city)
        _count(seen, city.sights[ROWS * view.seat :])
        if number % _SLICE == 0 or number == playouts:
            worths = Worths(
                {MOVES[code]: _NERVE * shared.sums[code] / number for code in shared.codes}
            )
            yield Appraisal(worths, _shares(seen, number, view.table), number)


def appraised(view: View, budget: Budget = Budget()) -> Appraisal:  # noqa: B008
    """The last appraisal, all at once."""
    *_, last = appraise(view, budget)
    return last


def _count(seen: list[list[int]], sights: Sequence[int]) -> None:
    for row, sight in zip(seen, sights, strict=False):
        if sight:
            row[min(COUNT[sight], SEGMENTS[-1]) - 1] += 1


def _shares(seen: list[list[int]], playouts: int, table: Table) -> Chances:
    to_be_built = min(stock.floors for stock in table.stocks) / _MUCH
    return tuple(
        tuple(_honest(number / playouts, min(to_be_built, 1.0)) for number in row)
        for row in seen
    )


def _honest(share: float, to_be_built: float) -> float:
    """The chance that a card holds, from its share of random futures. It is better than
    the share, for its owner builds for it, and less extreme: fitted to 1,340 cards of
    games between thinned-out strong bots, half of them filed by lot (`make honesty`).
    Towards the end less and less can be done about it: then the share is the chance."""
    if not 0 < share < 1:
        return share
    shift = _SHIFT * to_be_built
    slope = 1 - (1 - _SLOPE) * to_be_built
    return 1 / (1 + exp(-(shift + slope * log(share / (1 - share)))))
