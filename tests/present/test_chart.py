"""Ticks reach over the curves, and labels at their ends stand apart."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from skyliners.present.chart import Chart, Series, apart
from skyliners.rules.seats import Color


@given(st.lists(st.integers(0, 200), min_size=1))
def test_the_ticks_reach_over_every_value(values: list[int]) -> None:
    ticks = Chart("", "", (Series("", Color.RED, tuple(map(float, values))),)).ticks
    assert ticks[0] == 0
    assert ticks[-1] >= max(values)
    assert 2 <= len(ticks) <= 6


@given(
    st.lists(st.floats(-50, 450), min_size=1, max_size=6),
    st.floats(1, 30),
    st.floats(200, 400),
)
def test_labels_keep_their_order_and_their_distance(
    wanted: list[float], gap: float, high: float
) -> None:
    placed = apart(wanted, gap, 0.0, high)
    assert all(-1e-6 <= at <= high + 1e-6 for at in placed)
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    for below, above in pairwise(order):
        assert placed[above] - placed[below] >= gap - 1e-6
    crowded = any(b - a < gap for a, b in pairwise(sorted(wanted)))
    if not crowded and min(wanted) >= 0 and max(wanted) <= high:
        assert placed == wanted


def test_labels_move_closer_where_there_is_no_room() -> None:
    assert apart([5.0, 5.0, 5.0], 100.0, 0.0, 20.0) == [0.0, 10.0, 20.0]
