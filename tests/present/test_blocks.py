"""A heap of blocks as it is painted and pointed at, on any ground: pure geometry."""

from itertools import product
from math import cos, pi, sin

from hypothesis import assume, given
from hypothesis import strategies as st

from skyliners.present.blocks import Block, Column, indices, plate, scene, standpoint
from skyliners.present.camera import DISTANCE, RIM, Camera, Ground, framed, full, painted
from skyliners.present.theme import BLACK

_ANGLES = st.floats(-7, 7)
_CORNERS, _FLOATS = 20, 16  # of a block, of a corner


def _with_holes(columns: int, rows: int, holes: set[int]) -> Ground:
    every = full(columns, rows)
    left = tuple(place for at, place in enumerate(every.places) if at not in holes)
    return every._replace(places=left or every.places)


_GROUNDS = st.builds(
    _with_holes, st.integers(1, 7), st.integers(1, 7), st.sets(st.integers(0, 48))
)


def _camera(angle: float) -> Camera:
    return Camera(angle, 400, 300, 90)


def _tower(ground: Ground, space: int, high: int) -> Column:
    middle = ground.middle(space)
    groups = [
        [Block(*middle, 0.4, 0.4, level * 0.3, level * 0.3 + 0.3, BLACK)]
        for level in range(high)
    ]
    return Column(groups, high * 0.3, max(high - 1, 0))


@st.composite
def _towers(draw: st.DrawFn) -> tuple[Ground, list[Column]]:
    ground = draw(_GROUNDS)
    return ground, [
        _tower(ground, space, draw(st.integers(0, 4)))
        for space in range(len(ground.places))
    ]


@given(_GROUNDS, _ANGLES)
def test_every_space_is_painted_once_and_what_is_nearer_later(
    ground: Ground, angle: float
) -> None:
    camera = _camera(angle)
    columns, rows = camera.order(ground)
    assert sorted(columns) == list(range(ground.columns))
    assert sorted(rows) == list(range(ground.rows))
    order = painted(ground, columns, rows)
    assert sorted(order) == list(range(len(ground.places)))


@given(_GROUNDS, _ANGLES, st.data())
def test_across_a_street_the_eyes_side_is_painted_later(
    ground: Ground, angle: float, data: st.DataObject
) -> None:
    """Whatever is cut apart by a straight street can be painted one after the other."""
    camera = _camera(angle)
    order = painted(ground, *camera.order(ground))
    eye = DISTANCE * cos(camera.tilt)
    space = data.draw(st.sampled_from(range(len(ground.places))))
    column, row = ground.places[space]
    east, north = ground.middle(space)
    beside = {(column + 1, row): (-eye * sin(angle), east)}
    beside[column, row + 1] = (-eye * cos(angle), north)
    for place, (seen, at) in beside.items():
        if place in ground.places:
            assume(abs(seen - at - 0.5) > 1e-6)
            later = order.index(space) > order.index(ground.places.index(place))
            assert later == (seen < at + 0.5)


@given(_towers(), _ANGLES, st.data())
def test_pointing_at_the_top_of_the_nearest_tower_finds_it(
    towers: tuple[Ground, list[Column]], angle: float, data: st.DataObject
) -> None:
    ground, columns = towers
    camera = _camera(angle)
    tops = [column.top for column in columns]
    space = data.draw(st.sampled_from(range(len(columns))))
    found = camera.pick(*camera.project(*ground.middle(space), tops[space]), ground, tops)
    assert found is not None
    order = painted(ground, *camera.order(ground))
    assert order.index(found) >= order.index(space)  # itself, or one in front of it


@given(_towers(), _ANGLES)
def test_every_face_is_painted_exactly_once_from_any_side_but_covered_tops(
    towers: tuple[Ground, list[Column]], angle: float
) -> None:
    ground, columns = towers
    shown = scene(ground, [plate(ground, -0.03, BLACK)], columns)
    order = indices(shown, standpoint(_camera(angle), ground))
    corners = len(shown.vertices) // _FLOATS
    assert corners == _CORNERS * (1 + sum(len(column.groups) for column in columns))
    tops = {
        block * _CORNERS + corner for block in shown.covered for corner in range(16, 20)
    }
    assert len(shown.covered) == sum(column.covered for column in columns)
    assert set(order) == set(range(corners)) - tops
    assert len(order) == len(set(order)) // 4 * 6


@given(_GROUNDS, _ANGLES, st.floats(200, 1600), st.floats(200, 1200), st.floats(0, 3))
def test_plate_and_towers_are_inside_the_frame_from_any_angle(
    ground: Ground, angle: float, width: float, height: float, tallest: float
) -> None:
    camera = framed(Camera(angle, 100, 50, 1), ground, (width, height), tallest)
    shown = plate(ground, 0.0, BLACK)
    assert abs(shown.half - ground.columns / 2 - RIM) < 1e-9
    edges = (shown.half, shown.half * shown.longer)
    for east, north, up in product((-1, 1), (-1, 1), (shown.low, shown.high)):
        x, y = camera.project(east * edges[0], north * edges[1], up)
        assert abs(x - 100) <= width / 2 + 0.01
        assert abs(y - 50) <= height / 2 + 0.01
    for space in range(len(ground.places)):
        top = camera.project(*ground.middle(space), tallest)[1]
        assert top <= 50 + height / 2 + 0.01


def test_the_painting_order_hardly_ever_changes_while_a_city_turns() -> None:
    ground = full(5, 5)
    seen = {standpoint(_camera(step * pi / 1000), ground) for step in range(2000)}
    assert len(seen) <= 40  # of two thousand frames in a full turn
