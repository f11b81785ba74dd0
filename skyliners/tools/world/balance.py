"""Whether our maps, missions and cards are fair, in games between equal bots: who wins from
which seat, how long games take and how they end, and how often each mission and each shape
is completed.

    python -m skyliners.tools.world.balance [--games N] [--seed N] [--level LEVEL]
        [--effort X] [--players N …] [--city NAME …] [--plain]
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from json import loads
from typing import Any

from skyliners.bots.world.roster import LEVELS, bot_named
from skyliners.match.record import write
from skyliners.rules.world.actions import Cash, EndTurn
from skyliners.rules.world.box import cities
from skyliners.rules.world.pieces import PLAYERS, Mode
from skyliners.rules.world.shapes import shape_of
from skyliners.tools.numbers import at_least
from skyliners.tools.output import aside, tell
from skyliners.tools.selfplay import Chair, Played, play_game

GAME = "skyline-of-the-world"


class Balance:
    """What came of all games of so many players in one city."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.wins = [0.0] * players
        self.rounds: list[int] = []
        self.ended: Counter[str] = Counter()
        self.prestige: Counter[int] = Counter()  # the winner's
        self.penthouses: Counter[int] = Counter()  # of everybody
        self.missions: Counter[str] = Counter()
        self.fulfilled: Counter[str] = Counter()
        self.drawn: Counter[str] = Counter()
        self.cashed: Counter[str] = Counter()
        self.actions = 0

    def count(self, played: Played) -> None:
        table, sheet = played.record.table, played.sheet
        self.games += 1
        for seat in sheet.winners:
            self.wins[seat] += 1 / len(sheet.winners)
        turns = sum(isinstance(action, EndTurn) for action in table.log)
        self.rounds.append(-(-turns // self.players))
        self.ended["no way on" if table.ender is None else "third penthouse"] += 1
        self.prestige[max(total.total for total in sheet.totals)] += 1
        self.penthouses.update(total.penthouses for total in sheet.totals)
        self.actions += len(table.log)
        written = loads(write(played.record))
        for seat, total in zip(written["seats"], sheet.totals, strict=True):
            self.missions[seat["mission"]] += 1
            self.fulfilled[seat["mission"]] += bool(total.mission)
        drawn = len(written["bonus"]) - table.pile
        self.drawn.update(map(shape_of, written["bonus"][:drawn]))
        shown = (action for action in table.log if isinstance(action, Cash))
        self.cashed.update(shape_of(action.card) for action in shown)

    def lines(self) -> Iterator[str]:
        played, rounds = self.games, sorted(self.rounds)
        yield f"{self.players} players, {played} games"
        mean = sum(rounds) / played
        low, high = rounds[played // 10], rounds[played * 9 // 10]
        yield f"  rounds, mean (10–90 %)   {mean:.1f} ({low}–{high})"
        yield f"  actions a game           {self.actions / played:.0f}"
        yield f"  wins by seat             {_shares(enumerate(self.wins), played)}"
        yield f"  ended by                 {_shares(self.ended.items(), played)}"
        yield f"  winner's prestige        {_shares(sorted(self.prestige.items()), played)}"
        everybody = played * self.players
        built = sorted(self.penthouses.items())
        yield f"  penthouses of everybody  {_shares(built, everybody)}"
        yield f"  missions fulfilled       {_rates(self.fulfilled, self.missions)}"
        yield f"  bonus cards cashed       {_rates(self.cashed, self.drawn)}"
        kept = sum(self.cashed.values()) / everybody
        yield f"  cashed a player          {kept:.1f}"


def _shares(counted: Any, whole: int) -> str:
    return "  ".join(f"{name}: {100 * number / whole:.0f}" for name, number in counted)


def _rates(done: Mapping[str, int], of: Mapping[str, int]) -> str:
    rates = {name: 100 * done.get(name, 0) / number for name, number in of.items()}
    told = (f"{name} {rate:.0f}" for name, rate in sorted(rates.items(), key=_by_rate))
    whole = 100 * sum(done.values()) / sum(of.values())
    return f"{whole:.0f} %: " + "  ".join(told)


def _by_rate(item: tuple[str, float]) -> float:
    return -item[1]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="balance", description=__doc__)
    parser.add_argument("--games", type=at_least(1, int), default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", choices=list(LEVELS), default="master")
    parser.add_argument("--effort", type=at_least(0.0, float), default=1.0)
    parser.add_argument("--players", type=int, nargs="+", choices=PLAYERS, default=PLAYERS)
    parser.add_argument(
        "--city", nargs="+", choices=list(cities()), default=[next(iter(cities()))]
    )
    parser.add_argument("--plain", action="store_true", help="without the fair start")
    return parser


def run(arguments: Sequence[str]) -> None:
    options = _parser().parse_args(arguments)
    chair = Chair(options.level, bot_named(options.level), options.effort)
    ways = {"fair_start": not options.plain}
    for city in options.city:
        for players in options.players:
            balance = Balance(players)
            for number in range(options.games):
                seed = options.seed * 1_000_003 + number
                chairs = [chair] * players
                balance.count(play_game(GAME, chairs, Mode.OPEN, seed, city=city, **ways))
                aside(f"\r{city}, {players} players: {number + 1} of {options.games}")
            aside("\n")
            tell("\n".join((city, *balance.lines())))


if __name__ == "__main__":
    run(sys.argv[1:])
