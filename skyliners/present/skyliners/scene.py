"""The city of Skyliners as it is to be shown, and what of it is drawn where: a floor, a
roof, a tree, an antenna are blocks.

Heights are the rules' own: half a storey for a park or a roof, a whole one for a floor. So
what whoever crouches sees is what counts; and everything is equally wide, so that nothing
peeps out beside what hides it."""

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from skyliners.present.blocks import (
    BADGE,
    BALL,
    CAST,
    FACADES,
    LEAVES,
    PAINT,
    PLAIN,
    SOFT,
    TILED,
    Block,
    Column,
    Facing,
    Flat,
    Scene,
    Thing,
    horizon,
    plate,
    scene,
)
from skyliners.present.camera import Point, full
from skyliners.present.emblems import lying, standing
from skyliners.present.signs import Sign
from skyliners.present.skyliners.names import SEATS
from skyliners.present.skyliners.rim import (
    HALF_STOREY,
    angle_of,
    before,
    lane,
    plaques,
    signs,
)
from skyliners.present.theme import (
    BLACK,
    LAWN,
    NEUTRAL,
    ON_PLAYER,
    PLAYER,
    TREE,
    TRUNK,
    WHITE,
    Rgba,
    Theme,
    mixed,
)
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import LINES, RISE, SITES, SIZE, Side
from skyliners.rules.skyliners.pieces import Mode, Piece
from skyliners.rules.skyliners.sketch import PARK_IN_THE_MIDDLE, heights_only
from skyliners.rules.skyliners.table import Layer, Table, buildings

GROUND = full(SIZE, SIZE)
_BUILDING, _RIDGE, _TILE = 0.38, 0.15, 0.455
_ANTENNA_RISE, _DISC = 0.50, 0.18  # of a mast, and what its disc is higher
_CELEBRATED = 0.62  # how far one crouches before the winner's city
_SEAT = SIZE / 2 + 0.95  # from the middle to whoever sits at an edge

# How much of the ground and the sky takes on the winner's colour.
_WINNERS = {"site": 0.35, "foot": 0.6, "street": 0.55, "sky": 0.65, "sun": 0.2}
# The trees of a park, from the middle: how far east and north, and how stout.
_TREES = (
    *((-0.24, -0.22, 0.95), (0.05, -0.25, 0.85), (0.26, -0.18, 1.0)),
    *((-0.13, 0.02, 0.9), (0.16, 0.05, 0.85)),
    *((-0.25, 0.23, 1.0), (0.0, 0.25, 0.9), (0.25, 0.24, 0.95)),
)
_TALLER = 0.85  # a tree, seen from above: half a storey is a hedge from there
_CROWN = 0.075
_FACADE_OF = dict(zip((None, *Color), FACADES, strict=True))
# A point that looks away from whoever is at a side, in turns of its own.
_QUARTERS = {Side.SOUTH: 0, Side.EAST: 1, Side.NORTH: 2, Side.WEST: 3}


class Marks(NamedTuple):
    """What is to be shown on the city besides the city."""

    glowing: frozenset[int] = frozenset()  # sites that take the piece
    recent: frozenset[int] = frozenset()  # where something happened last
    chosen: int | None = None
    lit: frozenset[int] = frozenset()  # sites somebody sees
    ghost: tuple[int, Layer] | None = None  # a piece not yet built
    antennas: tuple[tuple[int, int], ...] = ()  # site and seat
    aside: frozenset[int] = frozenset()  # sites that do not matter now: they turn pale
    row: tuple[Side, int] | None = None  # that somebody looks along: it lies in light
    winner: Color | None = None  # whose light the city lies in


class CityShown(NamedTuple):
    """The city as it is to be shown now: a `Board`."""

    table: Table
    side: Side = Side.SOUTH
    marks: Marks = Marks()
    falling: int | None = None  # the site whose topmost, piece or antenna, is just landing
    sitting: Hashable = 0  # a new one: somebody sits down before it
    cut: bool = False  # it is not what followed on what was shown before
    peopled: bool = True  # its rim says who sits where
    own: Side | None = None  # where the letters are, if not where it is looked at from

    @property
    def angle(self) -> float:
        return angle_of(self.side)

    @property
    def falls(self) -> Hashable | None:
        """The same thing falls once."""
        if self.falling is None:
            return None
        return self.falling, self.table.heights, self.marks.antennas

    @property
    def light(self) -> Rgba | None:
        winner = self.marks.winner
        return None if winner is None else mixed(PLAYER[winner], WHITE, 0.45)

    @property
    def low(self) -> float:
        return 0.0 if self.marks.winner is None else _CELEBRATED

    def signs(self, theme: Theme) -> tuple[Sign, ...]:
        if not self.peopled:
            return ()
        marked = {site for site, _seat in self.marks.antennas} | self.marks.lit
        return signs(self.table, self.own or self.side, frozenset(marked), theme)

    def scene(self, theme: Theme, *, falling: bool = True) -> Scene:
        return draw(self if falling else self._replace(falling=None), theme)


