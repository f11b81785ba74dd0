"""The adaptive opponent: where it stands follows from a person's results alone."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.bots.skyliners.roster import LADDER, adapted, bot_named
from tests.bots.skyliners.adaptation import career


@pytest.mark.parametrize("skill", [1.5, 4.0, 6.5, 9.0])
def test_it_keeps_a_person_near_a_half(skill: float) -> None:
    """Somebody as good as a rung, or between two, wins about half of many games."""
    rng = Random(1)
    results: tuple[bool, ...] = ()
    for _ in range(200):
        ahead = skill - LADDER.place(results)
        results = (*results, rng.random() < 1 / (1 + 3**-ahead))
    assert 0.4 < sum(results) / len(results) < 0.6


@pytest.mark.slow
def test_somebody_who_plays_real_games_meets_their_match() -> None:
    """A beginner neither wins nor loses all the time; the long run tells how often."""
    person = career("beginner", games=16, effort=0.5)
    assert 0.2 < sum(person.results) / len(person.results) < 0.8
    assert len(set(person.rungs)) > 2
    assert max(person.rungs) < len(LADDER.rungs) - 1


def test_it_stays_on_the_ladder() -> None:
    assert bot_named(adapted((True,) * 50)) is LADDER.rungs[-1]
    assert bot_named(adapted((False,) * 50)) is LADDER.rungs[0]


def test_it_keeps_its_strength_by_its_name() -> None:
    for results in ((), (True,), (True, True, False), (False,) * 9):
        assert bot_named(adapted(results)) is LADDER.rungs[LADDER.place(results)]
    assert bot_named("adaptive") is LADDER.rungs[LADDER.place(())]
    assert bot_named("adaptive-99") is LADDER.rungs[-1]
    assert bot_named("adaptive-what") is LADDER.rungs[LADDER.place(())]


@given(st.text() | st.sampled_from(["adaptive-" + "9" * 5000, "adaptive-٣", "x-1"]))
def test_whatever_a_saved_game_calls_its_bot_there_is_one(name: str) -> None:
    assert bot_named(name) is not None
