"""How quick things are here and now, the median of several runs. Machines are noisy:
compare figures of one run, and trust ratios more than numbers."""

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter, process_time

from skyliners.bots.protocol import Budget
from skyliners.bots.skyliners.completion import Rest
from skyliners.bots.skyliners.geometry import World, geometry_of, tallest_bits
from skyliners.bots.skyliners.moves import random_bytes
from skyliners.bots.skyliners.roster import bot_named
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import CLOCKWISE, Side
from skyliners.rules.skyliners.game import deal, final_score, legal, play, view
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.table import Seat
from skyliners.tools.selfplay import Chair, play_game

RUNS = 9
_SEATS = (Seat("Ada", Side.SOUTH, Color.RED), Seat("Bo", Side.WEST, Color.BLUE))
_FOUR = tuple(map(Seat, ("Ada", "Bo", "Cy", "Di"), CLOCKWISE, Color))


def rules_game(rng: Random) -> None:
    """A random full game of two through the public rules."""
    state = deal(Mode.FULL, _SEATS, rng, {})
    while actions := legal(state):
        state = play(state, rng.choice(actions))
    final_score(state)


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


def completion(rng: Random) -> None:
    """The rest of a game from its opening, and the city it leaves scored for everybody."""
    geometry = geometry_of(_OPENING)
    world = World((), ((),) * geometry.seats, (0,) * geometry.seats)
    heights = Rest(_OPENING).completed(_draw).heights
    sights = [show[0] for show in geometry.sights(heights)]
    geometry.ending(world, sights, tallest_bits(heights), [rng.random()] * 2, 0.5)


_OPENING = deal(Mode.FULL, _SEATS, Random(3), {}).table


def think_times(level: str, games: int) -> list[float]:
    """Seconds of the processor for every action of a level, in games of two with itself
    from the opening to the end."""
    chair = Chair(level, bot_named(level))
    times: list[float] = []
    for seed in range(games):
        played = play_game("skyliners", [chair, chair], Mode.FULL, seed)
        times += played.times[0]
    return sorted(times)


def slice_times(level: str) -> list[float]:
    """Seconds between two breaths of a level's thought about some positions of a game of
    four; the screen waits for as long."""
    times: list[float] = []
    rng = Random(4)
    state = deal(Mode.FULL, _FOUR, rng, {})
    while (turn := state.table.turn) is not None:
        if len(state.table.log) % 12 == 0:
            thoughts = bot_named(level).think(view(state, turn.seat), Budget(1))
            begun = process_time()
            for _ in thoughts:
                times.append(process_time() - begun)
                begun = process_time()
        state = play(state, rng.choice(legal(state)))
    return sorted(times)


def slices() -> None:
    print("milliseconds a slice of thought, at a table of four: median, 99 of 100, longest")
    for level in ("beginner", "club", "strong", "master"):
        print(f"  {level:<10}{_figures(slice_times(level))}")


def _figures(times: list[float]) -> str:
    middle, nearly_all = times[len(times) // 2], times[len(times) * 99 // 100]
    return "".join(f"{1000 * time:8.1f}" for time in (middle, nearly_all, times[-1]))


def bots() -> None:
    rate = per_second(completion, 2000)
    print(f"completions, scored          {rate:9,.0f}   goal 10,000")
    print("milliseconds an action, full games of two: median, 99 of 100, longest")
    for level, goal in (
        ("beginner", 300),
        ("club", 300),
        ("strong", 300),
        ("master", 1000),
    ):
        print(f"  {level:<10}{_figures(think_times(level, 2))}   goal {goal}")


def main() -> None:
    rules = per_second(rules_game, 300)
    print(f"a second, the median of {RUNS} runs:")
    print(f"random full games of two      {rules:9,.0f}   goal  1,000")
    bots()
    slices()


if __name__ == "__main__":
    main()
