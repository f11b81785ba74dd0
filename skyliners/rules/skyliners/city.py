"""The five by five sites: where they lie, how high they are built, who sees what.

A site is a number, x + 5·y, x from west to east, y from south to north. A height
says all that matters about what stands there: 0 nothing, 1 a park, an even number
floors (two each), an odd number from 3 on floors and a roof. All 25 heights are a
`bytes`: a value as small and quick as can be, and no city gets near 255.
"""

from enum import IntEnum, StrEnum
from typing import NamedTuple

from skyliners.rules.skyliners.pieces import ROWS, Piece

SIZE = 5
SITES = range(SIZE * SIZE)
CENTRE = 12

RISE = (2, 1, 1)  # what a floor, a roof, a park adds to a height


class Side(StrEnum):
    """The side a player looks from, in clockwise order."""

    SOUTH = "south"
    WEST = "west"
    NORTH = "north"
    EAST = "east"


CLOCKWISE = tuple(Side)


class District(StrEnum):
    """A three by three corner of the city; they overlap in the middle lines."""

    NW = "NW"
    NE = "NE"
    SW = "SW"
    SE = "SE"


DISTRICTS = {
    District.NW: frozenset(x + SIZE * y for x in (0, 1, 2) for y in (2, 3, 4)),
    District.NE: frozenset(x + SIZE * y for x in (2, 3, 4) for y in (2, 3, 4)),
    District.SW: frozenset(x + SIZE * y for x in (0, 1, 2) for y in (0, 1, 2)),
    District.SE: frozenset(x + SIZE * y for x in (2, 3, 4) for y in (0, 1, 2)),
}


class Standing(IntEnum):
    """What stands on a site, as far as building there is concerned."""

    GROUND = 0
    PARK = 1
    FLOORS = 2
    ROOF = 3


def standing(height: int) -> Standing:
    if height < 2:
        return Standing(height)
    return Standing.ROOF if height % 2 else Standing.FLOORS


def _site(side: Side, row: int, depth: int) -> int:
    last = SIZE - 1
    x, y = {
        Side.SOUTH: (row, depth),
        Side.WEST: (depth, last - row),
        Side.NORTH: (last - row, last - depth),
        Side.EAST: (last - depth, row),
    }[side]
    return x + SIZE * y


# LINES[side][row]: the five sites of a viewer's row, the nearest first.
LINES = {
    side: tuple(
        tuple(_site(side, row, depth) for depth in range(SIZE)) for row in range(ROWS)
    )
    for side in Side
}


# Where each site lies in them, as each side sees it.
_PLACES = {
    side: {
        site: (row, depth)
        for row, line in enumerate(lines)
        for depth, site in enumerate(line)
    }
    for side, lines in LINES.items()
}


def place(side: Side, site: int) -> tuple[int, int]:
    """The row in which somebody at this side has a site, and how deep."""
    return _PLACES[side][site]


class SetupCard(NamedTuple):
    """A starting setup card: a place as seen by whoever draws it."""

    row: int
    depth: int

    def site(self, side: Side) -> int:
        return LINES[side][self.row][self.depth]


CENTRE_CARD = SetupCard(2, 2)  # from every side; it is in no deck


def sees(heights: bytes, line: tuple[int, ...]) -> tuple[int, ...]:
    """The sites of a line on which its viewer sees an object, the nearest first."""
    seen = []
    tallest = 0
    for site in line:
        if heights[site] > tallest:
            tallest = heights[site]
            seen.append(site)
    return tuple(seen)


def blocker(heights: bytes, line: tuple[int, ...], site: int) -> int | None:
    """What hides the object on a site of this line: the tallest nearer one, the
    nearest of several; None if the object is seen or there is none."""
    nearer = line[: line.index(site)]
    if not heights[site] or not nearer:
        return None
    tallest = max(nearer, key=heights.__getitem__)
    return tallest if heights[tallest] >= heights[site] else None


def tallest_sites(heights: bytes) -> tuple[int, ...]:
    top = max(heights)
    return tuple(site for site in SITES if heights[site] == top)


def built_up(heights: bytes, site: int, piece: Piece) -> bytes:
    """The heights after a piece was put on a site."""
    return heights[:site] + bytes((heights[site] + RISE[piece],)) + heights[site + 1 :]
