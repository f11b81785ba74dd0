"""A turn on screen: the open table, a half-made move, and what follows from both. Nothing
secret comes in here, so nothing secret can get out. In the covered game others' money and
floors are not shown, though everybody saw them come and go."""

from collections.abc import Hashable
from itertools import takewhile
from typing import NamedTuple

from skyliners.present.frame import Count
from skyliners.present.texts import _
from skyliners.present.world.draft import KINDS, Draft, act, drafted
from skyliners.present.world.prompts import (
    done,
    prompt,
    step,
    warning,
    why_not_act,
    why_not_kind,
)
from skyliners.present.world.scene import MapShown, Marks, map_of
from skyliners.present.world.shop import ShopModel, shop_model
from skyliners.present.world.told import news, turns
from skyliners.rules.refusal import Ruling
from skyliners.rules.seats import Color
from skyliners.rules.world.actions import END_TURN, Build
from skyliners.rules.world.legal import piece, refusal
from skyliners.rules.world.pieces import COLOURED, PRICES, Mode, Stock, What
from skyliners.rules.world.table import Table, income
from skyliners.rules.world.towers import Floor


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


# What is written on a floor: its value, or what it costs.
_LABELS = tuple(map(str, PRICES))
NOTHING: Stock = (0,) * len(What)


class FloorKey(NamedTuple):
    """A kind of floor to build with, and how many there are of it."""

    kind: str
    name: str
    left: int
    labels: tuple[str, ...]  # what is written on them, one by one
    chosen: bool
    enabled: bool  # it can be built somewhere
    why: str  # it cannot


class TurnModel(NamedTuple):
    """The `Frame` of a turn, and what is this game's own in it."""

    title: str
    step: str
    color: Color
    seats: tuple[SeatPanel, ...]
    floors: tuple[FloorKey, ...]
    shop: ShopModel | None  # while somebody is in there
    map: MapShown
    news: str  # what the others did since this player acted
    prompt: str
    rule: Ruling | None
    warning: str
    hint: str
    shop_text: str
    shop_why: str  # nobody trades now
    act_text: str
    act_why: str  # nothing can be built
    end_text: str
    can_shop: bool
    can_act: bool
    can_end: bool
    no_end: Ruling | None  # why the turn cannot be ended yet
    can_undo: bool
    can_ask: bool
    has_cards: bool


class Around(NamedTuple):
    """What else there is to know about a turn, besides the table and the draft."""

    acting: int | None = None  # whose turn is shown, if the next one's has begun already
    turn_done: bool = False  # it only waits to be passed on
    can_undo: bool = False
    hint: str | None = None  # None: there is no coach
    trouble: str = ""
    watching: bool = False  # somebody else acts
    can_look: bool = True  # at one's own cards
    last: str = ""  # what was just done, while it is watched
    falling: int | None = None  # the space where something was just built


