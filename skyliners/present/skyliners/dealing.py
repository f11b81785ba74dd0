"""The starting setup cards, drawn one after the other: who drew which, where the
neutral floor lands, and the city as it stands after each."""

from itertools import cycle
from typing import NamedTuple

from skyliners.present.skyliners.scene import CityShown, Marks
from skyliners.present.texts import _
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import (
    CENTRE,
    LINES,
    RISE,
    SITES,
    SetupCard,
    Side,
    built_up,
)
from skyliners.rules.skyliners.notation import CARD_NAMES
from skyliners.rules.skyliners.pieces import Piece
from skyliners.rules.skyliners.table import Table


class Drawn(NamedTuple):
    """One card on the table."""

    card: SetupCard
    label: str  # such as B4
    name: str  # who drew it
    color: Color
    side: Side
    site: int


class DealingModel(NamedTuple):
    title: str
    step: str
    explanation: str  # where the floor goes
    drawn: tuple[Drawn, ...]  # so far
    blank: int  # cards still to come
    city: CityShown  # so far
    done: bool
    skip_text: str
    go_on_text: str

    @property
    def last(self) -> Drawn | None:
        return self.drawn[-1] if self.drawn else None


def dealing_model(table: Table, cards: int, *, flat: bool = False) -> DealingModel:
    """After so many cards; beyond the last all lie on the table. `flat`: the device lies
    on it, too, and the city does not turn to whoever draws."""
    count = min(max(cards, 0), len(table.setup))
    drawn = _drawn(table)[:count]
    done = count == len(table.setup)
    last = drawn[-1] if drawn else None
    starter = table.seats[0]
    return DealingModel(
        title=_("{name} draws {card}", name=last.name, card=last.label)
        if last
        else _("The setup cards"),
        step=_("Card {n} of {last}", n=count, last=len(table.setup)),
        explanation=_explained(last),
        drawn=drawn,
        blank=len(table.setup) - count,
        city=CityShown(
            so_far(table, count),
            last.side if last and not flat else starter.side,
            _marks(last),
            falling=last.site if last else None,
        ),
        done=done,
        skip_text=_("Skip"),
        go_on_text=_("{name} begins", name=starter.name),
    )


def so_far(table: Table, cards: int) -> Table:
    """The table when only so many setup cards have been drawn: to be looked at, not to
    be played on."""
    heights = bytes(RISE[Piece.PARK] if site == CENTRE else 0 for site in SITES)
    for drawn in _drawn(table)[:cards]:
        heights = built_up(heights, drawn.site, Piece.FLOOR)
    return table._replace(setup=table.setup[:cards], log=(), heights=heights)


def _drawn(table: Table) -> tuple[Drawn, ...]:
    return tuple(
        Drawn(
            card, CARD_NAMES[card], seat.name, seat.color, seat.side, card.site(seat.side)
        )
        for card, seat in zip(table.setup, cycle(table.seats), strict=False)
    )


def _explained(last: Drawn | None) -> str:
    if last is None:
        return _(
            "Players take turns: each draws a card and puts a neutral floor where it says."
        )
    return _(
        "Row {row}, site {n}, from {name}’s side: a neutral floor.",
        row=last.label[0],
        n=last.card.depth + 1,
        name=last.name,
    )


def _marks(last: Drawn | None) -> Marks:
    """The row lies in light as its viewer looks along it."""
    if last is None:
        return Marks()
    return Marks(glowing=frozenset(LINES[last.side][last.card.row]), chosen=last.site)
