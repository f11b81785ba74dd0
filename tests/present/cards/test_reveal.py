"""The reveal comes to what the score sheet says, card by card, and says why."""

from random import Random

import pytest

from skyliners.present.cards.results import ending, why_won
from skyliners.present.cards.reveal import Kind, reveal, reveal_model
from skyliners.rules.cards import game as cards
from tests.rules.cards.play import random_game


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_points_add_up_to_the_totals(players: int) -> None:
    for seed in range(25):
        end = random_game(Random(seed), players).end
        sheet = cards.final_score(end)
        told = reveal(end.table, sheet)
        points = [0] * players
        for step in told.steps:
            for seat, hand in enumerate(step.hands):
                points[seat] += hand.gained
                assert hand.points == points[seat]
            assert step.text
            assert step.why
        assert points == [total.total for total in sheet.totals]
        last = told.skip().step
        assert last.kind is Kind.WINNER
        won = [seat for seat, hand in enumerate(last.hands) if hand.won]
        assert won == [*sheet.winners]
        assert why_won(end.table, sheet)
        assert len(ending(end.table, sheet).hands) == players


def test_no_card_is_open_before_it_is_turned() -> None:
    end = random_game(Random(5), 3).end
    told = reveal(end.table, cards.final_score(end))
    open_cards = [
        sum(shown.card is not None for hand in step.hands for shown in hand.cards)
        for step in told.steps
    ]
    assert open_cards[:13] == [*range(13)]
    assert {*open_cards[13:]} == {12}


def test_only_whoever_hears_it_the_first_time_is_asked_for_a_rematch() -> None:
    end = random_game(Random(6), 2).end
    told = reveal(end.table, cards.final_score(end)).skip()
    first = reveal_model(told, playing=False, asked=True, first_time=True)
    assert first.rematch_text
    assert first.why
    assert not reveal_model(told, playing=False, asked=False).rematch_text
