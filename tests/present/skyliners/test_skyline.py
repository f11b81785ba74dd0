"""The skyline: what is asked about is in light, what hides it is shown, a piece not yet
built stands where it would stand, and everybody's rows can be looked at."""

from hypothesis import assume, given
from hypothesis import strategies as st

from skyliners.present.skyliners.draft import Draft, ask, look_on, tap_site
from skyliners.present.skyliners.elevation import Room, elevation, tallest
from skyliners.present.skyliners.skyline import skyline
from skyliners.present.skyliners.told import news
from skyliners.present.skyliners.turn import turn_model
from skyliners.present.theme import DARK, LIGHT, Theme
from skyliners.rules.skyliners.actions import Build, HiddenPlan
from skyliners.rules.skyliners.city import LINES, SITES, Side, blocker, built_up, sees
from skyliners.rules.skyliners.legal import legal_builds
from skyliners.rules.skyliners.state import State
from skyliners.rules.skyliners.table import Layer
from tests.play import positions

_ROOMS = st.builds(
    Room,
    st.integers(-500, 500),
    st.integers(-500, 500),
    st.integers(20, 400),
    st.integers(14, 400),
    st.sampled_from((1.0, 2.5)),
)


@given(positions(), st.sampled_from(Side), _ROOMS, st.sampled_from((LIGHT, DARK)))
def test_a_row_is_drawn_inside_its_room(
    state: State, side: Side, room: Room, theme: Theme
) -> None:
    rows = skyline(state.table, side)
    for row in rows:
        for patch in elevation(row, room, tallest(rows), theme):
            for polygon in patch.polygons:
                for x, y in polygon:
                    assert room.left - 0.01 <= x <= room.left + room.wide + 0.01
                    assert room.low - 0.01 <= y <= room.low + room.high + 0.01


@given(positions(), st.data())
def test_a_piece_not_yet_built_stands_in_its_row(state: State, data: st.DataObject) -> None:
    table = state.table
    builds = legal_builds(table)
    assume(builds and table.turn is not None)
    build = data.draw(st.sampled_from(builds))
    assert isinstance(build, Build)
    assert table.turn is not None
    side = data.draw(st.sampled_from(Side))
    rows = skyline(table, side, (build.site, Layer(build.piece, table.turn.seat)))
    after = built_up(table.heights, build.site, build.piece)
    for row, line in zip(rows, LINES[side], strict=True):
        seen = sees(after, line)
        assert row.seen + row.change == len(seen)
        for profile in row.profiles:
            assert profile.seen == (profile.site in seen)
            assert profile.height == after[profile.site]
            hides = blocker(after, line, profile.site)
            assert (profile.hidden_by is None) == (hides is None)
            previewed = [storey.previewed for storey in profile.storeys]
            assert previewed.count(True) == (profile.site == build.site)
            assert not any(previewed[:-1])


@given(positions(), st.integers(0, 4), st.integers(0, 4))
def test_what_is_asked_about_lies_in_light_with_what_hides_it(
    state: State, row: int, depth: int
) -> None:
    table = state.table
    assume(table.turn is not None)
    assert table.turn is not None
    acting = table.turn.seat
    draft = ask(Draft(), row, depth).draft
    model = turn_model(table, acting, draft)
    side = table.seats[acting].side
    line = LINES[side][row]
    assert [each.lit for each in model.rows].index(True) == row
    assert model.city.marks.row == (side, row)
    assert model.city.marks.chosen == line[depth]
    hides = blocker(table.heights, line, line[depth])
    assert model.city.marks.lit == (frozenset() if hides is None else frozenset({hides}))
    assert ask(draft, row, depth).draft == Draft()


@given(positions(), st.sampled_from(list(SITES)))
def test_a_site_in_the_city_and_in_the_skyline_get_the_same_answer(
    state: State, site: int
) -> None:
    table = state.table
    assume(table.turn is not None)
    assert table.turn is not None
    acting = table.turn.seat
    side = table.seats[acting].side
    tapped = tap_site(Draft(), None, site, side).draft
    assert tapped.asked is not None
    assert LINES[side][tapped.asked[0]][tapped.asked[1]] == site
    touched = turn_model(table, acting, tap_site(Draft(), table, site, side).draft)
    asked = turn_model(table, acting, tapped)
    assert [row.lit for row in touched.rows] == [row.lit for row in asked.rows]
    if touched.city.marks.lit:
        assert touched.prompt == asked.prompt


@given(positions())
def test_everybodys_skyline_is_looked_at_in_turn(state: State) -> None:
    table = state.table
    assume(table.turn is not None)
    assert table.turn is not None
    acting, draft, sides = table.turn.seat, Draft(), []
    for _ in table.seats:
        model = turn_model(table, acting, draft)
        assert model.rows == skyline(table, model.looks)
        assert model.city.side is model.looks
        assert model.city.own is model.looks
        assert model.news == news(table, acting, model.looks) or model.warning
        sides.append(model.looks)
        draft = look_on(draft, acting, len(table.seats)).draft
    assert {*sides} == {seat.side for seat in table.seats}
    assert sides[0] is table.seats[acting].side
    assert draft == Draft()


@given(positions())
def test_the_news_tell_what_others_did_and_no_plan(state: State) -> None:
    table = state.table
    for number, seat in enumerate(table.seats):
        told = news(table, number, seat.side)
        acted = [turn.seat for turn in table.turns()]
        last = max((at for at, by in enumerate(acted) if by == number), default=-1)
        since = table.log[last + 1 :]
        assert bool(told) == bool(since)
        assert told.count("a plan") == sum(isinstance(one, HiddenPlan) for one in since)
        assert told.count(",") + told.count(" · ") + 1 == max(len(since), 1)
        assert not told.startswith(f"{seat.name}:")