def before_a_game() -> CityShown:
    """Nobody has sat down yet, and nothing is built but the park."""
    table = heights_only(Mode.FULL, SEATS, PARK_IN_THE_MIDDLE, acting=None)
    return CityShown(table, peopled=False)


def beyond(side: Side) -> Point:
    """Where somebody sits who looks from this side: just beyond the plate's edge."""
    return before(side, _SEAT)


def draw(shown: CityShown, theme: Theme) -> Scene:
    city = buildings(shown.table)
    if shown.marks.winner is not None:
        theme = _in_the_light_of(PLAYER[shown.marks.winner], theme)
    landing = {site for site, _ in shown.marks.antennas} & {shown.falling}
    falling = None if landing else shown.falling  # a piece, then
    standing = [
        layers[:-1] if site == falling else layers for site, layers in enumerate(city)
    ]
    below: list[Thing] = [
        *horizon(GROUND, theme),
        *plate(GROUND, theme),
        *(plaques(shown.table, shown.own or shown.side) if shown.peopled else ()),
        *([lane(*shown.marks.row, theme.beam)] if shown.marks.row else ()),
        *_tiles(shown.marks, standing, theme),
        *_shadows(standing, theme),
    ]
    columns = [
        _column(shown, site, layers, theme, falling=site == falling, lands=site in landing)
        for site, layers in enumerate(city)
    ]
    return scene(GROUND, below, columns)


def _in_the_light_of(color: Rgba, theme: Theme) -> Theme:
    """The ground and the sky as whoever has won would like them."""
    return theme._replace(
        **{
            name: (*mixed(getattr(theme, name), color, share)[:3], getattr(theme, name)[3])
            for name, share in _WINNERS.items()
        }
    )


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
    pale = _paleness(site, marks)
    groups: list[Sequence[Thing]] = []
    high = 0.0
    for level, layer in enumerate(layers):
        topmost = level == len(layers) - 1
        things, high = _piece(table, site, layer, high, falling=falling and topmost)
        if level < len(layers) - 1 - falling:  # all of them floors
            things = [[_covered(thing) for thing in group] for group in things]
        if pale:
            things = [[_pale(thing, theme, pale) for thing in group] for group in things]
        groups += things
    ghost = marks.ghost[1] if marks.ghost is not None and marks.ghost[0] == site else None
    if layers and ghost is None:
        glow = theme.glow if site in marks.glowing else None
        top = _top(shown, site, layers[-1], high, glow)
        top = [thing._replace(moving=float(falling)) for thing in top]
        if pale:
            top = [_pale(thing, theme, pale) for thing in top]
        groups += [[thing] for thing in top]  # each lies on the one before
    if ghost is not None:
        things, high = _piece(table, site, ghost, high, alpha=0.66)
        groups += things
    antennas = [seat for where, seat in marks.antennas if where == site]
    for seat in antennas:
        groups.append(_antenna(site, high, table.seats[seat].color, landing=lands))
    if site in marks.lit:
        groups.append(_light(site, high, theme, above_antenna=bool(antennas)))
    return Column(groups, high + (_ANTENNA_RISE + _DISC if antennas else 0.0))


def _tiles(
    marks: Marks, standing: Sequence[Sequence[Layer]], theme: Theme
) -> Iterator[Flat]:
    """The sites. What stands on one darkens it round its foot; what is light is lightest
    at its edge."""
    row = LINES[marks.row[0]][marks.row[1]] if marks.row else ()
    for site in SITES:
        tint, inner = theme.site, theme.foot if standing[site] else theme.site
        if site in row:
            tint = theme.beam
        if site in marks.recent:
            tint = inner = theme.marked
        if site in marks.glowing or site in marks.lit:
            tint, inner = theme.glow, theme.foot if standing[site] else theme.taking
        if site == marks.chosen:
            tint = inner = theme.accent
        middle = GROUND.middle(site)
        yield Flat(*middle, _TILE, _TILE, 0.0, tint, SOFT, 0.06, inner=inner)


def _shadows(standing: Sequence[Sequence[Layer]], theme: Theme) -> Iterator[Flat]:
    """What stands throws a shadow; the piece that is falling does not yet."""
    for site, layers in enumerate(standing):
        high = sum(RISE[layer.piece] for layer in layers) * HALF_STOREY
        if high:
            middle = GROUND.middle(site)
            yield Flat(*middle, _BUILDING, high, 0.0, theme.shadow, CAST)


def _covered(thing: Thing) -> Thing:
    return thing._replace(covered=True) if isinstance(thing, Block) else thing


