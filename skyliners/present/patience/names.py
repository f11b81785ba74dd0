"""What things are called in the patience: grades, layouts, deals, times."""

from datetime import date

from skyliners.bots.patience.deals import Deal, Grade, of_the_day
from skyliners.present.dates import day_text
from skyliners.present.texts import _, later, plural
from skyliners.rules.patience.pieces import ROW_NAMES, Mode

MODE_NAMES = {Mode.EASY: later("Six rows"), Mode.HARD: later("Five rows")}
_MODES_EXPLAINED = {
    Mode.EASY: later("Six rows of four cards: hardly ever stuck."),
    Mode.HARD: later("Five longer rows: one to think about."),
}
GRADE_NAMES = {
    Grade.EASY: later("Easy"),
    Grade.MEDIUM: later("Medium"),
    Grade.HARD: later("Hard"),
}
_GRADES_EXPLAINED = {
    Grade.EASY: later("Six rows. A good way to begin."),
    Grade.MEDIUM: later("Five rows. Careful players win every second game."),
    Grade.HARD: later("Five rows. There is a way, but it hides well."),
}


def mode_name(mode: Mode) -> str:
    return _(MODE_NAMES[mode])


def mode_explained(mode: Mode) -> str:
    return _(_MODES_EXPLAINED[mode])


def grade_name(grade: Grade) -> str:
    return _(GRADE_NAMES[grade])


def grade_explained(grade: Grade) -> str:
    return _(_GRADES_EXPLAINED[grade])


def deal_name(deal: Deal | None) -> str:
    """As one tells it to a friend."""
    if deal is None:
        return _("A deal of your own")
    day = day_of(deal)
    if day is not None:
        return _("Deal of {date}", date=day_text(day))
    return _("{grade} no. {n}", grade=grade_name(deal.grade), n=deal.number)


def day_of(deal: Deal) -> date | None:
    """The day it is the deal of; None: it has a number like any other."""
    year, rest = divmod(deal.number, 10_000)
    try:
        day = date(year, *divmod(rest, 100))
    except ValueError:
        return None
    return day if of_the_day(day) == deal and year >= 2000 else None


def row_name(row: int) -> str:
    return ROW_NAMES[row].upper()


def clock(seconds: int) -> str:
    """Minutes and seconds, and hours where it takes them."""
    minutes, left = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours}:{minutes:02}:{left:02}"
    return f"{minutes}:{left:02}"


def moves_text(moves: int) -> str:
    return plural("{n} move", "{n} moves", moves)
