"""The city of Skyline of the World as it is to be shown: the map with its water and
streets, the towers on it, and what is marked. It needs no game: a map, what stands on it
and whose colours those are, so that rules, lessons and helpers draw theirs, too."""

from collections.abc import Hashable, Iterator, Sequence
from math import atan2, cos, pi, sin
from typing import NamedTuple

from skyliners.present.blocks import (
    CAST,
    FACADES,
    PLAIN,
    Column,
    Flat,
    Scene,
    Thing,
    horizon,
    scene,
    tray,
)
from skyliners.present.camera import BEVEL, DEPTH, RIM
from skyliners.present.signs import Sign
from skyliners.present.theme import PLAYER, WHITE, Rgba, Theme, mixed
from skyliners.present.world.floors import STOREY, Where, floor_things, on_top
from skyliners.present.world.ground import (
    Landscape,
    Marks,
    carpet,
    edge,
    land,
    landscape,
    posts,
    tiles,
    trees,
)
from skyliners.rules.seats import Color
from skyliners.rules.world.city import City
from skyliners.rules.world.table import Table
from skyliners.rules.world.towers import Floor, Tower, floors

__all__ = ["MapShown", "Marks", "map_of"]

_GHOST = 0.66
_PALE = 0.72  # how much of what does not matter now is in the colour of the ground
_CELEBRATED = 0.4  # how far one crouches before the winner's city
_WINNERS = {"site": 0.35, "foot": 0.6, "street": 0.45, "sky": 0.65, "sun": 0.2}
_FOOT = 0.36  # half as wide as a tower's shadow
_STEEP = atan2(DEPTH, BEVEL)  # of the plate's side


class MapShown(NamedTuple):
    """The city as it is to be shown now: a `Board`."""

    city: City
    towers: tuple[Tower, ...]
    colors: tuple[Color, ...]  # by seat
    marks: Marks = Marks()
    ghost: tuple[int, Floor] | None = None  # a space, and what would stand there
    falling: int | None = None  # the space whose topmost floor is just landing
    aside: frozenset[int] = frozenset()  # spaces that do not matter now: they turn pale
    winner: Color | None = None  # whose light the city lies in
    quarter: int = 0  # turned so often, to fill the room it has
    sitting: Hashable = 0  # a new one: somebody sits down before it
    cut: bool = False  # it is not what followed on what was shown before
    named: bool = True  # columns and lines are named on its rim

    @property
    def angle(self) -> float:
        return self.quarter * pi / 2

    @property
    def falls(self) -> Hashable | None:
        """The same thing falls once."""
        return None if self.falling is None else (self.falling, self.towers)

    @property
    def light(self) -> Rgba | None:
        return None if self.winner is None else mixed(PLAYER[self.winner], WHITE, 0.45)

    @property
    def low(self) -> float:
        return 0.0 if self.winner is None else _CELEBRATED

    def signs(self, theme: Theme) -> tuple[Sign, ...]:
        return tuple(_signs(self, theme)) if self.named else ()

    def scene(self, theme: Theme, *, falling: bool = True) -> Scene:
        return draw(self if falling else self._replace(falling=None), theme)


def map_of(table: Table, marks: Marks = Marks()) -> MapShown:  # noqa: B008  # a value
    """The city of a game."""
    colors = tuple(seat.color for seat in table.seats)
    return MapShown(table.city, table.towers, colors, marks)


def draw(shown: MapShown, theme: Theme) -> Scene:
    there = landscape(shown.city)
    if shown.winner is not None:
        theme = _in_the_light_of(PLAYER[shown.winner], theme)
    standing = [
        tower[:-1] if space == shown.falling else tower
        for space, tower in enumerate(shown.towers)
    ]
    built = frozenset(space for space, tower in enumerate(standing) if tower)
    below: list[Thing] = [
        *horizon(there.ground, theme),
        *tray(there.ground, theme),
        *land(there, shown.quarter, theme),
        *carpet(there, shown.marks, theme),
        *tiles(there, shown.city.strategic, shown.marks, built, theme),
        *_shadows(there, standing, theme),
    ]
    columns = [_column(shown, there, space, theme) for space in range(there.spaces)]
    columns += [Column(trees(there, park)) for park in there.parks]
    return scene(there.ground, below, columns)


