"""A heap of blocks as it is painted and pointed at, on any ground: pure geometry."""

from itertools import product
from math import cos, pi, sin

from hypothesis import assume, given
from hypothesis import strategies as st

from skyliners.present.blocks import (
    FLOATS,
    Block,
    Column,
    Facing,
    Flat,
    Thing,
    in_turn,
    indices,
    plate,
    scene,
    standpoint,
)
from skyliners.present.camera import BEVEL, RIM, Camera, Ground, framed, full, painted
from skyliners.present.theme import BLACK, LIGHT

_ANGLES = st.floats(-7, 7)
_LOW = st.floats(0, 1)


def _with_holes(columns: int, rows: int, holes: set[int]) -> Ground:
    every = full(columns, rows)
    left = tuple(place for at, place in enumerate(every.places) if at not in holes)
    return every._replace(places=left or every.places)


_GROUNDS = st.builds(
    _with_holes, st.integers(1, 7), st.integers(1, 7), st.sets(st.integers(0, 48))
)


def _camera(angle: float, low: float = 0.0) -> Camera:
    return Camera(angle, 400, 300, 90).crouched(low)


def _tower(ground: Ground, space: int, high: int) -> Column:
    """Floors, and on the topmost a flag."""
    middle = ground.middle(space)
    floors: list[list[Thing]] = [
        [
            Block(
                *(*middle, 0.4, 0.4, level * 0.3, level * 0.3 + 0.3, BLACK),
                covered=level < high - 1,
            )
        ]
        for level in range(high)
    ]
    lawn: list[Thing] = [Flat(*middle, 0.4, 0.4, 0.0, BLACK)]
    flag: list[Thing] = [Facing(*middle, 0.1, high * 0.3, high * 0.3 + 0.2, BLACK)]
    return Column([lawn, *floors, flag], high * 0.3)


@st.composite
def _towers(draw: st.DrawFn) -> tuple[Ground, list[Column]]:
    ground = draw(_GROUNDS)
    return ground, [
        _tower(ground, space, draw(st.integers(0, 4)))
        for space in range(len(ground.places))
    ]


@given(_GROUNDS, _ANGLES, _LOW)
def test_every_space_is_painted_once_and_what_is_nearer_later(
    ground: Ground, angle: float, low: float
) -> None:
    camera = _camera(angle, low)
    columns, rows = camera.order(ground)
    assert sorted(columns) == list(range(ground.columns))
    assert sorted(rows) == list(range(ground.rows))
    order = painted(ground, columns, rows)
    assert sorted(order) == list(range(len(ground.places)))


@given(_GROUNDS, _ANGLES, _LOW, st.data())
def test_across_a_street_the_eyes_side_is_painted_later(
    ground: Ground, angle: float, low: float, data: st.DataObject
) -> None:
    """Whatever is cut apart by a straight street can be painted one after the other."""
    camera = _camera(angle, low)
    order = painted(ground, *camera.order(ground))
    eye = cos(camera.tilt) / max(camera.lens, 1e-6)
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


@given(_towers(), _ANGLES, _LOW, st.data())
def test_pointing_at_the_top_of_the_nearest_tower_finds_it(
    towers: tuple[Ground, list[Column]], angle: float, low: float, data: st.DataObject
) -> None:
    ground, columns = towers
    camera = _camera(angle, low)
    tops = [column.top for column in columns]
    space = data.draw(st.sampled_from(range(len(columns))))
    found = camera.pick(*camera.project(*ground.middle(space), tops[space]), ground, tops)
    assert found is not None
    order = painted(ground, *camera.order(ground))
    assert order.index(found) >= order.index(space)  # itself, or one in front of it


@given(_towers(), _ANGLES, _LOW)
def test_every_face_is_painted_exactly_once_wherever_the_eye_is(
    towers: tuple[Ground, list[Column]], angle: float, low: float
) -> None:
    ground, columns = towers
    shown = scene(ground, plate(ground, LIGHT), columns)
    order = indices(shown, standpoint(_camera(angle, low), ground))
    corners = len(shown.vertices) // FLOATS
    floors = [len(column.groups) - 2 for column in columns]
    assert corners == 4 * sum(2 + 4 * high + (high > 0) for high in floors)
    assert set(order) == set(range(corners))
    assert len(order) == corners // 4 * 6
    below = len(shown.below) // FLOATS
    assert set(in_turn(shown.below)) == set(range(below))


_SIZES = st.tuples(st.floats(200, 1600), st.floats(200, 1200))


_EYES = st.builds(Camera(0.0, 100, 50, 1).crouched, _LOW)


@given(_GROUNDS, _ANGLES, _EYES, _SIZES, st.tuples(st.floats(0, 3), st.floats(0, 1)))
def test_plate_and_towers_are_inside_the_frame_wherever_the_eye_is(
    ground: Ground,
    angle: float,
    eye: Camera,
    size: tuple[float, float],
    above: tuple[float, float],
) -> None:
    (width, height), (tallest, sky) = size, above
    eye = eye._replace(angle=angle)
    camera = framed(eye, ground, (width, height), tallest, sky)
    (body,) = [thing for thing in plate(ground, LIGHT) if isinstance(thing, Block)]
    assert abs(body.top_half - ground.columns / 2 - RIM) < 1e-9
    edges = (body.half, body.top_half * body.longer + BEVEL)
    for east, north, up in product((-1, 1), (-1, 1), (body.low, body.high)):
        x, y = camera.project(east * edges[0], north * edges[1], up)
        if up == body.low:
            assert abs(x - 100) <= width / 2 + 0.01
            assert abs(y - 50) <= height / 2 + 0.01
    for space in range(len(ground.places)):
        top = camera.project(*ground.middle(space), tallest)[1]
        assert top <= 50 + height / 2 + 0.01


def test_the_painting_order_hardly_ever_changes_while_a_city_turns() -> None:
    ground = full(5, 5)
    seen = {standpoint(_camera(step * pi / 1000), ground) for step in range(2000)}
    assert len(seen) <= 40  # of two thousand frames in a full turn


def test_nor_while_somebody_crouches() -> None:
    ground = full(5, 5)
    for angle in (0.0, 0.3, pi / 4, 2.0):
        orders = {standpoint(_camera(angle, step / 500), ground) for step in range(501)}
        assert len(orders) <= 6
