"""What Skyliners refuses, besides what every game does."""

from skyliners.rules.refusal import Ruling
from skyliners.sentences import later


class Rule(Ruling):
    BAD_SETUP = ("bad-setup", later("These setup cards don’t work for this game."))
    NO_SUCH_PIECE_LEFT = ("no-such-piece-left", later("You have none of these left."))
    SITE_TWICE_IN_TURN = (
        "site-twice-in-turn",
        later("Only once per turn on the same site."),
    )
    SITE_HAS_PARK = ("site-has-park", later("Parks stay parks: nothing goes on top."))
    SITE_HAS_ROOF = ("site-has-roof", later("A roof finishes a building."))
    ROOF_NEEDS_FLOOR = ("roof-needs-floor", later("A roof needs a floor below it."))
    PARK_NEEDS_GROUND = ("park-needs-ground", later("A park needs bare ground."))
    NO_PLANS_IN_INTRODUCTORY = (
        "no-plans-in-introductory",
        later("No plans in the introductory game."),
    )
    FIRST_ACTION_BUILDS = (
        "first-action-builds",
        later("The first action of a turn is always to build."),
    )
    PLAN_ALREADY_FILED = (
        "plan-already-filed",
        later("You’ve already handed in the plan for this row."),
    )
    MUST_ACT = ("must-act", later("You can’t pass: something can still be done."))
