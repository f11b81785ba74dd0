"""How quick the shelf is once ten thousand games stand on it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from skyliners.match.match import Player
from skyliners.match.play import AnyMatch, begin
from skyliners.match.shelf import outcomes, profiles, saves
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.statistics import statistics
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import CLOCKWISE
from skyliners.rules.skyliners.legal import legal_actions
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.table import Seat

GAMES = 10_000
PLAYED = 50  # different ones; the others are copies
RUNS = 9


def bench_shelf(games: int = GAMES) -> dict[str, float]:
    """Medians in milliseconds, and the size of the file in megabytes."""
    rng = Random(1)
    with TemporaryDirectory() as folder:
        path = Path(folder, "shelf.sqlite3")
        shelf = Shelf(path)
        ada = profiles.new_profile("Ada")
        profiles.keep(shelf, ada)
        finished = [_played(rng, ada.key) for _ in range(PLAYED)]
        saves.keep_all(shelf, (saves.new_game(finished[n % PLAYED]) for n in range(games)))
        shelf.close()

        def opened() -> None:
            fresh = Shelf(path)
            fresh.open()
            fresh.close()

        def first_page() -> None:
            outcomes.finished(shelf)

        mark = None
        for _ in range(99):
            mark = outcomes.finished(shelf, mark).end or mark
        steps = _steps(rng, saves.new_game(_begun(rng, ada.key)))
        return {
            "open": _milliseconds(opened),
            "first page": _milliseconds(first_page),
            "100th page": _milliseconds(lambda: outcomes.finished(shelf, mark)),
            "statistics": _milliseconds(lambda: statistics(shelf, ada.key, "skyliners")),
            "keep one action": _milliseconds(lambda: saves.keep(shelf, steps.pop())),
            "megabytes": path.stat().st_size / 1e6,
        }


def _milliseconds(task: Callable[[], None] | Callable[[], object]) -> float:
    times = []
    for _ in range(RUNS):
        start = perf_counter()
        task()
        times.append(perf_counter() - start)
    return 1000 * median(times)


def _begun(rng: Random, profile: int) -> AnyMatch:
    seats = (
        Seat("Ada", CLOCKWISE[0], Color.RED),
        Seat("Bo", CLOCKWISE[1], Color.BLUE),
    )
    return begin("skyliners", Mode.FULL, seats, (Player(profile), Player(bot="easy")), rng)


def _acted(rng: Random, match: AnyMatch) -> AnyMatch:
    assert match.acting is not None
    if match.players[match.acting].is_person:
        match = match.reveal(match.acting)
        view = match.view()
    else:
        view = match.bot_view()
    match = match.play(rng.choice(legal_actions(view.table, view.hand)))
    return match.end_turn() if match.turn_done else match


def _played(rng: Random, profile: int) -> AnyMatch:
    match = _begun(rng, profile)
    while not match.over:
        match = _acted(rng, match)
    return match


def _steps(rng: Random, game: saves.SavedGame) -> list[saves.SavedGame]:
    steps = [game]
    for _ in range(RUNS):
        game = replace(game, match=_acted(rng, game.match))
        steps.insert(0, game)
    return steps


if __name__ == "__main__":
    for what, figure in bench_shelf().items():
        print(f"{what:>16} {figure:9.2f}")
