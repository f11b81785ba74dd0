"""Every level answers with something legal, at once if it has to, from the view and the
seed alone; and it keeps to its plan."""

from random import Random

import pytest

from skyliners.bots.levels import ADAPTIVE
from skyliners.bots.protocol import Budget, decide
from skyliners.bots.world.evaluate import appraised
from skyliners.bots.world.mind import TurnBot
from skyliners.bots.world.roster import LADDER, LEVELS, adapted, bot_named
from skyliners.bots.world.since import before, begun
from skyliners.rules.world import game as world
from skyliners.rules.world.actions import Action
from skyliners.rules.world.state import State
from tests.bots.world.positions import some, twin
from tests.rules.world.play import random_game

QUICK = 0.25
EVERYBODY = (*LEVELS, *(f"{ADAPTIVE}-{rung}" for rung in range(len(LADDER.rungs))))
each_level = pytest.mark.parametrize("level", EVERYBODY)


def fresh(level: str) -> TurnBot:
    """The same bot, with nothing in its memory."""
    bot = bot_named(level)
    assert isinstance(bot, TurnBot)
    return TurnBot(bot.mind)


def answer(bot: TurnBot, state: State, budget: Budget) -> Action:
    seat = world.to_move(state)
    assert seat is not None
    return decide(bot, world.view(state, seat), budget)


@each_level
def test_every_answer_is_legal_however_the_game_was_played(level: str) -> None:
    for players in (2, 3, 4):
        states = random_game(Random(f"{level} {players}"), players).states
        for state in states[: -1 : len(states) // 5]:
            found = answer(fresh(level), state, Budget(3, QUICK / 4))
            assert found in world.legal(state)


@each_level
def test_a_clock_of_nothing_still_gets_a_legal_answer(level: str) -> None:
    for state in some(1, 3, 61):
        assert answer(fresh(level), state, Budget(seconds=0)) in world.legal(state)


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_a_plan_is_kept_and_nothing_remembered_changes_the_answer(level: str) -> None:
    """Who is asked in the middle of a turn without a memory answers the same."""
    state, bot = some(2, 2, 40)[1], fresh(level)
    seat, budget = world.to_move(state), Budget(8, QUICK)
    while world.to_move(state) == seat:
        kept = answer(bot, state, budget)
        assert kept == answer(fresh(level), state, budget)
        state = world.play(state, kept)


def test_where_somebody_did_otherwise_it_is_thought_about_anew() -> None:
    state = some(2, 2, 40)[2]
    seat, bot = world.to_move(state), fresh("master")
    rng, budget = Random(4), Budget(8, QUICK)
    while world.to_move(state) == seat:
        assert answer(bot, state, budget) in world.legal(state)
        state = world.play(state, rng.choice(world.legal(state)))


@pytest.mark.slow
def test_the_view_at_the_beginning_of_a_turn_is_found_again() -> None:
    for seed, players in ((1, 2), (2, 3), (3, 4)):
        game = random_game(Random(seed), players)
        start = game.start
        for state, following in zip(game.states, game.states[1:], strict=False):
            if (seat := world.to_move(following)) is None:
                break
            seen = world.view(following, seat)
            if begun(seen) == len(seen.table.log):
                start = following
            assert begun(seen) == len(start.table.log)
            known = world.view(start, seat)
            found = before(seen, begun(seen))
            assert found.table == known.table
            assert sorted(found.hand.cards) == sorted(known.hand.cards)
            assert state.table.log == following.table.log[:-1]


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_may_not_know_changes_nothing(level: str) -> None:
    rng = Random(level)
    for players in (2, 3, 4):
        for state in some(players, players, 47):
            budget = Budget(rng.getrandbits(32), QUICK / 4)
            other = twin(state, rng)
            assert answer(fresh(level), state, budget) == answer(
                fresh(level), other, budget
            )


def test_what_a_seat_may_not_know_changes_no_advice() -> None:
    rng = Random(1)
    for state in some(3, 3, 97):
        seat = world.to_move(state)
        assert seat is not None
        one, other = (world.view(each, seat) for each in (state, twin(state, rng)))
        assert appraised(one, Budget(5, 0.1)) == appraised(other, Budget(5, 0.1))


def test_the_adaptive_one_grows_with_whoever_plays() -> None:
    assert adapted(()) == f"{ADAPTIVE}-2"
    assert adapted((True,) * 20) == f"{ADAPTIVE}-{len(LADDER.rungs) - 1}"
    assert adapted((False,) * 20) == f"{ADAPTIVE}-0"
    assert bot_named(f"{ADAPTIVE}-99999999999") is LADDER.rungs[-1]
    assert bot_named("nobody") is LADDER.rungs[2]
    assert bot_named(adapted((True, False))) is LADDER.rungs[2]
