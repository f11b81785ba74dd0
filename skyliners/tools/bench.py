"""How quick things are here and now, the median of several runs. Machines are noisy:
compare figures of one run, and trust ratios more than numbers."""

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

from skyliners.bots.board import Board, random_bytes
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.pieces import Color, Mode
from skyliners.rules.skyliners.scoring import score
from skyliners.rules.skyliners.state import deal, legal, play
from skyliners.rules.skyliners.table import Seat

RUNS = 9
_SEATS = (Seat("Ada", Side.SOUTH, Color.RED), Seat("Bo", Side.WEST, Color.BLUE))


def rules_game(rng: Random) -> None:
    """A random full game of two through the public rules."""
    state = deal(Mode.FULL, _SEATS, rng)
    while actions := legal(state):
        state = play(state, rng.choice(actions))
    score(*state)


def board_game(rng: Random) -> None:
    """The same on the fast board, dealt anew each time."""
    board = Board(*deal(Mode.FULL, _SEATS, rng))
    board.finish(_draw)
    board.totals()


_draw = random_bytes(Random(2))


def per_second(work: Callable[[Random], None], times: int) -> float:
    """How often a second, the median of several runs of so many times each."""
    rng = Random(1)
    rates = []
    for _ in range(RUNS):
        begun = perf_counter()
        for _ in range(times):
            work(rng)
        rates.append(times / (perf_counter() - begun))
    return median(rates)


def main() -> None:
    rules = per_second(rules_game, 300)
    board = per_second(board_game, 3000)
    print(f"random full games of two, a second (median of {RUNS} runs)")
    print(f"  through the rules     {rules:9,.0f}   goal  1,000")
    print(
        f"  on the fast board     {board:9,.0f}   goal 12,000   {board / rules:.1f} times"
    )


if __name__ == "__main__":
    main()
