"""Looking at a game again: back and forth, cards opened only once it is over."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyliners.match.replay import Replay, ends, moves, replay
from skyliners.rules.skyliners.actions import HIDDEN_PLAN, Plan, in_public
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.state import final_score, view
from tests.play import THREE, Game, games, random_game
from tests.records import recorded


@pytest.fixture(scope="module")
def game() -> Game:
    found = random_game(Random(8), Mode.FULL, THREE)
    assert any(isinstance(action, Plan) for action in found.actions)
    return found


@pytest.fixture(scope="module")
def seen_again(game: Game) -> Replay:
    return replay(recorded(game))


def test_it_begins_before_the_first_action(game: Game, seen_again: Replay) -> None:
    assert seen_again.table == game.start.table
    assert seen_again.last_action is None
    assert not seen_again.at_end


def test_every_table_comes_up_in_order(game: Game, seen_again: Replay) -> None:
    for cursor, state in enumerate(game.positions()):
        assert seen_again.to(cursor).table == state.table
    assert seen_again.to(cursor).at_end


def test_each_step_says_what_led_there(game: Game, seen_again: Replay) -> None:
    step = seen_again
    for action in game.actions:
        step = step.step()
        assert step.last_action == action
    assert step.at_end
    assert step.step(-len(game.actions)) == seen_again


@pytest.mark.parametrize("beyond", [-1, -1000])
def test_before_the_beginning_is_the_beginning(seen_again: Replay, beyond: int) -> None:
    assert seen_again.to(beyond) == seen_again.step(beyond) == seen_again


def test_beyond_the_end_is_the_end(game: Game, seen_again: Replay) -> None:
    end = seen_again.to(len(game.actions))
    assert seen_again.to(10**6) == end == end.step()
    assert end.table == game.end.table


def test_cards_are_opened_once_the_game_is_over(game: Game, seen_again: Replay) -> None:
    assert seen_again.actions == game.actions
    assert seen_again.sheet == final_score(game.end)


@settings(max_examples=50, deadline=None)
@given(games(lengths=st.integers(0, 60)))
def test_cards_stay_face_down_while_the_game_goes_on(game: Game) -> None:
    if game.end.table.over:
        return
    seen = replay(recorded(game))
    assert seen.sheet is None
    assert seen.actions == tuple(map(in_public, game.actions))
    assert [*moves(recorded(game))] == []


def test_once_it_is_over_everybody_s_hand_is_known_at_every_table(
    game: Game, seen_again: Replay
) -> None:
    seats = range(len(game.end.hands))
    for cursor, state in enumerate(game.positions()):
        known = tuple(view(state, seat) for seat in seats)
        assert seen_again.to(cursor).hands == known
    assert ends(recorded(game)) == known


def test_of_a_game_that_goes_on_no_hand_is_known(game: Game) -> None:
    begun = recorded(game._replace(actions=game.actions[:9]))
    assert replay(begun).to(5).hands == ()
    assert ends(begun) == ()


def test_a_move_comes_with_what_its_player_could_know(game: Game) -> None:
    known = [
        view(state, state.table.turn.seat) for state in game.positions() if state.table.turn
    ]
    assert [*moves(recorded(game))] == [*zip(known, game.actions, strict=True)]
    assert [*moves(recorded(game).redacted(0))] == []


def test_a_redacted_game_stays_face_down_even_when_over(game: Game) -> None:
    for seat in range(3):
        seen = replay(recorded(game).redacted(seat))
        assert seen.sheet is None
        assert seen.tables == tuple(state.table for state in game.positions())
        assert seen.actions.count(HIDDEN_PLAN) == sum(
            isinstance(action, Plan) for action in game.actions
        )


def test_a_game_nobody_has_acted_in_has_one_table(game: Game) -> None:
    seen = replay(recorded(game._replace(actions=())))
    assert seen.tables == (game.start.table,)
    assert seen.at_end
    assert seen.step() == seen.step(-1) == seen
