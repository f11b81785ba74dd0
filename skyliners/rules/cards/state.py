"""A whole game: the open table, everybody's hand, and the piles, which are in nobody's.
Who holds a state knows all secrets; others get views."""

from collections import Counter
from random import Random
from typing import NamedTuple

from skyliners.rules.cards.actions import (
    Action,
    HiddenExchange,
    Reshuffle,
    in_public,
)
from skyliners.rules.cards.legal import kept, refusal
from skyliners.rules.cards.pieces import COPIES, HAND, TASKS, TASKS_LAID, Mode
from skyliners.rules.cards.rulings import Rule
from skyliners.rules.cards.scoring import ScoreSheet, score
from skyliners.rules.cards.table import Table, advance, check_seats, lay
from skyliners.rules.cards.view import Hand, View
from skyliners.rules.deck import DECK, Card
from skyliners.rules.refusal import Common, Refused
from skyliners.rules.seats import Seat


class State(NamedTuple):
    table: Table
    hands: tuple[Hand, ...]
    pile: tuple[Card | None, ...]  # from the top; None: a record keeps it to itself
    discards: tuple[Card, ...]

    def __repr__(self) -> str:
        return f"State({self.table!r}, hands=…)"


def opening(
    mode: Mode, seats: tuple[Seat, ...], deck: tuple[Card, ...], tasks: tuple[str, ...]
) -> State:
    """The target, then everybody's cards in turn order, then the pile from the top."""
    table = lay(mode, seats, deck[:HAND], tasks)
    dealt = HAND * (1 + len(seats))
    hands = (deck[place : place + HAND] for place in range(HAND, dealt, HAND))
    return State(table, tuple(Hand(cards, ()) for cards in hands), deck[dealt:], ())


def deal(mode: Mode, seats: tuple[Seat, ...], rng: Random) -> State:
    check_seats(seats)
    deck = list(DECK * COPIES[len(seats)])
    rng.shuffle(deck)
    return opening(mode, seats, tuple(deck), tuple(rng.sample(list(TASKS), TASKS_LAID)))


def view(state: State, seat: int) -> View:
    return View(state.table, seat, state.hands[seat])


def chance(state: State, rng: Random) -> Reshuffle | None:
    """A card is to be drawn and none is left: the discards become the pile."""
    if not state.table.owed:
        return None
    return Reshuffle(tuple(rng.sample(state.discards, len(state.discards))))


def play(state: State, action: Action) -> State:
    """The game after an exchange, or after what chance did; `Refused` if a rule forbids
    it."""
    table = state.table
    if isinstance(action, HiddenExchange):
        raise Refused(Common.REDACTED, "which cards were put down")
    if isinstance(action, Reshuffle):
        return _reshuffled(state, action)
    seat = table.to_move or 0
    assert not table.owed, "chance has to be asked first"
    rule = refusal(table, action, state.hands[seat])
    if rule is not None:
        raise Refused(rule)
    hand = state.hands[seat]
    left = kept(hand.cards, action.cards)
    assert left is not None
    put_down = Hand(left, (*hand.put_down, action.cards))
    after = state._replace(
        table=advance(table, in_public(action)),
        hands=(*state.hands[:seat], put_down, *state.hands[seat + 1 :]),
        discards=state.discards + action.cards,
    )
    return _drawn(after, seat, min(len(action.cards), len(state.pile)))


def _reshuffled(state: State, action: Reshuffle) -> State:
    table = state.table
    shown = Counter(card for card in action.order if card is not None)
    if len(action.order) != len(state.discards) or shown - Counter(state.discards):
        raise Refused(Rule.BAD_CARDS, "these are not the discards")
    seat = table.to_move
    assert seat is not None
    after = state._replace(
        table=advance(table, in_public(action)), pile=action.order, discards=()
    )
    return _drawn(after, seat, table.owed)


def _drawn(state: State, seat: int, count: int) -> State:
    hand = state.hands[seat]
    drawn = tuple(card for card in state.pile[:count] if card is not None)
    if len(drawn) < count:
        raise Refused(Common.REDACTED, "a card that is drawn is hidden")
    cards = hand.cards + drawn
    hands = (*state.hands[:seat], hand._replace(cards=cards), *state.hands[seat + 1 :])
    return state._replace(hands=hands, pile=state.pile[count:])


def final_score(state: State) -> ScoreSheet:
    if not state.table.over:
        raise ValueError("the game is not over")
    return score(state.table, state.hands)
