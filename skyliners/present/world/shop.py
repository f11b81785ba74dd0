"""The shop: what whoever acts may buy and sell, what is left at the bank, and why not."""

from typing import NamedTuple

from skyliners.present.texts import _, said
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
    sign: str  # how a record writes it
    label: str  # what is written on it: its price
    counts: str  # how many one has, and how many are left
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
    wares: tuple[Ware, ...]
    chosen: Ware
    prompt: str  # about the chosen one, and what to know before one buys
    rule: Ruling | None  # why it cannot be bought
    buy_text: str
    sell_text: str
    close_text: str


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
                str(PRICES[what]),
                f"{held} / {at_bank}",
                millions(PRICES[what]),
                millions(PRICES[what] // 2),
                held,
                at_bank,
                _(
                    "{what}: you have {held}, the bank has {left}.",
                    what=what_name(what),
                    held=held,
                    left=at_bank,
                ),
                buy,
                sell,
                refusal(table, buy, None),
                refusal(table, sell, None),
            )
        )
    return tuple(found)


def shop_model(table: Table, seat: int, what: What) -> ShopModel:
    """The shop, where one ware is being looked at."""
    offered = wares(table, seat)
    chosen = next(ware for ware in offered if ware.what is what)
    return ShopModel(
        offered,
        chosen,
        prompt=" ".join((chosen.stock_text, _note(table, chosen))).strip(),
        rule=chosen.no_buying,
        buy_text=_("Buy: {money}", money=chosen.price),
        sell_text=_("Sell: {money}", money=chosen.sells_for),
        close_text=_("Back"),
    )


def _note(table: Table, ware: Ware) -> str:
    if ware.no_buying is not None:
        return ware.why_not_buy
    if table.turn is not None and not table.turn.trading and can_build(table):
        return _("Once you trade, you can’t build any more this turn.")
    return ""
