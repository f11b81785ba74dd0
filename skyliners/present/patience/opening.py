"""Before a patience: which deal it shall be. Three grades, a number that friends can share,
the deal of the day, and the game that was left."""

from datetime import date
from typing import NamedTuple

from skyliners.bots.patience.deals import LAST, Deal, Grade, of_the_day
from skyliners.present.choices import Choice
from skyliners.present.patience.names import (
    deal_name,
    grade_explained,
    grade_name,
    moves_text,
)
from skyliners.present.texts import _

DRAWN = 9_999  # the highest number that comes up by itself: short enough to be told


class Wish(NamedTuple):
    """What is chosen so far."""

    grade: Grade = Grade.EASY
    number: str = ""  # as it is written; empty: any

    @property
    def deal(self) -> Deal | None:
        """None: there is no such number."""
        if not (self.number.isascii() and self.number.isdecimal()):
            return None
        number = int(self.number[:9])
        return Deal(self.grade, number) if 1 <= number <= LAST else None


class Going(NamedTuple):
    """A game that was left."""

    deal: Deal | None
    moves: int


class OpeningModel(NamedTuple):
    title: str
    grades: tuple[Choice, ...]
    explanation: str
    number_title: str
    number: str
    number_hint: str
    start: str  # the key that deals
    can_start: bool
    day: str
    day_note: str
    go_on: str  # empty: nothing was left
    go_on_note: str
    notice: str  # while it is dealt, or what is wrong


def opening_model(
    wish: Wish, today: date, going: Going | None, *, dealing: Deal | None = None,
    solved_today: bool = False,
) -> OpeningModel:  # fmt: skip
    wrong = bool(wish.number) and wish.deal is None
    day = of_the_day(today)
    notice = ""
    if dealing is not None:
        notice = _("Dealing…")
    elif wrong:
        notice = _("Numbers go from 1 to {n}.", n=LAST)
    return OpeningModel(
        title=_("Which deal?"),
        grades=tuple(
            Choice(grade, grade_name(grade), chosen=grade is wish.grade) for grade in Grade
        ),
        explanation=grade_explained(wish.grade),
        number_title=_("Number"),
        number=wish.number,
        number_hint=_("Any"),
        start=_("Deal no. {n}", n=wish.deal.number) if wish.deal else _("Deal"),
        can_start=not wrong and dealing is None,
        day=_("Deal of the day"),
        day_note=_("Solved") if solved_today else deal_name(day),
        go_on=_("Continue") if going else "",
        go_on_note=f"{deal_name(going.deal)} · {moves_text(going.moves)}" if going else "",
        notice=notice,
    )


def written(text: str) -> str:
    """A number as somebody types it: digits, and not too many."""
    return "".join(sign for sign in text if sign in "0123456789").lstrip("0")[:8]


def following(deal: Deal | None) -> Deal:
    """The next deal of the same grade."""
    if deal is None:
        return Deal(Grade.EASY, 1)
    return Deal(deal.grade, deal.number % DRAWN + 1)
