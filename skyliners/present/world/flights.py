"""What flies across the table when something is done: money from whom to whom, and cards.
Everybody sees it happen; in the covered game, too."""

from typing import Literal, NamedTuple

from skyliners.rules.world.actions import Action, Build, Buy, Cash, EndTurn, Sell
from skyliners.rules.world.advance import drawers
from skyliners.rules.world.legal import piece, price
from skyliners.rules.world.pieces import PRICES, SWAPPED_FOR, What
from skyliners.rules.world.shapes import pays
from skyliners.rules.world.table import Table, income
from skyliners.rules.world.towers import standing

MONEY, CARD, FLOOR = "cash-multiple", "cards-outline", "layers-outline"


class End(NamedTuple):
    """Where a flight begins or ends: before a seat, on a space, or at the bank."""

    at: Literal["seat", "space", "bank"]
    number: int = 0


class Flight(NamedTuple):
    icon: str
    text: str  # how much
    source: End
    target: End


BANK = End("bank")


def flights(before: Table, action: Action) -> tuple[Flight, ...]:
    """What an action of whoever was to act sets going."""
    assert before.turn is not None
    seat = before.turn.seat
    own = End("seat", seat)
    match action:
        case Build():
            return _built(before, seat, action)
        case Cash(card):
            return (Flight(MONEY, str(pays(card)), BANK, own),)
        case Buy(what):
            paid = Flight(MONEY, str(PRICES[what]), own, BANK)
            return paid, Flight(FLOOR, "", BANK, own)
        case Sell(what):
            got = Flight(MONEY, str(PRICES[what] // 2), BANK, own)
            return got, Flight(FLOOR, "", own, BANK)
        case EndTurn():
            return ()  # the income that follows is told when its turn begins
        case _:
            return (Flight(MONEY, str(SWAPPED_FOR), BANK, own),)


def income_flights(table: Table) -> tuple[Flight, ...]:
    """The income of whoever's turn has just begun, from every top that brings some."""
    if table.turn is None:
        return ()
    seat = table.turn.seat
    _brought, group = income(table.city, table.towers, table.tops(seat))
    found = []
    for space, tower in enumerate(table.towers):
        top = standing(tower).top
        if group >> space & 1 and top is not None and top.what < What.PENTHOUSE:
            worth = f"+{PRICES[top.what]}"
            found.append(Flight(MONEY, worth, End("space", space), End("seat", seat)))
    return tuple(found)


def _built(before: Table, seat: int, action: Build) -> tuple[Flight, ...]:
    tower = before.towers[action.space]
    cost, owner = price(tower, seat, action.kind), standing(tower).owner
    found = []
    if cost:
        paid_to = BANK if owner is None else End("seat", owner)
        found.append(Flight(MONEY, str(cost), End("seat", seat), paid_to))
    if piece(tower, action.kind) is What.PENTHOUSE:
        drawn = (End("seat", other) for other in drawers(before, seat))
        found += [Flight(CARD, "", BANK, other) for other in drawn]
    return tuple(found)
