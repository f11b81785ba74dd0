"""What the patience refuses, besides what every game does."""

from skyliners.rules.refusal import Ruling


class Rule(Ruling):
    BAD_CARDS = "bad-cards", "the cards are not the 24 of the deck"
    NO_SUCH_CARDS = "no-such-cards", "the row has not so many open cards"
    NOT_A_RUN = "not-a-run", "only an unbroken run of one design moves together"
    DOES_NOT_FIT = "does-not-fit", "it goes only next to a card it fits"
