"""A heap of blocks on a ground of columns and rows, and the blocks as numbers for the
shader. It knows no game: what is drawn where is said by each.

There are three kinds of things. A `Block` has a square base, straight or tapering (only
the plate below may be longer than wide). A `Flat` lies on something: a glyph, a shadow, a
light. A `Facing` stands upright and always faces whoever looks: a trunk, a crown, a mast.
Vertices are made when the heap changes; turning it, and crouching before it, only changes
the order in which things are painted.
"""

from array import array
from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache
from itertools import accumulate
from math import cos, pi, sin
from typing import NamedTuple, Protocol

from skyliners.present.camera import BEVEL, DEPTH, RIM, Camera, Ground, painted
from skyliners.present.signs import Sign
from skyliners.present.theme import Rgba, Theme

# How a face is filled. With an outline: plain, with windows in five ways, with tiles. And
# without one: soft ground, a shadow round a foot, one that is cast, plain paint, leaves.
PLAIN = 0.0
FACADES = (1.0, 2.0, 3.0, 4.0, 5.0)
TILED = 6.0
SOFT, SHADE, CAST, PAINT, LEAVES = 7.0, 8.0, 9.0, 10.0, 11.0
SKY, SUN = 12.0, 13.0  # only for whoever crouches
POST, BALL, BADGE = 0.0, 1.0, 2.0  # how what is upright faces whoever looks
_STREET, _SHADE = 0.065, 0.15  # half as wide as they are: a street, the plate's shadow
FLOATS = 24  # numbers of a corner


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
    covered: bool = False  # nobody sees its top: something stands on it


class Flat(NamedTuple):
    """Something that lies: as wide and as deep as it is from its middle to its edges."""

    east: float
    north: float
    wide: float
    deep: float
    up: float
    tint: Rgba
    pattern: float = PAINT
    radius: float = 0.0  # of its corners
    point: float = 0.0  # 1: it runs to a point in the north, -1: in the south
    moving: float = 0.0
    inner: Rgba | None = None  # what it turns into towards its middle, if it lies below
    quarter: int = 0  # turns of its own: its point looks north, west, south, east


class Facing(NamedTuple):
    """Something upright: half as wide, and from where to where it reaches. Seen from
    above it may stand a little taller, so that it can be seen at all."""

    east: float
    north: float
    half: float
    low: float
    high: float
    tint: Rgba
    pattern: float = PLAIN
    stance: float = POST  # a badge is as high from wherever it is seen
    radius: float = 0.0  # of its corners
    point: float = 0.0  # 1: it runs to a point above, -1: below
    raised: float = 0.0  # by which part of its height, seen from above
    moving: float = 0.0


Thing = Block | Flat | Facing


class Column(NamedTuple):
    """What stands on a space: groups of things, low first, each painted after the other."""

    groups: Sequence[Sequence[Thing]] = ()
    top: float = 0.0  # how high it rises, for pointing at it


class Scene(NamedTuple):
    ground: Ground
    below: "array[float]"  # what is painted first, in this order
    vertices: "array[float]"  # what stands on the spaces
    columns: tuple[tuple[tuple[int, ...], ...], ...]  # by space: groups of things
    faces: tuple[int, ...]  # by thing: its first face, and at the end how many there are
    centres: tuple[tuple[float, float], ...]  # by thing
    tops: tuple[float, ...]  # by space


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

    @property
    def low(self) -> float:
        """How far whoever looks crouches before it; 0: they stand."""

    @property
    def light(self) -> Rgba | None:
        """The colour it lies in, if it is lit up for somebody."""

    def signs(self, theme: Theme) -> Sequence[Sign]:
        """What is written round it and above it."""

    def scene(self, theme: Theme, *, falling: bool) -> Scene:
        """As blocks; what falls above its place, if it does."""


def scene(ground: Ground, below: Iterable[Thing], columns: Sequence[Column]) -> Scene:
    things: list[Thing] = []

    def add(group: Iterable[Thing]) -> tuple[int, ...]:
        first = len(things)
        things.extend(group)
        return tuple(range(first, len(things)))

    placed = tuple(tuple(add(group) for group in column.groups) for column in columns)
    return Scene(
        ground,
        _all_vertices(below),
        _all_vertices(things),
        placed,
        faces=(0, *accumulate(_faces(thing) for thing in things)),
        centres=tuple((thing.east, thing.north) for thing in things),
        tops=tuple(column.top for column in columns),
    )


