"""What is asked before a game is left."""

from typing import NamedTuple

from skyliners.present.texts import _


class QuestionModel(NamedTuple):
    title: str
    text: str
    yes: str
    no: str


def leave_the_table() -> QuestionModel:
    return QuestionModel(
        title=_("Leave the table?"),
        text=_("The game is saved and goes on where it stopped."),
        yes=_("Leave"),
        no=_("Stay"),
    )
