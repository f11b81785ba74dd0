"""The long run of a property: what a seat may not know changes nothing.

    python -m tests.bots.cards.fairness [--positions N] [--seed N]

Everything hidden from the seat that acts is dealt anew: the others' cards, what they put
down, and the piles. Every level and the coach have to answer as before. A short one of
the same is in `test_levels`.
"""

import argparse
import sys
from collections import Counter
from random import Random

from skyliners.bots.cards.coach import hint
from skyliners.bots.cards.roster import LADDER, LEVELS, bot_named
from skyliners.bots.levels import ADAPTIVE
from skyliners.bots.protocol import Budget, decide
from skyliners.rules.cards.view import View
from tests.bots.cards.positions import acting_view, position, twin

HINT = "hint"
ASKED = (*LEVELS, *(f"{ADAPTIVE}-{rung}" for rung in range(len(LADDER.rungs))), HINT)


def same_answer(asked: str, seed: int) -> bool:
    rng = Random(seed)
    one = position(rng)
    other = twin(one, rng)
    assert len(one.hands) == 1 or one != other
    budget = Budget(rng.getrandbits(32))
    return answer(asked, acting_view(one), budget) == answer(
        asked, acting_view(other), budget
    )


def answer(asked: str, seen: View, budget: Budget) -> object:
    """A level's exchange; or a hint, with its reason and all chances."""
    return hint(seen) if asked == HINT else decide(bot_named(asked), seen, budget)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    seeds = range(options.seed * 1_000_000, options.seed * 1_000_000 + options.positions)
    other = Counter[str]()
    for asked in ASKED:
        other[asked] = sum(not same_answer(asked, seed) for seed in seeds)
        print(f"{asked:<14}{len(seeds) - other[asked]:>6} of {len(seeds)} the same")
    sys.exit(bool(other.total()))


if __name__ == "__main__":
    main()
