"""Whose turn it is, and when the game ends."""

import pytest
from hypothesis import given

from skyliners.rules.skyliners.actions import Build, Plan
from skyliners.rules.skyliners.city import CLOCKWISE, Side
from skyliners.rules.skyliners.pieces import Mode, Stock
from skyliners.rules.skyliners.state import State, to_move
from skyliners.rules.skyliners.table import Turn
from tests.play import FOUR, SEATINGS, THREE, TWO, Game, finished, play_on, played
from tests.rules.by_hand import city, position

LAST_FLOOR = Stock(1, 1, 1, 5)


def turns(game: Game) -> list[Turn]:
    return [turn for state in game.positions() if (turn := state.table.turn)]


def rest_of_game(state: State) -> list[Turn]:
    """The turns that come due until the game is over, everybody building floors."""
    end = play_on(state, "FFFF")
    return list(end.table.turns()[len(state.table.log) :])


@given(finished())
def test_turn_order_is_clockwise_from_the_start_player(game: Game) -> None:
    seats = game.start.table.seats
    sides = [seats[turn.seat].side for turn in turns(game) if turn.action == 1]
    first = CLOCKWISE.index(sides[0])
    around = CLOCKWISE[first:] + CLOCKWISE[:first]
    taken = [side for side in around if side in {seat.side for seat in seats}]
    assert sides == (taken * len(sides))[: len(sides)]


@given(finished())
def test_only_the_first_site_of_a_turn_that_goes_on_is_closed(game: Game) -> None:
    for state in game.positions():
        turn, log = state.table.turn, state.table.log
        first = log[-1] if turn and turn.action == 2 else None
        closed = first.site if isinstance(first, Build) else None
        assert state.table.built_this_turn == closed


@given(finished())
def test_everybody_has_the_same_number_of_turns(game: Game) -> None:
    order = turns(game)
    players = len(game.start.table.seats)
    assert {turn.seat for turn in order if turn.round == order[-1].round} == set(
        range(players)
    )
    assert order[-1].seat == players - 1


@given(finished())
def test_the_log_knows_whose_action_each_was(game: Game) -> None:
    assert list(game.end.table.turns()) == turns(game)
    assert to_move(game.end) is None
    assert to_move(game.start) == 0


# The introductory game


@pytest.mark.parametrize("sides", SEATINGS, ids="-".join)
def test_introductory_rounds_are_ten_nine_or_eight(sides: tuple[Side, ...]) -> None:
    rounds = {2: 10, 3: 9, 4: 8}[len(sides)]
    start = position(city(), mode=Mode.INTRODUCTORY, sides=sides, turn=Turn(0, 1, 1))
    due = rest_of_game(start)
    expected = [
        Turn(seat, action, number)
        for number in range(1, rounds + 1)
        for seat in range(len(sides))
        for action in ((1, 2) if number < rounds else (1,))
    ]
    assert due == expected


def test_running_out_of_floors_does_not_end_the_introductory_game() -> None:
    turn = Turn(0, 1, 7)
    start = position(
        city(a1=2, b1=2), mode=Mode.INTRODUCTORY, turn=turn, stock=Stock(1, 2, 1, 0)
    )
    assert rest_of_game(played(start, "F a2"))[-1] == Turn(1, 1, 10)


# The full game


@given(finished())
def test_every_turn_of_the_full_game_has_two_actions(game: Game) -> None:
    if game.start.table.mode is Mode.FULL:
        assert [turn.action for turn in turns(game)] == [1, 2] * (len(game.actions) // 2)


@pytest.mark.parametrize("sides", [TWO, THREE, FOUR])
def test_the_start_players_last_floor_lets_everybody_finish_the_round(
    sides: tuple[Side, ...],
) -> None:
    start = position(city(), sides=sides, turn=Turn(0, 2, 6), stock=LAST_FLOOR)
    due = rest_of_game(played(start, "F a1"))
    assert due == [Turn(seat, act, 6) for seat in range(1, len(sides)) for act in (1, 2)]


@pytest.mark.parametrize("sides", [TWO, THREE, FOUR])
def test_the_last_players_last_floor_ends_the_game_with_their_turn(
    sides: tuple[Side, ...],
) -> None:
    turn = Turn(len(sides) - 1, 2, 6)
    start = position(city(), sides=sides, turn=turn, stock=LAST_FLOOR)
    assert played(start, "F a1").table.over


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_last_floor_as_first_action_does_not_cut_the_turn_short(seat: int) -> None:
    start = position(city(), sides=FOUR, turn=Turn(seat, 1, 6), stock=LAST_FLOOR)
    after = played(start, "F a1")
    assert after.table.turn == Turn(seat, 2, 6)
    assert after.table.stocks[seat].floors == 0
    later = [Turn(other, act, 6) for other in range(seat + 1, 4) for act in (1, 2)]
    assert rest_of_game(played(after, "P A1")) == later


def test_the_second_action_after_the_last_floor_may_be_any() -> None:
    start = position(city(b1=2), turn=Turn(1, 1, 6), stock=LAST_FLOOR)
    after = played(start, "F a1")
    for second in ("R b1", "K e5", "P C1"):
        assert played(after, second).table.over


def test_running_out_of_roofs_parks_and_cards_does_not_end_the_full_game() -> None:
    start = position(city(a1=2), turn=Turn(1, 1, 6), stock=Stock(5, 1, 0, 1))
    assert played(start, "R a1", "P A1").table.turn == Turn(0, 1, 7)


def test_nobody_needs_to_run_out_of_anything_but_floors() -> None:
    """Two who only ever build floors: sixteen are gone after eight turns."""
    start = position(city(), turn=Turn(0, 1, 1))
    end = play_on(start, "FF")
    assert len(end.table.log) == 32
    assert end.table.stocks == (Stock(0, 2, 1, 5),) * 2


@given(finished())
def test_the_full_game_ends_with_the_first_round_that_leaves_anyone_without_floors(
    game: Game,
) -> None:
    if game.start.table.mode is Mode.INTRODUCTORY:
        return
    for state in game.positions():
        turn = state.table.turn
        if turn and turn.seat == 0 and turn.action == 1:
            assert all(stock.floors for stock in state.table.stocks)
    assert not all(stock.floors for stock in game.end.table.stocks)


@given(finished())
def test_planning_cards_come_as_second_actions_only(game: Game) -> None:
    """Who has floors can always build one: never all sites are closed in real play."""
    for turn, action in zip(turns(game), game.actions, strict=True):
        assert not isinstance(action, Plan) or turn.action == 2
