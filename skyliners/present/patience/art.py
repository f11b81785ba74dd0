"""A card of the patience, as shapes in a card as wide as 1 and as high as HIGH: the town of
its period, and above it a band with number and sign, which is seen wherever cards lie in
rows. All of it but the number is one drawing, so that many cards can be moved at once."""

from collections.abc import Iterable, Iterator
from math import cos, pi, sin

from skyliners.present.deck import art
from skyliners.present.deck.art import QUAY, SIGNS, TALL, Shape, Spot, box, town
from skyliners.present.deck.colours import PERIODS
from skyliners.rules.deck import Card

HIGH = 1.4  # times as high as wide
HEAD = 0.27  # of its height: the band
ROUND = 0.1  # its corners
BAND = HIGH * HEAD
_FOOT = ROUND  # the quay, as low as the corners are round
_KERB = 0.02
_PARTS = 4  # of a round corner


def face(card: Card) -> tuple[Shape, ...]:
    """All of it but the number."""
    period = PERIODS[card.design]
    up = (HIGH - BAND - _FOOT) / (TALL - QUAY)
    return (
        *_moved(town(card), _FOOT - QUAY * up, up),
        Shape("quay", _rounded(0.0, _FOOT, top=False)),
        box("kerb", 0.0, _FOOT, 1.0, _FOOT + _KERB),
        Shape(period.tint, _rounded(HIGH - BAND, HIGH, bottom=False)),
        *_sign(card.design, period.ink),
    )


def back() -> tuple[Shape, ...]:
    ground, *lines = art.BACK
    return (
        Shape(ground.tint, _rounded(0.0, HIGH)),
        *_moved(lines, 0.0, HIGH / TALL),
    )


def _moved(shapes: Iterable[Shape], low: float, up: float) -> Iterator[Shape]:
    """Nothing but its height is changed."""
    for tint, corners in shapes:
        yield Shape(tint, tuple((x, low + y * up) for x, y in corners))


def _sign(design: str, ink: str) -> Iterator[Shape]:
    side = BAND * 0.6
    left, low = 0.9 - side, HIGH - BAND / 2 - side / 2
    for corners in SIGNS[design]:
        yield Shape(ink, tuple((left + x * side, low + y * side) for x, y in corners))


def _rounded(
    low: float, high: float, *, top: bool = True, bottom: bool = True
) -> tuple[Spot, ...]:
    """A strip as wide as the card, from its lower left corner on."""
    wanted = ((bottom, 0.0, low), (bottom, 1.0, low), (top, 1.0, high), (top, 0.0, high))
    found: list[Spot] = []
    for number, (is_round, x, y) in enumerate(wanted):
        if not is_round:
            found.append((x, y))
            continue
        across = x + ROUND if x == 0.0 else x - ROUND
        middle = y + ROUND if y == low else y - ROUND
        for part in range(_PARTS + 1):
            angle = pi + pi / 2 * (number + part / _PARTS)
            found.append((across + ROUND * cos(angle), middle + ROUND * sin(angle)))
    return tuple(found)
