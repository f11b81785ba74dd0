"""Why something is not allowed. The names are a contract: records, the command
line, the app's refusals and the rules companion all use these same words."""

from enum import StrEnum
from typing import Self


class Ruling(StrEnum):
    """A rule by its name, with one plain sentence for command line and logs; the app has
    its own catalogues, keyed by the name. Every game declares its own; of several that
    apply, the first declared is named."""

    sentence: str

    def __new__(cls, name: str, sentence: str) -> Self:
        ruling = str.__new__(cls, name)
        ruling._value_ = name
        ruling.sentence = sentence
        return ruling


class Common(Ruling):
    """What every game refuses. The last two come before the rules of a game's own."""

    UNREADABLE = "unreadable", "this is not a readable record"
    REDACTED = "redacted", "the record hides what would be needed"
    BAD_SEATS = "bad-seats", "the seats do not fit the game"
    UNKNOWN_ACTION = "unknown-action", "there is no such action"
    GAME_OVER = "game-over", "the game is over"


class Refused(Exception):
    """Something was refused: which rule says so, and which action is to blame."""

    def __init__(self, rule: Ruling, detail: str = "", action: int | None = None) -> None:
        self.rule = rule
        self.detail = detail
        self.action = action
        self.message = f"{rule.sentence}: {detail}" if detail else rule.sentence
        super().__init__(f"{rule.value}: {self.message}")

    def at(self, action: int, written: str = "") -> "Refused":
        """The same refusal, blamed on one action of a list, as it is written there."""
        return Refused(self.rule, self.detail or written, action)
