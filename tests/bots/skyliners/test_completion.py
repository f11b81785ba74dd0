"""The rest of a game by lot: only what may be built, and never more than there is."""

from itertools import chain
from random import Random

from hypothesis import given

from skyliners.bots.skyliners.completion import Rest
from skyliners.bots.skyliners.geometry import geometry_of
from skyliners.bots.skyliners.moves import CODES, FORFEITED, PLAN, random_bytes
from skyliners.bots.skyliners.pool import Pool
from skyliners.rules.skyliners.state import State
from tests.bots.skyliners.board import Board
from tests.play import SEEDS, Game, games, positions


@given(games())
def test_moves_change_stocks_and_turns_as_on_the_board(game: Game) -> None:
    board, rest = Board(*game.start), Rest(game.start.table)
    for action in game.actions:
        code = CODES[action]
        builds = [move for move in board.moves() if move < PLAN]
        floors, caps = rest.builds()
        assert sorted(floors + caps) == builds
        board.play(code)
        rest.play(code)
        assert rest.over == board.over
        for name in ("heights", "floors", "roofs", "parks", "seat", "action", "built"):
            assert getattr(rest, name) == getattr(board, name), name
        if rest.full:
            assert rest.cards == [rows.bit_count() for rows in board.rows]


@given(positions(), SEEDS)
def test_a_completion_builds_on_what_stands(state: State, seed: int) -> None:
    table = state.table
    if table.turn is None:
        return
    rest = Rest(table)
    before = rest.copy()
    future = rest.completed(random_bytes(Random(seed)))
    for now, end in zip(table.heights, future.heights, strict=True):
        assert end >= now
        assert end == now or not now & 1  # nothing goes on a roof or a park
    added = sum(future.heights) - sum(table.heights)
    floors = sum(map(len, future.floors))
    assert 2 * floors <= added <= 2 * floors + sum(rest.roofs) + sum(rest.parks)
    for seat, stock in enumerate(table.stocks):
        assert len(future.floors[seat]) <= stock.floors
        assert 0 <= future.kept[seat] <= stock.cards
    for name in Rest.__slots__:
        assert getattr(rest, name) == getattr(before, name), name


@given(positions(), SEEDS)
def test_futures_stay_futures_of_the_position(state: State, seed: int) -> None:
    """Whatever is played, every city in a pool can still come of the position."""
    if state.table.turn is None:
        return
    rng = Random(seed)
    rest = Rest(state.table)
    pool = Pool(geometry_of(state.table), rest, random_bytes(rng), 3)
    board = Board(*state)
    while not board.over:
        code = rng.choice(board.moves())
        pool.lift()
        pool.play(code)
        board.play(code)
        assert pool.rest.heights == board.heights
        for city in pool.cities:
            for now, end in zip(board.heights, city, strict=True):
                assert end >= now
                assert end == now or not now & 1
        in_every_city = map(pool.geometry.sights, pool.cities)
        assert pool.shows == [*chain.from_iterable(in_every_city)]
        if code == FORFEITED:
            break
