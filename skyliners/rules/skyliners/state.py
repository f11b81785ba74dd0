"""A whole game: the open table and everybody's hand. Who holds a state knows all
secrets, so it stays inside the rules and the match; others get views."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from skyliners.rules.refusal import Refused
from skyliners.rules.skyliners.actions import Action, Plan, in_public
from skyliners.rules.skyliners.city import District
from skyliners.rules.skyliners.deck import SETUP_DECK
from skyliners.rules.skyliners.legal import legal_actions, refusal
from skyliners.rules.skyliners.pieces import SETUP_CARDS, Mode
from skyliners.rules.skyliners.scoring import ScoreSheet, score
from skyliners.rules.skyliners.table import Seat, Table, advance, check_seats, lay
from skyliners.rules.skyliners.view import Hand, View


class State(NamedTuple):
    table: Table
    hands: tuple[Hand, ...]

    def __repr__(self) -> str:
        """Nothing secret, wherever a state may be printed by mistake."""
        return f"State({self.table!r}, hands=…)"


def deal(mode: Mode, seats: tuple[Seat, ...], rng: Random) -> State:
    """A new game. All chance there is comes from `rng` and is written down in it."""
    check_seats(seats)
    setup = tuple(rng.sample(SETUP_DECK, SETUP_CARDS[len(seats)]))
    districts = rng.sample(tuple(District), len(seats))
    return opening(lay(mode, seats, setup), districts)


def opening(table: Table, skyscrapers: Iterable[District]) -> State:
    """The game when the first turn begins: nothing filed yet."""
    return State(table, tuple(Hand(card, ()) for card in skyscrapers))


def table(state: State) -> Table:
    return state.table


def view(state: State, seat: int) -> View:
    return View(state.table, seat, state.hands[seat])


def to_move(state: State) -> int | None:
    turn = state.table.turn
    return turn.seat if turn else None


def legal(state: State) -> Sequence[Action]:
    table, hands = state
    return legal_actions(table, hands[table.turn.seat]) if table.turn else ()


def play(state: State, action: Action) -> State:
    """The game after an action; `Refused` if a rule forbids it."""
    table, hands = state
    seat = table.turn.seat if table.turn else 0
    rule = refusal(table, action, hands[seat])
    if rule is not None:
        raise Refused(rule)
    if isinstance(action, Plan):
        hands = (*hands[:seat], hands[seat].with_plan(action), *hands[seat + 1 :])
    return State(advance(table, in_public(action)), hands)


def final_score(state: State) -> ScoreSheet:
    if not state.table.over:
        raise ValueError("the game is not over")
    return score(*state)
