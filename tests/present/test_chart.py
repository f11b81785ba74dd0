"""Ticks reach over the curves, and dashes are where the line is."""

from itertools import pairwise
from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.present.chart import DASHES, Chart, Series, dashed
from skyliners.rules.seats import Color


@given(st.lists(st.integers(0, 200), min_size=1))
def test_the_ticks_reach_over_every_value(values: list[int]) -> None:
    ticks = Chart("", "", (Series("", Color.RED, tuple(map(float, values))),)).ticks
    assert ticks[0] == 0
    assert ticks[-1] >= max(values)
    assert 2 <= len(ticks) <= 6


def test_no_two_colours_have_the_same_dashes() -> None:
    assert len({DASHES[color] for color in Color}) == len(Color)


@pytest.mark.parametrize("color", Color)
@given(
    st.lists(st.tuples(st.integers(0, 400), st.integers(0, 400)), min_size=2, max_size=9)
)
def test_dashes_lie_on_the_line_and_have_their_length(
    color: Color, points: list[tuple[float, float]]
) -> None:
    def length(piece: list[tuple[float, float]]) -> float:
        return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(piece))

    pattern = DASHES[color]
    pieces = dashed(points, pattern)
    if not pattern:
        assert pieces == [points]
        return
    assert all(length(piece) <= max(pattern) + 1e-6 for piece in pieces)
    share = sum(pattern[::2]) / sum(pattern)
    drawn = sum(map(length, pieces))
    assert drawn == pytest.approx(share * length(points), abs=sum(pattern))
