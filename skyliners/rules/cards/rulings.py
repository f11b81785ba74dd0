"""What the card game refuses, besides what every game does."""

from skyliners.rules.refusal import Ruling
from skyliners.sentences import later


class Rule(Ruling):
    BAD_CARDS = ("bad-cards", later("These cards or tasks don’t work for this game."))
    CARD_NOT_IN_HAND = ("card-not-in-hand", later("You don’t have this card."))
