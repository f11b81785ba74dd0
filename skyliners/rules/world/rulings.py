"""What Skyline of the World refuses, besides what every game does."""

from skyliners.rules.refusal import Ruling
from skyliners.sentences import later


class Rule(Ruling):
    BAD_MAP = ("bad-map", later("This map can’t be played on."))
    BAD_CARDS = ("bad-cards", later("These cards don’t work for this game."))
    BUILDING_IS_OVER = (
        "building-is-over",
        later("Once you’ve traded, you can’t build any more this turn."),
    )
    NO_SUCH_PIECE_LEFT = ("no-such-piece-left", later("You have none of these left."))
    TOWER_FULL = ("tower-full", later("Nothing goes above the fifth level."))
    SKYLINE_OF_ANOTHER = (
        "skyline-of-another",
        later("Only its owner may build on a Skyline floor."),
    )
    OWN_BUILDING = (
        "own-building",
        later("You can’t put a coloured floor on one of your own."),
    )
    NEUTRAL_ON_SKYLINE = (
        "neutral-on-skyline",
        later("A neutral floor can’t go on a Skyline floor."),
    )
    SKYLINE_ON_STRATEGIC = (
        "skyline-on-strategic",
        later("A Skyline floor can’t go on a strategic area."),
    )
    ONE_SKYLINE_A_TURN = ("one-skyline-a-turn", later("Only one Skyline floor per turn."))
    PENTHOUSE_NEEDS_SHARE = (
        "penthouse-needs-share",
        later("A penthouse needs one of your floors below it."),
    )
    BONUS_NOT_IN_HAND = ("bonus-not-in-hand", later("You don’t have this card."))
    BONUS_ONCE_A_TURN = ("bonus-once-a-turn", later("A shape pays only once per turn."))
    BONUS_NOT_COMPLETE = (
        "bonus-not-complete",
        later("You don’t have this shape in the city."),
    )
    MUST_BUILD = (
        "must-build",
        later("You can still build something, so build first."),
    )
    ONE_NEUTRAL_A_TURN = ("one-neutral-a-turn", later("Only one neutral floor per turn."))
    BANK_HAS_NONE = ("bank-has-none", later("There’s none left to buy."))
    TOO_LITTLE_CASH = ("too-little-cash", later("You don’t have enough money."))
    MUST_BUY = (
        "must-buy",
        later("You can’t build anything, so you have to buy something."),
    )
