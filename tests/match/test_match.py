"""A match: whose turn it is, what can be taken back, and until when."""

from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from skyliners.match.match import NotNowError, NotRevealedError, Player
from skyliners.match.play import SkylinersMatch, begin
from skyliners.rules.refusal import Refused, Rule
from skyliners.rules.skyliners.actions import FORFEIT, PLANS, Action
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.state import State, final_score, is_secret, legal, view
from tests.match.matches import BOT, PERSON, act, match_of, persons, turns
from tests.play import (
    ALL_ACTIONS,
    FOUR,
    THREE,
    TWO,
    Game,
    games,
    played,
    random_game,
    seated,
)


@pytest.fixture
def match() -> SkylinersMatch:
    return begin(Mode.FULL, seated(TWO), persons(2), Random(1))


@pytest.fixture(scope="module")
def finished() -> Game:
    return random_game(Random(3), Mode.FULL, FOUR)


# Turns


def test_the_start_player_begins(match: SkylinersMatch) -> None:
    assert match.acting == 0
    assert not match.turn_done
    assert not match.over


def test_a_turn_waits_to_be_ended(match: SkylinersMatch) -> None:
    match = act(match, "F a2", "F a3")
    assert match.turn_done
    assert match.acting == 0
    assert match.end_turn().acting == 1


def test_a_turn_with_actions_left_cannot_be_ended(match: SkylinersMatch) -> None:
    for unfinished in (match, act(match, "F a2")):
        assert not unfinished.turn_done
        with pytest.raises(NotNowError):
            unfinished.end_turn()


def test_nobody_acts_in_a_turn_that_is_done(match: SkylinersMatch) -> None:
    with pytest.raises(NotNowError, match="ended first"):
        act(match, "F a2", "F a3", "F a4")


def test_a_refused_action_changes_nothing(match: SkylinersMatch) -> None:
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
        assert refused.value.rule is Rule.GAME_OVER
    with pytest.raises(NotNowError):
        match.end_turn()


def test_a_game_that_goes_on_has_no_score_sheet(match: SkylinersMatch) -> None:
    with pytest.raises(NotNowError):
        match.sheet()


# Undo


def test_a_filed_plan_can_be_taken_back_until_the_turn_ended(match: SkylinersMatch) -> None:
    built = act(match, "F a2")
    filed = built.play(PLANS[2][1])
    assert filed.view().hand.filed == (PLANS[2][1],)
    assert filed.undo() == built
    again = filed.undo().play(PLANS[2][3])  # another number on the same card
    assert again.view().hand.filed == (PLANS[2][3],)
    with pytest.raises(NotNowError):
        again.end_turn().undo()


def test_undo_reaches_the_beginning_of_the_turn_and_no_further(
    match: SkylinersMatch,
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
    assert begin(Mode.FULL, seats, players, Random(1)).hand_over is hand_over


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
    match = begin(Mode.FULL, seated(THREE), players, Random(1))
    for watcher in watchers:
        assert match.watcher == watcher
        match = act(match, "F a2", "F a3").end_turn()


# Any order of steps, against the simplest model of a match there is


class AnyOrder(RuleBasedStateMachine):
    """The model: all actions done so far, where this turn began, and who looks."""

    start: State
    done: list[Action]
    began: int
    revealed: int | None
    match: SkylinersMatch

    @initialize(
        game=games(lengths=st.none()) | games(lengths=st.integers(0, 40)),
        back=st.integers(0, 12),
        bots=st.sets(st.integers(0, 3)),
    )
    def take_up_a_game(self, game: Game, back: int, bots: set[int]) -> None:
        self.start = game.start
        self.done = list(game.actions[: max(len(game.actions) - back, 0)])
        self.revealed = None
        players = tuple(
            BOT if seat in bots else PERSON for seat in range(len(game.start.hands))
        )
        self.match = match_of(Game(self.start, tuple(self.done)), players)
        self.began = len(self.done)
        while self.began and self._mover(self.began - 1) == self._mover(len(self.done)):
            self.began -= 1

    def _state(self, number: int | None = None) -> State:
        return played(self.start, *self.done[:number])

    def _mover(self, number: int) -> int | None:
        turn = self._state(number).table.turn
        return turn and turn.seat

    @property
    def _turn_done(self) -> bool:
        return self._mover(self.began) != self._mover(len(self.done))

    @rule(number=st.integers(0, 200))
    def play(self, number: int) -> None:
        actions = legal(self._state()) or ALL_ACTIONS
        action = actions[number % len(actions)]
        acting = self._mover(self.began)
        if acting is None:
            with pytest.raises(Refused):
                self.match.play(action)
        elif self._turn_done:
            with pytest.raises(NotNowError):
                self.match.play(action)
        elif (
            is_secret(action)
            and self.match.players[acting].is_person
            and self.revealed != acting
        ):
            with pytest.raises(NotRevealedError):
                self.match.play(action)
        else:
            self.match = self.match.play(action)
            self.done.append(action)

    @rule(number=st.integers(0, len(ALL_ACTIONS) - 1))
    def play_what_may_be_forbidden(self, number: int) -> None:
        action = ALL_ACTIONS[number]
        if action not in legal(self._state()):
            with pytest.raises((Refused, NotNowError)):
                self.match.play(action)

    @rule()
    def undo(self) -> None:
        if len(self.done) == self.began:
            with pytest.raises(NotNowError):
                self.match.undo()
        else:
            self.match = self.match.undo()
            self.done.pop()

    @rule()
    def end_turn(self) -> None:
        if not self._turn_done:
            with pytest.raises(NotNowError):
                self.match.end_turn()
        else:
            self.match = self.match.end_turn()
            self.began = len(self.done)
            self.revealed = None

    @rule(seat=st.integers(-1, 4))
    def reveal(self, seat: int) -> None:
        if 0 <= seat < len(self.match.players) and self.match.players[seat].is_person:
            self.match = self.match.reveal(seat)
            self.revealed = seat
        else:
            with pytest.raises(NotRevealedError):
                self.match.reveal(seat)

    @rule()
    def conceal(self) -> None:
        self.match = self.match.conceal()
        self.revealed = None

    @invariant()
    def match_and_model_agree(self) -> None:
        match, state = self.match, self._state()
        assert match.table == state.table
        assert match.acting == self._mover(self.began)
        assert match.turn_done == self._turn_done
        assert match.can_undo == (len(self.done) > self.began)
        assert match.revealed == self.revealed
        if self.revealed is not None:
            assert match.view() == view(state, self.revealed)
        else:
            with pytest.raises(NotRevealedError):
                match.view()


AnyOrder.TestCase.settings = settings(
    max_examples=80, stateful_step_count=30, deadline=None
)
TestAnyOrder = AnyOrder.TestCase
