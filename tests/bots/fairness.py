"""The long run of a property: what a seat may not know changes nothing.

    python -m tests.bots.fairness [--positions N] [--seed N]

A short one of the same is in `test_levels`.
"""

import argparse
from random import Random

from skyliners.bots.coach import hint
from skyliners.bots.protocol import Budget, decide
from skyliners.bots.roster import LEVELS, bot_named
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.state import view
from tests.play import SEATINGS, random_game
from tests.twins import twin

EFFORT = 0.02  # the same code as in earnest, fewer playouts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = Random(options.seed)
    compared = 0
    while compared < options.positions:
        mode, sides = rng.choice(list(Mode)), rng.choice(SEATINGS)
        game = random_game(rng, mode, sides, length=rng.randrange(70))
        one = game.end
        if one.table.turn is None:
            continue
        seat = one.table.turn.seat
        other = twin(game, seat, rng).end
        budget = Budget(rng.getrandbits(32), EFFORT)
        level = rng.choice(list(LEVELS))
        answers = [
            (decide(bot_named(level), seen, budget), hint(seen, budget))
            for seen in (view(one, seat), view(other, seat))
        ]
        assert answers[0] == answers[1], (level, one.table)
        compared += 1
    print(f"{compared} positions, each with other secrets: the same answers and hints")


if __name__ == "__main__":
    main()
