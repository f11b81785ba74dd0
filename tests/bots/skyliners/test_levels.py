"""Every level answers with something legal, everywhere, at once if it has to; and its
answers come from the view and the seed alone."""

from collections.abc import Iterator
from itertools import count
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyliners.bots.levels import ADAPTIVE
from skyliners.bots.protocol import Budget, decide
from skyliners.bots.skyliners.coach import hint
from skyliners.bots.skyliners.roster import LADDER, LEVELS, bot_named
from skyliners.match.match import Player
from skyliners.match.play import take_up
from skyliners.match.record import read, write
from skyliners.rules.skyliners.actions import FORFEIT, Action, Plan
from skyliners.rules.skyliners.legal import legal_actions
from skyliners.rules.skyliners.notation import read_action
from skyliners.rules.skyliners.pieces import Mode, Stock
from skyliners.rules.skyliners.state import State, legal, view
from skyliners.rules.skyliners.table import Turn
from skyliners.rules.skyliners.view import View
from tests.play import SEATINGS, SEEDS, TWO, games, positions, random_game, random_start
from tests.records import recorded
from tests.rules.by_hand import full_city, position
from tests.twins import Twins, twins

QUICK = 0.02  # of a level's own effort: the same code, fewer playouts
FOUR_LEVELS = ("beginner", "club", "strong", "master")
# Temperaments, the two to measure by, and every strength of the adaptive one included.
EVERYBODY = (*LEVELS, *(f"{ADAPTIVE}-{rung}" for rung in range(len(LADDER.rungs))))
EACH_LEVEL = pytest.mark.parametrize("level", EVERYBODY)


def _answer(state: State, level: str, budget: Budget) -> object:
    turn = state.table.turn
    assert turn is not None
    return decide(bot_named(level), view(state, turn.seat), budget)


@EACH_LEVEL
@settings(max_examples=8)
@given(state=positions(), seed=SEEDS)
def test_every_answer_is_legal(level: str, state: State, seed: int) -> None:
    if state.table.turn:
        assert _answer(state, level, Budget(seed, QUICK)) in legal(state)


@EACH_LEVEL
@settings(max_examples=5)
@given(state=positions())
def test_a_clock_of_nothing_still_gets_a_legal_answer(level: str, state: State) -> None:
    if state.table.turn:
        assert _answer(state, level, Budget(seconds=0)) in legal(state)


@EACH_LEVEL
def test_nobody_thinks_on_when_the_time_is_over(level: str) -> None:
    """A second a slice, five seconds: the sixth slice is not asked for."""
    state = random_start(Random(3), Mode.FULL, TWO)
    slices = 0

    class Watched:
        def think(self, seen: View, budget: Budget) -> Iterator[Action]:
            nonlocal slices
            for action in bot_named(level).think(seen, budget):
                slices += 1
                yield action

    clock = map(float, count()).__next__
    found = decide(Watched(), view(state, 0), Budget(seconds=5), clock)
    assert found in legal(state)
    assert slices <= 5


@EACH_LEVEL
@pytest.mark.parametrize("mode", Mode)
def test_it_starts_in_the_middle_of_a_record(level: str, mode: Mode) -> None:
    """Written down, read again and taken up: the same answer as if it had been there."""
    game = random_game(Random(level), mode, SEATINGS[len(level)], length=21)
    record = read(write(recorded(game)))
    match = take_up(record, (Player(bot=level),) * len(game.end.hands))
    budget = Budget(1, QUICK)
    action = decide(bot_named(level), match.bot_view(), budget)
    assert action == _answer(game.end, level, budget)
    assert match.play(action).table.log[:-1] == game.end.table.log


@settings(max_examples=25)
@given(
    pair=twins(games(lengths=st.integers(0, 70))),
    level=st.sampled_from(EVERYBODY),
    seed=SEEDS,
)
def test_what_a_seat_may_not_know_changes_nothing(
    pair: Twins, level: str, seed: int
) -> None:
    """Everything hidden from a seat drawn anew: the same answer, the same hint."""
    one, other, seat = pair.one.end, pair.other.end, pair.seat
    turn = one.table.turn
    if turn is None or turn.seat != seat:
        return
    budget = Budget(seed, QUICK)
    assert _answer(one, level, budget) == _answer(other, level, budget)
    assert hint(view(one, seat), budget) == hint(view(other, seat), budget)


@EACH_LEVEL
def test_the_same_seed_gives_the_same_answer(level: str) -> None:
    state = random_start(Random(3), Mode.FULL, TWO)
    answers = {_answer(state, level, Budget(5, 0.1)) for _ in range(2)}
    assert len(answers) == 1


@EACH_LEVEL
@pytest.mark.parametrize("action", [1, 2])
def test_a_due_forfeit_is_made(level: str, action: int) -> None:
    nothing = Stock(floors=3, roofs=1, parks=1, cards=0)
    state = position(full_city(3), turn=Turn(0, action, 6), stock=nothing)
    assert _answer(state, level, Budget(1, QUICK)) == FORFEIT


@EACH_LEVEL
def test_one_legal_build_is_made(level: str) -> None:
    state = position(full_city(3, b2=2), turn=Turn(0, 1, 6), stock=Stock(0, 1, 0, 2))
    assert _answer(state, level, Budget(1, QUICK)) == read_action("R b2")


@pytest.mark.slow
@EACH_LEVEL
def test_who_cannot_build_plans(level: str) -> None:
    state = position(full_city(3), turn=Turn(1, 1, 6), stock=Stock(2, 1, 1, 5))
    assert isinstance(_answer(state, level, Budget(1, QUICK)), Plan)


@EACH_LEVEL
def test_thinking_can_be_dropped_at_any_slice(level: str) -> None:
    state = random_start(Random(4), Mode.FULL, TWO)
    seen = view(state, 0)
    thoughts = bot_named(level).think(seen, Budget(2, 0.1))
    first = next(thoughts)
    assert first in legal_actions(seen.table, seen.hand)
    thoughts.close()  # type: ignore[attr-defined]


def test_the_four_levels_come_first_the_weakest_before_the_others() -> None:
    assert list(LEVELS)[:4] == list(FOUR_LEVELS)
