"""Everybody one can play against: they answer at once, legally, by what they may know."""

from random import Random

import pytest

from skyliners.bots.cards.roster import LADDER, LEVELS, adapted, bot_named
from skyliners.bots.levels import is_adaptive
from skyliners.bots.protocol import Budget, decide
from skyliners.rules.cards.legal import refusal
from skyliners.tools.selfplay import Chair, play_game
from tests.bots.cards.fairness import ASKED, same_answer
from tests.bots.cards.positions import acting_view, position


@pytest.mark.parametrize("level", LEVELS)
def test_every_slice_is_a_legal_answer(level: str) -> None:
    for seed in range(4):
        view = acting_view(position(Random(seed)))
        for action in bot_named(level).think(view, Budget(seed)):
            assert refusal(view.table, action, view.hand) is None


@pytest.mark.parametrize("asked", ASKED)
def test_what_a_seat_may_not_know_changes_no_answer(asked: str) -> None:
    assert all(same_answer(asked, seed) for seed in range(3))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_answer(level: str) -> None:
    view = acting_view(position(Random(5)))
    one, other = (decide(bot_named(level), view, Budget(9)) for _ in range(2))
    assert one == other


def test_the_adaptive_one_climbs_by_wins_and_gives_way_after_defeats() -> None:
    assert is_adaptive(adapted(()))
    assert adapted((True, True)) == "adaptive-4"
    assert adapted((False, False)) == "adaptive-2"
    assert adapted((True, False)) == adapted(())
    assert adapted((True,) * 99) == f"adaptive-{len(LADDER.rungs) - 1}"
    assert adapted((False,) * 99) == "adaptive-0"
    assert bot_named("adaptive-99") is LADDER.rungs[-1]
    assert bot_named("nobody") is bot_named(adapted(()))


@pytest.mark.slow
def test_a_master_does_better_alone_than_a_beginner() -> None:
    def mean(level: str) -> float:
        chairs = [Chair(level, bot_named(level), 0.1)]
        sheets = [play_game("skyline-cards", chairs, "open", seed) for seed in range(60)]
        return float(sum(played.sheet.totals[0].total for played in sheets)) / len(sheets)

    assert mean("master") > mean("club") > mean("beginner") > mean("random")
