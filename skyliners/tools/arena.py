"""`arena`: bots against each other on all cores, with honest intervals.

Everybody sits in every place and starts equally often, and the same deals come up for
each of them. What is counted here is whole games; no bot sees more than its own view.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

from skyliners.bots.roster import LEVELS, bot_named
from skyliners.match.record import write
from skyliners.rules.skyliners.pieces import FLOORS, Mode
from skyliners.tools.numbers import at_least
from skyliners.tools.selfplay import Chair, Played, play_game

_Z = 1.96  # 95 %


class Entry(NamedTuple):
    """A level as named on the command line; `master*10` thinks ten times as long."""

    name: str
    effort: float = 1.0

    @property
    def label(self) -> str:
        return self.name if self.effort == 1 else f"{self.name}*{self.effort:g}"


class Pairing(NamedTuple):
    entries: tuple[Entry, ...]  # a side each; the last one takes all chairs left
    mode: Mode
    players: int

    def chairs(self, turn: int) -> list[int]:
        """Which side sits in each chair, the start player first, in one rotation."""
        last = len(self.entries) - 1
        sides = [min(chair, last) for chair in range(self.players)]
        return sides[-turn:] + sides[:-turn] if turn else sides


class Job(NamedTuple):
    pairing: Pairing
    number: int
    seed: int

    @property
    def sides(self) -> list[int]:
        return self.pairing.chairs(self.number % self.pairing.players)


class Result(NamedTuple):
    """One game as the arena counts it, and its record."""

    job: Job
    wins: tuple[float, ...]  # by side; a shared win is shared
    points: tuple[float, ...]  # by side, the mean of its chairs
    filed: tuple[int, ...]
    correct: tuple[int, ...]
    times: tuple[tuple[float, ...], ...]  # by side, seconds for each action
    record: str


def run_job(job: Job) -> Result:
    pairing = job.pairing
    entries = [pairing.entries[side] for side in job.sides]
    chairs = [Chair(entry.label, bot_named(entry.name), entry.effort) for entry in entries]
    # One deal for a whole rotation, so that everybody plays every chair of it.
    deal = job.seed * 1_000_003 + job.number // pairing.players
    return _result(job, play_game(chairs, pairing.mode, deal))


def _result(job: Job, played: Played) -> Result:
    sheet = played.sheet
    by_side = [
        [seat for seat, side in enumerate(job.sides) if side == wanted]
        for wanted in range(len(job.pairing.entries))
    ]
    share = 1 / len(sheet.winners)
    rows = [row for row in sheet.rows if row.planned is not None]
    return Result(
        job,
        wins=tuple(
            sum(share for seat in seats if seat in sheet.winners) for seats in by_side
        ),
        points=tuple(
            sum(sheet.totals[seat].total for seat in seats) / len(seats)
            for seats in by_side
        ),
        filed=tuple(sum(row.seat in seats for row in rows) for seats in by_side),
        correct=tuple(
            sum(row.seat in seats and row.points > 0 for row in rows) for seats in by_side
        ),
        times=tuple(
            tuple(took for seat in seats for took in played.times[seat])
            for seats in by_side
        ),
        record=write(played.record),
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + _Z * _Z / (2 * games)
    spread = _Z * sqrt(rate * (1 - rate) / games + _Z * _Z / (4 * games * games))
    whole = 1 + _Z * _Z / games
    return (centre - spread) / whole, (centre + spread) / whole


_HEAD = (
    f"  {'level':<22}{'chairs':>6}{'wins':>8}{'95 %':>16}{'points':>8}"
    f"{'filed':>7}{'correct':>9}{'ms/action':>11}{'longest':>9}"
)


def table(pairing: Pairing, results: Sequence[Result]) -> list[str]:
    """The lines of a pairing's table: the first side's chance to win is its own, the
    others' that one of their chairs wins."""
    games = len(results)
    chairs = pairing.chairs(0)
    lines = [
        f"{pairing.mode.value}, {pairing.players} players, {games} games",
        _HEAD,
    ]
    for side, entry in enumerate(pairing.entries):
        wins = sum(result.wins[side] for result in results)
        low, high = wilson(wins, games)
        own = chairs.count(side)
        filed = sum(result.filed[side] for result in results)
        correct = sum(result.correct[side] for result in results)
        times = [took for result in results for took in result.times[side]] or [0.0]
        points = sum(result.points[side] for result in results) / max(games, 1)
        lines.append(
            f"  {entry.label:<22}{own:>6}{wins / max(games, 1):>8.1%}"
            f"{f'{low:.1%}–{high:.1%}':>16}{points:>8.1f}"
            f"{filed / max(games * own, 1):>7.1f}"
            f"{(f'{correct / filed:.0%}' if filed else '–'):>9}"
            f"{1000 * sum(times) / len(times):>11.1f}{1000 * max(times):>9.0f}"
        )
    return lines


def pairings(entries: Sequence[Entry], mode: Mode, players: int) -> list[Pairing]:
    """As many levels as chairs sit down together; else every two of them meet, the
    first alone against so many of the second."""
    if len(entries) == players:
        return [Pairing(tuple(entries), mode, players)]
    return [Pairing(pair, mode, players) for pair in combinations(entries, 2)]


def play_all(jobs: Sequence[Job], cores: int) -> Iterator[Result]:
    """The results as they come, in any order."""
    if cores == 1:
        yield from map(run_job, jobs)
        return
    with Pool(cores) as pool:
        yield from pool.imap_unordered(run_job, jobs)


def _entry(text: str) -> Entry:
    name, _, effort = text.partition("*")
    if name not in LEVELS:
        raise argparse.ArgumentTypeError(f"{name!r} is none of {', '.join(LEVELS)}")
    try:
        return Entry(name, at_least(0.0, float)(effort) if effort else 1.0)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{effort!r} is no number") from None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="skyliners arena", description="Bots against each other."
    )
    parser.add_argument("levels", metavar="LEVEL", nargs="+", type=_entry)
    parser.add_argument(
        "--games", type=at_least(1, int), default=100, help="for each pairing"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mode", type=Mode, choices=list(Mode), default=Mode.FULL)
    parser.add_argument("--players", type=int, choices=sorted(FLOORS))
    parser.add_argument("--records", type=Path, help="write every game, one a line")
    parser.add_argument("--cores", type=at_least(1, int), default=os.cpu_count() or 1)
    return parser


def run(arguments: Sequence[str]) -> int:
    parser = _parser()
    options = parser.parse_args(arguments)
    if len(options.levels) < 2:
        parser.error("a game needs at least two levels")
    if options.records:
        try:  # better now than after all the games
            options.records.open("a").close()
        except OSError as error:
            parser.error(str(error))
    players = options.players or min(len(options.levels), max(FLOORS))
    met = pairings(options.levels, options.mode, players)
    jobs = [
        Job(pairing, number, options.seed)
        for pairing in met
        for number in range(options.games)
    ]
    results = []
    for result in play_all(jobs, options.cores):
        results.append(result)
        print(f"\r{len(results)} of {len(jobs)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for pairing in met:
        print("\n".join(table(pairing, [r for r in results if r.job.pairing == pairing])))
    if options.records:
        results.sort(key=lambda result: jobs.index(result.job))
        lines = "".join(f"{result.record}\n" for result in results)
        options.records.write_text(lines, encoding="utf-8")
    return 0
