"""What one player may know: the open table, their own cards, and which they put down."""

from typing import NamedTuple

from skyliners.rules.cards.table import Table
from skyliners.rules.deck import Card


class Hand(NamedTuple):
    """One player's secrets."""

    cards: tuple[Card, ...]  # in the order they came
    put_down: tuple[tuple[Card, ...], ...]  # exchange by exchange

    def __repr__(self) -> str:
        return f"Hand({len(self.cards)} cards)"


class View(NamedTuple):
    table: Table
    seat: int
    hand: Hand
