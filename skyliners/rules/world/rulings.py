"""What Skyline of the World refuses, besides what every game does."""

from skyliners.rules.refusal import Ruling


class Rule(Ruling):
    BAD_MAP = "bad-map", "the map is no city"
    BAD_CARDS = "bad-cards", "the cards do not fit the game"
    BUILDING_IS_OVER = "building-is-over", "who has traded builds no more this turn"
    NO_SUCH_PIECE_LEFT = "no-such-piece-left", "the player has no such piece left"
    TOWER_FULL = "tower-full", "nothing goes above the fifth level"
    SKYLINE_OF_ANOTHER = "skyline-of-another", "only its owner builds on a Skyline floor"
    OWN_BUILDING = "own-building", "no coloured floor goes on one's own"
    NEUTRAL_ON_SKYLINE = "neutral-on-skyline", "no neutral floor goes on a Skyline floor"
    SKYLINE_ON_STRATEGIC = (
        "skyline-on-strategic",
        "no Skyline floor goes on a strategic space",
    )
    ONE_SKYLINE_A_TURN = "one-skyline-a-turn", "one Skyline floor a turn"
    PENTHOUSE_NEEDS_SHARE = (
        "penthouse-needs-share",
        "a penthouse needs an own floor in its building",
    )
    BONUS_NOT_IN_HAND = "bonus-not-in-hand", "the player does not hold this card"
    BONUS_ONCE_A_TURN = "bonus-once-a-turn", "no shape is cashed twice in a turn"
    BONUS_NOT_COMPLETE = "bonus-not-complete", "the shape does not stand in the city"
    MUST_BUILD = "must-build", "who can build has to build first"
    ONE_NEUTRAL_A_TURN = "one-neutral-a-turn", "one neutral floor a turn"
    BANK_HAS_NONE = "bank-has-none", "there is none left to buy"
    TOO_LITTLE_CASH = "too-little-cash", "the money does not reach"
    MUST_BUY = "must-buy", "who cannot build has to buy something"
