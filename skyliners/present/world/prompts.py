"""The words of a turn: where it stands, what to do, and why what is grey is grey. All from
the open table.

`free` is the table while whoever acts may do something, and None once they may not.
"""

from skyliners.present.texts import _, said
from skyliners.present.world.draft import Draft
from skyliners.present.world.names import what_name
from skyliners.present.world.outlook import outlook
from skyliners.rules.refusal import Ruling
from skyliners.rules.world.actions import END_TURN, Build
from skyliners.rules.world.legal import piece, refusal
from skyliners.rules.world.pieces import What
from skyliners.rules.world.rulings import Rule
from skyliners.rules.world.table import Table


def step(table: Table, *, turn_done: bool = False) -> str:
    """Where the game stands."""
    turn = table.turn
    if turn is None or turn_done:
        return _("Turn complete")
    if table.ender is not None:
        return _("Last round")
    if turn.trading:
        return _("Round {n}, trade", n=turn.round)
    return _("Round {n}, build", n=turn.round)


def warning(table: Table) -> str:
    """What everybody should know: the end is near."""
    if table.ender is not None and table.turn is not None:
        name = table.seats[table.ender].name
        return _("{name} has a third penthouse: one last turn each.", name=name)
    if table.idle >= len(table.seats):
        return _("Nobody builds. If it goes on like this, the game ends.")
    return ""


def why_not(table: Table, kind: str, space: int) -> Ruling | None:
    """Why a kind of floor cannot be built on a space; None: it can."""
    return refusal(table, Build(kind, space), None)


def why_not_kind(free: Table | None, kind: str, waits: str) -> str:
    """Empty: some space takes it."""
    if free is None:
        return waits or done()
    rules = [why_not(free, kind, space) for space in range(len(free.towers))]
    if None in rules:
        return ""
    for rule in (
        Rule.BUILDING_IS_OVER,
        Rule.TOO_LITTLE_CASH,
        Rule.ONE_SKYLINE_A_TURN,
    ):
        if rule in rules:
            return said(rule)
    stock = free.stocks[free.turn.seat] if free.turn else ()
    held = {"B": stock[: What.NEUTRAL], "N": stock[What.NEUTRAL : What.SKYLINE]}
    if not any(held.get(kind, stock[What.SKYLINE :])):
        return said(Rule.NO_SUCH_PIECE_LEFT)
    return _("It doesn’t fit anywhere right now.")


def done() -> str:
    return _("All done. End your turn, or take something back.")


def why_not_act(
    free: Table | None,
    no_end: Ruling | None,
    rule: Ruling | None,
    waits: str,
) -> str:
    """Empty: something can be built, or the turn be ended."""
    if free is None:
        return waits
    if rule is not None:
        return said(rule)
    if no_end is not None:
        return said(no_end)
    return ""


def prompt(
    table: Table,
    draft: Draft,
    rule: Ruling | None,
    legal: Build | None,
    free: Table | None,
) -> str:
    """What to do now, or the answer to what the finger asked."""
    if free is None:
        return done()
    if rule is not None:
        return said(rule)
    if legal is not None:
        what = piece(table.towers[legal.space], legal.kind)
        assert what is not None
        return f"{what_name(what)}: {outlook(table, legal).text}"
    if draft.kind is not None:
        return _("Choose a space: any glowing one will do.")
    turn = table.turn
    if turn is not None and turn.trading:
        return _("Buy and sell, or end your turn.")
    no_end = refusal(table, END_TURN, None)
    if no_end is Rule.MUST_BUY:
        return said(Rule.MUST_BUY)
    if turn is not None and turn.built:
        return _("Build on, visit the shop, or end your turn.")
    return _("Choose a floor, or tap a space right away.")
