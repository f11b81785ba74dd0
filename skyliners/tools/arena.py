"""`arena`: bots against each other on all cores, with honest intervals.

Everybody sits in every place and starts equally often, and the same deals come up for
each of them; alone, where nobody is met, each of them plays all deals. What is counted here
is whole games; no bot sees more than its own view.
"""

import argparse
import os
from collections import Counter, deque
from collections.abc import Collection, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from itertools import combinations, islice
from math import sqrt
from multiprocessing import active_children
from pathlib import Path
from typing import NamedTuple, TextIO

from skyliners.bots.games import ROOMS, bots_of
from skyliners.match.record import write
from skyliners.rules.games import rules_of
from skyliners.tools.numbers import at_least
from skyliners.tools.output import Parser, aside, check_heard, tell
from skyliners.tools.selfplay import Chair, Played, play_game

_Z = 1.96  # 95 %
_CORES = os.cpu_count() or 1
_AHEAD = 4  # games a core that wait for it: no core idles, and nobody counts to the end


class Entry(NamedTuple):
    """A level as named on the command line; `master*10` thinks ten times as long."""

    name: str
    effort: float = 1.0

    @property
    def label(self) -> str:
        return self.name if self.effort == 1 else f"{self.name}*{self.effort:g}"


class Pairing(NamedTuple):
    game: str
    entries: tuple[Entry, ...]  # a side each; the last one takes all chairs left
    mode: StrEnum
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
    over: bool  # alone, it may lead nowhere
    wins: tuple[float, ...]  # by side; a shared win is shared
    points: tuple[float, ...]  # by side, the mean of its chairs
    counts: tuple[Mapping[str, int], ...]  # by side, what else the game counts
    times: tuple[tuple[float, ...], ...]  # by side, seconds for each action
    record: str


def run_job(job: Job) -> Result:
    pairing = job.pairing
    entries = [pairing.entries[side] for side in job.sides]
    bots = bots_of(pairing.game)
    chairs = [
        Chair(entry.label, bots.bot_named(entry.name), entry.effort) for entry in entries
    ]
    # One deal for a whole rotation, so that everybody plays every chair of it.
    deal = job.seed * 1_000_003 + job.number // pairing.players
    return _result(job, play_game(pairing.game, chairs, pairing.mode, deal))


