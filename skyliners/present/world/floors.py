"""Floors as blocks: every level a little narrower than the one below, so that one sees
from above how tall a tower is. A Skyline floor is of glass and wears its owner's colour as
a brim; a penthouse has a roof and a badge; what is nobody's is white."""

from typing import NamedTuple

from skyliners.present.blocks import (
    BADGE,
    FACADES,
    PAINT,
    PLAIN,
    TILED,
    Block,
    Facing,
    Flat,
    Thing,
)
from skyliners.present.emblems import lying, standing
from skyliners.present.theme import NEUTRAL, ON_PLAYER, PLAYER, WHITE, Rgba, mixed
from skyliners.rules.seats import Color
from skyliners.rules.world.pieces import What
from skyliners.rules.world.towers import Floor

STOREY = 0.24  # five of them are as high as a board leaves room for
_HALVES = (0.37, 0.355, 0.34, 0.325, 0.30)  # by level, half as wide as it is
_BRIM, _OVER = 0.07, 0.025  # of a Skyline floor: how high, and how far it stands out
_RIDGE = 0.12  # half as wide as a penthouse's roof is above
_MAST, _DISC = 0.26, 0.13
_FACADE_OF = dict(zip((None, *Color), FACADES, strict=True))


class Where(NamedTuple):
    """Where a floor goes, and how it is seen there."""

    east: float
    north: float
    level: int  # floors below it
    alpha: float = 1.0
    moving: float = 0.0
    covered: bool = False  # something stands on it

    @property
    def low(self) -> float:
        return self.level * STOREY

    @property
    def half(self) -> float:
        return _HALVES[min(self.level, len(_HALVES) - 1)]


def floor_things(floor: Floor, color: Color | None, at: Where) -> list[list[Thing]]:
    """What one floor consists of, in groups painted one after the other."""
    tint = (*(NEUTRAL if color is None else PLAYER[color])[:3], at.alpha)
    high = at.low + STOREY
    block = Block(
        *(at.east, at.north, at.half, at.half, at.low, high, tint, _FACADE_OF[color]),
        *(at.moving, 1.0, at.covered),
    )
    if floor.what is What.SKYLINE:
        glass = (*mixed(tint, WHITE, 0.72)[:3], at.alpha)
        wide = at.half + _OVER
        brim = block._replace(half=wide, top_half=wide, low=high - _BRIM, pattern=PLAIN)
        body = block._replace(tint=glass, high=high - _BRIM, pattern=FACADES[2])
        return [[body._replace(covered=True)], [brim]]
    if floor.what is What.PENTHOUSE:
        middle = at.low + STOREY * 0.55
        walls = block._replace(high=middle, covered=True)
        roof = block._replace(low=middle, top_half=_RIDGE, pattern=TILED)
        return [[walls], [roof]]
    return [[block]]


def on_top(
    floor: Floor, color: Color | None, at: Where, glow: Rgba | None, quarter: int
) -> list[Thing]:
    """What lies and stands on the topmost floor: whose it is; lit all round if it takes
    a floor."""
    spot, half = (at.east, at.north, at.low + STOREY), at.half
    if floor.what is What.PENTHOUSE:
        return [] if color is None else _badge(color, at)
    if floor.what is What.SKYLINE:
        half += _OVER
    things: list[Thing] = []
    inside = NEUTRAL if color is None else PLAYER[color]
    if glow is not None:
        things.append(Flat(*spot[:2], half, half, spot[2], glow, PAINT))
        inner = half - 0.07
        things.append(Flat(*spot[:2], inner, inner, spot[2], inside, PLAIN, 0.04))
    if color is not None:
        ink = ON_PLAYER[color]
        if floor.what is What.SKYLINE:  # its glyph lies in a ring
            for wide, tint in ((0.235, ink), (0.195, inside)):
                things.append(Flat(*spot[:2], wide, wide, spot[2], tint, PAINT, wide))
        things += lying(color, spot, 0.14, (*ink[:3], 0.85), quarter)
    return [thing._replace(moving=at.moving) for thing in things]


def _badge(color: Color, at: Where) -> list[Thing]:
    """A mast, and at its top whose it is: seen from everywhere, and counted at a glance."""
    middle, low = (at.east, at.north), at.low + STOREY
    up = low + _MAST
    mast = Facing(*middle, 0.022, low, up, PLAYER[color], PLAIN)
    disc = Facing(
        *(*middle, _DISC, up - _DISC / 2, up + 1.5 * _DISC, PLAYER[color]),
        *(PLAIN, BADGE, _DISC),
    )
    glyph = standing(color, (*middle, up + _DISC / 2), 0.062, ON_PLAYER[color])
    return [thing._replace(moving=at.moving) for thing in (mast, disc, *glyph)]