def turn_model(
    table: Table,
    viewer: int,
    draft: Draft,
    around: Around = Around(),  # noqa: B008  # a value
) -> TurnModel:
    """What somebody sees while a turn is played, their own if they are not watching."""
    turn = table.turn
    acting = around.acting
    if acting is None:
        acting = turn.seat if turn else viewer
    busy = turn is None or around.watching or around.turn_done
    free = None if busy else table
    build = None if free is None else drafted(draft, free)
    rule = refusal(table, build, None) if build else None
    shop = None
    if free is not None and draft.ware is not None:
        shop = shop_model(free, acting, draft.ware)
    legal = act(draft, free)
    no_end = None if around.turn_done else refusal(table, END_TURN, None)
    can_end = not around.watching and no_end is None
    # While a bot acts before several people, nobody in particular looks.
    own = viewer if around.can_look else None
    covered = table.mode is Mode.COVERED and own is None
    stock = NOTHING if covered else table.stocks[viewer if around.watching else acting]
    name = table.seats[acting].name
    waits = _("It’s {name}’s turn.", name=name) if around.watching else ""
    warned = around.trouble or warning(table)
    happened = "" if around.watching else news(table, viewer)
    asked_for = around.last if around.watching else prompt(table, draft, rule, legal, free)
    if warned and happened and draft == Draft() and free is not None:
        asked_for = happened  # there is room for two lines, and both matter
    if shop is not None:
        asked_for, rule = shop.prompt, shop.rule
    return TurnModel(
        title=_("{name} is thinking…", name=name)
        if around.watching
        else _("{name}’s turn", name=name),
        step=step(table, turn_done=around.turn_done),
        color=table.seats[viewer].color,
        seats=seat_panels(table, own, acting),
        floors=tuple(
            _floor_key(
                stock,
                kind,
                why_not_kind(free, kind, waits),
                chosen=free is not None and draft.kind == kind,
            )
            for kind in KINDS
        ),
        shop=shop,
        map=_map(table, viewer, draft, legal, around),
        news=happened if draft == Draft() and not warned else "",
        prompt=asked_for,
        rule=rule,
        warning=warned,
        hint=around.hint or "",
        shop_text=_("Shop"),
        shop_why=waits or done(),
        act_text=_("Build"),
        act_why=why_not_act(free, no_end, rule, waits),
        end_text=_("End turn"),
        can_shop=free is not None,
        can_act=legal is not None,
        can_end=can_end and legal is None,
        no_end=no_end if free is not None else None,
        can_undo=around.can_undo,
        can_ask=around.hint is not None and free is not None,
        has_cards=around.can_look,
    )


def silenced(model: TurnModel) -> TurnModel:
    """The same without what only its player may read, to be left lying about."""
    marks = model.map.marks._replace(lit=frozenset(), wanted=frozenset(), chosen=None)
    bare = model.map._replace(marks=marks, ghost=None)
    return model._replace(map=bare, hint="", prompt="", can_act=False)


def _map(
    table: Table,
    viewer: int,
    draft: Draft,
    legal: Build | None,
    around: Around,
) -> MapShown:
    busy = around.watching or around.turn_done or table.turn is None
    free = None if busy else table
    marks = Marks(
        glowing=glowing(free, draft.kind),
        recent=_recent(table, viewer),
        chosen=draft.space if free is not None else None,
        group=group(table, viewer),
        group_of=table.seats[viewer].color,
    )
    ghost = None
    if legal is not None and table.turn is not None:
        what = piece(table.towers[legal.space], legal.kind)
        assert what is not None
        owner = None if what is What.NEUTRAL else table.turn.seat
        ghost = (legal.space, Floor(what, owner))
    sitting = _sitting(table, around)
    shown = map_of(table, marks)
    return shown._replace(ghost=ghost, falling=around.falling, sitting=sitting)


def _sitting(table: Table, around: Around) -> Hashable:
    """Which turn it is, and whose: with each somebody sits down before the city."""
    return (table.turn.round if table.turn else 0), around.acting


def _recent(table: Table, seat: int) -> frozenset[int]:
    """Where the others built since this player acted; from then on, where they did."""
    history = [*zip(turns(table), table.log, strict=True)]
    own = bool(history) and history[-1][0].seat == seat and history[-1][1] != END_TURN
    latest = takewhile(lambda entry: (entry[0].seat == seat) is own, reversed(history))
    return frozenset(action.space for _turn, action in latest if isinstance(action, Build))


def seat_panels(
    table: Table, viewer: int | None, acting: int | None = None
) -> tuple[SeatPanel, ...]:
    """Everybody's; `viewer`: whose money is seen by them even if it is covered."""
    if acting is None and table.turn is not None:
        acting = table.turn.seat
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


def _floor_key(stock: Stock, kind: str, why: str, *, chosen: bool) -> FloorKey:
    names = {"B": _("Floor"), "N": _("Neutral"), "S": _("Skyline")}
    what = {"B": COLOURED, "N": (What.NEUTRAL,), "S": (What.SKYLINE,)}[kind]
    return FloorKey(
        kind,
        names[kind],
        sum(stock[each] for each in what),
        tuple(_LABELS[each] for each in what for _one in range(stock[each])),
        chosen=chosen,
        enabled=not why,
        why=why,
    )
