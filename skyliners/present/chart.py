"""Curves of a game.

A curve is told apart by its glyphs and by the name at its end as well as by its colour.
"""

from collections.abc import Sequence
from typing import NamedTuple

from skyliners.rules.seats import Color

_STEPS = (1, 2, 5, 10, 20, 25, 50, 100)


class Series(NamedTuple):
    name: str
    color: Color
    values: tuple[float, ...]


class Chart(NamedTuple):
    title: str
    across: str  # what the axis to the right counts
    series: tuple[Series, ...]
    first: int = 0  # the number of the leftmost point

    @property
    def last(self) -> int:
        return self.first + max(len(each.values) for each in self.series) - 1

    @property
    def ticks(self) -> tuple[int, ...]:
        """Round numbers from 0, or below the lowest value, to at least the highest."""
        values = [value for each in self.series for value in each.values]
        top, low = max(values, default=0), min(0, *values, 0)
        step = next((step for step in _STEPS if top - low <= 5 * step), _STEPS[-1])
        highest = int(-(-max(top, 0 if low else 1) // step)) * step
        return tuple(range(int(low // step) * step, highest + 1, step))


def apart(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Where labels go that would like to stand at these heights: in the same order, none
    nearer to another than the gap, and all between low and high, nearer if they must."""
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    gap = min(gap, (high - low) / max(len(wanted) - 1, 1))
    placed = list(wanted)
    least = low
    for at in order:
        placed[at] = least = max(wanted[at], least)
        least += gap
    most = high
    for at in reversed(order):
        placed[at] = most = min(placed[at], most)
        most -= gap
    return placed
