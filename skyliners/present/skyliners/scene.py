"""The city as a heap of blocks, and the blocks as numbers for the shader.

Everything is a block with a square base, straight or tapering: a floor, a roof, a
tree, an antenna, the plate below. Vertices are made when the city changes; turning
it only changes the order in which blocks are painted.
"""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from skyliners.present.camera import PLATE, PLATE_DEPTH, Camera, middle
from skyliners.present.theme import BLACK, LAWN, NEUTRAL, PLAYER, TREE, Rgba, Theme
from skyliners.rules.skyliners.city import SITES
from skyliners.rules.skyliners.pieces import Piece
from skyliners.rules.skyliners.table import Layer, Table, buildings

FLOOR_RISE, ROOF_RISE, PARK_RISE = 0.30, 0.20, 0.27
_BUILDING, _EAVES, _TILE, _SHADOW = 0.37, 0.40, 0.46, 0.56
_ANTENNA_RISE = 0.42

PLAIN, WINDOWS, SOFT, SHADE, GLOW = 0.0, 1.0, 2.0, 3.0, 4.0  # how a face is filled
_CORNERS = 20  # five faces of four
_TREES = ((-0.2, -0.2), (0.2, -0.17), (-0.17, 0.2), (0.2, 0.2), (0.0, 0.0))


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


class Marks(NamedTuple):
    """What is to be shown on the city besides the city."""

    glowing: frozenset[int] = frozenset()  # sites that take the piece
    recent: frozenset[int] = frozenset()  # where something happened last
    chosen: int | None = None
    lit: frozenset[int] = frozenset()  # sites somebody sees
    ghost: tuple[int, Layer] | None = None  # a piece not yet built
    falling: int | None = None  # the site whose top piece is just landing
    antennas: tuple[tuple[int, int], ...] = ()  # site and seat
    landing: int | None = None  # the site whose antenna is just landing
    aside: frozenset[int] = frozenset()  # sites that do not matter now: they turn pale


class Scene(NamedTuple):
    vertices: "array[float]"
    ground: tuple[int, ...]  # blocks painted first, in this order
    sites: tuple[tuple[tuple[int, ...], ...], ...]  # by site: groups of blocks, low first
    centres: tuple[tuple[float, float], ...]  # by block
    tops: list[float]  # by site: how high it rises, for pointing at it
    covered: frozenset[int]  # blocks whose top nobody sees, as another stands on it


def draw(table: Table, marks: Marks, theme: Theme) -> Scene:
    vertices = array("f")
    centres: list[tuple[float, float]] = []

    def add(blocks: Iterable[Block]) -> tuple[int, ...]:
        first = len(centres)
        for block in blocks:
            vertices.extend(_vertices(block))
            centres.append((block.east, block.north))
        return tuple(range(first, len(centres)))

    city = buildings(table)
    ground = add([*_ground(marks, theme), *_shadows(city, marks)])
    sites = []
    tops = []
    covered: list[int] = []
    for site, layers in enumerate(city):
        groups = []
        high = 0.0
        for level, layer in enumerate(layers):
            last = level == len(layers) - 1
            falling = last and site == marks.falling
            blocks, high = _piece(table, site, layer, high, falling=falling)
            if site in marks.aside:
                blocks = [[_pale(block, theme) for block in group] for group in blocks]
            groups += [add(group) for group in blocks]
        standing = len(layers) - (site == marks.falling)
        covered += [block for (block,) in groups[: max(standing - 1, 0)]]  # all floors
        if marks.ghost is not None and marks.ghost[0] == site:
            blocks, high = _piece(table, site, marks.ghost[1], high, alpha=0.62)
            groups += [add(group) for group in blocks]
        for where, seat in marks.antennas:
            if where == site:
                tint = PLAYER[table.seats[seat].color]
                landing = site == marks.landing
                groups.append(add(_antenna(site, high, tint, landing=landing)))
        if site in marks.lit:
            carries = any(where == site for where, _ in marks.antennas)
            groups.append(add(_light(site, high, theme, above_antenna=carries)))
        sites.append(tuple(groups))
        tops.append(high)
    return Scene(vertices, ground, tuple(sites), tuple(centres), tops, frozenset(covered))


class Standpoint(NamedTuple):
    """From where the city is painted: seen from the same one, in the same order."""

    sites: tuple[int, ...]  # far before near
    eighth: int  # of a full turn


def standpoint(camera: Camera) -> Standpoint:
    return Standpoint(camera.order(), round(camera.angle / (pi / 4)) % 8)