def _all_vertices(things: Iterable[Thing]) -> "array[float]":
    vertices = array("f")
    for thing in things:
        vertices.extend(_vertices(thing))
    return vertices


def plate(ground: Ground, theme: Theme) -> tuple[Thing, ...]:
    """What a whole city stands on, with streets in the middle. Nothing of it lies on
    something else of it: most of what is painted is ground."""
    return (*tray(ground, theme), *_streets(ground, theme))


def tray(ground: Ground, theme: Theme) -> tuple[Thing, ...]:
    """Its shadow on the table, its sloping sides and its rim; the middle is empty."""
    half, deep = ground.columns / 2 + RIM, ground.rows / 2 + RIM
    foot, between = (half + BEVEL, deep + BEVEL), (half - RIM / 2, deep - RIM / 2)
    table = Flat(0, 0, _SHADE, _SHADE, -DEPTH, theme.table, SHADE, _SHADE)
    rim = Flat(0, 0, RIM / 2, RIM / 2, 0.0, theme.plate, SOFT)
    return (
        *(
            table._replace(east=side * foot[0], deep=foot[1] - _SHADE / 2)
            for side in (-1, 1)
        ),
        *(table._replace(north=side * foot[1], wide=foot[0] + _SHADE) for side in (-1, 1)),
        Block(
            *(0, 0, half + BEVEL, half, -DEPTH, 0.0, theme.plate, SOFT),
            longer=deep / half,
            covered=True,
        ),
        *(rim._replace(east=side * between[0], deep=deep) for side in (-1, 1)),
        *(rim._replace(north=side * between[1], wide=half - RIM) for side in (-1, 1)),
    )


def _streets(ground: Ground, theme: Theme) -> Iterable[Flat]:
    """Between columns and between rows, as wide as spaces leave room."""
    wide, deep = ground.columns / 2, ground.rows / 2
    street = Flat(0, 0, _STREET, _STREET, 0.0, theme.street, SOFT)
    for column in range(ground.columns + 1):
        yield street._replace(east=column - wide, deep=deep + _STREET)
    for row in range(ground.rows + 1):
        yield street._replace(north=row - deep, wide=wide + _STREET)


def horizon(ground: Ground, theme: Theme) -> tuple[Thing, ...]:
    """What is behind a city for whoever crouches before it."""
    half = max(ground.columns, ground.rows) / 2 + RIM + BEVEL
    sky = Facing(0, 0, half, -DEPTH, half * 1.2, theme.sky, SKY, BADGE, half * 0.55)
    sun = Facing(0, 0, 0.85, 0.35, 2.05, theme.sun, SUN, BADGE, 0.85)
    return sky, sun


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
    sides = _side_order(angle)
    away = (sin(angle), cos(angle))
    order: list[int] = []
    for space in painted(shown.ground, seen.columns, seen.rows):
        for group in shown.columns[space]:
            for thing in _far_first(group, shown.centres, away):
                order += _face_indices(*shown.faces[thing : thing + 2], sides)
    return order


def in_turn(vertices: "array[float]") -> list[int]:
    """All faces as they come."""
    faces = len(vertices) // (4 * FLOATS)
    return [4 * face + corner for face in range(faces) for corner in (0, 1, 2, 0, 2, 3)]


def _far_first(
    group: Sequence[int], centres: Sequence[tuple[float, float]], away: tuple[float, float]
) -> tuple[int, ...]:
    if len(group) == 1:
        return (group[0],)

    def depth(thing: int) -> float:
        east, north = centres[thing]
        return round(east * away[0] + north * away[1], 3)

    return tuple(sorted(group, key=depth, reverse=True))


# South, east, north, west: the way each side of a block looks.
_NORMALS = ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))
# What lies looks upwards, and by a hair to where its foot is: so the shader knows that.
_HAIR = 1e-4
_UPWARDS = (0.0, -_HAIR, 1.0)
_TURNS = ((1, 0), (0, 1), (-1, 0), (0, -1))
_TO_THE_EYE = (0.0, 0.0, 0.0)


def _side_order(angle: float) -> tuple[int, ...]:
    def away(side: int) -> float:
        east, north = _NORMALS[side]
        return east * sin(angle) + north * cos(angle)

    return (*sorted(range(4), key=away, reverse=True), 4)


