"""What Skyliners refuses, besides what every game does."""

from skyliners.rules.refusal import Ruling
from skyliners.sentences import later


class Rule(Ruling):
    BAD_SETUP = ("bad-setup", later("These setup cards do not fit the game."))
    NO_SUCH_PIECE_LEFT = ("no-such-piece-left", later("None of these are left."))
    SITE_TWICE_IN_TURN = ("site-twice-in-turn", later("Only once a turn on the same site."))
    SITE_HAS_PARK = ("site-has-park", later("Nothing is built on a park."))
    SITE_HAS_ROOF = ("site-has-roof", later("A roof finishes a building."))
    ROOF_NEEDS_FLOOR = ("roof-needs-floor", later("A roof needs a floor below it."))
    PARK_NEEDS_GROUND = ("park-needs-ground", later("A park needs bare ground."))
    NO_PLANS_IN_INTRODUCTORY = (
        "no-plans-in-introductory",
        later("No plans in the introductory game."),
    )
    FIRST_ACTION_BUILDS = (
        "first-action-builds",
        later("The first action of a turn builds."),
    )
    PLAN_ALREADY_FILED = (
        "plan-already-filed",
        later("The plan for this row is filed already."),
    )
    MUST_ACT = ("must-act", later("Something is still possible, so it has to be done."))
