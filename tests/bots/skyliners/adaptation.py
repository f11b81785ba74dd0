"""`make adaptation`, a long run: does the adaptive opponent keep people near a half?

    python -m tests.bots.skyliners.adaptation [--games N] [--seed N] [--effort X]

People of several strengths are played by bots that stay as they are; the opponent they
meet changes after every game, as in the app. With less effort everybody thinks less.
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import NamedTuple

from skyliners.bots.skyliners.roster import LADDER, bot_named
from skyliners.rules.skyliners.pieces import Mode
from skyliners.tools.selfplay import Chair, play_game

PEOPLE = ("greedy", "beginner", "adaptive-4", "club", "adaptive-6", "strong")


class Career(NamedTuple):
    """All games of one person against the adaptive opponent."""

    person: str
    results: tuple[bool, ...]

    @property
    def rungs(self) -> list[int]:
        return [LADDER.place(self.results[:game]) for game in range(len(self.results))]


def career(person: str, games: int, seed: int = 1, effort: float = 1.0) -> Career:
    rng = Random(seed)
    results: tuple[bool, ...] = ()
    for game in range(games):
        chairs = [
            Chair("person", bot_named(person), effort),
            Chair("adaptive", LADDER.rungs[LADDER.place(results)], effort),
        ]
        seat = game % 2  # they take turns in starting
        played = play_game(
            "skyliners", chairs[::-1] if seat else chairs, Mode.FULL, rng.getrandbits(32)
        )
        results = (*results, seat in played.sheet.winners)
    return Career(person, results)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    options = parser.parse_args()
    living = partial(career, games=options.games, seed=options.seed, effort=options.effort)
    print(f"{'person':<14}{'games':>6}{'won':>7}{'of the later half':>19}{'rung':>7}")
    with ProcessPoolExecutor(options.processes) as pool:
        for person, results in pool.map(living, PEOPLE):
            later = results[len(results) // 2 :]
            rungs = Career(person, results).rungs[len(results) // 2 :]
            print(
                f"{person:<14}{len(results):>6}{sum(results) / len(results):>7.0%}"
                f"{sum(later) / len(later):>19.0%}{sum(rungs) / len(rungs):>7.1f}"
                f" of {len(LADDER.rungs) - 1}",
                flush=True,
            )


if __name__ == "__main__":
    main()
