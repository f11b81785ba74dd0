"""The rim of the city: everybody's colour and name at their edge. Whoever looks finds the
letters of their rows at their own, and crouching, above every row how many objects are
seen in it: bare numbers, which everybody may know."""

from collections.abc import Iterator
from math import atan2, cos, pi, sin

from skyliners.present.blocks import SOFT, Flat
from skyliners.present.camera import BEVEL, DEPTH, RIM, Camera, Point
from skyliners.present.signs import Sign
from skyliners.present.theme import ON_PLAYER, PLAYER, Rgba, Theme
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import CLOCKWISE, LINES, SIZE, Side, sees
from skyliners.rules.skyliners.notation import ROW_NAMES
from skyliners.rules.skyliners.table import Seat, Table

HALF_STOREY = 0.22  # how high half a storey is, in sites
_EDGE = SIZE / 2 + RIM  # of the plate, from the middle of the city
_MIDDLE = SIZE / 2 + RIM / 2 + 0.02  # of its rim
_LONG, _HIGH = 1.5, 0.145  # half of a plaque with a name
_TALL, _APART = 0.27, 0.06  # a name, and how far above towers it is
_DISC = 0.36  # with a letter
_ADORNED = 0.8  # what stands on an object and is none is so high
_STEEP = atan2(DEPTH, BEVEL)  # of the plate's side
_GLYPHS = {
    Color.BLUE: "circle",
    Color.RED: "triangle",
    Color.GREEN: "square",
    Color.YELLOW: "rhombus",
}


def angle_of(side: Side) -> float:
    """How far the city is turned so that this side is at the bottom."""
    return CLOCKWISE.index(side) * pi / 2


def before(side: Side, away: float, across: float = 0.0) -> Point:
    """So far from the middle towards a side, and so far to the right of whoever looks
    from there."""
    angle = angle_of(side)
    return (
        across * cos(angle) - away * sin(angle),
        -across * sin(angle) - away * cos(angle),
    )


def lane(side: Side, row: int, tint: Rgba) -> Flat:
    """A row from one rim to the other, as whoever is at this side looks along it."""
    east, north = before(side, 0.0, row - SIZE // 2)
    level = side in {Side.WEST, Side.EAST}
    half = (SIZE / 2, 0.48) if level else (0.48, SIZE / 2)
    return Flat(east, north, *half, 0.0, tint, SOFT, 0.1)


def plaques(table: Table, own: Side) -> Iterator[Flat]:
    """Everybody's colour at their edge; one's own is behind the letters."""
    for seat in table.seats:
        if seat.side is not own:
            level = seat.side in {Side.SOUTH, Side.NORTH}
            half = (_LONG, _HIGH) if level else (_HIGH, _LONG)
            middle = before(seat.side, _MIDDLE)
            yield Flat(*middle, *half, 0.0, PLAYER[seat.color], SOFT, _HIGH)


def signs(
    table: Table, own: Side, adorned: frozenset[int], theme: Theme
) -> tuple[Sign, ...]:
    """What is written on the bars, and above the rows; `adorned`: sites on which something
    stands that is no object."""
    names = (sign for seat in table.seats for sign in _names(seat, own, theme))
    beyond = (_across(table, seat, adorned, theme) for seat in table.seats)
    return (*names, *beyond, *_letters(table, own), *_counts(table, adorned, theme))


def _names(seat: Seat, own: Side, theme: Theme) -> Iterator[Sign]:
    """On the rim; and on the side of the plate for whoever looks from there, crouching, or
    where letters are on the rim."""
    angle, icon = angle_of(seat.side), _GLYPHS[seat.color]
    low = -0.79 * DEPTH
    at = before(seat.side, _EDGE - BEVEL * low / DEPTH)
    below = Sign(seat.name, theme.ink, (*at, low), 0.21, 4.0, icon, angle, _STEEP)
    if seat.side is own:
        yield below
        return
    yield below._replace(crouching=True)
    at, ink = before(seat.side, _MIDDLE), ON_PLAYER[seat.color]
    yield Sign(seat.name, ink, (*at, 0.0), _TALL, 2 * _LONG - 0.2, icon, angle, 0.0)


def _across(table: Table, seat: Seat, adorned: frozenset[int], theme: Theme) -> Sign:
    """Who sits across the city, whose rim towers hide: the name once more, above all that
    stands before it."""
    side = CLOCKWISE[CLOCKWISE.index(seat.side) - 2]
    eye = Camera(angle_of(side), 0.0, 0.0, 1.0)
    tops = (
        eye.project(
            *before(side, SIZE // 2 - depth - 0.5, row - SIZE // 2),
            table.heights[site] * HALF_STOREY + (_ADORNED if site in adorned else 0.0),
        )[1]
        for row in range(1, SIZE - 1)
        for depth, site in enumerate(LINES[side][row])
    )
    above = max(tops) + _APART
    level, steep = sin(eye.tilt), cos(eye.tilt)
    # How high it has to be for its lower edge to be seen there.
    up = above * (1 + eye.lens * _EDGE * steep) - _EDGE * level + _TALL / 2
    up /= steep + above * eye.lens * level
    spot = (*before(seat.side, _EDGE), up)
    icon, angle = _GLYPHS[seat.color], angle_of(seat.side)
    return Sign(
        seat.name, theme.ink, spot, _TALL, 2 * _LONG - 0.2, icon, angle, across=True
    )


def _letters(table: Table, own: Side) -> Iterator[Sign]:
    """On discs in their player's colour."""
    color = next((seat.color for seat in table.seats if seat.side is own), None)
    if color is None:
        return
    for row, letter in enumerate(ROW_NAMES):
        spot = (*before(own, _MIDDLE, row - SIZE // 2), 0.0)
        disc = Sign("", PLAYER[color], spot, _DISC, 1.0, "circle", angle_of(own))
        disc = disc._replace(drops=_DISC / 2 - 0.02)
        yield disc
        yield disc._replace(text=letter, icon="", ink=ON_PLAYER[color], high=0.27, key=row)


def _counts(table: Table, adorned: frozenset[int], theme: Theme) -> Iterator[Sign]:
    heights = table.heights
    for side, lines in LINES.items():
        for row, line in enumerate(lines):
            more = _ADORNED if adorned & set(line) else 0.0
            up = max(heights[site] for site in line) * HALF_STOREY + 0.32 + more
            spot = (*before(side, 0.0, row - SIZE // 2), up)
            seen = str(len(sees(heights, line)))
            angle = angle_of(side)
            yield Sign(seen, theme.ink, spot, 0.5, 1.0, angle=angle, crouching=True)
