"""`make fairness`, the long run of a property: what a seat may not know changes nothing.

    python -m tests.bots.skyliners.fairness [--positions N] [--seed N] [--effort X]

Everything hidden from the seat that acts is drawn anew: the others' skyscraper cards, the
rows they planned and the numbers they filed. Every level, at its full effort, and the
coach have to answer as before. A short one of the same is in `test_levels`.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import NamedTuple

from skyliners.bots.levels import ADAPTIVE
from skyliners.bots.protocol import Budget, decide
from skyliners.bots.skyliners.coach import hint
from skyliners.bots.skyliners.roster import LADDER, LEVELS, bot_named
from skyliners.rules.skyliners.actions import HiddenPlan
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.state import State, view
from skyliners.rules.skyliners.view import View
from tests.play import SEATINGS, random_game
from tests.twins import twin

HINT = "hint"
_LONGEST = 70  # actions into a game

_RUNGS = tuple(f"{ADAPTIVE}-{rung}" for rung in range(len(LADDER.rungs)))
ASKED = (*LEVELS, *_RUNGS, HINT)

# Who thinks longer, or as somebody else does, is asked less often.
_SHARES = {
    **{level: 0.1 for level in (*LEVELS, *_RUNGS) if "-" in level},
    **{level: 0.02 for level in LEVELS if level.startswith("master-")},
    **dict.fromkeys(_RUNGS[-2:], 0.02),
    "master": 0.5,
    HINT: 0.5,
}


class Compared(NamedTuple):
    """One position with two sets of secrets."""

    asked: str
    seed: int
    same: bool
    plans: int  # hidden ones of others, on the table


def compare(task: tuple[str, int], effort: float = 1.0) -> Compared:
    """Ask a level or the coach about a position and about its twin."""
    asked, seed = task
    rng = Random(seed)
    one, other, seat = _pair(rng)
    budget = Budget(rng.getrandbits(32), effort)
    same = answer(asked, view(one, seat), budget) == answer(
        asked, view(other, seat), budget
    )
    plans = sum(
        isinstance(action, HiddenPlan) and turn.seat != seat
        for turn, action in zip(one.table.turns(), one.table.log, strict=True)
    )
    return Compared(asked, seed, same, plans)


def _pair(rng: Random) -> tuple[State, State, int]:
    """A position, the same with other secrets, and whose turn it is."""
    while True:
        mode, sides = rng.choice(list(Mode)), rng.choice(SEATINGS)
        game = random_game(rng, mode, sides, length=rng.randrange(_LONGEST))
        one = game.end
        if one.table.turn is not None:
            seat = one.table.turn.seat
            return one, twin(game, seat, rng).end, seat


def answer(asked: str, seen: View, budget: Budget) -> object:
    """A level's action; or a hint, with its reason and all chances."""
    if asked == HINT:
        return hint(seen, budget)
    return decide(bot_named(asked), seen, budget)


def tasks(positions: int, seed: int) -> Iterator[tuple[str, int]]:
    rng = Random(seed)
    for asked in ASKED:
        for _ in range(max(1, round(positions * _SHARES.get(asked, 1.0)))):
            yield asked, rng.getrandbits(32)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    options = parser.parse_args()
    work = list(tasks(options.positions, options.seed))
    positions, plans, other = Counter[str](), Counter[str](), list[Compared]()
    with ProcessPoolExecutor(options.processes) as pool:
        asking = partial(compare, effort=options.effort)
        for done, found in enumerate(pool.map(asking, work, chunksize=4), 1):
            positions[found.asked] += 1
            plans[found.asked] += found.plans
            if not found.same:
                other.append(found)
            print(f"\r{done} of {len(work)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(f"{'asked':<18}{'positions':>10}{'plans hidden':>14}")
    for asked in ASKED:
        print(f"{asked:<18}{positions[asked]:>10}{plans[asked]:>14}")
    for found in other:
        print(f"another answer: {found.asked}, seed {found.seed}")
    print(f"{len(work) - len(other)} of {len(work)} answers the same with other secrets")
    sys.exit(bool(other))


if __name__ == "__main__":
    main()
