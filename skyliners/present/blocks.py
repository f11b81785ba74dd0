"""A heap of blocks on a ground of columns and rows, and the blocks as numbers for the
shader. It knows no game: what is drawn where is said by each.

Everything is a block with a square base, straight or tapering; only the plate below may be
longer than wide. Vertices are made when the heap changes; turning it only changes the
order in which blocks are painted.
"""

from array import array
from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple, Protocol

from skyliners.present.camera import DEPTH, RIM, Camera, Ground, painted
from skyliners.present.theme import Rgba, Theme

PLAIN, WINDOWS, SOFT, SHADE, GLOW = 0.0, 1.0, 2.0, 3.0, 4.0  # how a face is filled
_CORNERS = 20  # of a block: five faces of four


class Block(NamedTuple):
    east: float
    north: float
    half: float  # of its base
    top_half: float
    low: float
    high: float
    tint: Rgba
    pattern: float = PLAIN
    moving: float = 0.0  # 1: it is falling into place
    longer: float = 1.0  # from south to north, compared with west to east


class Column(NamedTuple):
    """What stands on a space: groups of blocks, low first, each painted after the other."""

    groups: Sequence[Sequence[Block]] = ()
    top: float = 0.0  # how high it rises, for pointing at it
    covered: int = 0  # groups whose top nobody sees, as others stand on them


class Scene(NamedTuple):
    ground: Ground
    vertices: "array[float]"
    below: tuple[int, ...]  # blocks painted first, in this order
    columns: tuple[tuple[tuple[int, ...], ...], ...]  # by space: groups of blocks
    centres: tuple[tuple[float, float], ...]  # by block
    tops: tuple[float, ...]  # by space
    covered: frozenset[int]  # blocks whose top nobody sees


class Board(Protocol):
    """A city as it is to be shown now, whole: whoever shows it finds out by itself whether
    to turn it, to let something fall, or to cut."""

    @property
    def angle(self) -> float:
        """How far it is turned to whoever looks at it."""

    @property
    def sitting(self) -> Hashable:
        """Somebody else sits down before it: they see all of it, from their side."""

    @property
    def falls(self) -> Hashable | None:
        """What is just falling into place."""

    @property
    def cut(self) -> bool:
        """It did not come from what was shown before: nothing moves."""

    def scene(self, theme: Theme, *, falling: bool) -> Scene:
        """As blocks; what falls above its place, if it does."""


def scene(ground: Ground, below: Iterable[Block], columns: Sequence[Column]) -> Scene:
    vertices = array("f")
    centres: list[tuple[float, float]] = []

    def add(blocks: Iterable[Block]) -> tuple[int, ...]:
        first = len(centres)
        for block in blocks:
            vertices.extend(_vertices(block))
            centres.append((block.east, block.north))
        return tuple(range(first, len(centres)))

    lowest = add(below)
    placed = tuple(tuple(add(group) for group in column.groups) for column in columns)
    covered = frozenset(
        block
        for column, groups in zip(columns, placed, strict=True)
        for group in groups[: column.covered]
        for block in group
    )
    tops = tuple(column.top for column in columns)
    return Scene(ground, vertices, lowest, placed, tuple(centres), tops, covered)


def plate(ground: Ground, low: float, tint: Rgba) -> Block:
    """What the whole city stands on, up to just below its spaces."""
    half, deep = ground.columns / 2 + RIM, ground.rows / 2 + RIM
    return Block(0, 0, half, half, -DEPTH, low, tint, SOFT, longer=deep / half)


class Standpoint(NamedTuple):
    """From where a city is painted: seen from the same one, in the same order."""

    columns: tuple[int, ...]  # far before near
    rows: tuple[int, ...]
    eighth: int  # of a full turn


def standpoint(camera: Camera, ground: Ground) -> Standpoint:
    return Standpoint(*camera.order(ground), round(camera.angle / (pi / 4)) % 8)


def indices(shown: Scene, seen: Standpoint) -> list[int]:
    """The order in which to paint the faces: far before near."""
    angle = seen.eighth * pi / 4
    faces = _face_order(angle)
    away = (sin(angle), cos(angle))
    order: list[int] = []
    for block in shown.below:
        order += _face_indices(block, faces)
    for space in painted(shown.ground, seen.columns, seen.rows):
        for group in shown.columns[space]:
            for block in _far_first(group, shown.centres, away):
                seen_faces = faces[:-1] if block in shown.covered else faces
                order += _face_indices(block, seen_faces)
    return order


def _far_first(
    group: Sequence[int], centres: Sequence[tuple[float, float]], away: tuple[float, float]
) -> tuple[int, ...]:
    if len(group) == 1:
        return (group[0],)

    def depth(block: int) -> float:
        east, north = centres[block]
        return east * away[0] + north * away[1]

    return tuple(sorted(group, key=depth, reverse=True))


# South, east, north, west: the way each side of a block looks.
_NORMALS = ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))


def _face_order(angle: float) -> tuple[int, ...]:
    def away(side: int) -> float:
        east, north = _NORMALS[side]
        return east * sin(angle) + north * cos(angle)

    return (*sorted(range(4), key=away, reverse=True), 4)


@lru_cache(maxsize=4096)
def _face_indices(block: int, faces: tuple[int, ...]) -> tuple[int, ...]:
    first = block * _CORNERS
    return tuple(
        first + 4 * face + corner for face in faces for corner in (0, 1, 2, 0, 2, 3)
    )


@lru_cache(maxsize=4096)
def _vertices(block: Block) -> "array[float]":
    east, north, half, top_half, low, high, tint, pattern, moving, longer = block
    base = [(east + dx * half, north + dy * half * longer, low) for dx, dy in _SQUARE]
    top = [
        (east + dx * top_half, north + dy * top_half * longer, high) for dx, dy in _SQUARE
    ]
    slope = (half - top_half) / (high - low)
    data = array("f")
    for side, (nx, ny) in enumerate(_NORMALS):
        after = (side + 1) % 4
        corners = (base[side], base[after], top[after], top[side])
        wide = (half + top_half) * (longer if nx else 1.0)
        paint = (*tint, wide, high - low, pattern, moving)
        _face(data, corners, (nx, ny, slope), paint)
    on_top = PLAIN if pattern == WINDOWS else pattern
    paint = (*tint, 2 * top_half, 2 * top_half * longer, on_top, moving)
    _face(data, top, (0, 0, 1), paint)
    return data


_SQUARE = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def _face(
    data: "array[float]",
    corners: Sequence[tuple[float, float, float]],
    normal: tuple[float, float, float],
    paint: tuple[float, ...],
) -> None:
    tint, rest = paint[:4], paint[4:]
    for spot, at in zip(corners, ((0, 0), (1, 0), (1, 1), (0, 1)), strict=True):
        data.extend((*spot, *normal, *tint, *at, *rest))
