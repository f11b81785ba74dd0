"""A row of the skyline drawn from the side: storeys with windows, roofs, trees; what is
hidden is a ghost in the shade of what hides it. Polygons in their colours, in the order in
which they are painted; whoever shows them knows nothing of rows."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple

from skyliners.present.skyliners.skyline import Row, Silhouette, Storey
from skyliners.present.theme import BLACK, LAWN, NEUTRAL, PLAYER, TREE, WHITE, Rgba, Theme
from skyliners.rules.skyliners.city import SIZE
from skyliners.rules.skyliners.pieces import Piece

Polygon = tuple[tuple[float, float], ...]  # convex

_OUTLINE = (0.07, 0.08, 0.1, 1.0)
_LAMP = (1.0, 0.86, 0.52, 1.0)
_BODY, _EAVES, _RIDGE = 0.88, 0.98, 0.24  # how wide, of a site
_SHADED = 0.24  # of a wall, on its right: light comes from the left
_SLENDER = 1.25  # half a storey's height at most, of a site's width
_PALE = 0.74  # how far a ghost has faded
_SMALL = 5.0  # pixels; smaller nobody sees a window
_FEWEST = 5  # half storeys that always have room
_BRIGHT = 0.5  # on a wall brighter than this glass is dark
_TREES = ((0.3, 0.72), (0.68, 0.86), (0.5, 1.0))  # where, and how high, of a park


class Patch(NamedTuple):
    """Polygons of one colour."""

    tint: Rgba
    polygons: tuple[Polygon, ...]


class Room(NamedTuple):
    """Where a row is drawn, in pixels."""

    left: float
    low: float
    wide: float
    high: float
    line: float = 1.0  # how wide an outline is

    @property
    def site(self) -> float:
        return self.wide / SIZE


def tallest(rows: Sequence[Row]) -> int:
    """How many half storeys rows side by side have to hold, all in one scale."""
    return max((p.height for row in rows for p in row.profiles), default=0)


def elevation(row: Row, room: Room, scale: int, theme: Theme) -> tuple[Patch, ...]:
    """A row in its room, in a scale in which so many half storeys fit."""
    if room.wide <= 0 or room.high <= 0:
        return ()
    street = max(room.high * 0.05, room.line)
    free = room.high - street - 3 * room.line
    step = max(min(free / max(scale, _FEWEST), room.site * _SLENDER), 0.0)
    ground = room._replace(low=room.low + street)
    painter = _Painter(theme)
    painter.add(theme.plate, _box(room.left, room.low, room.wide, street))
    for shade in _shades(row, ground, step):
        painter.add((*theme.ink[:3], 0.07), shade)
    for depth, profile in enumerate(row.profiles):
        _building(painter, profile, ground, depth, step)
    _answer(painter, row, ground, step)
    return painter.patches()


class _Painter:
    """Neighbours of the same colour are one patch; nothing is painted out of turn."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.night = theme.background[0] < _BRIGHT
        self._found: list[tuple[Rgba, list[Polygon]]] = []

    def add(self, tint: Rgba, polygon: Polygon) -> None:
        if not self._found or self._found[-1][0] != tint:
            self._found.append((tint, []))
        self._found[-1][1].append(polygon)

    def patches(self) -> tuple[Patch, ...]:
        return tuple(Patch(tint, tuple(polygons)) for tint, polygons in self._found)


def _shades(row: Row, ground: Room, step: float) -> Iterator[Polygon]:
    """Behind whatever is seen lies what it hides: all that is no taller, up to the next
    that is seen."""
    seen = [at for at, profile in enumerate(row.profiles) if profile.seen]
    for at, after in pairwise([*seen, SIZE]):
        left = ground.left + (at + 0.5) * ground.site
        right = ground.left + (after + (0.5 if after < SIZE else 0)) * ground.site
        yield _box(left, ground.low, right - left, row.profiles[at].height * step)


def _building(
    painter: _Painter, profile: Silhouette, ground: Room, depth: int, step: float
) -> None:
    fade = 0.0 if profile.seen else _PALE
    middle = ground.left + (depth + 0.5) * ground.site
    low = ground.low
    for storey in profile.storeys:
        high = step * (2 if storey.piece is Piece.FLOOR else 1)
        room = Room(middle - ground.site / 2, low, ground.site, high, ground.line)
        _DRAWN[storey.piece](painter, storey, room, fade)
        if storey.previewed:
            _frame(painter, room)
        low += high
    if profile.seen:
        cap = max(2.2 * ground.line, 1.0)
        wide = ground.site * _BODY
        painter.add(painter.theme.accent, _box(middle - wide / 2, low, wide, cap))


def _floor(painter: _Painter, storey: Storey, room: Room, fade: float) -> None:
    theme, wide = painter.theme, room.wide * _BODY
    left = room.left + (room.wide - wide) / 2
    line = min(room.line, room.high / 6)
    wall = _tint(storey)
    painter.add(_faded(_OUTLINE, theme, fade), _box(left, room.low, wide, room.high))
    inner = _box(left + line, room.low + line / 2, wide - 2 * line, room.high - line)
    painter.add(_faded(wall, theme, fade), inner)
    dark = wide * _SHADED
    side = _box(left + wide - line - dark, room.low + line / 2, dark, room.high - line)
    painter.add(_faded(_mixed(wall, BLACK, 0.22), theme, fade), side)
    glass = _faded(_glass(wall, lit=painter.night), theme, fade)
    for pane in _panes(left + line, room.low, wide - 2 * line - dark, room.high):
        painter.add(glass, pane)


