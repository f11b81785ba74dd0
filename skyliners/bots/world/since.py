"""What happened in a turn so far, and the view its player had when it began: from what they
know now, and the open log."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from skyliners.bots.protocol import Budget
from skyliners.rules.world.actions import Cash, EndTurn, HiddenSwap
from skyliners.rules.world.advance import advance
from skyliners.rules.world.pieces import BONUS_CARDS, SWAP
from skyliners.rules.world.table import lay
from skyliners.rules.world.view import View


class Key(NamedTuple):
    """A moment of a game as one player knows it, and how long they think about it."""

    dealt: Any
    log: Sequence[Any]
    cards: tuple[str, ...]
    mission: str
    budget: Budget

    def __repr__(self) -> str:
        return "Key(…)"


def begun(view: View) -> int:
    """Where in the log the turn began; or after what was swapped last, since cards that
    went face down are not known any more."""
    log = view.table.log
    at = len(log)
    while at and not isinstance(log[at - 1], EndTurn | HiddenSwap):
        at -= 1
    return at


def _cards_at(view: View, at: int) -> tuple[str, ...]:
    """What its player held at a moment of this turn."""
    shown = [each.card for each in view.table.log[at:] if isinstance(each, Cash)]
    return (*view.hand.cards, *shown)


def key_of(view: View, at: int, budget: Budget) -> Key:
    table = view.table
    dealt = (table.city, table.seats, table.first_cash, _first_pile(view), view.seat)
    cards = tuple(sorted(_cards_at(view, at)))
    return Key(dealt, table.log[:at], cards, view.hand.mission, budget)


def before(view: View, at: int) -> View:
    """The view at a moment of this turn."""
    now = view.table
    table = lay(
        now.mode,
        now.city,
        now.seats,
        _first_pile(view),
        tournament=now.tournament,
        cash=now.first_cash,
    )
    for action in now.log[:at]:
        table = advance(table, action)
    return View(table, view.seat, view.hand._replace(cards=_cards_at(view, at)))


def _first_pile(view: View) -> int:
    """How many cards the pile had when the game began."""
    table = view.table
    gone = sum(
        1 if isinstance(action, Cash) else SWAP if isinstance(action, HiddenSwap) else 0
        for action in table.log
    )
    return table.pile + sum(table.cards) + gone - BONUS_CARDS * len(table.seats)
