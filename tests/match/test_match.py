"""A match: whose turn it is, what can be taken back, and until when."""

from random import Random

import pytest

from skyliners.match.match import NotNowError, Player
from skyliners.match.play import AnyMatch, begin
from skyliners.rules.refusal import Common, Refused
from skyliners.rules.skyliners.actions import FORFEIT, PLANS
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.rulings import Rule
from skyliners.rules.skyliners.state import final_score
from tests.match.matches import BOT, PERSON, act, match_of, persons, turns
from tests.play import (
    ALL_ACTIONS,
    FOUR,
    THREE,
    TWO,
    Game,
    played,
    random_game,
    seated,
)


@pytest.fixture
def match() -> AnyMatch:
    return begin("skyliners", Mode.FULL, seated(TWO), persons(2), Random(1))


@pytest.fixture(scope="module")
def finished() -> Game:
    return random_game(Random(3), Mode.FULL, FOUR)


# Turns


def test_the_start_player_begins(match: AnyMatch) -> None:
    assert match.acting == 0
    assert not match.turn_done
    assert not match.over


def test_a_turn_waits_to_be_ended(match: AnyMatch) -> None:
    match = act(match, "F a2", "F a3")
    assert match.turn_done
    assert match.acting == 0
    assert match.end_turn().acting == 1


def test_a_turn_with_actions_left_cannot_be_ended(match: AnyMatch) -> None:
    for unfinished in (match, act(match, "F a2")):
        assert not unfinished.turn_done
        with pytest.raises(NotNowError):
            unfinished.end_turn()


def test_nobody_acts_in_a_turn_that_is_done(match: AnyMatch) -> None:
    with pytest.raises(NotNowError, match="ended first"):
        act(match, "F a2", "F a3", "F a4")


def test_a_refused_action_changes_nothing(match: AnyMatch) -> None:
    with pytest.raises(Refused) as refused:
        match.play(FORFEIT)
    assert refused.value.rule is Rule.MUST_ACT
    assert not match.can_undo


def test_the_game_is_over_once_the_last_turn_is_ended(finished: Game) -> None:
    *before, last = finished.actions
    match = act(turns(match_of(Game(finished.start, ())), before), last)
    assert not match.over  # the last turn, too, can be taken back
    with pytest.raises(NotNowError):
        match.sheet()
    assert match.undo().table == played(finished.start, *before).table
    match = match.end_turn()
    assert match.over
    assert match.acting is None
    assert not match.can_undo
    assert match.sheet() == final_score(finished.end)


def test_after_the_game_every_action_is_refused(finished: Game) -> None:
    match = match_of(finished)
    for action in ALL_ACTIONS:
        with pytest.raises(Refused) as refused:
            match.play(action)
        assert refused.value.rule is Common.GAME_OVER
    with pytest.raises(NotNowError):
        match.end_turn()


def test_a_game_that_goes_on_has_no_score_sheet(match: AnyMatch) -> None:
    with pytest.raises(NotNowError):
        match.sheet()


# Undo


def test_a_filed_plan_can_be_taken_back_until_the_turn_ended(match: AnyMatch) -> None:
    built = act(match, "F a2")
    filed = built.play(PLANS[2][1])
    assert filed.view().hand.filed == (PLANS[2][1],)
    assert filed.undo() == built
    again = filed.undo().play(PLANS[2][3])  # another number on the same card
    assert again.view().hand.filed == (PLANS[2][3],)
    with pytest.raises(NotNowError):
        again.end_turn().undo()


def test_undo_reaches_the_beginning_of_the_turn_and_no_further(
    match: AnyMatch,
) -> None:
    second = act(match, "F a2", "F a3").end_turn()
    with pytest.raises(NotNowError):
        second.undo()
    acted = act(second, "F a4", "F a5")
    assert acted.undo().undo().conceal() == second
    with pytest.raises(NotNowError):
        acted.undo().undo().undo()


# Who sits at the device


@pytest.mark.parametrize(
    ("players", "hand_over"),
    [
        ((PERSON, PERSON), True),
        ((PERSON, BOT, Player(profile=7)), True),
        ((PERSON, BOT, BOT, BOT), False),
        ((BOT, BOT), False),
    ],
)
def test_the_device_is_handed_over_between_persons(
    players: tuple[Player, ...], hand_over: bool
) -> None:
    seats = seated(FOUR[: len(players)])
    assert begin("skyliners", Mode.FULL, seats, players, Random(1)).hand_over is hand_over


@pytest.mark.parametrize(
    ("players", "watchers"),
    [
        ((PERSON, PERSON, PERSON), [0, 1, 2]),
        ((PERSON, BOT, PERSON), [0, 0, 2]),
        ((BOT, BOT, PERSON), [2, 2, 2]),
        ((BOT, PERSON, BOT), [1, 1, 1]),
        ((BOT, BOT, BOT), [0, 1, 2]),
    ],
)
def test_the_city_is_seen_by_the_person_who_acts_or_acted_last(
    players: tuple[Player, ...], watchers: list[int]
) -> None:
    match = begin("skyliners", Mode.FULL, seated(THREE), players, Random(1))
    for watcher in watchers:
        assert match.watcher == watcher
        match = act(match, "F a2", "F a3").end_turn()


@pytest.mark.parametrize(
    ("players", "lookers"),
    [
        ((PERSON, PERSON, PERSON), [0, 1, 2]),
        ((PERSON, BOT, PERSON), [0, None, 2]),
        ((BOT, BOT, PERSON), [2, 2, 2]),
        ((BOT, PERSON, BOT), [1, 1, 1]),
        ((BOT, BOT, BOT), [None, None, None]),
    ],
)
def test_who_acts_may_look_or_who_is_alone_and_never_a_bot(
    players: tuple[Player, ...], lookers: list[int | None]
) -> None:
    match = begin("skyliners", Mode.FULL, seated(THREE), players, Random(1))
    for looker in lookers:
        assert match.looker == looker
        if looker is not None:
            assert match.reveal(looker).view().seat == looker
        match = act(match, "F a2", "F a3").end_turn()


@pytest.mark.parametrize("players", [(PERSON,) * 4, (BOT, BOT, PERSON, BOT), (BOT,) * 4])
def test_after_the_game_all_lies_open_and_nobody_needs_to_look(
    finished: Game, players: tuple[Player, ...]
) -> None:
    assert match_of(finished, players).looker is None


@pytest.mark.parametrize(
    ("players", "watcher"), [((PERSON,) * 4, 0), ((BOT, BOT, PERSON, BOT), 2)]
)
def test_after_the_game_the_city_is_seen_by_the_first_person_back_from_the_start(
    finished: Game, players: tuple[Player, ...], watcher: int
) -> None:
    assert match_of(finished, players).watcher == watcher