def _in_the_light_of(color: Rgba, theme: Theme) -> Theme:
    """The ground and the sky as whoever has won would like them."""
    return theme._replace(
        **{
            name: (*mixed(getattr(theme, name), color, share)[:3], getattr(theme, name)[3])
            for name, share in _WINNERS.items()
        }
    )


def _shadows(there: Landscape, standing: Sequence[Tower], theme: Theme) -> Iterator[Flat]:
    """What stands throws a shadow; the floor that is falling does not yet."""
    for space, tower in enumerate(standing):
        if tower:
            middle, high = there.ground.middle(space), len(tower) * STOREY
            yield Flat(*middle, _FOOT, high, 0.0, theme.shadow, CAST)


def _column(shown: MapShown, there: Landscape, space: int, theme: Theme) -> Column:
    there_now = floors(shown.towers[space])
    east, north = there.ground.middle(space)
    groups: list[Sequence[Thing]] = []
    if space in shown.city.strategic:
        groups.append(posts(there, space, theme))
    ghost = shown.ghost[1] if shown.ghost and shown.ghost[0] == space else None
    falling = space == shown.falling
    for level, floor in enumerate(there_now):
        topmost = level == len(there_now) - 1
        moving = float(falling and topmost)
        covered = level < len(there_now) - 1 - falling
        at = Where(east, north, level, moving=moving, covered=covered)
        groups += floor_things(floor, _color(shown, floor), at)
        if topmost and ghost is None:
            glow = _lit(shown.marks, space, theme)
            top = on_top(floor, _color(shown, floor), at, glow, -shown.quarter % 4)
            groups += [[thing] for thing in top]  # each lies on the one before
    if space in shown.aside:
        groups = [[_pale(thing, theme) for thing in group] for group in groups]
    if ghost is not None:
        at = Where(east, north, len(there_now), alpha=_GHOST)
        groups += floor_things(ghost, _color(shown, ghost), at)
        groups += [
            [thing]
            for thing in on_top(ghost, _color(shown, ghost), at, None, -shown.quarter % 4)
        ]
    return Column(groups, (len(there_now) + (ghost is not None)) * STOREY)


def _lit(marks: Marks, space: int, theme: Theme) -> Rgba | None:
    """In which light a tower's top lies, if in any."""
    if space in marks.wanted:
        return theme.beam
    return theme.glow if space in marks.glowing or space in marks.lit else None


def _color(shown: MapShown, floor: Floor) -> Color | None:
    return None if floor.owner is None else shown.colors[floor.owner]


def _pale(thing: Thing, theme: Theme) -> Thing:
    """The same nearly in the colour of the ground."""
    tint = (*mixed(thing.tint, theme.site, _PALE)[:3], thing.tint[3])
    plain = PLAIN if thing.pattern in FACADES else thing.pattern
    return thing._replace(tint=tint, pattern=plain)


def _signs(shown: MapShown, theme: Theme) -> Iterator[Sign]:
    """Columns in the south and lines in the west, as texts name spaces; and the city's
    name on the side of the plate that is in front."""
    there = landscape(shown.city)
    ground = there.ground
    wide, deep = edge(there)
    for column in range(ground.columns):
        spot = (column - ground.columns / 2 + 0.5, -deep, 0.0)
        yield Sign(chr(ord("a") + column), theme.ink, spot, 0.26, 0.6)
    for row in range(ground.rows):
        spot = (-wide, row - ground.rows / 2 + 0.5, 0.0)
        yield Sign(str(row + 1), theme.ink, spot, 0.26, 0.6)
    if there.name:
        angle, low = shown.angle, -0.55 * DEPTH
        across = ground.rows if shown.quarter % 2 else ground.columns
        out = (ground.columns if shown.quarter % 2 else ground.rows) / 2 + RIM
        away = out - BEVEL * low / DEPTH
        spot = (-away * sin(angle), -away * cos(angle), low)
        yield Sign(there.name, theme.ink, spot, 0.3, across - 0.5, "", angle, _STEEP)
