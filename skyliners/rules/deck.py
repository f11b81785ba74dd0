"""The 24 cards of Skyline, which the card game and the patience share: four designs, one
a time period, each with the values 1 to 6."""

from typing import NamedTuple

DESIGNS = "abcd"
VALUES = range(1, 7)


class Card(NamedTuple):
    design: str
    value: int

    def __str__(self) -> str:
        return f"{self.design}{self.value}"


DECK = tuple(Card(design, value) for design in DESIGNS for value in VALUES)
_CARDS = {str(card): card for card in DECK}


def read_card(text: object) -> Card | None:
    """The card of this name; None if there is none."""
    return _CARDS.get(text) if isinstance(text, str) else None