def _panes(left: float, low: float, wide: float, high: float) -> Iterator[Polygon]:
    """As many windows as there is room for, none where nobody would see them."""
    if high < _SMALL or wide < _SMALL:
        return
    across = min(max(round(wide / (1.6 * _SMALL)), 1), 4)
    up = 2 if high > 1.6 * wide / across + 2 * _SMALL else 1
    each, storey = wide / across, high / up
    for at in range(across * up):
        x, y = left + (at % across) * each, low + (at // across) * storey
        yield _box(x + each * 0.24, y + storey * 0.3, each * 0.56, storey * 0.44)


def _roof(painter: _Painter, storey: Storey, room: Room, fade: float) -> None:
    theme, tint = painter.theme, _tint(storey)
    middle = room.left + room.wide / 2
    line = min(room.line, room.high / 6)
    eaves, ridge = room.wide * _EAVES / 2, room.wide * _RIDGE / 2
    top = room.low + room.high

    def hip(inset: float) -> Polygon:
        return (
            (middle - eaves + 1.6 * inset, room.low + inset),
            (middle + eaves - 1.6 * inset, room.low + inset),
            (middle + ridge - inset * 0.4, top - inset),
            (middle - ridge + inset * 0.4, top - inset),
        )

    painter.add(_faded(_OUTLINE, theme, fade), hip(0))
    whole = hip(line)
    painter.add(_faded(_mixed(tint, WHITE, 0.12), theme, fade), whole)
    right = (
        (middle + ridge * 0.2, whole[0][1]),
        whole[1],
        whole[2],
        (middle + ridge * 0.2, whole[2][1]),
    )
    painter.add(_faded(_mixed(tint, BLACK, 0.2), theme, fade), right)


def _park(painter: _Painter, _storey: Storey, room: Room, fade: float) -> None:
    theme = painter.theme
    wide = room.wide * _EAVES
    left, lawn = room.left + (room.wide - wide) / 2, max(room.high * 0.2, 1.0)
    painter.add(_faded(LAWN, theme, fade), _box(left, room.low, wide, lawn))
    for at, high in _TREES:
        middle, top = left + wide * at, room.low + room.high * high
        across, up = wide * 0.21, (top - room.low - lawn * 0.6) / 2
        shadow = _faded(_mixed(TREE, BLACK, 0.35), theme, fade)
        painter.add(shadow, _round(middle, top - up, across, up))
        crown = _round(middle - across * 0.15, top - up, across * 0.82, up * 0.86)
        painter.add(_faded(TREE, theme, fade), crown)


_DRAWN = {Piece.FLOOR: _floor, Piece.ROOF: _roof, Piece.PARK: _park}


def _frame(painter: _Painter, room: Room) -> None:
    """Round a piece that is not built yet."""
    thick, wide = max(2 * room.line, 1.5), room.wide * _EAVES
    left = room.left + (room.wide - wide) / 2
    tint = painter.theme.glow
    painter.add(tint, _box(left, room.low, thick, room.high))
    painter.add(tint, _box(left + wide - thick, room.low, thick, room.high))
    painter.add(tint, _box(left, room.low + room.high - thick, wide, thick))


def _answer(painter: _Painter, row: Row, ground: Room, step: float) -> None:
    """What hides the object asked about, and by how much: a line from the top of the one
    to the other, and up to it what the other is short of."""
    if row.asked is None:
        return
    hidden = row.profiles[row.asked]
    if hidden.hidden_by is None:
        return
    nearer = hidden.hidden_by - 1
    level = ground.low + row.profiles[nearer].height * step
    thick = max(2 * ground.line, 1.5)
    left = ground.left + (nearer + 0.5) * ground.site
    right = ground.left + (row.asked + 1) * ground.site
    tint, top = painter.theme.warning, ground.low + hidden.height * step
    across = ground.left + (row.asked + 0.5) * ground.site - ground.site * _BODY / 2
    painter.add((*tint[:3], 0.3), _box(across, top, ground.site * _BODY, level - top))
    painter.add(tint, _box(left, level - thick / 2, right - left, thick))


def _tint(storey: Storey) -> Rgba:
    return NEUTRAL if storey.color is None else PLAYER[storey.color]


def _glass(wall: Rgba, *, lit: bool) -> Rgba:
    bright = 0.3 * wall[0] + 0.6 * wall[1] + 0.1 * wall[2] > _BRIGHT
    day = _mixed(wall, (0.16, 0.2, 0.26, 1) if bright else (0.8, 0.88, 0.95, 1), 0.55)
    return _mixed(day, _LAMP, 0.25 if bright else 0.8) if lit else day


def _faded(tint: Rgba, theme: Theme, fade: float) -> Rgba:
    return _mixed(tint, theme.surface, fade) if fade else tint


def _mixed(one: Rgba, other: Rgba, share: float) -> Rgba:
    red, green, blue = (
        a + (b - a) * share for a, b in zip(one[:3], other[:3], strict=True)
    )
    return red, green, blue, one[3]


def _box(left: float, low: float, wide: float, high: float) -> Polygon:
    right, top = left + max(wide, 0.0), low + max(high, 0.0)
    return ((left, low), (right, low), (right, top), (left, top))


def _round(x: float, y: float, across: float, up: float) -> Polygon:
    return tuple(
        (x + across * cos(at * pi / 7), y + up * sin(at * pi / 7)) for at in range(14)
    )
