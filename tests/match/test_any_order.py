"""The steps of a match in any order, against the simplest model of a match there is."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from skyliners.match.match import NotNowError, NotRevealedError
from skyliners.match.play import AnyMatch
from skyliners.rules.refusal import Refused
from skyliners.rules.skyliners.actions import Action
from skyliners.rules.skyliners.game import is_secret
from skyliners.rules.skyliners.state import State, legal, view
from tests.match.matches import BOT, PERSON, match_of
from tests.play import ALL_ACTIONS, Game, games, played


class AnyOrder(RuleBasedStateMachine):
    """The model: all actions done so far, where this turn began, and who looks."""

    start: State
    done: list[Action]
    began: int
    revealed: int | None
    match: AnyMatch

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
TestAnyOrder = pytest.mark.slow(AnyOrder.TestCase)
