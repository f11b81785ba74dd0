"""The curtain between two players at one screen: when it falls and what it says. It is
made from what everybody may know."""

from typing import NamedTuple

from skyliners.present.skyliners.names import SIDE_NAMES
from skyliners.present.texts import _
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.table import Table


class CurtainModel(NamedTuple):
    title: str
    seat: str
    color: Color
    confirm: str
    deliberate: bool  # lifted by holding, because secrets come up at once


def curtain(table: Table, acting: int, *, several_people: bool) -> CurtainModel | None:
    """The curtain before somebody's turn; None where nothing private follows. In the
    introductory game, too, everybody has a skyscraper card to look at."""
    if not several_people:
        return None
    seat = table.seats[acting]
    return CurtainModel(
        title=_("Pass to {name}", name=seat.name),
        seat=_(SIDE_NAMES[seat.side]),
        color=seat.color,
        confirm=_("{name} is here", name=seat.name),
        deliberate=False,
    )


def cover(table: Table, seat: int, by: str = "hold") -> CurtainModel:
    """Before somebody's cards are opened: only they should look."""
    name, _side, color = table.seats[seat]
    return CurtainModel(
        title=_("For {name} only", name=name),
        seat=_("Make sure nobody else can see the screen."),
        color=color,
        confirm=_("Hold to reveal") if by == "hold" else _("Tap twice to reveal"),
        deliberate=True,
    )


def too_short(by: str) -> str:
    """What a key that is held, or tapped twice, says to somebody who tapped it once."""
    return _("Keep holding") if by == "hold" else _("Tap twice")
