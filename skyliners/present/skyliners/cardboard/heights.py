"""What stands on a site, told by its height: its name, and keys to enter it with."""

from skyliners.present.choices import Choice
from skyliners.present.texts import _
from skyliners.rules.skyliners.city import RISE
from skyliners.rules.skyliners.pieces import Piece

HIGHEST = 2 * 7 + 1  # what the keys offer at first; anything higher is entered by steps
_PARK = RISE[Piece.PARK]


def height_name(height: int) -> str:
    """Short, for a key: "Park", "2", "2 + roof"."""
    if not height:
        return _("Empty")
    if height == _PARK:
        return _("Park")
    floors, roof = divmod(height, RISE[Piece.FLOOR])
    return _("{n} + roof", n=floors) if roof else str(floors)


def height_choices(chosen: int | None, highest: int = HIGHEST) -> tuple[Choice, ...]:
    """Every height there is: nothing, a park, one floor, with a roof, and so on."""
    return tuple(
        Choice(height, _key(height), height == chosen, icon=_picture(height))
        for height in range(highest + 1)
    )


def _key(height: int) -> str:
    """What stands on a key: as short as can be, a roof and a park are pictures."""
    if height == _PARK:
        return ""
    return str(height // RISE[Piece.FLOOR]) if height else height_name(height)


def _picture(height: int) -> str:
    if height == _PARK:
        return "tree-outline"
    return "home-roof" if height and top_piece(height) is Piece.ROOF else ""


def top_piece(height: int) -> Piece:
    """The piece on top of what is that high."""
    if height == _PARK:
        return Piece.PARK
    return Piece.ROOF if height % RISE[Piece.FLOOR] else Piece.FLOOR
