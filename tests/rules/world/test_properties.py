"""What holds in every game of Skyline of the World: money goes to somebody, nothing is
refused that is legal, and what was undone never happened."""

from random import Random

import pytest

from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.rules.refusal import Refused
from skyliners.rules.world import game as world
from skyliners.rules.world.actions import (
    Action,
    Build,
    Buy,
    Cash,
    EndTurn,
    HiddenSwap,
    Sell,
    Swap,
)
from skyliners.rules.world.box import bonus, cities
from skyliners.rules.world.legal import TRADED, legal_actions, price
from skyliners.rules.world.pieces import MOST_CASH, PRICES, SWAPPED_FOR
from skyliners.rules.world.shapes import pays
from skyliners.rules.world.state import State
from skyliners.rules.world.towers import standing
from tests.rules.world.naive import Naive
from tests.rules.world.play import SEATS, random_game

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def _moved(state: State, action: object) -> dict[int, int]:
    """What every seat would get or pay by an action, were there no limit."""
    table = state.table
    assert table.turn is not None
    seat = table.turn.seat
    match action:
        case Build(kind, space):
            cost = price(table.towers[space], seat, kind)
            owner = standing(table.towers[space]).owner
            got = {} if owner in {None, seat} else {owner: cost}
            return {seat: -cost, **got}
        case Cash(card):
            return {seat: pays(card)}
        case Swap() | HiddenSwap():
            return {seat: SWAPPED_FOR}
        case Buy(what):
            return {seat: -PRICES[what]}
        case Sell(what):
            return {seat: PRICES[what] // 2}
        case _:
            following = (seat + 1) % len(table.seats)
            over = world.play(state, EndTurn()).table.over
            return {} if over else {following: table.income(following)}


@PLAYERS
def test_money_comes_from_the_bank_or_somebody_and_goes_there(players: int) -> None:
    for seed in range(3):
        game = random_game(Random(f"money {seed}"), players)
        bank = 1000
        for state, action, after in zip(
            game.states, game.actions, game.states[1:], strict=False
        ):
            moved = _moved(state, action)
            for seat in range(players):
                held = state.table.cash[seat] + moved.get(seat, 0)
                assert after.table.cash[seat] == min(held, MOST_CASH)
            before = sum(state.table.cash) + bank
            bank -= sum(after.table.cash) - sum(state.table.cash)
            assert sum(after.table.cash) + bank == before


@PLAYERS
def test_what_is_legal_is_exactly_what_is_not_refused(players: int) -> None:
    game = random_game(Random(f"legal {players}"), players)
    for state in game.states[:-1:23]:
        table, legal = state.table, {*world.legal(state)}
        spaces = range(len(table.towers))
        every: list[Action] = [Build(kind, at) for kind in "BNS" for at in spaces]
        every += map(Buy, TRADED)
        every += map(Sell, TRADED)
        every += map(Cash, {*bonus()})
        for action in (*every, EndTurn()):
            try:
                world.play(state, action)
            except Refused:
                assert action not in legal
            else:
                assert action in legal


@PLAYERS
def test_undo_restores_everything_until_the_turn_is_ended(players: int) -> None:
    rng = Random(f"undo {players}")
    people = (Player(),) * players
    match = begin("skyline-of-the-world", world.MODES.OPEN, SEATS[:players], people, rng)
    for _ in range(120):
        if match.acting is None:
            break
        match = match.reveal(match.acting)
        view = match.view()
        legal = legal_actions(view.table, view.hand.cards)
        within = [each for each in legal if each != EndTurn()]
        done = match.play(rng.choice(within or legal))
        if within:
            assert done.can_undo
            assert done.undo().reveal(view.seat).view() == view
        match = match.play(rng.choice(legal))
        if match.turn_done:
            match = match.end_turn()


@PLAYERS
def test_cards_leave_the_game_and_never_come_back(players: int) -> None:
    game = random_game(Random(f"cards {players}"), players)
    left = len(bonus())
    for state in game.states:
        there = len(state.pile) + sum(len(hand.cards) for hand in state.hands)
        assert there <= left
        left = there


@pytest.mark.slow
@PLAYERS
@pytest.mark.parametrize("city", list(cities()))
def test_whole_games_go_as_a_second_reading_says(players: int, city: str) -> None:
    """Two thousand games in all, every action and every result."""
    for seed in range(112):
        rng = Random(f"{city} {players} {seed}")
        options = {"tournament": bool(seed % 2), "fair_start": bool(seed % 3)}
        game = random_game(rng, players, city=city, **options)
        naive = Naive(world.write(game.start, ()))
        for state, action in zip(game.states, game.actions, strict=False):
            text = world.write_action(action, state.table)
            assert naive.refused(text) is None
            naive.do(text)
        told = world.describe(game.end)
        assert (told["cash"], told["stock"]) == (naive.cash, naive.stock)
        assert (told["totals"], told["winners"]) == (naive.totals(), naive.winners())
