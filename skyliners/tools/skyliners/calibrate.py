"""Counts in games between bots what filed cards turned out to show, and writes the
weights our bots believe by into `skyliners/bots/belief_table.py`.

    python -m skyliners.tools.skyliners.calibrate [--games N] [--seed N] [--level LEVEL]

Every filed card is looked at again each time its rivals come to act: for every row its
owner still held then and every segment, was it this one? A weight is how often it was.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from math import log
from multiprocessing import Pool
from pathlib import Path
from textwrap import fill

from skyliners.bots.skyliners import belief_table
from skyliners.bots.skyliners.roster import bot_named
from skyliners.bots.skyliners.weights import SHAPE, cell, index
from skyliners.bots.skyliners.witnessed import Filing, witnessed
from skyliners.match.record import Record
from skyliners.rules.skyliners.actions import Plan
from skyliners.rules.skyliners.city import DISTRICTS, District
from skyliners.rules.skyliners.pieces import ROWS, SEGMENTS, Mode
from skyliners.tools.selfplay import Chair, play_game

Features = tuple[int, ...]
_EFFORT = 0.2  # of a level's own; it plays much the same, and many games are needed
_FIRM = 24.0  # a cell seen this often counts as much as the coarser cells around it
_COARSER = (("phase",), ("phase", "touched"), ("phase", "touched", "push"))


def observed(record: Record) -> Iterator[tuple[Features, bool]]:
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
                yield from _card(filing, plans[seat][number], counts, gone)


def _card(
    filing: Filing, plan: Plan, counts: tuple[int, ...], gone: set[int]
) -> Iterator[tuple[Features, bool]]:
    for row in range(ROWS):
        if row not in gone:
            for segment in SEGMENTS:
                features = cell(filing, row, segment, counts[row])
                yield features, (row, segment) == (plan.row, plan.segment)


def weights(seen: Iterable[tuple[Features, bool]]) -> list[float]:
    """A weight for every cell. Rare cells lean on coarser ones, without the phase,
    without what was touched, without what was built since."""
    names = list(SHAPE)
    tries: Counter[Features] = Counter()
    hits: Counter[Features] = Counter()
    for features, hit in seen:
        for left_out in ((), *_COARSER):
            shared = _without(features, [names.index(name) for name in left_out])
            tries[shared] += 1
            hits[shared] += hit
    table = []
    for features in product(*(range(values) for values in SHAPE.values())):
        weight = 1 / (ROWS * len(SEGMENTS))
        for left_out in (*reversed(_COARSER), ()):
            shared = _without(features, [names.index(name) for name in left_out])
            weight = (hits[shared] + _FIRM * weight) / (tries[shared] + _FIRM)
        table.append(weight)
        assert index(features) == len(table) - 1
    return table


def _without(features: Features, places: list[int]) -> Features:
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


_TEMPLATE = '''"""What filed cards turn out to show, counted in {games:,} games of bots.

Made by `python -m skyliners.tools.skyliners.calibrate`; do not edit. A weight stands where
`weights.index` says, per ten thousand.
"""

_COUNTED = """
{numbers}
"""

WEIGHTS = tuple(int(number) / 10_000 for number in _COUNTED.split())

# How much likelier a district is with every building its owner made the tallest there.
DISTRICT = {district:.2f}
'''


def _game(job: tuple[str, int, int]) -> tuple[Record, tuple[District, ...]]:
    level, players, seed = job
    chairs = [Chair(level, bot_named(level), _EFFORT)] * players
    played = play_game("skyliners", chairs, Mode.FULL, seed)
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
    table = weights(pair for record in records for pair in observed(record))
    numbers = fill(" ".join(str(max(1, round(weight * 10_000))) for weight in table), 88)
    district = leaning(records, hands)
    text = _TEMPLATE.format(games=len(records), numbers=numbers, district=district)
    Path(belief_table.__file__).write_text(text, encoding="utf-8")
    print(f"\rwritten from {len(records)} games; district {district:.2f}", file=sys.stderr)


if __name__ == "__main__":
    main()
