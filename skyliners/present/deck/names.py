"""What the cards are called."""

from collections.abc import Sequence

from skyliners.present.texts import _, later, listed
from skyliners.rules.deck import Card

PERIOD_NAMES = {
    "a": later("Old Town"),
    "b": later("Brick City"),
    "c": later("Art Deco"),
    "d": later("Glass City"),
}


def period_name(design: str) -> str:
    return _(PERIOD_NAMES[design])


def card_told(card: Card) -> str:
    return f"{period_name(card.design)} {card.value}"


def cards_told(cards: Sequence[Card]) -> str:
    return listed([card_told(card) for card in cards])
