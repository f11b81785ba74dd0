"""How likely a filed card shows a certain row and segment: three ways to weigh it.

From what everybody has witnessed (`history`); the numbers of the third way are counted
in games between our own bots (`belief_table`, made by `calibrate` of the tools).
"""

from typing import Protocol

from skyliners.bots.skyliners.belief_table import WEIGHTS
from skyliners.bots.skyliners.witnessed import Filing


class Weigh(Protocol):
    """The weight of a row and segment for a filed card, given what the row shows now."""

    def __call__(self, filing: Filing, row: int, segment: int, now: int, /) -> float: ...


def no_idea(_filing: Filing, _row: int, _segment: int, _now: int) -> float:
    return 1.0


def distance(count: int, segment: int) -> int:
    """How many objects a row is away from what a card says."""
    return abs(min(count, 4) - segment)


# By how much more the segment is than what the row showed, from −2 to 2 and beyond.
_THEN = (0.1, 0.3, 1.0, 0.8, 0.4)
_NOW = (0.1, 0.4, 1.0, 0.6, 0.3)
_STEP = (0.35, 1.0, 2.5)  # a build of one's own away from it, beside it, towards it


def by_rule_of_thumb(filing: Filing, row: int, segment: int, now: int) -> float:
    weight = _THEN[_within(segment - filing.counts[row], 2) + 2]
    weight *= _NOW[_within(segment - now, 2) + 2]
    for before, after in filing.steps[row]:
        nearer = distance(before, segment) - distance(after, segment)
        weight *= _STEP[_within(nearer, 1) + 1]
    return weight


def _within(number: int, limit: int) -> int:
    return min(max(number, -limit), limit)


# What a weight is looked up by, and how many values each of these has.
SHAPE = {"then": 5, "now": 5, "segment": 4, "push": 3, "touched": 2, "phase": 3}


def cell(filing: Filing, row: int, segment: int, now: int) -> tuple[int, ...]:
    """The features of a row and segment for a filed card, in the order of `SHAPE`."""
    push = sum(
        distance(before, segment) - distance(after, segment)
        for before, after in filing.steps[row]
    )
    return (
        min(filing.counts[row], 4),
        min(now, 4),
        segment - 1,
        _within(push, 1) + 1,
        int(filing.touched == row),
        0 if filing.round <= 3 else 1 if filing.round <= 6 else 2,
    )


def index(features: tuple[int, ...]) -> int:
    """Where a cell's weight stands in the table."""
    place = 0
    for feature, values in zip(features, SHAPE.values(), strict=True):
        place = place * values + feature
    return place


def by_table(filing: Filing, row: int, segment: int, now: int) -> float:
    return WEIGHTS[index(cell(filing, row, segment, now))]
