"""What one player may see of their own: the mission and the fan of bonus cards, each with
where it lies best in the city. Made from their view when they reveal it, and thrown away
when they conceal it."""

from typing import NamedTuple

from skyliners.present.texts import _, plural
from skyliners.present.world.names import millions
from skyliners.rules.refusal import Ruling
from skyliners.rules.world.actions import Cash
from skyliners.rules.world.legal import refusal
from skyliners.rules.world.pieces import SWAP, SWAPPED_FOR
from skyliners.rules.world.shapes import pays, shape_of
from skyliners.rules.world.table import Table
from skyliners.rules.world.towers import standing
from skyliners.rules.world.view import View

NEARLY = 1  # spaces missing: the card is lit


class Shown(NamedTuple):
    """A shape in hand, and how far it has come."""

    grid: tuple[str, ...]  # lines of `#` and `.`, equally long
    have: frozenset[int]  # the spaces of the way that has come furthest
    missing: frozenset[int]
    lit: bool  # complete, or nearly
    text: str

    def __repr__(self) -> str:
        return "Shown(…)"


class BonusCard(NamedTuple):
    card: str
    shape: Shown
    pays: str
    can_cash: bool
    why: Ruling | None  # it cannot be shown now; None: it can, or it is not their turn

    def __repr__(self) -> str:
        """Nothing secret, wherever it may be printed by mistake."""
        return "BonusCard(…)"


class HandModel(NamedTuple):
    title: str
    mission: Shown
    cards: tuple[BonusCard, ...]
    swap_text: str
    can_swap: bool

    def __repr__(self) -> str:
        return f"HandModel({self.title!r}, …)"


def hand_model(view: View) -> HandModel:
    table, seat, hand = view
    acting = table.turn is not None and table.turn.seat == seat
    return HandModel(
        title=_("{name}’s cards", name=table.seats[seat].name),
        mission=shown(table, seat, hand.mission),
        cards=tuple(_card(view, card, acting=acting) for card in hand.cards),
        swap_text=_("Swap three bonus cards: {money}", money=millions(SWAPPED_FOR)),
        can_swap=acting and len(hand.cards) >= SWAP,
    )


def _card(view: View, card: str, *, acting: bool) -> BonusCard:
    why = refusal(view.table, Cash(card), view.hand.cards) if acting else None
    shape = shown(view.table, view.seat, shape_of(card))
    return BonusCard(card, shape, millions(pays(card)), acting and why is None, why)


def shown(table: Table, seat: int, shape: str) -> Shown:
    """A shape where it lies best: most of one's own tops, and nothing that is lost."""
    tops, lost = table.tops(seat), _lost(table, seat)
    best = max(
        (way for way in table.city.ways(shape) if not way & lost),
        key=lambda way: (way & tops).bit_count(),
        default=0,
    )
    have, missing = _spaces(best & tops), _spaces(best & ~tops)
    return Shown(grid(shape), have, missing, bool(best) and len(missing) <= NEARLY,
                 _told(best, len(missing)))  # fmt: skip


def _lost(table: Table, seat: int) -> int:
    """Where this seat can never come out on top: full, or another's alone."""
    found = 0
    for space, tower in enumerate(table.towers):
        there = standing(tower)
        full = there.coloured is None and there.owner != seat
        if full or there.skyline_of not in {None, seat}:
            found |= 1 << space
    return found


def _spaces(bits: int) -> frozenset[int]:
    return frozenset(space for space in range(bits.bit_length()) if bits >> space & 1)


def _told(best: int, missing: int) -> str:
    if not best:
        return _("This shape can no longer be built.")
    if not missing:
        return _("Complete")
    return plural("1 space to go", "{n} spaces to go", missing)


def grid(shape: str) -> tuple[str, ...]:
    """The lines of a shape, equally long, to be drawn."""
    lines = shape.split("/")
    wide = max(map(len, lines))
    return tuple(line.ljust(wide, ".") for line in lines)
