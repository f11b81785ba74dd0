"""What was done, in words: one narrator for the turn, the ear, the replay and the coach. It
tells no more than everybody saw: cards that go face down are just cards. In the covered
game what was bought cannot be looked up again, so it is told while it happens only."""

from collections.abc import Iterator, Sequence
from itertools import groupby, takewhile

from skyliners.present.game import Acted
from skyliners.present.texts import _, later, plural
from skyliners.present.world.names import millions, what_name
from skyliners.rules.world.actions import (
    Action,
    Build,
    Buy,
    Cash,
    EndTurn,
    HiddenSwap,
    PublicAction,
    Sell,
)
from skyliners.rules.world.legal import price
from skyliners.rules.world.pieces import PRICES, SWAPPED_FOR, Mode
from skyliners.rules.world.shapes import pays
from skyliners.rules.world.table import Table
from skyliners.rules.world.towers import floor, standing

Entry = tuple[int, PublicAction]


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
        case Buy() | Sell() if table.mode is Mode.COVERED:
            bought = isinstance(action, Buy)
            text = _("{name} buys a floor.") if bought else _("{name} sells a floor.")
            return text.format(name=name)
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


def seen(table: Table, action: PublicAction) -> str:
    """The same while it happens, in the open: what is covered afterwards, too."""
    return told(table._replace(mode=Mode.OPEN), action)


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


_KINDS = {
    "B": later("Floor on {space}"),
    "N": later("Neutral floor on {space}"),
    "S": later("Skyline floor on {space}"),
}


def to_do(table: Table, action: Action, seat: int | None = None) -> str:
    """What could be done in this city, by nobody yet, whatever stands there."""
    del seat  # streets have names
    match action:
        case Build(kind, space):
            return _(_KINDS[kind], space=table.city.names[space])
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


def since(table: Table, seat: int) -> tuple[Entry, ...]:
    """What the others did since this seat acted last, and when it was done: whose, and
    what."""
    history = [
        (acted.seat or 0, action)
        for acted, action in zip(turns(table), table.log, strict=True)
    ]
    latest = takewhile(lambda entry: entry[0] != seat, reversed(history))
    return tuple(latest)[::-1]


def news(table: Table, seat: int) -> str:
    """The same in a line."""
    groups = groupby(since(table, seat), key=lambda entry: entry[0])
    told = (
        _(
            "{name}: {done}",
            name=table.seats[other].name,
            done=", ".join(_in_short(table, [each for _seat, each in entries])),
        )
        for other, entries in groups
    )
    return " · ".join(told)


def _in_short(table: Table, actions: Sequence[PublicAction]) -> Iterator[str]:
    """Spaces built on, how much was traded, and what cards brought."""
    names = [table.city.names[each.space] for each in actions if isinstance(each, Build)]
    if names:
        yield " ".join(names)
    bought = sum(isinstance(each, Buy) for each in actions)
    if bought:
        yield plural("1 bought", "{n} bought", bought)
    sold = sum(isinstance(each, Sell) for each in actions)
    if sold:
        yield plural("1 sold", "{n} sold", sold)
    paid = sum(pays(each.card) for each in actions if isinstance(each, Cash))
    paid += SWAPPED_FOR * sum(isinstance(each, HiddenSwap) for each in actions)
    if paid:
        yield _("+{n} M with cards", n=paid)


def announcement(table: Table, acting: int) -> str:
    """What is said aloud when somebody's turn begins: everybody hears it, so it is made
    from the open table alone."""
    turn = _("{name}’s turn", name=table.seats[acting].name) + "."
    happened = news(table, acting)
    return f"{happened}. {turn}" if happened else turn
