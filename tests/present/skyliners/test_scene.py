"""The city as it is painted and pointed at: pure geometry."""

from itertools import product
from math import cos, pi, sin

from hypothesis import assume, given
from hypothesis import strategies as st

from skyliners.present.camera import DISTANCE, Camera, angle_of, framed, middle
from skyliners.present.skyliners.scene import Marks, draw, indices, standpoint
from skyliners.present.theme import DARK, LIGHT
from skyliners.rules.skyliners.city import LINES, SITES, Side
from skyliners.rules.skyliners.state import State
from skyliners.rules.skyliners.table import buildings
from tests.play import positions

_ANGLES = st.floats(-7, 7)
_CORNERS = 20  # of a block
_FLOATS = 16  # a vertex: spot 3, normal 3, tint 4, face 4, pattern and moving


def _camera(angle: float) -> Camera:
    return Camera(angle, 400, 300, 90)


@given(st.sampled_from(Side), st.integers(0, 4))
def test_a_players_rows_run_away_from_them_with_a_leftmost(side: Side, depth: int) -> None:
    camera = _camera(angle_of(side))
    spots = [camera.project(*middle(LINES[side][row][depth]), 0) for row in range(5)]
    assert [x for x, _ in spots] == sorted(x for x, _ in spots)
    column = [camera.project(*middle(LINES[side][2][away]), 0)[1] for away in range(5)]
    assert column == sorted(column)


@given(positions(), st.sampled_from(list(SITES)), _ANGLES)
def test_pointing_at_the_top_of_the_nearest_building_finds_it(
    state: State, site: int, angle: float
) -> None:
    scene = draw(state.table, Marks(), LIGHT)
    camera = _camera(angle)
    found = camera.pick(*camera.project(*middle(site), scene.tops[site]), scene.tops)
    assert found is not None
    order = camera.order()
    assert order.index(found) >= order.index(site)  # itself, or one in front of it


@given(positions(), _ANGLES)
def test_every_face_is_painted_exactly_once_from_any_side_but_covered_tops(
    state: State, angle: float
) -> None:
    scene = draw(state.table, Marks(), DARK)
    painted = indices(scene, standpoint(_camera(angle)))
    corners = len(scene.vertices) // _FLOATS
    assert corners % _CORNERS == 0
    tops = {
        block * _CORNERS + corner for block in scene.covered for corner in range(16, 20)
    }
    assert set(painted) == set(range(corners)) - tops
    assert len(painted) == len(set(painted)) // 4 * 6


@given(positions(), st.sampled_from(list(SITES)))
def test_only_what_stands_covers_a_top(state: State, site: int) -> None:
    layers = buildings(state.table)
    covered = sum(max(len(building) - 1, 0) for building in layers)
    assert len(draw(state.table, Marks(), LIGHT).covered) == covered
    falling = draw(state.table, Marks(falling=site), LIGHT)
    assert len(falling.covered) == covered - (len(layers[site]) > 1)


@given(_ANGLES)
def test_what_is_nearer_is_painted_later(angle: float) -> None:
    camera = _camera(angle)
    order = camera.order()
    assert sorted(order) == list(SITES)
    assume(abs(angle % (pi / 2)) > 0.01)
    lows = [camera.project(*middle(site), 0)[1] for site in (order[0], order[-1])]
    assert lows[0] > lows[1]


@given(_ANGLES, st.floats(200, 1600), st.floats(200, 1200), st.floats(0, 3))
def test_plate_and_towers_are_inside_the_frame_from_any_angle(
    angle: float, width: float, height: float, tallest: float
) -> None:
    camera = framed(Camera(angle, 100, 50, 1), (width, height), tallest)
    for east, north, up in product((-2.78, 2.78), (-2.78, 2.78), (-0.34, 0.0)):
        x, y = camera.project(east, north, up)
        assert abs(x - 100) <= width / 2 + 0.01
        assert abs(y - 50) <= height / 2 + 0.01
    for site in SITES:
        assert camera.project(*middle(site), tallest)[1] <= 50 + height / 2 + 0.01


@given(_ANGLES, st.sampled_from(list(SITES)))
def test_across_a_street_the_eyes_side_is_painted_later(angle: float, site: int) -> None:
    """Whatever is cut apart by a straight street can be painted one after the other."""
    camera = _camera(angle)
    order = camera.order()
    eye = DISTANCE * cos(camera.tilt)
    east, north = -eye * sin(angle), -eye * cos(angle)
    for step, at, seen in ((1, middle(site)[0], east), (5, middle(site)[1], north)):
        if at < 2:  # there is a neighbour on the other side
            on_this_side = seen < at + 0.5
            assume(abs(seen - at - 0.5) > 1e-6)
            later = order.index(site) > order.index(site + step)
            assert later == on_this_side


def test_the_painting_order_hardly_ever_changes_while_the_city_turns() -> None:
    seen = {standpoint(_camera(step * pi / 1000)) for step in range(2000)}
    assert len(seen) <= 40  # of two thousand frames in a full turn


@given(positions())
def test_taller_is_drawn_taller_and_no_park_reaches_a_storey(state: State) -> None:
    tops = draw(state.table, Marks(), LIGHT).tops
    heights = state.table.heights
    for one in SITES:
        for other in SITES:
            if heights[one] < heights[other]:
                assert tops[one] < tops[other]
