"""What the coach says is what it would do, and comes true about as often as it says."""

from random import Random

import pytest

from skyliners.bots.cards.coach import hint, hint_slices
from skyliners.bots.cards.roster import bot_named
from skyliners.bots.protocol import Budget, decide
from skyliners.rules.cards.legal import refusal
from tests.bots.cards.chances import play_and_ask
from tests.bots.cards.positions import acting_view, position
from tests.bots.skyliners.chances import calibration_error


def test_the_coach_advises_what_a_master_does() -> None:
    for seed in range(4):
        view = acting_view(position(Random(seed)))
        advised = hint(view)
        assert advised.exchange == decide(bot_named("master"), view, Budget())
        assert advised.points >= advised.kept
        assert refusal(view.table, advised.exchange, view.hand) is None


def test_chances_are_chances_and_nothing_of_a_hint_is_printed() -> None:
    for seed in range(4):
        view = acting_view(position(Random(seed)))
        for advised in hint_slices(view):
            exact, below, tasks = advised.chances
            assert all(0 <= each <= 1 + 1e-9 for each in (exact, below, *tasks))
            assert exact + below <= 1 + 1e-9
            assert len(tasks) == 3
            assert repr(advised) == "Hint(…)"


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2])
def test_in_a_few_games_chances_come_true(players: int) -> None:
    told = [said for seed in range(25) for _, said in play_and_ask(seed, players)]
    assert calibration_error(told) < 0.1
    on_average = sum(said.chance - said.held for said in told) / len(told)
    assert abs(on_average) < 0.05
