"""The shop: what whoever acts may buy and sell, what is left at the bank, and why not."""

from typing import NamedTuple

from skyliners.present.texts import _, plural, said
from skyliners.present.world.names import millions, what_name
from skyliners.rules.refusal import Ruling
from skyliners.rules.world.actions import Buy, Sell
from skyliners.rules.world.legal import TRADED, can_build, refusal
from skyliners.rules.world.pieces import NAMES, PRICES, What
from skyliners.rules.world.table import Table


class Ware(NamedTuple):
    """A line of the shop."""

    what: What
    name: str
    sign: str  # what is written on it
    price: str
    sells_for: str
    held: int
    at_bank: int
    stock_text: str  # how many one has, and how many are left
    buy: Buy
    sell: Sell
    no_buying: Ruling | None  # None: it can be bought now
    no_selling: Ruling | None

    @property
    def why_not_buy(self) -> str:
        return said(self.no_buying) if self.no_buying else ""

    @property
    def why_not_sell(self) -> str:
        return said(self.no_selling) if self.no_selling else ""


class ShopModel(NamedTuple):
    title: str
    cash: int
    cash_text: str
    wares: tuple[Ware, ...]
    note: str  # what to know before one buys
    close_text: str
    undo_text: str
    can_undo: bool


def wares(table: Table, seat: int) -> tuple[Ware, ...]:
    """What whoever acts may trade, with what is left at the bank."""
    found = []
    for what in TRADED:
        buy, sell, held = Buy(what), Sell(what), table.stocks[seat][what]
        neutral = what is What.NEUTRAL
        at_bank = table.neutral_left if neutral else table.supplies[seat][what]
        found.append(
            Ware(
                what,
                what_name(what),
                NAMES[what],
                millions(PRICES[what]),
                millions(PRICES[what] // 2),
                held,
                at_bank,
                _("{held} · {left} left", held=held, left=at_bank),
                buy,
                sell,
                refusal(table, buy, None),
                refusal(table, sell, None),
            )
        )
    return tuple(found)


def shop_model(table: Table, seat: int, *, can_undo: bool) -> ShopModel:
    cash = table.cash[seat]
    return ShopModel(
        title=_("Shop"),
        cash=cash,
        cash_text=millions(cash),
        wares=wares(table, seat),
        note=_note(table),
        close_text=_("Back to the city"),
        undo_text=_("Take back"),
        can_undo=can_undo,
    )


def _note(table: Table) -> str:
    turn = table.turn
    if turn is None:
        return ""
    if turn.trading:
        left = table.neutral_left
        return plural("1 neutral floor left.", "{n} neutral floors left.", left)
    if not turn.built and can_build(table):
        return _("Build first: then the shop opens.")
    return _("Once you trade, building is over for this turn.")
