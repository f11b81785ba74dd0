"""Every level answers with something legal, everywhere, at once if it has to; and its
answers come from the view and the seed alone."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyliners.bots.coach import hint
from skyliners.bots.protocol import Budget, decide
from skyliners.bots.roster import (
    LADDER,
    LEVELS,
    TEMPERAMENTS,
    adapted,
    adaptive,
    bot_named,
    rung,
)
from skyliners.rules.skyliners.actions import FORFEIT, Plan
from skyliners.rules.skyliners.legal import legal_actions
from skyliners.rules.skyliners.notation import read_action
from skyliners.rules.skyliners.pieces import Mode, Stock
from skyliners.rules.skyliners.state import State, legal, view
from skyliners.rules.skyliners.table import Turn
from tests.play import SEEDS, TWO, games, positions, random_start
from tests.rules.by_hand import full_city, position
from tests.twins import Twins, twins

QUICK = 0.02  # of a level's own effort: the same code, fewer playouts
FOUR_LEVELS = ("beginner", "club", "strong", "master")
EACH_LEVEL = pytest.mark.parametrize("level", LEVELS)


def _answer(state: State, level: str, budget: Budget) -> object:
    turn = state.table.turn
    assert turn is not None
    return decide(bot_named(level), view(state, turn.seat), budget)


@EACH_LEVEL
@settings(max_examples=12)
@given(state=positions(), seed=SEEDS)
def test_every_answer_is_legal(level: str, state: State, seed: int) -> None:
    if state.table.turn:
        assert _answer(state, level, Budget(seed, QUICK)) in legal(state)


@EACH_LEVEL
@settings(max_examples=8)
@given(state=positions())
def test_a_clock_of_nothing_still_gets_a_legal_answer(level: str, state: State) -> None:
    if state.table.turn:
        assert _answer(state, level, Budget(seconds=0)) in legal(state)


@settings(max_examples=25)
@given(
    pair=twins(games(lengths=st.integers(0, 70))),
    level=st.sampled_from(list(LEVELS)),
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


@pytest.mark.parametrize("level", FOUR_LEVELS)
def test_the_same_seed_gives_the_same_answer(level: str) -> None:
    state = random_start(Random(3), Mode.FULL, TWO)
    answers = {_answer(state, level, Budget(5, 0.2)) for _ in range(2)}
    assert len(answers) == 1


@pytest.mark.parametrize("level", FOUR_LEVELS)
@pytest.mark.parametrize("action", [1, 2])
def test_a_due_forfeit_is_made(level: str, action: int) -> None:
    nothing = Stock(floors=3, roofs=1, parks=1, cards=0)
    state = position(full_city(3), turn=Turn(0, action, 6), stock=nothing)
    assert _answer(state, level, Budget(1, QUICK)) == FORFEIT


@pytest.mark.parametrize("level", FOUR_LEVELS)
def test_one_legal_build_is_made(level: str) -> None:
    state = position(full_city(3, b2=2), turn=Turn(0, 1, 6), stock=Stock(0, 1, 0, 2))
    assert _answer(state, level, Budget(1, QUICK)) == read_action("R b2")


@pytest.mark.parametrize("level", FOUR_LEVELS)
def test_who_cannot_build_plans(level: str) -> None:
    state = position(full_city(3), turn=Turn(1, 1, 6), stock=Stock(2, 1, 1, 5))
    assert isinstance(_answer(state, level, Budget(1, QUICK)), Plan)


@pytest.mark.parametrize("level", FOUR_LEVELS)
def test_thinking_can_be_dropped_at_any_slice(level: str) -> None:
    state = random_start(Random(4), Mode.FULL, TWO)
    seen = view(state, 0)
    thoughts = bot_named(level).think(seen, Budget(2, 0.1))
    first = next(thoughts)
    assert first in legal_actions(seen.table, seen.hand)
    thoughts.close()  # type: ignore[attr-defined]


def test_levels_have_names_and_sentences() -> None:
    assert list(LEVELS)[:4] == list(FOUR_LEVELS)
    for level_id, level in LEVELS.items():
        assert level.id == level_id
        assert level.name
        assert level.sentence.endswith(".")
    for temper in TEMPERAMENTS:
        assert f"strong-{temper.id}" in LEVELS
        assert f"master-{temper.id}" in LEVELS


@pytest.mark.parametrize("skill", [1.5, 4.0, 6.5, 9.0])
def test_the_adaptive_opponent_keeps_a_person_near_a_half(skill: float) -> None:
    """Somebody as good as a rung, or between two, wins about half of many games."""
    rng = Random(1)
    results: tuple[bool, ...] = ()
    for _ in range(200):
        ahead = skill - rung(results)
        results = (*results, rng.random() < 1 / (1 + 3**-ahead))
    assert 0.4 < sum(results) / len(results) < 0.6


def test_the_adaptive_opponent_stays_on_the_ladder() -> None:
    assert adaptive((True,) * 50) is LADDER[-1]
    assert adaptive((False,) * 50) is LADDER[0]
    assert adaptive(()) in LADDER


def test_an_adaptive_opponent_keeps_its_strength_by_its_name() -> None:
    for results in ((), (True,), (True, True, False), (False,) * 9):
        assert bot_named(adapted(results)) is adaptive(results)
    assert bot_named("adaptive") is adaptive(())
    assert bot_named("adaptive-99") is LADDER[-1]
    assert bot_named("adaptive-what") is adaptive(())
