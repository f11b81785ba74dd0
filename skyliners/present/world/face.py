"""The face of a card: the shape it asks for, and what it brings. Whoever may see it says
so."""

from typing import NamedTuple

from skyliners.present.texts import _, plural
from skyliners.present.world.hand import grid
from skyliners.present.world.names import millions
from skyliners.rules.world.pieces import MISSION_POINTS
from skyliners.rules.world.shapes import is_card, pays, shape_of


class Face(NamedTuple):
    title: str
    grid: tuple[str, ...]  # lines of `#` and `.`, equally long
    brings: str
    complete: bool = False


def face(card: str, *, complete: bool = False) -> Face:
    """A bonus card, or a mission, which is only a shape."""
    if is_card(card):
        return Face(_("Bonus"), grid(shape_of(card)), millions(pays(card)), complete)
    brings = plural("1 prestige", "{n} prestige", MISSION_POINTS)
    return Face(_("Mission"), grid(card), brings, complete)
