"""Who plays a patience: the careful player, who looks at what lies open, and the thinker,
who also imagines what does not. Both see no more than whoever sits there."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

from skyliners.bots.patience.careful import choose
from skyliners.bots.patience.imagine import imagined
from skyliners.bots.patience.solver import position_of, slices
from skyliners.bots.protocol import Budget
from skyliners.rules.patience.game import View
from skyliners.rules.patience.legal import legal_moves
from skyliners.rules.patience.pieces import Move
from skyliners.rules.patience.table import Table

_IMAGINED = 8  # tables
_LOOKED_AT = 600  # positions of each


def _careful(table: Table, rng: Random) -> Move:
    """A move of the careful player; any, where they would give up. Where they have been,
    the log of a table does not say: rather by chance than round and round."""
    open_rows = position_of([(0, row.up) for row in table.rows])
    rows = tuple(
        (row.down, cards) for row, (_, cards) in zip(table.rows, open_rows, strict=True)
    )
    found = choose(rows, rng.randrange, set())
    return found or rng.choice(legal_moves(table))


class Careful:
    def think(self, view: View, budget: Budget) -> Iterator[Move]:
        yield _careful(view.table, _rng(view, budget))


class Thinker:
    """Solves tables that look like this one, and plays what most of the ways begin with."""

    def think(self, view: View, budget: Budget) -> Iterator[Move]:
        rng = _rng(view, budget)
        best = _careful(view.table, rng)
        yield best
        begins: Counter[Move] = Counter()
        many = max(round(_IMAGINED * budget.effort), 1)
        if not any(row.down for row in view.table.rows):
            many = 1
        for position in islice(imagined(view.table, rng), many):
            for answer in slices(position, _LOOKED_AT):
                if answer.moves:
                    begins[answer.moves[0]] += 1
                    best = begins.most_common(1)[0][0]
                yield best


def _rng(view: View, budget: Budget) -> Random:
    return Random(f"{budget.seed} {view.table.moves}")
