"""What the app says when a rule says no. One sentence a rule, keyed by its name."""

from skyliners.present.texts import _, later
from skyliners.rules.refusal import Common, Ruling
from skyliners.rules.skyliners.rulings import Rule

_SAID: dict[Ruling, str] = {
    Common.UNREADABLE: later("This is not a game record, or it is damaged."),
    Common.REDACTED: later("This record hides cards that would be needed here."),
    Common.BAD_SEATS: later("These seats do not fit the game."),
    Rule.BAD_SETUP: later("These setup cards do not fit the game."),
    Common.UNKNOWN_ACTION: later("There is no such action."),
    Common.GAME_OVER: later("The game is over."),
    Rule.NO_SUCH_PIECE_LEFT: later("None of these are left."),
    Rule.SITE_TWICE_IN_TURN: later("Only once a turn on the same site."),
    Rule.SITE_HAS_PARK: later("Nothing is built on a park."),
    Rule.SITE_HAS_ROOF: later("A roof finishes a building."),
    Rule.ROOF_NEEDS_FLOOR: later("A roof needs a floor below it."),
    Rule.PARK_NEEDS_GROUND: later("A park needs bare ground."),
    Rule.NO_PLANS_IN_INTRODUCTORY: later("No plans in the introductory game."),
    Rule.FIRST_ACTION_BUILDS: later("The first action of a turn builds."),
    Rule.PLAN_ALREADY_FILED: later("The plan for this row is filed already."),
    Rule.MUST_ACT: later("Something is still possible, so it has to be done."),
}


def why_not(rule: Ruling) -> str:
    return _(_SAID[rule])