def _result(job: Job, played: Played) -> Result:
    sheet = played.sheet
    if sheet is None:
        times = (tuple(played.times[0]),)
        return Result(job, False, (0.0,), (0.0,), ({},), times, write(played.record))
    by_side = [
        [seat for seat, side in enumerate(job.sides) if side == wanted]
        for wanted in range(len(job.pairing.entries))
    ]
    share = 1 / len(sheet.winners)
    rules = rules_of(job.pairing.game)
    counts = [rules.counts(sheet, seat) for seat in range(len(job.sides))]
    return Result(
        job,
        over=True,
        wins=tuple(
            sum(share for seat in seats if seat in sheet.winners) for seats in by_side
        ),
        points=tuple(
            sum(sheet.totals[seat].total for seat in seats) / len(seats)
            for seats in by_side
        ),
        counts=tuple(
            {name: sum(counts[seat][name] for seat in seats) for name in rules.COUNTS}
            for seats in by_side
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


@dataclass
class _Side:
    """What came of all games of a side so far."""

    wins: float = 0.0
    points: float = 0.0
    counts: Counter[str] = field(default_factory=Counter)
    actions: int = 0
    seconds: float = 0.0
    longest: float = 0.0


class Tally:
    """What the table tells of a pairing, counted up game by game."""

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self.games = self._over = 0
        self._sides = [_Side() for _ in pairing.entries]
        self._counts = rules_of(pairing.game).COUNTS

    def count(self, result: Result) -> None:
        self.games += 1
        self._over += result.over
        for number, side in enumerate(self._sides):
            times = result.times[number]
            side.wins += result.wins[number]
            side.points += result.points[number]
            side.counts.update(result.counts[number])
            side.actions += len(times)
            side.seconds += sum(times)
            side.longest = max((side.longest, *times))

    def lines(self) -> Iterator[str]:
        """The first side's chance to win is its own, the others' that one of their
        chairs wins."""
        mode, alone = self.pairing.mode.value, self.pairing.players == 1
        who = "alone" if alone else f"{self.pairing.players} players"
        yield f"{mode}, {who}, {self.games} games"
        counted = "".join(f"{name:>{len(name) + 2}}" for name in self._counts)
        yield (
            f"  {'level':<22}{'chairs':>6}{'ended' if alone else 'wins':>8}"
            f"{'95 %':>16}{'points':>8}"
            f"{counted}{'ms/action':>11}{'longest':>9}"
        )
        chairs = self.pairing.chairs(0)
        for number, (entry, side) in enumerate(
            zip(self.pairing.entries, self._sides, strict=True)
        ):
            yield self._line(entry.label, side, chairs.count(number))

    def _line(self, label: str, side: _Side, chairs: int) -> str:
        games = max(self.games, 1)
        low, high = wilson(side.wins, self.games)
        return (
            f"  {label:<22}{chairs:>6}{side.wins / games:>8.1%}"
            f"{f'{low:.1%}–{high:.1%}':>16}{side.points / max(self._over, 1):>8.1f}"
            f"{self._counted(side, games * chairs)}"
            f"{1000 * side.seconds / max(side.actions, 1):>11.1f}"
            f"{1000 * side.longest:>9.0f}"
        )

    def _counted(self, side: _Side, played: int) -> str:
        """What a chair counts in a game, or how much of something else it is."""
        told = []
        for name, whole in self._counts.items():
            number = side.counts[name]
            if not whole:
                text = f"{number / played:.1f}"
            else:
                text = f"{number / side.counts[whole]:.0%}" if side.counts[whole] else "–"
            told.append(f"{text:>{len(name) + 2}}")
        return "".join(told)


def pairings(
    game: str, entries: Sequence[Entry], mode: StrEnum, players: int
) -> list[Pairing]:
    """As many levels as chairs sit down together; else every two of them meet, the
    first alone against so many of the second. Where only one can play, each does."""
    if players == 1:
        return [Pairing(game, (entry,), mode, 1) for entry in dict.fromkeys(entries)]
    if len(entries) == players:
        return [Pairing(game, tuple(entries), mode, players)]
    # Named twice, a level meets the same others; games repeated would count for nothing.
    two = dict.fromkeys(combinations(entries, 2))
    return [Pairing(game, pair, mode, players) for pair in two]


def play_all(jobs: Iterable[Job], cores: int) -> Generator[Result, None, None]:
    """The results in the order of the jobs, which are taken as they can be done."""
    if cores == 1:
        yield from map(run_job, jobs)
        return
    jobs = iter(jobs)
    with ProcessPoolExecutor(cores) as pool:
        ahead = deque(pool.submit(run_job, job) for job in islice(jobs, cores * _AHEAD))
        try:
            while ahead:
                yield ahead.popleft().result()
                ahead.extend(pool.submit(run_job, job) for job in islice(jobs, 1))
        finally:
            # Nobody waits for games that nobody wants any more. Killed, not asked to end:
            # whoever was asked while a fork held a lock never did.
            for process in active_children():
                process.kill()


def _entry(levels: Collection[str], text: str) -> Entry:
    name, _, effort = text.partition("*")
    if name not in levels:
        raise argparse.ArgumentTypeError(f"{name!r} is none of {', '.join(levels)}")
    try:
        return Entry(name, at_least(0.0, float)(effort) if effort else 1.0)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{effort!r} is no number") from None


def _parser(arguments: Sequence[str]) -> Parser:
    """Which game is meant decides what else there is to be said."""
    which = Parser(prog="skyliners arena", add_help=False)
    which.add_argument("--game", choices=list(ROOMS), default=next(iter(ROOMS)))
    game = which.parse_known_args(arguments)[0].game
    rules, levels = rules_of(game), bots_of(game).LEVELS
    parser = Parser(
        prog=which.prog, description="Bots against each other.", parents=[which]
    )
    parser.add_argument("levels", metavar="LEVEL", nargs="+", type=partial(_entry, levels))
    parser.add_argument(
        "--games", type=at_least(1, int), default=100, help="for each pairing"
    )
    parser.add_argument("--seed", type=int, default=1)
    modes = list(rules.MODES)
    parser.add_argument("--mode", type=rules.MODES, choices=modes, default=modes[0])
    parser.add_argument("--players", type=int, choices=sorted(rules.PLAYERS))
    parser.add_argument("--records", type=Path, help="write every game, one a line")
    parser.add_argument(
        "--cores", type=at_least(1, int), default=_CORES, help="never more than there are"
    )
    return parser


def _records(file: Path | None, parser: Parser) -> AbstractContextManager[TextIO | None]:
    """Opened before any game, for it is better to know; each line is written at once."""
    if file is None:
        return nullcontext()
    try:
        return file.open("w", encoding="utf-8", buffering=1)
    except OSError as error:
        parser.error(str(error))


def run(arguments: Sequence[str]) -> int:
    parser = _parser(arguments)
    options = parser.parse_args(arguments)
    seats = rules_of(options.game).PLAYERS
    players = options.players or min(len(options.levels), max(seats))
    if players not in seats or (players > 1 and len(options.levels) < 2):
        parser.error("a game needs at least two levels")
    check_heard()
    met = pairings(options.game, options.levels, options.mode, players)
    tallies = {pairing: Tally(pairing) for pairing in met}
    # As many as wanted, and never all of them in memory.
    jobs = (
        Job(pairing, number, options.seed)
        for pairing in met
        for number in range(options.games)
    )
    trouble = None
    try:
        with (
            _records(options.records, parser) as file,
            closing(play_all(jobs, min(options.cores, _CORES))) as results,
        ):
            for number, result in enumerate(results, 1):
                tallies[result.job.pairing].count(result)
                aside(f"\r{number} of {options.games * len(met)} games")
                if file is not None:
                    file.write(f"{result.record}\n")
    except OSError as error:  # what has been played is told all the same
        trouble = error
    aside("\n")
    for tally in tallies.values():
        tell("\n".join(tally.lines()))
    if trouble is not None:
        aside(f"skyliners: {trouble}\n")
        return 1
    return 0
