"""The ground of a city in Skyline of the World: land in the water, parks, streets and
spaces. What the printed maps do not say is said here: what lies where no space is."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from skyliners.present.blocks import (
    BALL,
    LEAVES,
    PAINT,
    SOFT,
    Block,
    Facing,
    Flat,
    Thing,
)
from skyliners.present.camera import RIM, Ground
from skyliners.present.theme import BLACK, LAWN, PLAYER, TREE, TRUNK, Rgba, Theme, legible
from skyliners.rules.seats import Color
from skyliners.rules.world.box import cities
from skyliners.rules.world.city import City

TILE = 0.43  # half a space, streets around it
_LAND, _SHORE, _SHALLOW = 0.56, 0.61, 0.70  # half of what lies under each, and round it
_CARPET, _CARPETED = 0.5, 2.2  # half: carpets of neighbours are one; and its contrast
_FRAME = 0.475  # half, of the gold round a strategic space
_POST, _POST_AT, _POST_HIGH = 0.06, 0.43, 0.17  # at the corners of a strategic space

# Where it is green instead of wet, as spaces are named.
_PARKS = {"New York": ("c4", "c5")}
# From the middle of a park: how far east and north, and how stout.
_TREES = (
    *((-0.28, 0.24, 1.0), (0.02, 0.30, 0.9), (0.29, 0.20, 1.05)),
    *((-0.12, 0.04, 0.85), (0.17, -0.03, 1.0), (-0.31, -0.14, 0.95)),
    *((-0.04, -0.25, 1.05), (0.27, -0.28, 0.9)),
)
_CROWN = 0.095
# Strokes on open water, from the middle of where a space would be.
_STROKE = 0.014  # half as thick as one is
_WAVES = ((-0.18, 0.2, 0.12), (0.2, 0.02, 0.09), (-0.1, -0.22, 0.1))


class Marks(NamedTuple):
    """What lies in which light on the ground."""

    glowing: frozenset[int] = frozenset()  # spaces that take the floor
    recent: frozenset[int] = frozenset()  # where something happened last
    chosen: int | None = None
    lit: frozenset[int] = frozenset()  # spaces that count just now
    wanted: frozenset[int] = frozenset()  # spaces that are still missing
    group: frozenset[int] = frozenset()  # spaces that bring an income
    group_of: Color | None = None  # and to whom


class Landscape(NamedTuple):
    """A map as a ground to draw on: its spaces first, then its parks."""

    name: str  # of the city, if it is one of ours
    ground: Ground
    spaces: int

    @property
    def parks(self) -> range:
        return range(self.spaces, len(self.ground.places))


@cache
def landscape(city: City) -> Landscape:
    high = len(city.lines)
    name = next((name for name, ours in cities().items() if ours == city), "")
    spaces = [(across, high - 1 - line) for across, line in city.places]
    parks = [(ord(park[0]) - ord("a"), int(park[1:]) - 1) for park in _PARKS.get(name, ())]
    ground = Ground(len(city.lines[0]), high, (*spaces, *parks))
    return Landscape(name, ground, len(spaces))


def land(there: Landscape, quarter: int, theme: Theme) -> Iterator[Thing]:
    """The sea, and the land in it: shallows, then quays, then streets."""
    ground = there.ground
    wide, deep = ground.columns / 2, ground.rows / 2
    yield Flat(0, 0, wide, deep, 0.0, theme.shallow, SOFT, inner=theme.water)
    middles = [ground.middle(place) for place in range(len(ground.places))]
    for half, tint in (
        (_SHALLOW, theme.shallow),
        (_SHORE, theme.quay),
        (_LAND, theme.street),
    ):
        for east, north in middles:
            left, right = max(east - half, -wide), min(east + half, wide)
            low, high = max(north - half, -deep), min(north + half, deep)
            middle = (left + right) / 2, (low + high) / 2
            size = (right - left) / 2, (high - low) / 2
            yield Flat(*middle, *size, 0.0, tint, SOFT, 0.12)
    yield from _waves(ground, quarter, theme)


def _waves(ground: Ground, quarter: int, theme: Theme) -> Iterator[Flat]:
    """Level for whoever looks."""
    for column in range(ground.columns):
        for row in range(ground.rows):
            if (column, row) in ground.places:
                continue
            east, north = column - ground.columns / 2 + 0.5, row - ground.rows / 2 + 0.5
            drift = 0.07 * ((column * 3 + row * 5) % 3 - 1)
            for dx, dy, half in _WAVES:
                across, away = (-dy, dx) if quarter % 2 else (dx, dy)
                size = (_STROKE, half) if quarter % 2 else (half, _STROKE)
                yield Flat(
                    *(east + across + drift, north + away, *size, 0.0),
                    *(theme.shallow, PAINT, _STROKE),
                )


def carpet(there: Landscape, marks: Marks, theme: Theme) -> Iterator[Flat]:
    """What brings an income lies on one carpet in its owner's colour."""
    if marks.group_of is None:
        return
    tint = legible(PLAYER[marks.group_of], theme.street, theme.ink, _CARPETED)
    for space in sorted(marks.group):
        middle = there.ground.middle(space)
        yield Flat(*middle, _CARPET, _CARPET, 0.0, tint, SOFT, 0.04)


