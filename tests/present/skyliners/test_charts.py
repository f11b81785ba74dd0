"""Curves come from the tables as they were."""

from itertools import groupby, pairwise

from hypothesis import given

from skyliners.match.replay import replay
from skyliners.present.skyliners.ceremony import ceremony
from skyliners.present.skyliners.charts import (
    objects_seen,
    points_chart,
    seen_chart,
    turn_ends,
)
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
    chart = points_chart(game.end.table, sheet)
    for series, total in zip(chart.series, sheet.totals, strict=True):
        assert series.values[0] == 0
        assert series.values[-1] == total.total
        assert list(series.values) == sorted(series.values)


@given(finished())
def test_the_points_come_in_as_the_scoring_tells_them(game: Game) -> None:
    sheet = final_score(game.end)
    steps = ceremony(game.end.table, sheet).steps
    told = [points for points, _ in groupby(step.points for step in steps)]
    curves = [series.values for series in points_chart(game.end.table, sheet).series]
    assert [*zip(*curves, strict=True)] == told
