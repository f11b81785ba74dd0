"""The bots' board is the rules once more: move for move, point for point."""

from hypothesis import given

from skyliners.bots.skyliners.completion import Rest
from skyliners.bots.skyliners.moves import CODES
from skyliners.rules.skyliners.scoring import score
from skyliners.rules.skyliners.state import State, legal
from tests.bots.skyliners.board import Board
from tests.play import Game, games


def _points(state: State) -> list[tuple[int, int]]:
    return [(total.total, total.antennas) for total in score(*state).totals]


def _position(board: Board) -> dict[str, object]:
    return {name: getattr(board, name) for name in (*Rest.__slots__, *Board.__slots__)}


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
