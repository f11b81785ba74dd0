"""Why something is not allowed. The names are a contract: records, the command
line, the app's refusals and the rules companion all use these same words."""

from skyliners.sentences import Said, later


class Ruling(Said):
    """A rule by its name. Every game declares its own; of several that apply, the first
    declared is named."""


class Common(Ruling):
    """What every game refuses. The last two come before the rules of a game's own."""

    UNREADABLE = "unreadable", later("This isn’t a game file, or it’s damaged.")
    REDACTED = "redacted", later("This game file leaves out cards that are needed here.")
    BAD_SEATS = "bad-seats", later("This seating doesn’t work.")
    UNKNOWN_ACTION = "unknown-action", later("There’s no such action.")
    GAME_OVER = "game-over", later("The game is over.")


class Refused(Exception):
    """Something was refused: which rule says so, and which action is to blame."""

    def __init__(self, rule: Ruling, detail: str = "", action: int | None = None) -> None:
        self.rule = rule
        self.detail = detail
        self.action = action
        self.message = rule.about(detail)
        super().__init__(f"{rule.value}: {self.message}")

    def at(self, action: int, written: str = "") -> "Refused":
        """The same refusal, blamed on one action of a list, as it is written there."""
        return Refused(self.rule, self.detail or written, action)
