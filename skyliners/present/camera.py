"""How a board is looked at: from where, how steeply, how near. Pure geometry, shared by
the shader that draws it and by the finger that points at it. It knows no game: a ground
of columns and rows, and how high things stand on it.

Whoever crouches sees it less and less steeply, and with less and less perspective, until
the eye is at the edge of the table and every row is one upright strip."""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import NamedTuple

TILT = radians(47)  # above the horizon, standing
LENS = 1 / 19  # how much perspective: one over the eye's distance, in spaces
RIM, DEPTH, BEVEL = 0.42, 0.50, 0.10  # of the plate round the ground, and how it slopes
_RISE = 1.2  # room there is always for towers, so that a city can grow into it
_FARTHEST = 1e-6  # no eye is farther away, nor needs to be

Point = tuple[float, float]


class Ground(NamedTuple):
    """Columns from the west and rows from the south, and which spaces there are."""

    columns: int
    rows: int
    places: tuple[tuple[int, int], ...]  # by space: its column and its row

    def middle(self, space: int) -> Point:
        """Where the middle of a space is, east and north of the middle of the ground."""
        column, row = self.places[space]
        return column - self.columns / 2 + 0.5, row - self.rows / 2 + 0.5


def full(columns: int, rows: int) -> Ground:
    """A ground with a space at every crossing, row by row from the south-west."""
    places = tuple((column, row) for row in range(rows) for column in range(columns))
    return Ground(columns, rows, places)


class Camera(NamedTuple):
    """Turns the ground by an angle and puts it on a screen. `unit` is how many pixels a
    space measures in its middle, `x` and `y` where that middle is."""

    angle: float
    x: float
    y: float
    unit: float
    tilt: float = TILT
    lens: float = LENS

    def project(self, east: float, north: float, up: float) -> Point:
        """From the ground (its middle is 0, 0, its height 0) to the screen."""
        across = east * cos(self.angle) - north * sin(self.angle)
        away = east * sin(self.angle) + north * cos(self.angle)
        depth = away * cos(self.tilt) - up * sin(self.tilt)
        scale = self.unit / (1 + depth * self.lens)
        return (
            self.x + across * scale,
            self.y + (away * sin(self.tilt) + up * cos(self.tilt)) * scale,
        )

    def crouched(self, low: float) -> "Camera":
        """The same eye, lowered: 0 it stands, 1 it is at the edge of the table."""
        return self._replace(tilt=self.tilt * (1 - low), lens=self.lens * (1 - low**3))

    def order(self, ground: Ground) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The columns and the rows from the farthest to the nearest: how a painter paints
        them. Streets are straight, so what counts is on which side of them the eye is; the
        order stays the same for long stretches of a turn."""
        eye = cos(self.tilt) / max(self.lens, _FARTHEST)
        return (
            _far_first(ground.columns, -eye * sin(self.angle)),
            _far_first(ground.rows, -eye * cos(self.angle)),
        )

    def pick(
        self, x: float, y: float, ground: Ground, tops: Sequence[float], half: float = 0.5
    ) -> int | None:
        """The space a finger points at: the nearest column that covers the point."""
        for space in reversed(painted(ground, *self.order(ground))):
            east, north = ground.middle(space)
            column = [
                self.project(east + dx, north + dy, up)
                for up in (0.0, tops[space])
                for dx in (-half, half)
                for dy in (-half, half)
            ]
            if _inside(x, y, _hull(column)):
                return space
        return None


def painted(ground: Ground, columns: Sequence[int], rows: Sequence[int]) -> tuple[int, ...]:
    """The spaces in the order of these columns and rows."""
    spaces = {place: space for space, place in enumerate(ground.places)}
    return tuple(
        spaces[column, row] for row in rows for column in columns if (column, row) in spaces
    )


def framed(
    camera: Camera,
    ground: Ground,
    size: tuple[float, float],
    tallest: float = 0.0,
    sky: float = 0.5,
) -> Camera:
    """The same view from as near as possible, with plate and towers inside a box of this
    size round the middle of the camera's picture. `sky`: how much of the height that is
    left over is above them."""
    plain = camera._replace(x=0.0, y=0.0, unit=1.0)
    wide, deep = ground.columns / 2, ground.rows / 2
    spots = [
        plain.project(east * (wide + rim), north * (deep + rim), up)
        for rim, up in (
            (RIM + BEVEL, -DEPTH),
            (RIM, 0.0),
            (0.0, max(tallest, _RISE)),
        )
        for east in (-1, 1)
        for north in (-1, 1)
    ]
    across, up = [x for x, _ in spots], [y for _, y in spots]
    unit = min(size[0] / (max(across) - min(across)), size[1] / (max(up) - min(up)))
    unit = max(unit, 1.0)
    spare = size[1] - unit * (max(up) - min(up))
    return camera._replace(
        x=camera.x - unit * (max(across) + min(across)) / 2,
        y=camera.y - unit * (max(up) + min(up)) / 2 - (sky - 0.5) * spare,
        unit=unit,
    )


def _far_first(lines: int, eye: float) -> tuple[int, ...]:
    """So many parallel lines, the one farthest from the eye first."""
    middle = (lines - 1) / 2
    return tuple(sorted(range(lines), key=lambda line: -abs(line - middle - eye)))


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _hull(points: list[Point]) -> list[Point]:
    """The convex outline of some points, counter-clockwise."""

    def half(ordered: list[Point]) -> list[Point]:
        chain: list[Point] = []
        for point in ordered:
            while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
        return chain[:-1]

    ordered = sorted(points)
    return half(ordered) + half(ordered[::-1])


def _inside(x: float, y: float, outline: list[Point]) -> bool:
    return all(
        _turn(a, b, (x, y)) >= 0
        for a, b in zip(outline, outline[1:] + outline[:1], strict=True)
    )
