"""The steps of a match in any order, against the simplest model of a match there is; of
every game there is."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from skyliners.match.match import NotNowError, NotRevealedError, Player
from skyliners.match.play import AnyMatch, on_record
from skyliners.rules.refusal import Refused
from tests.contract.games import GAMES, Held

Happened = tuple[Any, ...]  # an action, and whatever chance did after it


class AnyOrder(RuleBasedStateMachine):
    """The model: all that happened so far, where this turn began, and who looks."""

    held: Held
    states: list[Any]  # one more than `done`
    done: list[Happened]
    began: int
    revealed: int | None
    some_actions: Sequence[Any]
    match: AnyMatch

    @initialize(
        held=st.sampled_from(GAMES),
        seed=st.integers(0, 1),
        length=st.none() | st.integers(0, 40),
        bots=st.sets(st.integers(0, 3)),
    )
    def take_up_a_game(
        self, held: Held, seed: int, length: int | None, bots: set[int]
    ) -> None:
        record = held.record(seed, length)
        self.held, self.revealed = held, None
        self.some_actions = held.some_actions(seed)
        self.states, self.done = [record.start], []
        state, since = record.start, Happened()
        for action in record.actions:
            state, since = held.game.play(state, action), (*since, action)
            if not held.game.awaits_chance(state):
                self.states.append(state)
                self.done.append(since)
                since = ()
        seats = range(len(record.table.seats))
        players = [Player(bot="x" if seat in bots else None) for seat in seats]
        self.match = held.match(record, *players)
        self.began = len(self.done)
        while self.began and self._mover(self.began - 1) == self._mover(-1):
            self.began -= 1

    def _mover(self, number: int) -> int | None:
        return self.held.game.to_move(self.states[number])

    @property
    def _turn_done(self) -> bool:
        return self._mover(self.began) != self._mover(-1)

    @rule(number=st.integers(0, 200))
    def play(self, number: int) -> None:
        actions = self.held.game.legal(self.states[-1]) or self.some_actions
        action = actions[number % len(actions)]
        acting = self._mover(self.began)
        if acting is None:
            with pytest.raises(Refused):
                self.match.play(action)
        elif self._turn_done:
            with pytest.raises(NotNowError):
                self.match.play(action)
        elif action not in self.held.game.legal(self.states[-1]):  # stuck
            with pytest.raises(Refused):
                self.match.play(action)
        elif (
            self.held.game.is_secret(action)
            and self.match.players[acting].is_person
            and self.revealed != acting
        ):
            with pytest.raises(NotRevealedError):
                self.match.play(action)
        else:
            self.match = self.match.play(action)
            before = sum(map(len, self.done))
            happened = on_record(self.match).actions[before:]
            assert happened[0] == action
            state = self.states[-1]
            for each in happened:
                state = self.held.game.play(state, each)
            self.states.append(state)
            self.done.append(happened)

    @rule(number=st.integers(0, 59))
    def play_what_may_be_forbidden(self, number: int) -> None:
        action = self.some_actions[number % len(self.some_actions)]
        if action not in self.held.game.legal(self.states[-1]):
            with pytest.raises((Refused, NotNowError)):
                self.match.play(action)

    @property
    def _can_undo(self) -> bool:
        """Nothing was shown by what was done last in this turn."""
        if len(self.done) == self.began:
            return False
        return not any(map(self.held.game.is_final, self.done[-1]))

    @rule()
    def undo(self) -> None:
        if not self._can_undo:
            with pytest.raises(NotNowError):
                self.match.undo()
        else:
            self.match = self.match.undo()
            self.done.pop()
            self.states.pop()

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
        match, state = self.match, self.states[-1]
        assert match.table == state.table
        assert match.acting == self._mover(self.began)
        assert match.turn_done == self._turn_done
        assert match.can_undo == self._can_undo
        assert match.revealed == self.revealed
        if self.revealed is not None:
            assert match.view() == self.held.game.view(state, self.revealed)
        else:
            with pytest.raises(NotRevealedError):
                match.view()


AnyOrder.TestCase.settings = settings(
    max_examples=120, stateful_step_count=30, deadline=None
)
TestAnyOrder = pytest.mark.slow(AnyOrder.TestCase)
