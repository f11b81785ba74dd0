"""How the city is looked at: from where, how steeply, how near. Pure geometry, shared
by the shader that draws it and by the finger that points at it."""

from math import cos, pi, radians, sin
from typing import NamedTuple

from skyliners.rules.skyliners.city import CLOCKWISE, SIZE, Side

TILT = radians(52)  # above the horizon
DISTANCE = 13.0  # of the eye, in sites
HALF = SIZE / 2
_SEAT = HALF + 0.75  # from the middle to whoever sits at an edge

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

    def order(self) -> list[int]:
        """The sites from the farthest to the nearest: how a painter paints them."""
        return sorted(range(SIZE * SIZE), key=self._distance, reverse=True)

    def _distance(self, site: int) -> float:
        east, north = middle(site)
        across = east * cos(self.angle) - north * sin(self.angle)
        away = east * sin(self.angle) + north * cos(self.angle)
        eye = DISTANCE * cos(self.tilt)
        return across**2 + (away + eye) ** 2

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
