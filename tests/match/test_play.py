"""Matches of Skyliners: begun, put on record, and taken up again as they were left."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyliners.match import record as on_file
from skyliners.match.match import NotNowError, Player
from skyliners.match.play import AnyMatch, begin, on_record, take_up
from skyliners.rules.refusal import Common, Refused
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.pieces import Mode
from tests.match.matches import BOT, PERSON, act, match_of, persons, turns
from tests.play import SEATINGS, TWO, Game, games, random_game, seated


def put_away_and_taken_up(match: AnyMatch, *, turn_ended: bool) -> AnyMatch:
    text = on_file.write(on_record(match))
    return take_up(on_file.read(text), match.players, turn_ended=turn_ended)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("sides", SEATINGS, ids="-".join)
def test_a_match_begins_for_every_seating(sides: tuple[Side, ...], mode: Mode) -> None:
    seats = seated(sides)
    match = begin("skyliners", mode, seats, persons(len(sides)), Random(1))
    assert match.table.seats == seats
    assert match.table.mode is mode
    assert match.acting == 0
    assert match.revealed is None
    assert not match.can_undo


def test_the_deal_comes_from_the_generator_alone() -> None:
    one, same, another = (
        begin("skyliners", Mode.FULL, seated(TWO), persons(2), Random(seed))
        for seed in (1, 1, 2)
    )
    assert one == same
    assert one != another


@pytest.mark.parametrize("number", [0, 1, 3])
def test_every_seat_needs_its_player(number: int) -> None:
    with pytest.raises(Refused) as begun:
        begin("skyliners", Mode.FULL, seated(TWO), persons(number), Random(1))
    assert begun.value.rule is Common.BAD_SEATS
    record = on_record(begin("skyliners", Mode.FULL, seated(TWO), persons(2), Random(1)))
    with pytest.raises(Refused) as taken_up:
        take_up(record, persons(number))
    assert taken_up.value.rule is Common.BAD_SEATS


def test_nobody_sits_down_to_seats_that_do_not_fit() -> None:
    with pytest.raises(Refused) as refused:
        begin("skyliners", Mode.FULL, seated((TWO[0], TWO[0])), persons(2), Random(1))
    assert refused.value.rule is Common.BAD_SEATS


def test_a_record_keeps_what_is_written_beside_it() -> None:
    match = begin("skyliners", Mode.FULL, seated(TWO), persons(2), Random(1))
    extras = {"played_at": "Lisbon"}
    record = on_record(match, extras)
    extras["played_at"] = "Porto"
    assert record.extras == {"played_at": "Lisbon"}
    assert on_record(match).extras == {}


def test_what_one_player_may_know_is_not_enough_to_play_on() -> None:
    match = begin("skyliners", Mode.FULL, seated(TWO), persons(2), Random(1))
    with pytest.raises(Refused) as refused:
        take_up(on_record(match).redacted(0), persons(2))
    assert refused.value.rule is Common.REDACTED


@settings(max_examples=60, deadline=None)
@given(games(), st.lists(st.sampled_from([PERSON, BOT, Player(7)]), min_size=4, max_size=4))
def test_a_match_is_taken_up_exactly_where_it_was_left(
    game: Game, around: list[Player]
) -> None:
    players = tuple(around[: len(game.start.hands)])
    match = turns(match_of(Game(game.start, ()), players), game.actions).conceal()
    again = put_away_and_taken_up(match, turn_ended=True)
    assert again == match
    if match.can_undo:  # left in the middle of a turn: nothing of it was ended
        assert put_away_and_taken_up(match, turn_ended=False) == match
        assert again.undo() == match.undo()
        with pytest.raises(NotNowError):
            again.undo().undo()


@settings(max_examples=60, deadline=None)
@given(games())
def test_a_turn_done_but_not_ended_can_still_be_taken_back(game: Game) -> None:
    match = begun = match_of(Game(game.start, ()))
    for action in game.actions:
        match = act(match, action)
        if match.turn_done:
            left = match.conceal()
            assert put_away_and_taken_up(left, turn_ended=False) == left
            assert put_away_and_taken_up(left, turn_ended=True) == left.end_turn()
            match = match.end_turn()
    assert begun.table == game.start.table


def test_a_match_nobody_has_acted_in_is_taken_up() -> None:
    match = begin("skyliners", Mode.FULL, seated(TWO), persons(2), Random(1))
    for turn_ended in (True, False):
        assert put_away_and_taken_up(match, turn_ended=turn_ended) == match


def test_a_finished_match_is_taken_up_with_its_sheet() -> None:
    match = match_of(random_game(Random(2), Mode.FULL, TWO))
    assert put_away_and_taken_up(match, turn_ended=True).sheet() == match.sheet()
