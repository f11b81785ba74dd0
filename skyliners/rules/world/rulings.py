"""What Skyline of the World refuses, besides what every game does."""

from skyliners.rules.refusal import Ruling
from skyliners.sentences import later


class Rule(Ruling):
    BAD_MAP = ("bad-map", later("This map is no city."))
    BAD_CARDS = ("bad-cards", later("These cards do not fit the game."))
    BUILDING_IS_OVER = (
        "building-is-over",
        later("After trading, nothing is built in this turn."),
    )
    NO_SUCH_PIECE_LEFT = ("no-such-piece-left", later("None of these are left."))
    TOWER_FULL = ("tower-full", later("Nothing goes above the fifth level."))
    SKYLINE_OF_ANOTHER = (
        "skyline-of-another",
        later("Only its owner builds on a Skyline floor."),
    )
    OWN_BUILDING = (
        "own-building",
        later("Nobody puts a coloured floor on one of their own."),
    )
    NEUTRAL_ON_SKYLINE = (
        "neutral-on-skyline",
        later("No neutral floor goes on a Skyline floor."),
    )
    SKYLINE_ON_STRATEGIC = (
        "skyline-on-strategic",
        later("No Skyline floor goes on a strategic space."),
    )
    ONE_SKYLINE_A_TURN = ("one-skyline-a-turn", later("One Skyline floor a turn."))
    PENTHOUSE_NEEDS_SHARE = (
        "penthouse-needs-share",
        later("A penthouse needs one of your floors below it."),
    )
    BONUS_NOT_IN_HAND = ("bonus-not-in-hand", later("This card is not in the hand."))
    BONUS_ONCE_A_TURN = ("bonus-once-a-turn", later("No shape pays twice in a turn."))
    BONUS_NOT_COMPLETE = (
        "bonus-not-complete",
        later("This shape does not stand in the city."),
    )
    MUST_BUILD = (
        "must-build",
        later("Something can be built, so it has to be built first."),
    )
    ONE_NEUTRAL_A_TURN = ("one-neutral-a-turn", later("One neutral floor a turn."))
    BANK_HAS_NONE = ("bank-has-none", later("There is none left to buy."))
    TOO_LITTLE_CASH = ("too-little-cash", later("The money does not reach."))
    MUST_BUY = ("must-buy", later("Nothing can be built, so something has to be bought."))
