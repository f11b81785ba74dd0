"""The curtain between two players at one screen: when it falls and what it says. It is
made from what everybody may know."""

from typing import Any, NamedTuple

from skyliners.present.games import shown
from skyliners.present.texts import _
from skyliners.rules.seats import Color


class CurtainModel(NamedTuple):
    title: str
    seat: str
    color: Color
    confirm: str
    deliberate: bool  # lifted by holding, because secrets come up at once


def curtain(
    game: str, table: Any, acting: int, *, several_people: bool
) -> CurtainModel | None:
    """The curtain before somebody's turn; None where nothing private follows."""
    if not several_people:
        return None
    said = shown(game)
    if not said.keeps_secrets(table):
        return None
    seat = table.seats[acting]
    return CurtainModel(
        title=_("Pass to {name}", name=seat.name),
        seat=said.place_told(seat),
        color=seat.color,
        confirm=_("{name} is here", name=seat.name),
        deliberate=False,
    )


def cover(table: Any, seat: int, by: str = "hold") -> CurtainModel:
    """Before somebody's cards are opened: only they should look."""
    owner = table.seats[seat]
    return CurtainModel(
        title=_("For {name} only", name=owner.name),
        seat=_("Make sure nobody else can see the screen."),
        color=owner.color,
        confirm=_("Hold to reveal") if by == "hold" else _("Tap twice to reveal"),
        deliberate=True,
    )


def too_short(by: str) -> str:
    """What a key that is held, or tapped twice, says to somebody who tapped it once."""
    return _("Keep holding") if by == "hold" else _("Tap twice")
