"""How the city is looked at: from where, how steeply, how near. Pure geometry, shared
by the shader that draws it and by the finger that points at it."""

from math import cos, pi, radians, sin
from typing import NamedTuple

from skyliners.rules.skyliners.city import CLOCKWISE, SIZE, Side

TILT = radians(52)  # above the horizon
DISTANCE = 13.0  # of the eye, in sites
HALF = SIZE / 2
_SEAT = HALF + 0.75  # from the middle to whoever sits at an edge
PLATE, PLATE_DEPTH = HALF + 0.28, 0.34  # the board the city stands on, and a rim
_RISE = 1.2  # room there is always for towers, so that a city can grow into it

Point = tuple[float, float]


def angle_of(side: Side) -> float:
    """How far the city is turned so that this side is at the bottom."""
    return CLOCKWISE.index(side) * pi / 2


def beyond(side: Side) -> Point:
    """Where somebody sits who looks from this side: just beyond the plate's edge."""
    return {
        Side.SOUTH: (0.0, -_SEAT),
        Side.WEST: (-_SEAT, 0.0),
        Side.NORTH: (0.0, _SEAT),
        Side.EAST: (_SEAT, 0.0),
    }[side]


class Camera(NamedTuple):
    """Turns the city by an angle and puts it on a screen. `unit` is how many pixels a
    site measures in the middle of the city, `x` and `y` where that middle is."""

    angle: float
    x: float
    y: float
    unit: float
    tilt: float = TILT

    def project(self, east: float, north: float, up: float) -> Point:
        """From city coordinates (the middle is 0, 0, the ground 0) to the screen."""
        across = east * cos(self.angle) - north * sin(self.angle)
        away = east * sin(self.angle) + north * cos(self.angle)
        depth = away * cos(self.tilt) - up * sin(self.tilt)
        scale = self.unit * DISTANCE / (DISTANCE + depth)
        return (
            self.x + across * scale,
            self.y + (away * sin(self.tilt) + up * cos(self.tilt)) * scale,
        )

    def order(self) -> tuple[int, ...]:
        """The sites from the farthest to the nearest: how a painter paints them. Streets
        are straight, so what counts is on which side of them the eye is; the order
        stays the same for long stretches of a turn."""
        eye = DISTANCE * cos(self.tilt)
        columns = _far_first(-eye * sin(self.angle))
        return tuple(
            row * SIZE + column
            for row in _far_first(-eye * cos(self.angle))
            for column in columns
        )

    def pick(self, x: float, y: float, tops: list[float], half: float = 0.5) -> int | None:
        """The site a finger points at: the nearest column that covers the point."""
        for site in reversed(self.order()):
            east, north = middle(site)
            column = [
                self.project(east + dx, north + dy, up)
                for up in (0.0, tops[site])
                for dx in (-half, half)
                for dy in (-half, half)
            ]
            if _inside(x, y, _hull(column)):
                return site
        return None


def framed(camera: Camera, size: tuple[float, float], tallest: float = 0.0) -> Camera:
    """The same view from as near as possible, with plate and towers inside a box of this
    size round the middle of the camera's picture."""
    plain = camera._replace(x=0.0, y=0.0, unit=1.0)
    spots = [
        plain.project(east * far, north * far, up)
        for far, up in ((PLATE, -PLATE_DEPTH), (PLATE, 0.0), (HALF, max(tallest, _RISE)))
        for east in (-1, 1)
        for north in (-1, 1)
    ]
    across, up = [x for x, _ in spots], [y for _, y in spots]
    unit = min(size[0] / (max(across) - min(across)), size[1] / (max(up) - min(up)))
    unit = max(unit, 1.0)
    return camera._replace(
        x=camera.x - unit * (max(across) + min(across)) / 2,
        y=camera.y - unit * (max(up) + min(up)) / 2,
        unit=unit,
    )


def _far_first(eye: float) -> list[int]:
    """Five rows, the one farthest from the eye first."""
    return sorted(range(SIZE), key=lambda row: -abs(row - HALF + 0.5 - eye))


def middle(site: int) -> Point:
    """Where the middle of a site is, east and north of the middle of the city."""
    return site % SIZE - HALF + 0.5, site // SIZE - HALF + 0.5


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
