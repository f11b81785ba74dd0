"""A game as one player's record tells it: their view, and of the pile only the cards that
they will draw. It can be played on without the others' secrets."""

from collections.abc import Sequence
from typing import NamedTuple

from skyliners.rules.refusal import Common, Refused
from skyliners.rules.world.actions import Action, Cash, HiddenSwap, Swap, in_public
from skyliners.rules.world.advance import advance, drawers
from skyliners.rules.world.legal import refusal
from skyliners.rules.world.state import builds_penthouse
from skyliners.rules.world.table import Table
from skyliners.rules.world.view import View


class Witnessed(NamedTuple):
    view: View
    pile: tuple[str | None, ...]  # from the top; None: not for the viewer to know
    strangers: tuple[str, ...] = ()  # cards shown that the viewer never had

    @property
    def table(self) -> Table:
        return self.view.table


def witness(known: Witnessed, action: Action) -> Witnessed:
    """The game after an action, as far as the viewer can follow it."""
    table, seat, hand = known.view
    acting = table.turn is not None and table.turn.seat == seat
    if acting and isinstance(action, HiddenSwap):
        raise Refused(Common.REDACTED, "which cards the viewer swapped")
    if not acting and isinstance(action, Swap):
        raise Refused(Common.UNKNOWN_ACTION, "a redacted record shows another's cards")
    rule = refusal(table, action, hand.cards if acting else None)
    if rule is not None:
        raise Refused(rule)
    if acting and isinstance(action, Cash):
        hand = hand.without((action.card,))
    elif acting and isinstance(action, Swap):
        hand = hand.without(action.cards)
    after = known._replace(view=View(advance(table, in_public(action)), seat, hand))
    if builds_penthouse(table, action):
        assert table.turn is not None
        after = _drawn(after, drawers(table, table.turn.seat))
    return after


def _drawn(known: Witnessed, drawing: Sequence[int]) -> Witnessed:
    """These seats draw a card each, from the top."""
    hand, strangers = known.view.hand, known.strangers
    for seat, card in zip(drawing, known.pile, strict=False):
        if seat == known.view.seat:
            if card is None:
                raise Refused(Common.REDACTED, "a bonus card that the viewer draws")
            hand = hand._replace(cards=(*hand.cards, card))
        elif card is not None:
            strangers = (*strangers, card)
    view = known.view._replace(hand=hand)
    return Witnessed(view, known.pile[len(drawing) :], strangers)
