"""What is allowed. One function names the rule that forbids an exchange, or None."""

from collections.abc import Sequence
from itertools import combinations

from skyliners.rules.cards.actions import Exchange
from skyliners.rules.cards.rulings import Rule
from skyliners.rules.cards.table import Table
from skyliners.rules.cards.view import Hand
from skyliners.rules.deck import Card
from skyliners.rules.refusal import Common, Ruling


def refusal(table: Table, exchange: Exchange, hand: Hand) -> Ruling | None:
    if table.over:
        return Common.GAME_OVER
    return None if kept(hand.cards, exchange.cards) is not None else Rule.CARD_NOT_IN_HAND


def kept(held: tuple[Card, ...], put: tuple[Card, ...]) -> tuple[Card, ...] | None:
    """What is left of a hand; None if it has not all of these cards."""
    left = list(held)
    for card in put:
        if card not in left:
            return None
        left.remove(card)
    return tuple(left)


def legal_exchanges(table: Table, hand: Hand) -> Sequence[Exchange]:
    """Every choice of cards to put down, none included; equal cards make fewer."""
    if table.over:
        return ()
    counts = range(len(hand.cards) + 1)
    held = sorted(hand.cards)
    choices = {cards for count in counts for cards in combinations(held, count)}
    return tuple(Exchange(cards) for cards in sorted(choices))
