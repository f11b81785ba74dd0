"""The fast board is the rules once more: the same moves, and the same after each."""

from random import Random

import pytest

from skyliners.bots.world.board import CASH, SWAP, Board
from skyliners.bots.world.ground import ground_of
from skyliners.bots.world.moves import Hidden, action_of, board_of, move_of
from skyliners.rules.world import game as world
from skyliners.rules.world.actions import Build, Buy, Cash, EndTurn
from skyliners.rules.world.box import cities
from skyliners.rules.world.legal import TRADED
from skyliners.rules.world.state import State
from tests.rules.world.play import random_game


def whole(state: State) -> Board:
    """The board of a state, nothing guessed."""
    ground = ground_of(state.table.city)
    hands = tuple(tuple(map(ground.card, hand.cards)) for hand in state.hands)
    pile = tuple(ground.card(str(card)) for card in state.pile)
    missions = tuple(hand.mission for hand in state.hands)
    return board_of(state.table, Hidden(hands, pile, missions))


def told(board: Board) -> dict[str, object]:
    """All it knows; of a game that is over it is all the same whose turn it was."""
    turn = {"seat", "round", "trading", "built", "bought", "bought_neutral"}
    turn |= {"built_skyline", "cashed"}
    skipped = {"ground", *(turn if board.over else ())}
    return {name: getattr(board, name) for name in Board.__slots__ if name not in skipped}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("city", list(cities()))
def test_whatever_is_done_the_board_stands_as_the_rules_say(
    city: str, players: int
) -> None:
    game = random_game(Random(f"{city} {players}"), players, city=city)
    ground = ground_of(game.start.table.city)
    board = whole(game.start)
    for action, after in zip(game.actions, game.states[1:], strict=True):
        board = board.copy()
        board.do(move_of(action, ground))
        assert told(board) == told(whole(after))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_the_board_allows_is_what_the_rules_allow(players: int) -> None:
    game = random_game(Random(players), players)
    for state in game.states[:-1:2]:
        board, legal = whole(state), {*world.legal(state)}
        ground = board.ground
        builds = {action for action in legal if isinstance(action, Build)}
        assert {action_of(move, ground) for move in board.builds()} == builds
        assert board.can_build() == bool(builds)
        assert board.may_end() == (EndTurn() in legal)
        hand = {*board.hands[board.seat]}
        cashed = {action_of(CASH + card, ground) for card in hand if board.can_cash(card)}
        assert cashed == {action for action in legal if isinstance(action, Cash)}
        may = board.may_trade()
        bought = {Buy(what) for what in TRADED if may and board.can_buy(what)}
        assert bought == {action for action in legal if isinstance(action, Buy)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_moves_are_actions_read_another_way(players: int) -> None:
    game = random_game(Random(players), players)
    for state in game.states[::11]:
        ground = ground_of(state.table.city)
        for action in world.legal(state):
            move = move_of(action, ground)
            assert action_of(move, ground) == action
            assert (move >= SWAP) == (world.is_secret(action))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_income_is_what_the_rules_say(players: int) -> None:
    for state in random_game(Random(players), players).states[::5]:
        board = whole(state)
        for seat in range(players):
            assert board.income(seat) == state.table.income(seat)
