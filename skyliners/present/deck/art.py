"""The four periods of Skyline, drawn by us: shapes in a card as wide as 1 and as high as
TALL. What a value shows is that many buildings, the higher the more.

Quay, horizon, sky and light are the same at both edges of every card, so any cards laid
side by side are one skyline. Colours are named here and looked up in `colours.py`.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple

from skyliners.rules.deck import Card

TALL = 1.5  # times as high as wide
QUAY = 0.3  # where buildings stand; below it the wall with number and sign
PLATE = (0.17, 0.035, 0.83, 0.255)  # where they stand: left, low, right, high
_KERB = 0.025
_SKY_BANDS = 6
_HORIZON = (
    (0.0, 0.43),
    (0.16, 0.475),
    (0.34, 0.44),
    (0.56, 0.49),
    (0.8, 0.445),
    (1.0, 0.43),
)

Spot = tuple[float, float]


class Shape(NamedTuple):
    """A convex shape in one colour."""

    tint: str
    corners: tuple[Spot, ...]


class House(NamedTuple):
    """Where something is built."""

    left: float
    right: float
    height: float  # above the quay
    lot: int  # which of the card's, from the back

    @property
    def wide(self) -> float:
        return self.right - self.left

    @property
    def middle(self) -> float:
        return (self.left + self.right) / 2

    @property
    def top(self) -> float:
        return QUAY + self.height


# As many as the value says, from the back to the front.
_TOWNS: tuple[tuple[tuple[float, float, float], ...], ...] = (
    ((0.32, 0.68, 0.3),),
    ((0.14, 0.44, 0.3), (0.48, 0.82, 0.46)),
    ((0.34, 0.65, 0.62), (0.07, 0.36, 0.36), (0.63, 0.93, 0.44)),
    ((0.29, 0.56, 0.78), (0.69, 0.95, 0.56), (0.05, 0.31, 0.44), (0.53, 0.75, 0.34)),
    (
        (0.23, 0.47, 0.74), (0.45, 0.73, 0.95), (0.04, 0.27, 0.52), (0.72, 0.96, 0.62),
        (0.37, 0.59, 0.36),
    ),
    (
        (0.18, 0.4, 0.82), (0.64, 0.85, 0.76), (0.36, 0.66, 1.12), (0.03, 0.24, 0.56),
        (0.77, 0.97, 0.5), (0.27, 0.47, 0.36),
    ),
)  # fmt: skip


def box(tint: str, left: float, low: float, right: float, high: float) -> Shape:
    return Shape(tint, ((left, low), (right, low), (right, high), (left, high)))


def _round(tint: str, x: float, y: float, radius: float, parts: int = 12) -> Shape:
    angles = (2 * pi * part / parts for part in range(parts))
    return Shape(tint, tuple((x + radius * cos(a), y + radius * sin(a)) for a in angles))


def picture(card: Card) -> tuple[Shape, ...]:
    """All of a card but its number."""
    return (*town(card), *_front())


def town(card: Card) -> tuple[Shape, ...]:
    """What stands on the quay, and the sky behind it."""
    houses = (House(*spot, lot) for lot, spot in enumerate(_TOWNS[card.value - 1]))
    built = (shape for house in houses for shape in _PERIODS[card.design](house))
    return (*_backdrop(), *_greens(card.value), *built)


def _backdrop() -> Iterator[Shape]:
    band = (TALL - QUAY) / _SKY_BANDS
    for number in range(_SKY_BANDS):
        low = QUAY + number * band
        yield box(f"sky-{number}", 0.0, low, 1.0, low + band)
    for (left, low), (right, high) in pairwise(_HORIZON):
        yield Shape("hills", ((left, QUAY), (right, QUAY), (right, high), (left, low)))


def _front() -> Iterator[Shape]:
    yield box("quay", 0.0, 0.0, 1.0, QUAY - _KERB)
    yield box("joint", 0.0, 0.0, 1.0, 0.012)
    yield box("kerb", 0.0, QUAY - _KERB, 1.0, QUAY)


def _greens(value: int) -> Iterator[Shape]:
    """Where little is built trees grow."""
    spots = {1: (0.12, 0.24, 0.8, 0.9), 2: (0.07, 0.91), 3: (), 4: (), 5: (), 6: ()}[value]
    for number, x in enumerate(spots):
        radius = 0.055 + 0.012 * (number % 2)
        yield box("trunk", x - 0.008, QUAY, x + 0.008, QUAY + 0.09)
        yield _round("leaves", x, QUAY + 0.06 + radius, radius)
        yield _round("leaves-lit", x - radius * 0.25, QUAY + 0.07 + radius, radius * 0.6)


class Panes(NamedTuple):
    """Windows in rows, between two heights: as many across, and of what size."""

    low: float
    high: float
    across: int
    size: Spot
    inset: float = 0.16


def _grid(house: House, panes: Panes) -> Iterator[Shape]:
    wide, tall = panes.size
    left = house.left + house.wide * panes.inset
    room = house.wide * (1 - 2 * panes.inset)
    up = max(int((panes.high - panes.low) / (tall * 1.75)), 1)
    for row in range(up):
        y = panes.low + (row + 0.5) * (panes.high - panes.low) / up
        for column in range(panes.across):
            x = left + (column + 0.5) * room / panes.across
            # Somebody is always out.
            tint = "pane" if (row * 7 + column * 5 + house.lot * 3) % 4 else "pane-off"
            yield box(tint, x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2)


def _shade(house: House, tint: str, low: float, high: float, share: float = 0.24) -> Shape:
    """The side away from the light, which comes from the left everywhere."""
    return box(tint, house.right - house.wide * share, low, house.right, high)


# The old town: plaster, timber and steep roofs; what is tall is a church.


def _old_town(house: House) -> Iterator[Shape]:
    if house.height > 0.58:
        yield from _church(house)
        return
    eaves = QUAY + house.height * 0.62
    plaster = ("plaster", "ochre")[house.lot % 2]
    yield box(plaster, house.left, QUAY, house.right, eaves)
    yield _shade(house, f"{plaster}-shade", QUAY, eaves)
    over = house.wide * 0.08
    ridge = (house.middle, house.top)
    yield Shape("tiles", ((house.left - over, eaves), (house.right + over, eaves), ridge))
    yield Shape(
        "tiles-shade",
        ((house.middle + house.wide * 0.12, eaves), (house.right + over, eaves), ridge),
    )
    chimney = house.left + house.wide * 0.18
    yield box("timber", house.left, eaves - 0.014, house.right, eaves)
    yield from _grid(house, Panes(QUAY + 0.02, eaves - 0.02, 3, (0.042, 0.06)))
    yield _round("pane", house.middle, eaves + (house.top - eaves) * 0.3, 0.022, 8)
    yield box(
        "timber", chimney, eaves + 0.03, chimney + 0.03, eaves + (house.top - eaves) * 0.75
    )


def _church(house: House) -> Iterator[Shape]:
    nave = QUAY + house.height * 0.34
    yield box("plaster", house.left, QUAY, house.right, nave)
    yield Shape(
        "tiles",
        (
            (house.left - 0.01, nave),
            (house.right + 0.01, nave),
            (house.right - house.wide * 0.2, nave + 0.11),
            (house.left + house.wide * 0.2, nave + 0.11),
        ),
    )
    tower = House(
        house.middle - house.wide * 0.25,
        house.middle + house.wide * 0.25,
        house.height * 0.64,
        house.lot,
    )
    yield box("ochre", tower.left, QUAY, tower.right, tower.top)
    yield _shade(tower, "ochre-shade", QUAY, tower.top, 0.3)
    over = tower.wide * 0.14
    yield Shape(
        "tiles",
        (
            (tower.left - over, tower.top),
            (tower.right + over, tower.top),
            (tower.middle, house.top),
        ),
    )
    yield Shape(
        "tiles-shade",
        (
            (tower.middle + tower.wide * 0.1, tower.top),
            (tower.right + over, tower.top),
            (tower.middle, house.top),
        ),
    )
    yield _round("kerb", tower.middle, tower.top - tower.wide * 0.42, tower.wide * 0.26)
    yield box(
        "timber",
        tower.middle - 0.005,
        tower.top - tower.wide * 0.42,
        tower.middle + 0.005,
        tower.top - tower.wide * 0.24,
    )
    yield from _grid(
        tower, Panes(nave, tower.top - tower.wide * 0.9, 1, (0.036, 0.08), 0.1)
    )
    yield box("timber", house.middle - 0.028, QUAY, house.middle + 0.028, QUAY + 0.09)
    yield _round("timber", house.middle, QUAY + 0.09, 0.028, 10)
    for x in (house.left + house.wide * 0.13, house.right - house.wide * 0.13):
        yield box("pane", x - 0.016, QUAY + 0.05, x + 0.016, nave - 0.03)


# The brick city: saw-tooth roofs, arched windows; what is tall is a chimney or a gasworks.


def _brick_city(house: House) -> Iterator[Shape]:
    if house.height > 0.7:
        yield from _chimney(house)
        return
    teeth = 3 if house.wide > 0.24 else 2
    eaves = house.top - min(0.11, house.height * 0.28)
    brick = ("brick", "clinker")[house.lot % 2]
    yield box(brick, house.left, QUAY, house.right, eaves)
    yield _shade(house, f"{brick}-shade", QUAY, eaves, 0.2)
    tooth = house.wide / teeth
    for number in range(teeth):
        left = house.left + number * tooth
        yield Shape("slate", ((left, eaves), (left + tooth, eaves), (left, house.top)))
        yield Shape(
            "pane",
            (
                (left, eaves + 0.008),
                (left + 0.02, eaves + 0.008),
                (left + 0.02, house.top - 0.03),
                (left, house.top - 0.015),
            ),
        )
    yield box(
        "stone", house.left - 0.008, eaves - 0.012, house.right + 0.008, eaves + 0.006
    )
    yield from _arches(house, QUAY + 0.02, eaves - 0.03, teeth)


def _arches(house: House, low: float, high: float, across: int) -> Iterator[Shape]:
    up = max(int((high - low) / 0.13), 1)
    step, size = (high - low) / up, 0.024
    for row in range(up):
        y = low + row * step
        for column in range(across):
            x = house.left + house.wide * (0.14 + 0.72 * (column + 0.5) / across)
            tint = "pane" if (row * 5 + column * 3 + house.lot) % 4 else "pane-off"
            yield box(tint, x - size, y + step * 0.16, x + size, y + step * 0.6)
            yield _round(tint, x, y + step * 0.6, size, 10)


def _chimney(house: House) -> Iterator[Shape]:
    house = house._replace(height=house.height * 0.92)  # smoke needs room
    hall = House(house.left, house.right, house.height * 0.42, house.lot)
    yield from _brick_city(hall)
    low, wide, thin = hall.top - 0.11, house.wide * 0.19, house.wide * 0.13
    x = house.left + house.wide * 0.62
    yield Shape(
        "clinker",
        ((x - wide, low), (x + wide, low), (x + thin, house.top), (x - thin, house.top)),
    )
    yield Shape(
        "clinker-shade",
        (
            (x + wide * 0.3, low),
            (x + wide, low),
            (x + thin, house.top),
            (x + thin * 0.3, house.top),
        ),
    )
    for share in (0.72, 0.98):
        y = low + (house.top - low) * share
        half = wide + (thin - wide) * share + 0.008
        yield box("stone", x - half, y - 0.014, x + half, y + 0.01)
    for number in range(3):
        drift, rise = 0.025 + 0.035 * number, 0.032 + 0.02 * number
        yield _round("smoke", x + drift, house.top + rise, 0.022 + 0.009 * number)


# Art deco: set back step by step, ribs from the street to the needle.


def _art_deco(house: House) -> Iterator[Shape]:
    tall = house.height > 0.58
    body = house.height * (0.86 if tall else 0.94)
    steps = ((1.0, 0.55), (0.72, 0.8), (0.42, 1.0)) if tall else ((1.0, 0.7), (0.6, 1.0))
    stone = ("limestone", "terracotta")[house.lot % 2]
    low = QUAY
    for share, height in steps:
        part = House(
            house.middle - house.wide * share / 2,
            house.middle + house.wide * share / 2,
            height * body,
            house.lot,
        )
        yield box(stone, part.left, low, part.right, part.top)
        yield _shade(part, f"{stone}-shade", low, part.top, 0.22)
        yield box("gold", part.left - 0.004, part.top - 0.016, part.right + 0.004, part.top)
        ribs = max(round(part.wide / 0.062), 2)
        for rib in range(ribs):
            x = part.left + part.wide * (rib + 0.5) / ribs
            lit = "pane" if (rib + house.lot) % 3 else "pane-off"
            yield box(lit, x - 0.011, low + 0.02, x + 0.011, part.top - 0.035)
        low = part.top
    if tall:
        yield Shape(
            "gold",
            (
                (house.middle - house.wide * 0.1, low),
                (house.middle + house.wide * 0.1, low),
                (house.middle, low + (house.top - low) * 0.55),
            ),
        )
        yield box("gold", house.middle - 0.006, low, house.middle + 0.006, house.top)
    else:
        yield _round("gold", house.middle, low, house.wide * 0.12)


# The glass city: curves and slants, storeys as bands of light.


def _glass_city(house: House) -> Iterator[Shape]:
    if house.height < 0.4:
        yield from _dome(house)
        return
    lean = house.lot % 2
    glass = ("glass", "teal")[lean]
    outline = _sail(house, lean=bool(lean))
    yield Shape(glass, tuple(outline))
    yield Shape(
        f"{glass}-shade", tuple(_right_of(outline, house.right - house.wide * 0.26))
    )
    bands = max(int(house.height / 0.085), 2)
    for band in range(bands):
        y = QUAY + (band + 0.35) * house.height * 0.98 / bands
        left, right = _between(outline, y)
        if right - left > house.wide * 0.3:
            yield box(
                "band" if (band + house.lot) % 4 else "band-off",
                left + 0.014,
                y,
                right - 0.014,
                y + 0.02,
            )
    yield box(
        "mast",
        house.right - house.wide * (0.06 if not lean else 0.94) - 0.004,
        house.top - 0.04,
        house.right - house.wide * (0.06 if not lean else 0.94) + 0.004,
        house.top + 0.05,
    )


def _sail(house: House, *, lean: bool) -> list[Spot]:
    """A tower with one side that swings up to its tip."""
    start = QUAY + house.height * 0.52
    curve = []
    for part in range(9):
        angle = pi / 2 * part / 8
        across = house.wide * (1 - cos(angle)) * 0.94
        curve.append((house.left + across, start + (house.top - start) * sin(angle)))
    spots = [
        (house.right, QUAY),
        (house.right, house.top - 0.02),
        *reversed(curve),
        (house.left, QUAY),
    ]
    if lean:
        spots = [(house.left + house.right - x, y) for x, y in reversed(spots)]
    return spots


def _right_of(outline: Sequence[Spot], x: float) -> Iterator[Spot]:
    """The part of a convex shape beyond an upright line."""
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if ax >= x:
            yield ax, ay
        if (ax < x) != (bx < x):
            yield x, ay + (by - ay) * (x - ax) / (bx - ax)


def _between(outline: Sequence[Spot], y: float) -> tuple[float, float]:
    """From where to where a shape reaches at this height."""
    found = [
        ax + (bx - ax) * (y - ay) / (by - ay)
        for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True)
        if (ay < y) != (by < y)
    ]
    return (min(found), max(found)) if found else (0.0, 0.0)


def _dome(house: House) -> Iterator[Shape]:
    base = QUAY + house.height * 0.45
    yield box("teal", house.left, QUAY, house.right, base)
    yield box("teal-shade", house.right - house.wide * 0.26, QUAY, house.right, base)
    half, rise = house.wide / 2, house.top - base
    arc = [
        (house.middle + half * cos(pi * part / 12), base + rise * sin(pi * part / 12))
        for part in range(13)
    ]
    yield Shape("glass", tuple(arc))
    yield Shape("glass-shade", tuple(_right_of(arc, house.right - house.wide * 0.26)))
    for share in (0.3, 0.62):
        y = base + rise * share
        left, right = _between(arc, y)
        yield box("band", left + 0.012, y, right - 0.012, y + 0.014)
    yield box("band", house.left + 0.02, QUAY + 0.05, house.right - 0.02, QUAY + 0.07)


_PERIODS: dict[str, Callable[[House], Iterator[Shape]]] = {
    "a": _old_town,
    "b": _brick_city,
    "c": _art_deco,
    "d": _glass_city,
}


# The signs of the periods, each in a square as wide and high as 1: told apart by shape.


def _sail_sign() -> tuple[Spot, ...]:
    angles = [pi / 2 * part / 8 for part in range(9)]
    curve = [(0.1 + 0.8 * (1 - cos(angle)), 0.12 + 0.88 * sin(angle)) for angle in angles]
    return ((0.9, 0.0), *reversed(curve), (0.1, 0.0))


SIGNS: dict[str, tuple[tuple[Spot, ...], ...]] = {
    "a": (
        ((0.16, 0.0), (0.84, 0.0), (0.84, 0.46), (0.16, 0.46)),
        ((0.0, 0.46), (1.0, 0.46), (0.5, 1.0)),
    ),
    "b": (
        ((0.0, 0.0), (1.0, 0.0), (1.0, 0.42), (0.0, 0.42)),
        *(((left, 0.42), (left + 0.25, 0.42), (left, 0.74)) for left in (0.25, 0.5, 0.75)),
        ((0.0, 0.42), (0.18, 0.42), (0.16, 1.0), (0.02, 1.0)),
    ),
    "c": (
        ((0.0, 0.0), (1.0, 0.0), (1.0, 0.34), (0.0, 0.34)),
        ((0.2, 0.34), (0.8, 0.34), (0.8, 0.66), (0.2, 0.66)),
        ((0.4, 0.66), (0.6, 0.66), (0.6, 1.0), (0.4, 1.0)),
    ),
    "d": (_sail_sign(),),
}


def face(card: Card) -> tuple[Shape, ...]:
    """All of a card with its sign; only its number is still to be written."""
    left, low, right, high = PLATE
    side = 0.15
    x, y = right - 0.07 - side, (low + high - side) / 2
    sign = (
        Shape("ink", tuple((x + across * side, y + up * side) for across, up in part))
        for part in SIGNS[card.design]
    )
    return (*picture(card), box("plate", left, low, right, high), *sign)


# The back of a card: the outline of a town, the same on all of them.
BACK: tuple[Shape, ...] = (
    box("back", 0.0, 0.0, 1.0, TALL),
    box("back-line", 0.06, 0.06, 0.94, 0.08),
    box("back-line", 0.06, TALL - 0.08, 0.94, TALL - 0.06),
    box("back-line", 0.06, 0.06, 0.08, TALL - 0.06),
    box("back-line", 0.92, 0.06, 0.94, TALL - 0.06),
    *(
        Shape("back-line", tuple((0.18 + at + 0.15 * x, 0.5 + 0.15 * y) for x, y in part))
        for at, design in zip((0.0, 0.17, 0.34, 0.51), SIGNS, strict=True)
        for part in SIGNS[design]
    ),
    box("back-line", 0.16, 0.47, 0.86, 0.49),
)
