"""What lies open: the rows with their last cards up, and what has left the table. Of a
card that lies face down the table knows only that it is there."""

from itertools import pairwise
from typing import NamedTuple

from skyliners.rules.deck import DESIGNS, Card
from skyliners.rules.patience.pieces import Mode, Move
from skyliners.rules.seats import Seat

RUN = 6  # cards of a finished run: 6 5 4 3 2 1


class Row(NamedTuple):
    down: int  # so many cards lie face down, and then these are open
    up: tuple[Card, ...]

    def __len__(self) -> int:
        return self.down + len(self.up)


class Table(NamedTuple):
    mode: Mode
    seats: tuple[Seat, ...]  # nobody has to say who they are
    rows: tuple[Row, ...]
    gone: tuple[str, ...]  # designs, in the order they were finished
    log: tuple[Move, ...]

    @property
    def over(self) -> bool:
        return len(self.gone) == len(DESIGNS)

    @property
    def moves(self) -> int:
        return len(self.log)


def is_run(cards: tuple[Card, ...]) -> bool:
    """Unbroken, of one design, each one lower than the card before it."""
    return all(
        after.design == before.design and after.value == before.value - 1
        for before, after in pairwise(cards)
    )


def fits(card: Card, row: Row) -> bool:
    """May this card, the highest of what moves, go to the end of the row?"""
    if not row.up:
        return not row.down
    last = row.up[-1]
    return last.value == card.value + 1 or (
        last.design == card.design and last.value > card.value
    )


def finished(row: Row) -> bool:
    """Does the row end in a whole run? Nothing ever goes behind a 1, so it stands last."""
    return len(row.up) >= RUN and row.up[-1].value == 1 and is_run(row.up[-RUN:])
