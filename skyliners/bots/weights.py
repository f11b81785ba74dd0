"""How likely a filed card shows a certain row and segment: four ways to weigh it.

From what everybody has witnessed (`history`); the numbers of the last two are counted
in games between our own bots (`belief_table`, made by `skyliners.tools.calibrate`).
"""

from typing import NamedTuple, Protocol

from skyliners.bots.appeal import STEPS, appeal
from skyliners.bots.belief_table import BY_APPEAL, BY_SIGHT
from skyliners.bots.history import Filing


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


Features = tuple[int, ...]


class Feature(NamedTuple):
    """What a counted weight is looked up by, and how many values it has."""

    name: str
    values: int


# What the row showed when the card was filed and what it shows now, where the owner has
# built since and just before; and how early it was.
SIGHT_SHAPE = (
    Feature("then", 5),
    Feature("now", 5),
    Feature("segment", 4),
    Feature("push", 3),
    Feature("touched", 2),
    Feature("phase", 3),
)
# The same with what its owner would have liked to file, thought through in their place.
APPEAL_SHAPE = (
    Feature("appeal", STEPS),
    Feature("lacking", 5),
    Feature("push", 3),
    Feature("touched", 2),
)


def by_sight_cell(filing: Filing, row: int, segment: int, now: int) -> Features:
    return (
        min(filing.counts[row], 4),
        min(now, 4),
        segment - 1,
        _push(filing, row, segment),
        int(filing.touched == row),
        0 if filing.round <= 3 else 1 if filing.round <= 6 else 2,
    )


def by_appeal_cell(filing: Filing, row: int, segment: int, now: int) -> Features:
    return (
        appeal(filing.before)[row][segment - 1],
        _within(segment - min(now, 4), 2) + 2,
        _push(filing, row, segment),
        int(filing.touched == row),
    )


def _push(filing: Filing, row: int, segment: int) -> int:
    """Where the owner's own builds since have moved the row: 0 away, 2 towards it."""
    push = sum(
        distance(before, segment) - distance(after, segment)
        for before, after in filing.steps[row]
    )
    return _within(push, 1) + 1


def index(features: Features, shape: tuple[Feature, ...]) -> int:
    """Where a cell's weight stands in its table."""
    place = 0
    for value, feature in zip(features, shape, strict=True):
        place = place * feature.values + value
    return place


def by_table(filing: Filing, row: int, segment: int, now: int) -> float:
    return BY_SIGHT[index(by_sight_cell(filing, row, segment, now), SIGHT_SHAPE)]


def by_appeal(filing: Filing, row: int, segment: int, now: int) -> float:
    return BY_APPEAL[index(by_appeal_cell(filing, row, segment, now), APPEAL_SHAPE)]
