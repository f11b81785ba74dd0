"""The fast board is the rules once more: move for move, point for point."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given

from skyliners.bots.skyliners.board import Board
from skyliners.bots.skyliners.completion import Rest
from skyliners.bots.skyliners.moves import CODES, MOVES, random_bytes
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.scoring import score
from skyliners.rules.skyliners.state import State, deal, legal
from tests.play import FOUR, SEEDS, TWO, Game, games, played, positions, seated

LOTS_PER_MOVE = 100


def _points(state: State) -> list[tuple[int, int]]:
    return [(total.total, total.antennas) for total in score(*state).totals]


def _position(board: Board) -> dict[str, object]:
    return {
        name: getattr(board, name)
        for name in (*Rest.__slots__, *Board.__slots__)
        if name != "played"
    }


@given(games())
def test_every_position_has_the_same_moves_and_points(game: Game) -> None:
    board = Board(*game.start)
    for state, action in zip(game.positions(), (*game.actions, None), strict=True):
        assert board.moves() == sorted(CODES[move] for move in legal(state))
        assert board.over == state.table.over
        assert board.totals() == _points(state)
        if not board.over:
            assert _position(board) == _position(Board(*state))
        if action is not None:
            board.play(CODES[action])


@given(positions(), SEEDS)
def test_a_random_completion_is_a_game_by_the_rules(state: State, seed: int) -> None:
    board = Board(*state)
    board.finish(random_bytes(Random(seed)))
    end = played(state, *(MOVES[code] for code in board.played))
    assert end.table.over
    assert board.totals() == _points(end)


@given(positions(), SEEDS)
def test_a_copy_leaves_the_board_alone(state: State, seed: int) -> None:
    board, untouched = Board(*state), Board(*state)
    board.copy().finish(random_bytes(Random(seed)))
    assert _position(board) == _position(untouched)
    assert board.played == []


@pytest.mark.parametrize("sides", [TWO, FOUR])
@pytest.mark.parametrize("mode", Mode)
def test_every_legal_move_is_equally_likely(mode: Mode, sides: tuple[Side, ...]) -> None:
    """Chi-square, first and second action; the seed is fixed, so this cannot flicker."""
    rng = Random(7)
    state = deal(mode, seated(sides), rng)
    draw = random_bytes(rng)
    for state_now in (state, played(state, next(iter(legal(state))))):
        board = Board(*state_now)
        moves = board.moves()
        drawn: Counter[int] = Counter()
        for _ in range(LOTS_PER_MOVE * len(moves)):
            trial = board.copy()
            trial.finish(draw)
            drawn[trial.played[0]] += 1
        assert set(drawn) == set(moves)
        chi = sum((drawn[move] - LOTS_PER_MOVE) ** 2 for move in moves) / LOTS_PER_MOVE
        assert chi < len(moves) + 4 * (2 * len(moves)) ** 0.5
