"""What the card game refuses, besides what every game does."""

from skyliners.rules.refusal import Ruling


class Rule(Ruling):
    BAD_CARDS = "bad-cards", "the cards or tasks do not fit the game"
    CARD_NOT_IN_HAND = "card-not-in-hand", "the player does not hold this card"