def _piece(
    table: Table,
    site: int,
    layer: Layer,
    low: float,
    *,
    alpha: float = 1.0,
    falling: bool = False,
) -> tuple[list[list[Thing]], float]:
    """The things one piece consists of, in groups painted one after the other, and its
    top."""
    owner = None if layer.seat is None else table.seats[layer.seat].color
    tint = (*(NEUTRAL if owner is None else PLAYER[owner])[:3], alpha)
    east, north = GROUND.middle(site)
    moving = 1.0 if falling else 0.0
    high = low + RISE[layer.piece] * HALF_STOREY
    if layer.piece is Piece.PARK:
        return _park(site, alpha, moving), high
    floor = layer.piece is Piece.FLOOR
    narrow, pattern = (_BUILDING, _FACADE_OF[owner]) if floor else (_RIDGE, TILED)
    return [[Block(east, north, _BUILDING, narrow, low, high, tint, pattern, moving)]], high


def _park(site: int, alpha: float, moving: float) -> list[list[Thing]]:
    """Trees on a lawn. They stand alike in every park, so that one hides another."""
    east, north = GROUND.middle(site)
    lawn = Flat(
        *(east, north, _BUILDING, _BUILDING, 0.0, (*LAWN[:3], alpha), SOFT, 0.1),
        moving=moving,
    )
    trees: list[Thing] = []
    shade: list[Thing] = []
    for dx, dy, stout in _TREES:
        half, middle = _CROWN * stout, (east + dx, north + dy)
        shade.append(
            Flat(
                *(middle[0] + 0.02, middle[1] - 0.02, 0.1, 0.08, 0.0),
                (*BLACK[:3], 0.22 * alpha),
                PAINT,
                0.08,
                moving=moving,
            )
        )
        trunk = Facing(*middle, 0.014, 0.0, 0.08, (*TRUNK[:3], alpha), PAINT)
        crown = Facing(
            *middle,
            half,
            *(HALF_STOREY - 2 * half, HALF_STOREY),
            (*TREE[:3], alpha),
            LEAVES,
            BALL,
        )
        trees += [each._replace(raised=_TALLER, moving=moving) for each in (trunk, crown)]
    return [[lawn], shade, trees]


def _top(
    shown: CityShown, site: int, layer: Layer, high: float, glow: Rgba | None
) -> list[Thing]:
    """A flat top, and on it whose it is; lit all round if it takes the piece."""
    if layer.piece is Piece.PARK:
        return []
    east, north = GROUND.middle(site)
    owner = None if layer.seat is None else shown.table.seats[layer.seat].color
    floor = layer.piece is Piece.FLOOR
    half = _BUILDING if floor else _RIDGE
    things: list[Thing] = []
    if glow is not None:
        inside = NEUTRAL if owner is None else PLAYER[owner]
        things.append(Flat(east, north, half, half, high, glow, PAINT))
        things.append(
            Flat(east, north, half - 0.07, half - 0.07, high, inside, PLAIN, 0.04)
        )
    if owner is not None:
        ink = mixed(PLAYER[owner], ON_PLAYER[owner], 0.8)  # clear ink would show its seams
        half = 0.14 if floor else 0.085
        things += lying(owner, (east, north, high), half, ink, _QUARTERS[shown.side])
    return things


def _paleness(site: int, marks: Marks) -> float:
    """How much of what stands on a site is in the colour of the ground."""
    if site in marks.aside:
        return 0.78
    return 0.62 if marks.row and site not in LINES[marks.row[0]][marks.row[1]] else 0.0


def _pale(thing: Thing, theme: Theme, share: float) -> Thing:
    """The same nearly in the colour of the ground."""
    tint = (*mixed(thing.tint, theme.site, share)[:3], thing.tint[3])
    plain = PLAIN if thing.pattern in FACADES else thing.pattern
    return thing._replace(tint=tint, pattern=plain)


def _light(site: int, top: float, theme: Theme, *, above_antenna: bool) -> list[Thing]:
    """A light floating above what is seen: two pyramids, base to base."""
    low = top + (_ANTENNA_RISE + 0.3 if above_antenna else 0.12)
    below = Block(*GROUND.middle(site), 0.01, 0.13, low, low + 0.16, theme.glow, PLAIN)
    return [
        below,
        below._replace(half=0.13, top_half=0.01, low=below.high, high=low + 0.32),
    ]


def _antenna(site: int, low: float, owner: Color, *, landing: bool) -> list[Thing]:
    """An upright mast, and at its top whose it is."""
    middle = GROUND.middle(site)
    high = low + _ANTENNA_RISE
    mast = Facing(*middle, 0.022, low, high, PLAYER[owner], PLAIN)
    disc = Facing(
        *(*middle, 0.12, high - 0.06, high + _DISC, PLAYER[owner], PLAIN, BADGE, 0.12)
    )
    things = [mast, disc, *standing(owner, (*middle, high + 0.06), 0.055, ON_PLAYER[owner])]
    return [thing._replace(moving=1.0 if landing else 0.0) for thing in things]
