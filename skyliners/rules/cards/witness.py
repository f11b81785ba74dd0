"""A game as one player's record tells it: their view, and of the piles only the cards that
they will draw. It can be played on without the others' secrets."""

from typing import NamedTuple

from skyliners.rules.cards.actions import (
    Action,
    Exchange,
    HiddenExchange,
    Reshuffle,
    in_public,
)
from skyliners.rules.cards.legal import kept, refusal
from skyliners.rules.cards.rulings import Rule
from skyliners.rules.cards.table import Table, advance
from skyliners.rules.cards.view import View
from skyliners.rules.deck import Card
from skyliners.rules.refusal import Common, Refused


class Witnessed(NamedTuple):
    view: View
    pile: tuple[Card | None, ...]  # from the top; None: not for the viewer to know
    strangers: tuple[Card, ...] = ()  # cards shown that the viewer never had

    @property
    def table(self) -> Table:
        return self.view.table


def witness(known: Witnessed, action: Action) -> Witnessed:
    """The game after an action, as far as the viewer can follow it."""
    table, seat, hand = known.view
    acting = table.to_move == seat
    if isinstance(action, Reshuffle):
        if len(action.order) != table.discards:
            raise Refused(Rule.BAD_CARDS, "these are not as many as the discards")
        after = known._replace(
            view=View(advance(table, in_public(action)), seat, hand), pile=action.order
        )
        return _drawn(after, table.owed, acting=acting)
    if acting and isinstance(action, HiddenExchange):
        raise Refused(Common.REDACTED, "which cards the viewer put down")
    if not acting and isinstance(action, Exchange) and action.cards:
        raise Refused(Common.UNKNOWN_ACTION, "a redacted record shows another's cards")
    if table.over:
        raise Refused(Common.GAME_OVER)
    if acting and isinstance(action, Exchange):
        rule = refusal(table, action, hand)
        if rule is not None:
            raise Refused(rule)
        left = kept(hand.cards, action.cards)
        assert left is not None
        hand = hand._replace(cards=left, put_down=(*hand.put_down, action.cards))
    public = in_public(action)
    assert isinstance(public, HiddenExchange)
    after = known._replace(view=View(advance(table, public), seat, hand))
    return _drawn(after, min(public.count, table.pile), acting=acting)


def _drawn(known: Witnessed, count: int, *, acting: bool) -> Witnessed:
    drawn, pile = known.pile[:count], known.pile[count:]
    cards = tuple(card for card in drawn if card is not None)
    if not acting:
        return known._replace(pile=pile, strangers=known.strangers + cards)
    if len(cards) < count:
        raise Refused(Common.REDACTED, "a card that the viewer draws")
    view = known.view
    hand = view.hand._replace(cards=view.hand.cards + cards)
    return known._replace(view=view._replace(hand=hand), pile=pile)
