"""The city of Skyliners as it is to be shown, and what of it is drawn where: a floor, a
roof, a tree, an antenna are blocks."""

from collections.abc import Hashable, Iterator, Sequence
from math import pi
from typing import NamedTuple

from skyliners.present.blocks import (
    GLOW,
    PLAIN,
    SHADE,
    SOFT,
    WINDOWS,
    Block,
    Column,
    Scene,
    plate,
    scene,
)
from skyliners.present.camera import Point, full
from skyliners.present.theme import BLACK, LAWN, NEUTRAL, PLAYER, TREE, Rgba, Theme
from skyliners.rules.skyliners.city import CLOCKWISE, SITES, SIZE, Side
from skyliners.rules.skyliners.pieces import Piece
from skyliners.rules.skyliners.table import Layer, Table, buildings

GROUND = full(SIZE, SIZE)
FLOOR_RISE, ROOF_RISE, PARK_RISE = 0.30, 0.20, 0.27
_BUILDING, _EAVES, _TILE, _SHADOW = 0.37, 0.40, 0.46, 0.56
_TILES_LOW = -0.03
_ANTENNA_RISE = 0.42
_SEAT = SIZE / 2 + 0.75  # from the middle to whoever sits at an edge

_TREES = ((-0.2, -0.2), (0.2, -0.17), (-0.17, 0.2), (0.2, 0.2), (0.0, 0.0))


class Marks(NamedTuple):
    """What is to be shown on the city besides the city."""

    glowing: frozenset[int] = frozenset()  # sites that take the piece
    recent: frozenset[int] = frozenset()  # where something happened last
    chosen: int | None = None
    lit: frozenset[int] = frozenset()  # sites somebody sees
    ghost: tuple[int, Layer] | None = None  # a piece not yet built
    antennas: tuple[tuple[int, int], ...] = ()  # site and seat
    aside: frozenset[int] = frozenset()  # sites that do not matter now: they turn pale


class CityShown(NamedTuple):
    """The city as it is to be shown now: a `Board`."""

    table: Table
    side: Side = Side.SOUTH
    marks: Marks = Marks()
    falling: int | None = None  # the site whose topmost, piece or antenna, is just landing
    sitting: Hashable = 0  # a new one: somebody sits down before it
    cut: bool = False  # it is not what followed on what was shown before

    @property
    def angle(self) -> float:
        return angle_of(self.side)

    @property
    def falls(self) -> Hashable | None:
        """The same thing falls once."""
        if self.falling is None:
            return None
        return self.falling, self.table.heights, self.marks.antennas

    def scene(self, theme: Theme, *, falling: bool = True) -> Scene:
        return draw(self if falling else self._replace(falling=None), theme)


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


def draw(shown: CityShown, theme: Theme) -> Scene:
    city = buildings(shown.table)
    landing = {site for site, _ in shown.marks.antennas} & {shown.falling}
    falling = None if landing else shown.falling  # a piece, then
    below = [
        plate(GROUND, _TILES_LOW, theme.plate),
        *_tiles(shown.marks, theme),
        *_shadows(city, falling),
    ]
    columns = [
        _column(shown, site, layers, theme, falling=site == falling, lands=site in landing)
        for site, layers in enumerate(city)
    ]
    return scene(GROUND, below, columns)


def _column(
    shown: CityShown,
    site: int,
    layers: Sequence[Layer],
    theme: Theme,
    *,
    falling: bool,
    lands: bool,
) -> Column:
    table, marks = shown.table, shown.marks
    groups: list[list[Block]] = []
    high = 0.0
    for level, layer in enumerate(layers):
        falls = falling and level == len(layers) - 1
        blocks, high = _piece(table, site, layer, high, falling=falls)
        if site in marks.aside:
            blocks = [[_pale(block, theme) for block in group] for group in blocks]
        groups += blocks
    covered = max(len(layers) - falling - 1, 0)  # all of them floors
    if marks.ghost is not None and marks.ghost[0] == site:
        blocks, high = _piece(table, site, marks.ghost[1], high, alpha=0.62)
        groups += blocks
    antennas = [seat for where, seat in marks.antennas if where == site]
    for seat in antennas:
        tint = PLAYER[table.seats[seat].color]
        groups.append(_antenna(site, high, tint, landing=lands))
    if site in marks.lit:
        groups.append(_light(site, high, theme, above_antenna=bool(antennas)))
    return Column(groups, high, covered)


def _tiles(marks: Marks, theme: Theme) -> Iterator[Block]:
    for site in SITES:
        tint, pattern = theme.site, SOFT
        if site in marks.recent:
            tint = theme.marked
        if site in marks.glowing or site in marks.lit:
            tint, pattern = theme.glow, GLOW
        if site == marks.chosen:
            tint, pattern = theme.accent, SOFT
        middle = GROUND.middle(site)
        yield Block(*middle, _TILE, _TILE, _TILES_LOW, 0.0, tint, pattern)


def _shadows(city: Sequence[Sequence[Layer]], falling: int | None) -> Iterator[Block]:
    """What stands on the ground darkens it round its foot. The piece that is falling
    does not yet."""
    for site, layers in enumerate(city):
        standing = layers[:-1] if site == falling else layers
        if standing and standing[0].piece is not Piece.PARK:
            middle = GROUND.middle(site)
            yield Block(*middle, _SHADOW, _SHADOW, 0.0, 0.002, BLACK, SHADE)


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
    east, north = GROUND.middle(site)
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
    below = Block(*GROUND.middle(site), 0.01, 0.15, low, low + 0.17, theme.glow, SOFT)
    return [
        below,
        below._replace(half=0.15, top_half=0.01, low=below.high, high=low + 0.34),
    ]


def _antenna(site: int, low: float, tint: Rgba, *, landing: bool) -> list[Block]:
    east, north = GROUND.middle(site)
    high = low + _ANTENNA_RISE
    moving = 1.0 if landing else 0.0
    mast = Block(east, north, 0.035, 0.02, low, high, tint, PLAIN, moving)
    return [mast, mast._replace(half=0.07, top_half=0.07, low=high, high=high + 0.13)]
