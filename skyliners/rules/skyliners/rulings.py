"""What Skyliners refuses, besides what every game does."""

from skyliners.rules.refusal import Common, Ruling


class Rule(Ruling):
    BAD_SETUP = "bad-setup", "the setup cards do not fit the game"
    NO_SUCH_PIECE_LEFT = "no-such-piece-left", "the player has no such piece left"
    SITE_TWICE_IN_TURN = "site-twice-in-turn", "nobody builds twice on one site in one turn"
    SITE_HAS_PARK = "site-has-park", "nothing goes on a park"
    SITE_HAS_ROOF = "site-has-roof", "nothing goes on a roof"
    ROOF_NEEDS_FLOOR = "roof-needs-floor", "a roof needs at least one floor below it"
    PARK_NEEDS_GROUND = "park-needs-ground", "a park needs bare ground"
    NO_PLANS_IN_INTRODUCTORY = (
        "no-plans-in-introductory",
        "there is no planning",
    )
    FIRST_ACTION_BUILDS = "first-action-builds", "the first action of a turn builds"
    PLAN_ALREADY_FILED = (
        "plan-already-filed",
        "the card for this row is filed already",
    )
    MUST_ACT = "must-act", "an action is forfeited only if nothing is possible"


# All that can be refused in Skyliners; of several that apply, the first is named.
RULES: tuple[Ruling, ...] = (
    *(Common.UNREADABLE, Common.REDACTED, Common.BAD_SEATS, Rule.BAD_SETUP),
    *(Common.UNKNOWN_ACTION, Common.GAME_OVER),
    *(rule for rule in Rule if rule is not Rule.BAD_SETUP),
)
