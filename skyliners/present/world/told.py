"""What was done, in words: one narrator for the turn, the ear, the replay and the coach. It
tells no more than everybody saw: cards that go face down are just cards."""

from collections.abc import Sequence

from skyliners.present.game import Acted
from skyliners.present.texts import _
from skyliners.present.world.names import millions, what_name
from skyliners.rules.world.actions import (
    Action,
    Build,
    Buy,
    Cash,
    EndTurn,
    PublicAction,
    Sell,
)
from skyliners.rules.world.legal import piece, price
from skyliners.rules.world.pieces import PRICES, SWAPPED_FOR
from skyliners.rules.world.shapes import pays
from skyliners.rules.world.table import Table
from skyliners.rules.world.towers import floor, standing


def turns(table: Table) -> Sequence[Acted]:
    """Whose each action of the log was, and in which round."""
    found, seat, number = [], 0, 1
    for action in table.log:
        found.append(Acted(seat, number))
        if isinstance(action, EndTurn):
            seat = (seat + 1) % len(table.seats)
            number += seat == 0
    return found


def told(
    table: Table, action: PublicAction | Action | None, seat: int | None = None
) -> str:
    """What was done last at this table; None: it has just been laid."""
    del seat  # streets have names
    if action is None:
        return _("The bare city. Everyone has their first floors and cards.")
    acted = turns(table)[-1].seat
    assert acted is not None
    name = table.seats[acted].name
    match action:
        case Build():
            return _built(table, name, action, acted)
        case Cash(card):
            return _(
                "{name} shows a bonus card: {money}.", name=name, money=millions(pays(card))
            )
        case Buy(what):
            return _("{name} buys: {what}.", name=name, what=what_name(what))
        case Sell(what):
            money = millions(PRICES[what] // 2)
            return _(
                "{name} sells for {money}: {what}.",
                name=name,
                money=money,
                what=what_name(what),
            )
        case EndTurn():
            return _("{name} ends the turn.", name=name)
        case _:
            money = millions(SWAPPED_FOR)
            return _("{name} swaps three bonus cards for {money}.", name=name, money=money)


def _built(table: Table, name: str, action: Build, seat: int) -> str:
    """The floor is on top by now; who was there before is paid."""
    tower = table.towers[action.space]
    below, what = tower[:-1], what_name(floor(tower[-1]).what)
    space = table.city.names[action.space]
    told = _("{name} builds on {space}: {what}.", name=name, space=space, what=what)
    owner, cost = standing(below).owner, price(below, seat, action.kind)
    if owner is None or not cost:
        return told
    paid = _("{name} gets {money}.", name=table.seats[owner].name, money=millions(cost))
    return f"{told} {paid}"


def to_do(table: Table, action: Action) -> str:
    """What could be done at this table, by nobody yet."""
    match action:
        case Build(kind, space):
            what = piece(table.towers[space], kind)
            assert what is not None
            return _(
                "{what} on {space}", what=what_name(what), space=table.city.names[space]
            )
        case Cash(card):
            return _("Show a bonus card: {money}", money=millions(pays(card)))
        case Buy(what):
            return _("Buy: {what}", what=what_name(what))
        case Sell(what):
            return _("Sell: {what}", what=what_name(what))
        case EndTurn():
            return _("End turn")
        case _:
            return _("Swap three bonus cards: {money}", money=millions(SWAPPED_FOR))
