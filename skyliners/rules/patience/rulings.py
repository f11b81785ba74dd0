"""What the patience refuses, besides what every game does."""

from skyliners.rules.refusal import Ruling
from skyliners.sentences import later


class Rule(Ruling):
    BAD_CARDS = ("bad-cards", later("These aren’t the 24 cards of the deck."))
    NO_SUCH_CARDS = (
        "no-such-cards",
        later("This row doesn’t have that many face-up cards."),
    )
    NOT_A_RUN = ("not-a-run", later("Only an unbroken run of one design moves together."))
    DOES_NOT_FIT = (
        "does-not-fit",
        later("It needs a higher card of its own design, or one that is exactly 1 higher."),
    )