def indices(scene: Scene, seen: Standpoint) -> list[int]:
    """The order in which to paint the faces: far before near."""
    angle = seen.eighth * pi / 4
    faces = _face_order(angle)
    away = (sin(angle), cos(angle))
    order: list[int] = []
    for block in scene.ground:
        order += _face_indices(block, faces)
    for site in seen.sites:
        for group in scene.sites[site]:
            for block in _far_first(group, scene.centres, away):
                seen_faces = faces[:-1] if block in scene.covered else faces
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
    east, north, half, top_half, low, high, tint, pattern, moving = block
    base = [(east + dx * half, north + dy * half, low) for dx, dy in _SQUARE]
    top = [(east + dx * top_half, north + dy * top_half, high) for dx, dy in _SQUARE]
    slope = (half - top_half) / (high - low)
    data = array("f")
    for side, (nx, ny) in enumerate(_NORMALS):
        after = (side + 1) % 4
        corners = (base[side], base[after], top[after], top[side])
        wide = half + top_half
        paint = (*tint, wide, high - low, pattern, moving)
        _face(data, corners, (nx, ny, slope), paint)
    on_top = PLAIN if pattern == WINDOWS else pattern
    _face(data, top, (0, 0, 1), (*tint, 2 * top_half, 2 * top_half, on_top, moving))
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


def _ground(marks: Marks, theme: Theme) -> list[Block]:
    plate = Block(0, 0, PLATE, PLATE, -PLATE_DEPTH, -0.03, theme.plate, SOFT)
    tiles = []
    for site in SITES:
        tint, pattern = theme.site, SOFT
        if site in marks.recent:
            tint = theme.marked
        if site in marks.glowing or site in marks.lit:
            tint, pattern = theme.glow, GLOW
        if site == marks.chosen:
            tint, pattern = theme.accent, SOFT
        tiles.append(Block(*middle(site), _TILE, _TILE, -0.03, 0.0, tint, pattern))
    return [plate, *tiles]


def _shadows(city: Sequence[Sequence[Layer]], marks: Marks) -> Iterator[Block]:
    """What stands on the ground darkens it round its foot. The piece that is falling
    does not yet."""
    for site, layers in enumerate(city):
        standing = layers[:-1] if site == marks.falling else layers
        if standing and standing[0].piece is not Piece.PARK:
            yield Block(*middle(site), _SHADOW, _SHADOW, 0.0, 0.002, BLACK, SHADE)


def _piece(
    table: Table,
    site: int,
    layer: Layer,
    low: float,
    *,
    alpha: float = 1.0,
    falling: bool = False,
) -> tuple[list[list[Block]], float]:
    """The blocks of one piece, in groups painted one after the other, and its top."""
    owner = None if layer.seat is None else table.seats[layer.seat].color
    tint = (*(NEUTRAL if owner is None else PLAYER[owner])[:3], alpha)
    east, north = middle(site)
    moving = 1.0 if falling else 0.0
    if layer.piece is Piece.FLOOR:
        high = low + FLOOR_RISE
        block = Block(east, north, _BUILDING, _BUILDING, low, high, tint, WINDOWS, moving)
        return [[block]], high
    if layer.piece is Piece.ROOF:
        high = low + ROOF_RISE
        return [[Block(east, north, _EAVES, 0.06, low, high, tint, PLAIN, moving)]], high
    lawn_tint, tree_tint = (*LAWN[:3], alpha), (*TREE[:3], alpha)
    lawn = Block(east, north, 0.42, 0.40, low, low + 0.04, lawn_tint, SOFT, moving)
    trees = [
        Block(
            east + dx,
            north + dy,
            0.11,
            0.01,
            low + 0.04,
            low + PARK_RISE,
            tree_tint,
            SOFT,
            moving,
        )
        for dx, dy in _TREES
    ]
    return [[lawn], trees], low + PARK_RISE


def _pale(block: Block, theme: Theme) -> Block:
    """The same block nearly in the colour of the ground."""
    red, green, blue = (
        0.22 * own + 0.78 * ground
        for own, ground in zip(block.tint[:3], theme.site[:3], strict=True)
    )
    return block._replace(tint=(red, green, blue, block.tint[3]), pattern=SOFT)


def _light(site: int, top: float, theme: Theme, *, above_antenna: bool) -> list[Block]:
    """A light floating above what is seen: two pyramids, base to base."""
    low = top + (_ANTENNA_RISE + 0.2 if above_antenna else 0.1)
    below = Block(*middle(site), 0.01, 0.15, low, low + 0.17, theme.glow, SOFT)
    return [
        below,
        below._replace(half=0.15, top_half=0.01, low=below.high, high=low + 0.34),
    ]


def _antenna(site: int, low: float, tint: Rgba, *, landing: bool) -> list[Block]:
    east, north = middle(site)
    high = low + _ANTENNA_RISE
    moving = 1.0 if landing else 0.0
    mast = Block(east, north, 0.035, 0.02, low, high, tint, PLAIN, moving)
    return [mast, mast._replace(half=0.07, top_half=0.07, low=high, high=high + 0.13)]
