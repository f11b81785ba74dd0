"""A turn on screen: the open table, a half-made move, and what follows from both. Nothing
secret comes in here, so nothing secret can get out. In the covered game others' money and
floors are not shown, though everybody saw them come and go."""

from typing import NamedTuple

from skyliners.present.frame import Count
from skyliners.present.texts import _, said
from skyliners.present.world.draft import KINDS, Draft, act
from skyliners.present.world.names import millions, what_name
from skyliners.present.world.outlook import Outlook, outlook
from skyliners.rules.refusal import Ruling
from skyliners.rules.seats import Color
from skyliners.rules.world.actions import END_TURN, Build, Buy, Sell
from skyliners.rules.world.legal import TRADED, refusal
from skyliners.rules.world.pieces import PRICES, Mode, What
from skyliners.rules.world.table import Table, income


class SeatPanel(NamedTuple):
    """One player, and what of theirs lies open; None: it is covered."""

    name: str
    color: Color
    acting: bool
    cash: int | None
    income: int
    stock: tuple[int, ...] | None  # a number for each What
    cards: int
    penthouses: int

    @property
    def counts(self) -> tuple[Count, ...]:
        money = () if self.cash is None else (Count("cash-multiple", self.cash),)
        return (
            *money,
            Count("trending-up", self.income, spare=True),
            Count("home-city", self.penthouses),
            Count("cards-outline", self.cards, spare=True),
        )


class FloorKey(NamedTuple):
    """A kind of floor to build with, and how many there are of it."""

    kind: str
    name: str
    left: int
    chosen: bool
    enabled: bool  # it can be built somewhere


class Ware(NamedTuple):
    """A line of the shop."""

    what: What
    name: str
    price: str
    sells_for: str
    held: int
    at_bank: int
    buy: Buy
    sell: Sell
    no_buying: Ruling | None  # None: it can be bought now
    no_selling: Ruling | None


class TurnModel(NamedTuple):
    """The `Frame` of a turn, and what is this game's own in it."""

    title: str
    step: str
    color: Color
    seats: tuple[SeatPanel, ...]
    floors: tuple[FloorKey, ...]
    shop: tuple[Ware, ...]
    table: Table
    glowing: frozenset[int]  # where the chosen floor may go
    group: frozenset[int]  # the spaces that bring the income
    chosen: int | None  # a space
    ghost: Build | None  # what would stand there
    outlook: Outlook | None  # of it
    prompt: str
    rule: Ruling | None
    warning: str
    hint: str
    act_text: str
    end_text: str
    can_act: bool
    can_end: bool
    no_end: Ruling | None  # why the turn cannot be ended yet
    can_undo: bool
    can_ask: bool
    has_cards: bool


class Around(NamedTuple):
    """What else there is to know about a turn, besides the table and the draft."""

    can_undo: bool = False
    hint: str | None = None  # None: there is no coach
    trouble: str = ""
    watching: bool = False  # somebody else acts


def turn_model(
    table: Table,
    viewer: int,
    draft: Draft,
    around: Around = Around(),  # noqa: B008  # a value
) -> TurnModel:
    """What somebody sees while a turn is played, their own if they are not watching."""
    turn = table.turn
    acting = turn.seat if turn else viewer
    free = None if turn is None or around.watching else table
    build = draft.build if free is not None else None
    rule = refusal(table, build, None) if build else None
    legal = act(draft, free)
    no_end = refusal(table, END_TURN, None)
    name = table.seats[acting].name
    thinking = _("{name} is thinking…", name=name)
    return TurnModel(
        title=thinking if around.watching else _("{name}’s turn", name=name),
        step=step(table),
        color=table.seats[viewer].color,
        seats=seat_panels(table, viewer),
        floors=tuple(_floor_key(table, acting, draft, free, kind) for kind in KINDS),
        shop=shop(table, acting) if free is not None else (),
        table=table,
        glowing=glowing(free, draft.kind),
        group=group(table, viewer),
        chosen=draft.space if free is not None else None,
        ghost=legal,
        outlook=outlook(table, legal) if legal else None,
        prompt=_prompt(table, draft, rule, legal, free),
        rule=rule,
        warning=around.trouble or warning(table),
        hint=around.hint or "",
        act_text=_("Build"),
        end_text=_("End turn"),
        can_act=legal is not None,
        can_end=free is not None and no_end is None,
        no_end=no_end if free is not None else None,
        can_undo=around.can_undo,
        can_ask=around.hint is not None and free is not None,
        has_cards=True,
    )


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


def seat_panels(table: Table, viewer: int) -> tuple[SeatPanel, ...]:
    acting = table.turn.seat if table.turn else None
    covered = table.mode is Mode.COVERED and not table.over
    return tuple(
        SeatPanel(
            seat.name,
            seat.color,
            at == acting,
            None if covered and at != viewer else table.cash[at],
            table.income(at),
            None if covered and at != viewer else table.stocks[at],
            table.cards[at],
            table.penthouses(at),
        )
        for at, seat in enumerate(table.seats)
    )


def glowing(free: Table | None, kind: str | None) -> frozenset[int]:
    """Where a kind of floor may go now."""
    if free is None or kind is None:
        return frozenset()
    spaces = range(len(free.towers))
    return frozenset(
        space for space in spaces if refusal(free, Build(kind, space), None) is None
    )


def group(table: Table, seat: int) -> frozenset[int]:
    """The spaces that bring a seat its income."""
    _brought, bits = income(table.city, table.towers, table.tops(seat))
    return frozenset(space for space in range(len(table.towers)) if bits >> space & 1)


def why_not(table: Table, kind: str, space: int) -> Ruling | None:
    """Why a kind of floor cannot be built on a space; None: it can."""
    return refusal(table, Build(kind, space), None)


def shop(table: Table, seat: int) -> tuple[Ware, ...]:
    """What whoever acts may trade, with what is left at the bank."""
    wares = []
    for what in TRADED:
        neutral = what is What.NEUTRAL
        buy, sell = Buy(what), Sell(what)
        wares.append(
            Ware(
                what,
                what_name(what),
                millions(PRICES[what]),
                millions(PRICES[what] // 2),
                table.stocks[seat][what],
                table.neutral_left if neutral else table.supplies[seat][what],
                buy,
                sell,
                refusal(table, buy, None),
                refusal(table, sell, None),
            )
        )
    return tuple(wares)


def _floor_key(
    table: Table, acting: int, draft: Draft, free: Table | None, kind: str
) -> FloorKey:
    stock = table.stocks[acting]
    names = {"B": _("Floor"), "N": what_name(What.NEUTRAL), "S": what_name(What.SKYLINE)}
    left = {"B": sum(stock[: What.NEUTRAL]), "N": stock[What.NEUTRAL]}
    return FloorKey(
        kind,
        names[kind],
        left.get(kind, stock[What.SKYLINE]),
        chosen=free is not None and draft.kind == kind,
        enabled=bool(glowing(free, kind)),
    )


def _prompt(
    table: Table,
    draft: Draft,
    rule: Ruling | None,
    legal: Build | None,
    free: Table | None,
) -> str:
    """What to do now, or the answer to what the finger asked."""
    if free is None:
        return ""
    if rule is not None:
        return said(rule)
    if legal is not None:
        return outlook(table, legal).text
    if draft.kind is not None:
        return _("Choose a space: any glowing one will do.")
    if table.turn is not None and table.turn.trading:
        return _("Buy and sell, or end your turn.")
    return _("Choose a floor to build, or visit the shop.")