def tiles(
    there: Landscape,
    strategic: frozenset[int],
    marks: Marks,
    built: frozenset[int],
    theme: Theme,
) -> Iterator[Flat]:
    """The spaces. What stands on one darkens it round its foot; what is light is lightest
    at its edge."""
    for space in range(there.spaces):
        plain = theme.plaza if space in strategic else theme.site
        tint, inner = plain, theme.foot if space in built else plain
        if space in marks.recent:
            tint = inner = theme.marked
        if space in marks.lit or space in marks.glowing:
            tint, inner = theme.glow, theme.foot if space in built else theme.taking
        if space in marks.wanted:
            tint, inner = theme.beam, theme.foot if space in built else plain
        if space == marks.chosen:
            tint = inner = theme.accent
        middle = there.ground.middle(space)
        if space in strategic:
            yield Flat(*middle, _FRAME, _FRAME, 0.0, theme.gold, SOFT, 0.09)
        yield Flat(*middle, TILE, TILE, 0.0, tint, SOFT, 0.06, inner=inner)
        if space in strategic and space not in built:
            yield from _star(*middle, theme.gold)
    for park in there.parks:
        yield Flat(*there.ground.middle(park), 0.5, 0.5, 0.0, LAWN, SOFT, 0.1)


def _star(east: float, north: float, tint: Rgba, half: float = 0.2) -> Iterator[Flat]:
    """With eight points: a square, and another one on its corner."""
    side = half * 0.72
    yield Flat(east, north, side, side, 0.0, tint, PAINT)
    for way in (1.0, -1.0):
        yield Flat(
            *(east, north + way * half / 2, half, half / 2, 0.0, tint, PAINT),
            point=way,
        )


def posts(there: Landscape, space: int, theme: Theme) -> list[Thing]:
    """A golden post at each corner: it can be seen whatever stands there."""
    east, north = there.ground.middle(space)
    return [
        Block(
            *(east + dx * _POST_AT, north + dy * _POST_AT, _POST, _POST * 0.5),
            *(0.0, _POST_HIGH, theme.gold),
        )
        for dx in (-1, 1)
        for dy in (-1, 1)
    ]


def trees(there: Landscape, park: int) -> list[list[Thing]]:
    """What stands in a park: shade first, then what throws it."""
    east, north = there.ground.middle(park)
    shade: list[Thing] = []
    standing: list[Thing] = []
    for dx, dy, stout in _TREES:
        middle, half = (east + dx, north + dy), _CROWN * stout
        shade.append(
            Flat(
                *(middle[0] + 0.03, middle[1] - 0.02, 0.12, 0.09, 0.0),
                *((*BLACK[:3], 0.2), PAINT, 0.09),
            )
        )
        standing.append(Facing(*middle, 0.016, 0.0, 0.1, TRUNK, PAINT))
        standing.append(Facing(*middle, half, 0.08, 0.08 + 2 * half, TREE, LEAVES, BALL))
    return [shade, standing]


def edge(there: Landscape) -> tuple[float, float]:
    """From the middle to the middle of the rim, east and north."""
    ground = there.ground
    return ground.columns / 2 + RIM / 2, ground.rows / 2 + RIM / 2
