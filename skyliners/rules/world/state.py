"""A whole game: the open table, everybody's hand, and the pile of bonus cards, which is in
nobody's. Who holds a state knows all secrets; others get views."""

from random import Random
from typing import NamedTuple

from skyliners.rules.refusal import Common, Refused
from skyliners.rules.seats import Seat
from skyliners.rules.world.actions import Action, Build, Cash, HiddenSwap, Swap, in_public
from skyliners.rules.world.advance import advance, drawers
from skyliners.rules.world.box import Box
from skyliners.rules.world.legal import piece, refusal
from skyliners.rules.world.pieces import BONUS_CARDS, FAIR_START, Mode, What
from skyliners.rules.world.scoring import ScoreSheet, score
from skyliners.rules.world.table import Table, check_seats, lay
from skyliners.rules.world.view import Hand, View


class State(NamedTuple):
    table: Table
    hands: tuple[Hand, ...]
    pile: tuple[str | None, ...]  # from the top; None: a record keeps it to itself

    def __repr__(self) -> str:
        return f"State({self.table!r}, hands=…)"


def opening(
    table: Table, missions: tuple[str, ...], bonus: tuple[str | None, ...]
) -> State:
    """The first cards of the pile are the start player's, the next the next player's."""
    hands = []
    for seat, mission in enumerate(missions):
        own = bonus[seat * BONUS_CARDS : (seat + 1) * BONUS_CARDS]
        hands.append(Hand(mission, tuple(card for card in own if card is not None)))
    return State(table, tuple(hands), bonus[len(missions) * BONUS_CARDS :])


def deal(
    mode: Mode,
    seats: tuple[Seat, ...],
    box: Box,
    rng: Random,
    *,
    tournament: bool = False,
    fair_start: bool = True,
) -> State:
    """Later seats begin with more where that is fair, unless it is switched off."""
    check_seats(seats)
    missions = tuple(rng.sample(box.missions, len(seats)))
    bonus = tuple(rng.sample(box.bonus, len(box.bonus)))
    left = len(bonus) - BONUS_CARDS * len(seats)
    cash = FAIR_START[len(seats)] if fair_start else None
    table = lay(mode, box.city, seats, left, tournament=tournament, cash=cash)
    return opening(table, missions, bonus)


def view(state: State, seat: int) -> View:
    return View(state.table, seat, state.hands[seat])


def to_move(state: State) -> int | None:
    turn = state.table.turn
    return turn.seat if turn else None


def play(state: State, action: Action) -> State:
    """The game after an action; `Refused` if a rule forbids it."""
    table = state.table
    if isinstance(action, HiddenSwap):
        raise Refused(Common.REDACTED, "which cards were swapped")
    seat = table.turn.seat if table.turn else 0
    rule = refusal(table, action, state.hands[seat].cards)
    if rule is not None:
        raise Refused(rule)
    hands, pile = list(state.hands), state.pile
    if isinstance(action, Cash):
        hands[seat] = hands[seat].without((action.card,))
    elif isinstance(action, Swap):
        hands[seat] = hands[seat].without(action.cards)
    elif builds_penthouse(table, action):
        for other, card in zip(drawers(table, seat), pile, strict=False):
            if card is None:
                raise Refused(Common.REDACTED, "a bonus card that is drawn is hidden")
            hands[other] = hands[other]._replace(cards=(*hands[other].cards, card))
            pile = pile[1:]
    return State(advance(table, in_public(action)), tuple(hands), pile)


def builds_penthouse(table: Table, action: Action) -> bool:
    return (
        isinstance(action, Build)
        and piece(table.towers[action.space], action.kind) is What.PENTHOUSE
    )


def final_score(state: State) -> ScoreSheet:
    if not state.table.over:
        raise ValueError("the game is not over")
    return score(state.table, state.hands)
