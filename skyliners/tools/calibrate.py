"""Counts in games between bots what filed cards turned out to show, and writes the
weights our bots believe by into `skyliners/bots/belief_table.py`.

    python -m skyliners.tools.calibrate [--games N] [--seed N] [--level LEVEL]

Every filed card is looked at again each time its rivals come to act: for every row its
owner still held then and every segment, was it this one? A weight is how often it was.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from math import log
from multiprocessing import Pool
from pathlib import Path
from textwrap import fill
from typing import NamedTuple

from skyliners.bots import belief_table
from skyliners.bots.history import Filing, witnessed
from skyliners.bots.roster import bot_named
from skyliners.bots.weights import (
    APPEAL_SHAPE,
    SIGHT_SHAPE,
    Feature,
    Features,
    by_appeal_cell,
    by_sight_cell,
    index,
)
from skyliners.match.record import Record
from skyliners.rules.skyliners.actions import Plan
from skyliners.rules.skyliners.city import DISTRICTS, District
from skyliners.rules.skyliners.pieces import ROWS, SEGMENTS, Mode
from skyliners.tools.selfplay import Chair, play_game

_EFFORT = 0.2  # of a level's own; they play much the same, and many games are needed
_FIRM = 24.0  # a cell seen this often counts as much as the coarser cells around it


class Table(NamedTuple):
    """A table to be counted: its name, its shape, and which cell something falls into.
    Rare cells lean on coarser ones, in which some features are left out."""

    name: str
    shape: tuple[Feature, ...]
    cell: Callable[[Filing, int, int, int], Features]
    coarser: tuple[tuple[str, ...], ...]


TABLES = (
    Table(
        "BY_SIGHT",
        SIGHT_SHAPE,
        by_sight_cell,
        (("phase",), ("phase", "touched"), ("phase", "touched", "push")),
    ),
    Table(
        "BY_APPEAL",
        APPEAL_SHAPE,
        by_appeal_cell,
        (("touched",), ("touched", "push")),
    ),
)


class Sighting(NamedTuple):
    """A filed card looked at later, one row and segment of it: was it this one?"""

    filing: Filing
    row: int
    segment: int
    now: int
    hit: bool


def observed(record: Record) -> Iterator[Sighting]:
    """What could be told of each filed card, time and again, and whether it was so."""
    table = record.table
    plans: list[list[Plan]] = [[] for _ in table.seats]
    for turn, action in zip(table.turns(), record.actions, strict=True):
        if isinstance(action, Plan):
            plans[turn.seat].append(action)
    seen = [position.table for position in record.positions()]
    for now in seen[:: 2 * len(table.seats)]:
        known = witnessed(now)
        for seat, filings in enumerate(known.filings):
            counts = known.counts[ROWS * seat : ROWS * seat + ROWS]
            for number, filing in enumerate(filings):
                gone = {plan.row for plan in plans[seat][:number]}
                plan = plans[seat][number]
                for row in set(range(ROWS)) - gone:
                    for segment in SEGMENTS:
                        hit = (row, segment) == (plan.row, plan.segment)
                        yield Sighting(filing, row, segment, counts[row], hit)


def weights(table: Table, seen: Iterable[Sighting]) -> list[float]:
    """A weight for every cell of a table."""
    names = [feature.name for feature in table.shape]
    left_out = [{names.index(name) for name in coarse} for coarse in table.coarser]
    tries: Counter[Features] = Counter()
    hits: Counter[Features] = Counter()
    for filing, row, segment, now, hit in seen:
        features = table.cell(filing, row, segment, now)
        for places in (set[int](), *left_out):
            shared = _without(features, places)
            tries[shared] += 1
            hits[shared] += hit
    counted = []
    for features in product(*(range(feature.values) for feature in table.shape)):
        weight = 1 / (ROWS * len(SEGMENTS))
        for places in (*reversed(left_out), set[int]()):
            shared = _without(features, places)
            weight = (hits[shared] + _FIRM * weight) / (tries[shared] + _FIRM)
        counted.append(weight)
        assert index(features, table.shape) == len(counted) - 1
    return counted


def _without(features: Features, places: set[int]) -> Features:
    return tuple(-1 if place in places else value for place, value in enumerate(features))


def leaning(records: list[Record], hands: list[tuple[District, ...]]) -> float:
    """How much likelier a district becomes with every building its owner made the
    tallest there: the factor under which the dealt cards were likeliest."""

    def likelihood(factor: float) -> float:
        total = 0.0
        for record, dealt in zip(records, hands, strict=True):
            raisings = witnessed(record.table).raisings
            for raised, own in zip(raisings, dealt, strict=True):
                odds = {
                    card: factor ** sum(site in sites for site in raised)
                    for card, sites in DISTRICTS.items()
                }
                total += log(odds[own] / sum(odds.values()))
        return total

    return max((1 + step / 20 for step in range(60)), key=likelihood)


_HEAD = '''"""What filed cards turn out to show, counted in {games:,} games between bots.

Made by `python -m skyliners.tools.calibrate`; do not edit. A weight stands where
`weights.index` says, per ten thousand.
"""

# How much likelier a district is with every building its owner made the tallest there.
DISTRICT = {district:.2f}
'''

_TABLE = '''
_{name} = """
{numbers}
"""
{name} = tuple(int(number) / 10_000 for number in _{name}.split())
'''


def _game(job: tuple[str, int, int]) -> tuple[Record, tuple[District, ...]]:
    level, players, seed = job
    chairs = [Chair(level, bot_named(level), _EFFORT)] * players
    played = play_game(chairs, Mode.FULL, seed)
    cards = sorted(played.sheet.skyscrapers, key=lambda card: card.seat)
    return played.record, tuple(card.district for card in cards)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="strong")
    parser.add_argument("--cores", type=int, default=None)
    options = parser.parse_args()
    jobs = [
        (options.level, 2 if number % 3 else 4, options.seed * 1_000_000 + number)
        for number in range(options.games)
    ]
    records, hands = [], []
    with Pool(options.cores) as pool:
        for record, dealt in pool.imap_unordered(_game, jobs):
            records.append(record)
            hands.append(dealt)
            print(f"\r{len(records)} games", end="", file=sys.stderr, flush=True)
    district = leaning(records, hands)
    text = _HEAD.format(games=len(records), district=district)
    seen = [sighting for record in records for sighting in observed(record)]
    for table in TABLES:
        counted = [max(1, round(weight * 10_000)) for weight in weights(table, seen)]
        numbers = fill(" ".join(map(str, counted)), 88)
        text += _TABLE.format(name=table.name, numbers=numbers)
    Path(belief_table.__file__).write_text(text, encoding="utf-8")
    print(f"\rwritten from {len(records)} games; district {district:.2f}", file=sys.stderr)


if __name__ == "__main__":
    main()
