"""A half-made move, and what a finger or a key makes of it: a draft and an input in, a
new draft or an action out. It is nobody's secret: plans are drafted elsewhere.

`free` is the table while whoever acts may do something, and None once they may not: then
things can still be asked about, and nothing else changes.
"""

from typing import NamedTuple

from skyliners.rules.refusal import Ruling
from skyliners.rules.skyliners.actions import BUILDS, FORFEIT, Build, Forfeit
from skyliners.rules.skyliners.city import LINES, SIZE, Side, place
from skyliners.rules.skyliners.legal import refusal
from skyliners.rules.skyliners.pieces import Piece
from skyliners.rules.skyliners.table import Table

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
PIECE_KEYS = {"f": Piece.FLOOR, "r": Piece.ROOF, "k": Piece.PARK}


class Draft(NamedTuple):
    """A half-made move: piece first or site first, and what was last asked about."""

    piece: Piece | None = None
    site: int | None = None
    asked: tuple[int, int] | None = None  # row and depth of an object in the skyline
    row: int | None = None  # looked along: it lies in light
    eyes: int | None = None  # the seat whose skyline is looked at; None: one's own

    @property
    def build(self) -> Build | None:
        if self.piece is None or self.site is None:
            return None
        return BUILDS[self.piece][self.site]


class Meant(NamedTuple):
    """What an input means: something is done, or there is a new draft, which a rule may
    forbid to be built."""

    draft: Draft
    action: Build | None = None
    refused: Ruling | None = None


def tap_site(draft: Draft, free: Table | None, site: int | None, side: Side) -> Meant:
    """A site is tapped, None: beside the city. The second tap builds what may be built;
    where nothing can be, it is asked about, as somebody at this side sees it."""
    if free is None and site is not None:
        return ask(draft, *place(side, site))
    again = site is not None and site == draft.site
    if again and free is not None and draft.build and not refusal(free, draft.build, None):
        return Meant(Draft(), draft.build)
    return _redrafted(draft, free, draft.piece, site)


def choose_piece(draft: Draft, free: Table | None, piece: Piece) -> Meant:
    """A kind of piece is tapped; the second tap puts it back."""
    chosen = None if draft.piece is piece else piece
    return _redrafted(draft, free, chosen, draft.site)


def press_arrow(draft: Draft, free: Table | None, side: Side, arrow: str) -> Meant:
    """An arrow key chooses the next site; it never builds."""
    site = beside(side, draft.site, arrow)
    return _redrafted(draft, free, draft.piece, site)


def ask(draft: Draft, row: int, depth: int) -> Meant:
    """What about this object in the skyline? Asked twice, it is answered enough."""
    if draft.asked == (row, depth):
        return Meant(draft._replace(asked=None, row=None))
    return Meant(draft._replace(asked=(row, depth), row=row))


def look_on(draft: Draft, acting: int, seats: int) -> Meant:
    """The city from the next player's side, round the table and back to one's own."""
    eyes = ((acting if draft.eyes is None else draft.eyes) + 1) % seats
    seen_by = None if eyes == acting else eyes
    return Meant(draft._replace(asked=None, row=None, eyes=seen_by))


def look_along(draft: Draft, row: int) -> Meant:
    """The letter of a row is tapped; the second tap puts its light out."""
    return Meant(draft._replace(asked=None, row=None if draft.row == row else row))


def act(draft: Draft, free: Table | None) -> Build | Forfeit | None:
    """What the key below the pieces does: it builds, or gives up an action for which
    nothing is possible."""
    if free is None:
        return None
    if refusal(free, FORFEIT, None) is None:
        return FORFEIT
    build = draft.build
    return build if build and refusal(free, build, None) is None else None


def beside(side: Side, site: int | None, arrow: str) -> int:
    """The site next to this one as seen from a side, round the city's edges; without one,
    the nearest in the middle."""
    if site is None:
        return LINES[side][SIZE // 2][0]
    row, depth = place(side, site)
    across, away = ARROWS[arrow]
    return LINES[side][(row + across) % SIZE][(depth + away) % SIZE]


def _redrafted(
    draft: Draft, free: Table | None, piece: Piece | None, site: int | None
) -> Meant:
    """Whatever was asked about is answered."""
    if free is None:
        return Meant(draft._replace(asked=None, row=None))
    drafted = Draft(piece, site, eyes=draft.eyes)
    build = drafted.build
    return Meant(drafted, refused=refusal(free, build, None) if build else None)
