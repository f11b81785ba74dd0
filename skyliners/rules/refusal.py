"""Why something is not allowed. The names are a contract: records, the command
line, the app's refusals and the rules companion all use these same words."""

from enum import StrEnum


class Rule(StrEnum):
    """The rule that forbids; of several that apply, the first declared is named."""

    UNREADABLE = "unreadable"
    REDACTED = "redacted"
    BAD_SEATS = "bad-seats"
    BAD_SETUP = "bad-setup"
    UNKNOWN_ACTION = "unknown-action"
    GAME_OVER = "game-over"
    NO_SUCH_PIECE_LEFT = "no-such-piece-left"
    SITE_TWICE_IN_TURN = "site-twice-in-turn"
    SITE_HAS_PARK = "site-has-park"
    SITE_HAS_ROOF = "site-has-roof"
    ROOF_NEEDS_FLOOR = "roof-needs-floor"
    PARK_NEEDS_GROUND = "park-needs-ground"
    NO_PLANS_IN_INTRODUCTORY = "no-plans-in-introductory"
    FIRST_ACTION_BUILDS = "first-action-builds"
    PLAN_ALREADY_FILED = "plan-already-filed"
    MUST_ACT = "must-act"


# One plain sentence a rule, for command line and logs; the app has its own
# catalogues, keyed by the rule's name.
_SENTENCES = {
    Rule.UNREADABLE: "this is not a readable record",
    Rule.REDACTED: "the record hides what would be needed",
    Rule.BAD_SEATS: "the seats do not fit the game",
    Rule.BAD_SETUP: "the setup cards do not fit the game",
    Rule.UNKNOWN_ACTION: "there is no such action",
    Rule.GAME_OVER: "the game is over",
    Rule.NO_SUCH_PIECE_LEFT: "the player has no such piece left",
    Rule.SITE_TWICE_IN_TURN: "nobody builds twice on one site in one turn",
    Rule.SITE_HAS_PARK: "nothing goes on a park",
    Rule.SITE_HAS_ROOF: "nothing goes on a roof",
    Rule.ROOF_NEEDS_FLOOR: "a roof needs at least one floor below it",
    Rule.PARK_NEEDS_GROUND: "a park needs bare ground",
    Rule.NO_PLANS_IN_INTRODUCTORY: "the introductory game has no planning",
    Rule.FIRST_ACTION_BUILDS: "the first action of a turn builds",
    Rule.PLAN_ALREADY_FILED: "the planning card for this row is filed already",
    Rule.MUST_ACT: "an action is forfeited only if nothing is possible",
}


class Refused(Exception):
    """Something was refused: which rule says so, and which action is to blame."""

    def __init__(self, rule: Rule, detail: str = "", action: int | None = None) -> None:
        self.rule = rule
        self.detail = detail
        self.action = action
        self.message = f"{_SENTENCES[rule]}: {detail}" if detail else _SENTENCES[rule]
        super().__init__(f"{rule.value}: {self.message}")

    def at(self, action: int, written: str = "") -> "Refused":
        """The same refusal, blamed on one action of a list, as it is written there."""
        return Refused(self.rule, self.detail or written, action)
