"""How quick Skyline of the World is here and now, the median of several runs. Machines are
noisy: compare figures of one run, and trust ratios more than numbers."""

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from skyliners.bots.protocol import Budget
from skyliners.bots.world.guess import Guesses
from skyliners.bots.world.mind import worlds
from skyliners.bots.world.policy import play_turn
from skyliners.bots.world.roster import LEVELS, bot_named
from skyliners.bots.world.worth import chances
from skyliners.rules.seats import Color, Seat
from skyliners.rules.world.game import deal, final_score, legal, play, view
from skyliners.rules.world.pieces import Mode
from skyliners.tools.selfplay import Chair, play_game

RUNS = 5
_FOUR = tuple(map(Seat, ("Ada", "Bo", "Cy", "Di"), Color))
_GUESSES = Guesses(view(deal(Mode.OPEN, _FOUR[:2], Random(3), {}), 0))
_WORLDS = worlds(_GUESSES, Random(2))


def rules_game(rng: Random) -> None:
    """A random game of two through the public rules."""
    state = deal(Mode.OPEN, _FOUR[:2], rng, {})
    while actions := legal(state):
        state = play(state, rng.choice(actions))
    final_score(state)


def completion(rng: Random) -> None:
    """A game of two in search, from its opening to its end."""
    guess = next(_WORLDS)
    board = guess.board
    while not board.over:
        play_turn(board, guess.missions, rng.random)
        board.end()
    chances(board, guess.missions)


def round_of_two(rng: Random) -> None:
    """What search plays out again and again: a turn of everybody, and what it is worth."""
    guess = next(_WORLDS)
    for _ in range(guess.board.players):
        play_turn(guess.board, guess.missions, rng.random)
        guess.board.end()
    chances(guess.board, guess.missions)


def per_second(work: Callable[[Random], None], times: int) -> float:
    """How often a second of the processor, the median of several runs of so many each."""
    rng = Random(1)
    rates = []
    for _ in range(RUNS):
        begun = process_time()
        for _ in range(times):
            work(rng)
        rates.append(times / (process_time() - begun))
    return median(rates)


def think_times(level: str, players: int) -> list[float]:
    """Seconds of the processor for every action of a level, in a game with itself."""
    chair = Chair(level, bot_named(level))
    played = play_game("skyline-of-the-world", [chair] * players, Mode.OPEN, 1)
    return sorted(time for times in played.times for time in times)


def slice_times(level: str) -> list[float]:
    """Seconds between two breaths of a level's thought about some positions of a game of
    four; the screen waits for as long."""
    times: list[float] = []
    rng = Random(4)
    state = deal(Mode.OPEN, _FOUR, rng, {})
    while (turn := state.table.turn) is not None:
        if len(state.table.log) % 60 == 0:
            thoughts = bot_named(level).think(view(state, turn.seat), Budget(1))
            begun = process_time()
            for _ in thoughts:
                times.append(process_time() - begun)
                begun = process_time()
        state = play(state, rng.choice(legal(state)))
    return sorted(times)


def _figures(times: list[float]) -> str:
    middle, nearly_all = times[len(times) // 2], times[len(times) * 99 // 100]
    return "".join(f"{1000 * time:8.1f}" for time in (middle, nearly_all, times[-1]))


def main() -> None:
    print(f"Skyline of the World, a second, the median of {RUNS} runs:")
    rate = per_second(rules_game, 20)
    print(f"random games of two           {rate:9,.0f}   goal    100")
    print(f"completions in search         {per_second(completion, 10):9,.0f}")
    print(f"rounds played out in search   {per_second(round_of_two, 100):9,.0f}")
    print("milliseconds an action: median, 99 of 100, longest")
    for level in LEVELS:
        for players in (2, 4):
            times = _figures(think_times(level, players))
            print(f"  {level:<10}{players} players{times}   goal 1000")
    print("milliseconds a slice of thought, at a table of four: median, 99 of 100, longest")
    for level in LEVELS:
        print(f"  {level:<10}{_figures(slice_times(level))}")


if __name__ == "__main__":
    main()
