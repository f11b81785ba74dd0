"""What is asked before a game is left."""

from typing import NamedTuple

from skyliners.present.texts import _


class QuestionModel(NamedTuple):
    title: str
    text: str
    yes: str  # empty: there is only one answer
    no: str


def leave_the_scoring() -> QuestionModel:
    return QuestionModel(
        title=_("Leave before the winner is known?"),
        text=_("The game is saved with its result. You’ll find it in the history."),
        yes=_("Leave"),
        no=_("Stay"),
    )


def leave_the_table() -> QuestionModel:
    return QuestionModel(
        title=_("Leave the table?"),
        text=_("The game is saved. Pick it up again any time."),
        yes=_("Leave"),
        no=_("Stay"),
    )
