"""Whoever crouches sees what counts: what is painted at the edge of the table, by the very
numbers the shader gets, is what the rules see."""

from collections.abc import Iterator
from itertools import product
from math import pi, sqrt

from hypothesis import given
from hypothesis import strategies as st

from skyliners.present.blocks import BALL, FLOATS, Scene
from skyliners.present.camera import Camera, painted
from skyliners.present.skyliners.rim import angle_of
from skyliners.present.skyliners.scene import GROUND, CityShown, draw
from skyliners.present.theme import LIGHT
from skyliners.rules.skyliners.city import LINES, SITES, Side, place, sees
from skyliners.rules.skyliners.state import State
from tests.play import positions

_UNIT = 100.0
_EYE = Camera(0.0, 0.0, 0.0, _UNIT).crouched(1.0)
_ROUNDING = 0.01  # pixels
_STEPS = 25  # across a row

Outline = tuple[float, float, float, float]  # from, to, and how high there


@given(positions(), st.sampled_from(Side))
def test_what_the_eye_sees_at_the_edge_of_the_table_is_what_counts(
    state: State, side: Side
) -> None:
    table = state.table
    shown = draw(CityShown(table, side), LIGHT)
    camera = _EYE._replace(angle=angle_of(side))
    assert _seen(shown, camera) == {
        site for line in LINES[side] for site in sees(table.heights, line)
    }


@given(positions(), st.sampled_from(Side))
def test_above_every_row_stands_what_is_seen_in_it(state: State, side: Side) -> None:
    table = state.table
    camera = _EYE._replace(angle=angle_of(side))
    counts = {
        round(camera.project(*sign.spot)[0] / _UNIT): (int(sign.text), sign.spot[2])
        for sign in CityShown(table).signs(LIGHT)
        if sign.crouching and sign.lies is None and sign.angle == angle_of(side)
    }
    shown = draw(CityShown(table, side), LIGHT)
    seen = _seen(shown, camera)
    for row, line in enumerate(LINES[side]):
        count, up = counts[row - 2]
        assert count == len(seen & set(line))
        assert up > max(shown.tops[site] for site in line)


@given(positions(), st.sampled_from(Side))
def test_every_row_is_one_strip(state: State, side: Side) -> None:
    """Nothing of a row is left or right of it."""
    shown = draw(CityShown(state.table, side), LIGHT)
    camera = _EYE._replace(angle=angle_of(side))
    for site in SITES:
        row, _depth = place(side, site)
        for left, right, *_ in _outlines(shown, site, camera):
            assert abs(left / _UNIT - (row - 2)) < 0.5
            assert abs(right / _UNIT - (row - 2)) < 0.5


def _seen(shown: Scene, camera: Camera) -> set[int]:
    """Painted from the farthest to the nearest: of which sites something is left?"""
    picture: dict[int, list[tuple[float, int]]] = {}
    for site in painted(GROUND, *camera.order(GROUND)):
        outlines = [*_outlines(shown, site, camera)]
        middle = round(camera.project(*GROUND.middle(site), 0.0)[0] / _UNIT) * _STEPS
        for step in range(middle - _STEPS // 2, middle + _STEPS // 2 + 1):
            tops = [_height(each, step * _UNIT / _STEPS) for each in outlines]
            high = max((top for top in tops if top is not None), default=0.0)
            if high > _ROUNDING:  # all below it is painted over
                left = [one for one in picture.get(step, []) if one[0] > high + _ROUNDING]
                picture[step] = [*left, (high, site)]
    return {site for column in picture.values() for _high, site in column}


def _height(outline: Outline, x: float) -> float | None:
    left, right, low, high = outline
    if not left - _ROUNDING <= x <= right + _ROUNDING:
        return None
    return low + (high - low) * (x - left) / max(right - left, _ROUNDING)


def _outlines(shown: Scene, site: int, camera: Camera) -> Iterator[Outline]:
    """The upper edges of all faces on a site, on screen."""
    for group in shown.columns[site]:
        for thing in group:
            for face in range(shown.faces[thing], shown.faces[thing + 1]):
                yield from _edges(shown, face, camera)


def _edges(shown: Scene, face: int, camera: Camera) -> Iterator[Outline]:
    first = 4 * face * FLOATS
    corners = [
        shown.vertices[first + c * FLOATS : first + (c + 1) * FLOATS] for c in range(4)
    ]
    if any(corners[0][3:6]):
        spots = [camera.project(*corner[:3]) for corner in corners]
    else:  # it faces the eye: an egg, or a post on its foot
        x, y = camera.project(*corners[0][:3])
        wide, high = corners[0][12] * camera.unit, corners[0][13] * camera.unit
        if corners[0][17] == BALL:
            yield from _egg(x, y, wide / 2, high / 2)
            return
        spots = [(x + (c[10] - 0.5) * wide, y + c[11] * high) for c in corners]
    for (x, y), (to, there) in zip(spots, spots[1:] + spots[:1], strict=True):
        yield (x, to, y, there) if x <= to else (to, x, there, y)


def _egg(x: float, y: float, wide: float, high: float) -> Iterator[Outline]:
    def top(step: float) -> float:
        return y + high * sqrt(1 - step * step)

    for step in range(-6, 6):
        a, b = step / 6, (step + 1) / 6
        yield x + a * wide, x + b * wide, top(a), top(b)


@given(positions(), st.sampled_from(Side))
def test_who_sits_across_the_city_is_named_above_all_that_hides_them(
    state: State, side: Side
) -> None:
    """The rim there is behind towers; whoever stands reads the name nevertheless."""
    table = state.table
    camera = Camera(angle_of(side), 0.0, 0.0, _UNIT)
    shown = draw(CityShown(table, side), LIGHT)
    over = [sign for sign in CityShown(table, side).signs(LIGHT) if sign.across]
    assert {sign.text for sign in over} == {seat.name for seat in table.seats}
    for sign in over:
        if abs(sign.angle - angle_of(side)) != pi:
            continue
        lower = camera.project(*sign.spot)[1] - sign.high / 2 * _UNIT
        for row in LINES[side][1:-1]:
            for site in row:
                for dx, dy in product((-0.38, 0.38), repeat=2):
                    east, north = GROUND.middle(site)
                    top = camera.project(east + dx, north + dy, shown.tops[site])[1]
                    assert top < lower
