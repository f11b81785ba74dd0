"""Where the cards lie: rows side by side, each spread downwards, and what has left the
table above them, or beside where it is wide. Measures are the board's; nothing is drawn.

The largest cards are chosen with which a row as long as rows can get still shows its
numbers."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from skyliners.present.patience.art import HEAD, HIGH
from skyliners.rules.deck import DESIGNS
from skyliners.rules.patience.pieces import LAYOUT, Mode
from skyliners.rules.patience.table import RUN, Row

_GAP = 0.09  # between rows, of a card's width
# How much of a card is seen below the next one, of its height: of one that lies face down,
# and of an open one, whose number is to be read; and no more than looks good.
_DOWN, _UP, _MOST = 0.12, HEAD, 0.46
_SLOT = 0.62  # the size of what has left, of a card
_LETTER = 0.2  # how high the letter above a row is, of a card's width
_WIDE = 1.25  # times as wide as high: then there is more room beside


class Spot(NamedTuple):
    x: float
    y: float


class Spread(NamedTuple):
    card: tuple[float, float]  # how wide and high
    rows: tuple[tuple[Spot, ...], ...]  # lower left corners, the deepest card first
    empty: tuple[Spot, ...]  # where the first card of each row lies
    letter: float  # how high the letters are that stand above them
    slot: tuple[float, float]
    slots: tuple[Spot, ...]  # for the designs that have left

    def row_at(self, x: float) -> int:
        """The nearest row."""
        wide = self.card[0]
        return min(
            range(len(self.empty)), key=lambda row: abs(self.empty[row].x + wide / 2 - x)
        )

    def card_at(self, row: int, x: float, y: float) -> int | None:
        """The topmost card of a row under this spot."""
        wide, high = self.card
        hit = [
            place
            for place, spot in enumerate(self.rows[row])
            if spot.x <= x <= spot.x + wide and spot.y <= y <= spot.y + high
        ]
        return max(hit, default=None)


def spread(size: tuple[float, float], rows: Sequence[Row], mode: Mode) -> Spread:
    wide, high = size
    number, beside = len(rows), wide > high * _WIDE
    deepest = max(LAYOUT[mode]) - 1
    longest = 1 + deepest * _DOWN + (RUN - 1) * _UP  # in cards
    columns = number + (number - 1) * _GAP
    if beside:
        across = columns + _GAP * 2 + _SLOT
        card = min(wide / across, high / (longest * HIGH + _LETTER))
    else:
        up = (longest + _SLOT) * HIGH + _GAP * 2 + _LETTER
        card = min(wide / columns, high / up)
    size_ = card, card * HIGH
    slot = card * _SLOT, card * HIGH * _SLOT
    above = 0 if beside else slot[1] + card * _GAP * 2
    top = high - above - card * _LETTER - size_[1]
    left = (wide - card * columns - (slot[0] + card * _GAP * 2 if beside else 0)) / 2
    empty = tuple(Spot(left + at * card * (1 + _GAP), top) for at in range(number))
    # The same in all rows, so that the longest there can be still ends on the board.
    up = (top / size_[1] - deepest * _DOWN) / (RUN - 1)
    step = max(min(up, _MOST), _UP) * size_[1]
    return Spread(
        size_,
        tuple(
            tuple(_row(row, spot, _DOWN * size_[1], step))
            for row, spot in zip(rows, empty, strict=True)
        ),
        empty,
        card * _LETTER,
        slot,
        _slots(slot, card * _GAP, high, left + card * columns, beside=beside, wide=wide),
    )


def _row(row: Row, first: Spot, down: float, up: float) -> Iterator[Spot]:
    for place in range(len(row)):
        under = min(place, row.down)
        yield Spot(first.x, first.y - under * down - (place - under) * up)


def _slots(
    slot: tuple[float, float], gap: float, high: float, right: float, *, beside: bool,
    wide: float,
) -> tuple[Spot, ...]:  # fmt: skip
    number = len(DESIGNS)
    if beside:
        step = min(slot[1] + gap, (high - slot[1]) / (number - 1))
        return tuple(
            Spot(right + 2 * gap, high - slot[1] - at * step) for at in range(number)
        )
    left = (wide - number * slot[0] - (number - 1) * gap) / 2
    return tuple(Spot(left + at * (slot[0] + gap), high - slot[1]) for at in range(number))
