"""Curves of a game.

A curve is told apart by its glyph and its dashes as well as by its colour.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from skyliners.rules.seats import Color

Point = tuple[float, float]

# Lengths of line and gap, in line widths; nothing: a line without gaps.
DASHES: dict[Color, tuple[float, ...]] = {
    Color.BLUE: (),
    Color.RED: (6, 3),
    Color.GREEN: (1.5, 2.5),
    Color.YELLOW: (7, 2.5, 1.5, 2.5),
}
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


def dashed(points: Sequence[Point], pattern: Sequence[float]) -> list[list[Point]]:
    """A line cut into dashes of these lengths and gaps, going on round its corners."""
    if not pattern:
        return [list(points)]
    pieces: list[list[Point]] = [[points[0]]]
    entry, left = 0, pattern[0]
    for (x0, y0), (x1, y1) in pairwise(points):
        length = hypot(x1 - x0, y1 - y0)
        done = 0.0
        while length - done > left:
            done += left
            spot = (x0 + (x1 - x0) * done / length, y0 + (y1 - y0) * done / length)
            if entry % 2 == 0:
                pieces[-1].append(spot)
            else:
                pieces.append([spot])
            entry = (entry + 1) % len(pattern)
            left = pattern[entry]
        left -= length - done
        if entry % 2 == 0:
            pieces[-1].append((x1, y1))
    return [piece for piece in pieces if len(piece) > 1]