@lru_cache(maxsize=8192)
def _face_indices(first: int, after: int, sides: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        4 * (first + side) + corner
        for side in sides
        if first + side < after
        for corner in (0, 1, 2, 0, 2, 3)
    )


def _faces(thing: Thing) -> int:
    """How many it has: a block's four sides, and its top if it is seen."""
    return 5 - thing.covered if isinstance(thing, Block) else 1


# Every corner of a face: where it is, which way the face looks, its colour; how far across
# and up the face the corner is, and how large that face is; how it is filled, falls and
# rises; how it tapers, and how round its corners are; what it turns into.


@lru_cache(maxsize=8192)
def _vertices(thing: Thing) -> "array[float]":
    if isinstance(thing, Block):
        return _block(thing)
    if isinstance(thing, Flat):
        return _flat(thing)
    return _facing(thing)


def _block(block: Block) -> "array[float]":
    east, north, half, top_half, low, high, tint, pattern, moving, longer, covered = block
    base = [(east + dx * half, north + dy * half * longer, low) for dx, dy in _SQUARE]
    top = [
        (east + dx * top_half, north + dy * top_half * longer, high) for dx, dy in _SQUARE
    ]
    slope = (half - top_half) / (high - low)
    long = (high - low) * (1 + slope * slope) ** 0.5
    taper = (1 - top_half / half) / 2
    kind = (moving, 0.0, _seed(block))
    data = array("f")
    for side, (nx, ny) in enumerate(_NORMALS):
        after = (side + 1) % 4
        corners = (base[side], base[after], top[after], top[side])
        size = (2 * half * (longer if nx else 1.0), long)
        look = (size, (pattern, *kind), (taper, 0.0), tint)
        _face(data, corners, (nx, ny, slope), tint, look)
    if covered:
        return data
    on_top = PLAIN if pattern in {*FACADES, TILED} else pattern
    look = ((2 * top_half, 2 * top_half * longer), (on_top, *kind), (0.0, 0.0), tint)
    _face(data, top, _UPWARDS, tint, look)
    return data


def _flat(flat: Flat) -> "array[float]":
    wide, deep = flat.wide, flat.deep
    right, ahead = _TURNS[flat.quarter]
    if flat.pattern == CAST:  # the shader lays it where the light leaves it
        spots = [(flat.east, flat.north, flat.up)] * 4
        size = (wide, deep)
    else:
        spots = [
            (
                flat.east + dx * right - dy * ahead,
                flat.north + dx * ahead + dy * right,
                flat.up,
            )
            for dx, dy in (
                (dx * wide * (1 - max(dy * flat.point, 0)), dy * deep) for dx, dy in _SQUARE
            )
        ]
        size = (2 * wide, 2 * deep)
    data = array("f")
    kind = (flat.pattern, flat.moving, 0.0, 0.0)
    look = (size, kind, (flat.point / 2, flat.radius), flat.inner or flat.tint)
    normal = (ahead * _HAIR, -right * _HAIR, 1.0)
    _face(data, spots, normal, flat.tint, look)
    return data


def _facing(facing: Facing) -> "array[float]":
    low, high = facing.low, facing.high
    up = low if facing.stance == POST else (low + high) / 2
    kind = (facing.pattern, facing.moving, facing.raised, facing.stance)
    shape = (facing.point / 2, facing.radius)
    look = ((2 * facing.half, high - low), kind, shape, facing.tint)
    data = array("f")
    _face(data, [(facing.east, facing.north, up)] * 4, _TO_THE_EYE, facing.tint, look)
    return data


_SQUARE = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def _seed(block: Block) -> float:
    """Which of its windows are lit is the block's own affair."""
    return (block.east * 0.37 + block.north * 0.61 + block.low * 1.7) % 1.0


def _face(
    data: "array[float]",
    spots: Sequence[tuple[float, float, float]],
    normal: tuple[float, float, float],
    tint: Rgba,
    look: tuple[tuple[float, ...], tuple[float, ...], tuple[float, float], Rgba],
) -> None:
    size, kind, shape, inner = look
    low, high = max(-shape[0], 0.0), max(shape[0], 0.0)
    across = ((low, 0.0), (1.0 - low, 0.0), (1.0 - high, 1.0), (high, 1.0))
    for spot, at in zip(spots, across, strict=True):
        data.extend((*spot, *normal, *tint, *at, *size, *kind, *shape, *inner))
