"""Curves come from the tables as they were, and dashes are where the line is."""

from itertools import pairwise
from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.match.replay import replay
from skyliners.present.chart import (
    DASHES,
    Chart,
    Series,
    dashed,
    objects_seen,
    points_chart,
    seen_chart,
    turn_ends,
)
from skyliners.present.skyliners.ceremony import reveal
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.state import final_score
from tests.play import Game, finished, games
from tests.records import recorded


@given(finished())
def test_what_everybody_saw_after_every_turn(game: Game) -> None:
    tables = replay(recorded(game)).tables
    chart = seen_chart(tables)
    ends = turn_ends(tables[-1])
    assert [each.name for each in chart.series] == [seat.name for seat in tables[0].seats]
    for series, seat in zip(chart.series, tables[0].seats, strict=True):
        assert series.color == seat.color
        assert series.values == tuple(objects_seen(tables[i], seat.side) for i in ends)
    assert chart.last == len(ends) - 1


@given(games())
def test_a_turn_ends_where_somebody_else_goes_on(game: Game) -> None:
    table = game.end.table
    ends = turn_ends(table)
    assert ends[0] == 0
    assert ends[-1] == len(table.log)
    turns = table.turns()
    for begin, end in pairwise(ends):
        assert len({(turn.seat, turn.round) for turn in turns[begin:end]}) == 1
        assert end - begin <= 2


@given(finished())
def test_the_points_run_from_nothing_to_the_totals(game: Game) -> None:
    sheet = final_score(game.end)
    chart = points_chart(reveal(game.end.table, sheet).steps)
    for series, total in zip(chart.series, sheet.totals, strict=True):
        assert series.values[0] == 0
        assert series.values[-1] == total.total
        assert list(series.values) == sorted(series.values)


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
