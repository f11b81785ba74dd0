"""The cards of Skyline, which the card game and the patience share, to be looked at: four
designs, each with its colour, its shape and its kind of houses, so that they are told
apart without colours. What is drawn is data in a unit square; nobody's pieces are here."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import NamedTuple

from skyliners.present.texts import _, later
from skyliners.rules.deck import Card
from skyliners.rules.seats import Color

Polygon = tuple[tuple[float, float], ...]  # convex; from the card's lower left corner

HIGH = 1.4  # times as high as wide
HEAD = 0.27  # of its height: the band with its number, seen wherever cards lie in rows


class Design(NamedTuple):
    name: str
    color: Color  # whose glyph is its sign


DESIGNS = {
    "a": Design(later("Middle Ages"), Color.RED),
    "b": Design(later("Belle Époque"), Color.YELLOW),
    "c": Design(later("Today"), Color.BLUE),
    "d": Design(later("Tomorrow"), Color.GREEN),
}
# How high houses are, side by side; a card of value n has n of them.
_HEIGHTS = (0.62, 0.94, 0.5, 0.78, 1.0, 0.68)


def design_name(design: str) -> str:
    return _(DESIGNS[design].name)


def card_name(card: Card) -> str:
    return _("{design} {value}", design=design_name(card.design), value=card.value)


def houses(card: Card) -> Iterator[Polygon]:
    """As many as the card's value, across a field of 1 by 1."""
    wide = min(1 / card.value, 0.42)
    left = (1 - wide * card.value) / 2
    for number in range(card.value):
        high = _HEIGHTS[(number + card.value) % len(_HEIGHTS)]
        x = left + number * wide + wide * 0.06
        yield from _HOUSES[card.design](x, wide * 0.88, high)


def _block(x: float, low: float, wide: float, high: float) -> Polygon:
    return ((x, low), (x + wide, low), (x + wide, high), (x, high))


def _battlements(x: float, wide: float, high: float) -> Iterator[Polygon]:
    yield _block(x, 0.0, wide, high * 0.84)
    for part in (0.0, 0.4, 0.8):
        yield _block(x + wide * part, high * 0.8, wide * 0.2, high)


def _mansard(x: float, wide: float, high: float) -> Iterator[Polygon]:
    eaves, slope = high * 0.7, wide * 0.22
    yield _block(x, 0.0, wide, eaves)
    yield ((x, eaves), (x + wide, eaves), (x + wide - slope, high), (x + slope, high))


def _tower(x: float, wide: float, high: float) -> Iterator[Polygon]:
    yield _block(x, 0.0, wide, high * 0.86)
    yield _block(x + wide * 0.44, high * 0.84, wide * 0.12, high)


def _dome(x: float, wide: float, high: float) -> Iterator[Polygon]:
    base = high * 0.6
    yield _block(x + wide * 0.28, 0.0, wide * 0.44, base)
    middle, radius, rise = x + wide / 2, wide / 2, high - base
    yield tuple(
        (middle + radius * cos(pi * step / 8), base + rise * sin(pi * step / 8))
        for step in range(9)
    )


_HOUSES = {"a": _battlements, "b": _mansard, "c": _tower, "d": _dome}
