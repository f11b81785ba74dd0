"""What an action would do, before it is confirmed: what it costs, whom it pays, and what
everybody's income becomes. Facts of the open table, and their sentence."""

from typing import NamedTuple

from skyliners.present.texts import _
from skyliners.present.world.names import millions
from skyliners.rules.world.actions import Build
from skyliners.rules.world.advance import advance
from skyliners.rules.world.legal import price
from skyliners.rules.world.table import Table
from skyliners.rules.world.towers import standing


class Income(NamedTuple):
    """Somebody's income before and after."""

    seat: int
    before: int
    after: int


class Outlook(NamedTuple):
    costs: int
    paid_to: int | None  # a seat; None: the bank, or nobody
    received: int  # what that seat gets of it; the rest is above the limit
    incomes: tuple[Income, ...]  # one's own first, then those that change
    text: str


def outlook(table: Table, build: Build) -> Outlook:
    """Of a build that is allowed to whoever acts."""
    assert table.turn is not None
    seat, tower = table.turn.seat, table.towers[build.space]
    costs, owner = price(tower, seat, build.kind), standing(tower).owner
    paid_to = owner if costs else None
    after = advance(table, build)
    received = 0 if paid_to is None else after.cash[paid_to] - table.cash[paid_to]
    incomes = [
        Income(at, table.income(at), after.income(at)) for at in range(len(table.seats))
    ]
    changed = [each for each in incomes if each.seat != seat and each.before != each.after]
    shown = (incomes[seat], *changed)
    return Outlook(costs, paid_to, received, shown, _told(table, costs, paid_to, shown))


def _told(
    table: Table, costs: int, paid_to: int | None, incomes: tuple[Income, ...]
) -> str:
    money = millions(costs)
    if not costs:
        told = [_("Costs nothing.")]
    elif paid_to is None:
        told = [_("Costs {money}, to the bank.", money=money)]
    else:
        told = [_("Costs {money}, to {name}.", money=money, name=table.seats[paid_to].name)]
    own, *others = incomes
    if own.before == own.after:
        told.append(_("Income stays at {money}.", money=millions(own.after)))
    else:
        told.append(
            _(
                "Income: {before} becomes {after}.",
                before=own.before,
                after=millions(own.after),
            )
        )
    for each in others:
        name = table.seats[each.seat].name
        told.append(
            _(
                "{name}’s income: {before} becomes {after}.",
                name=name,
                before=each.before,
                after=millions(each.after),
            )
        )
    return " ".join(told)
