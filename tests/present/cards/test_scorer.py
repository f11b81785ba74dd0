"""Hands of real cards come to what the rules say."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.present.cards import scorer
from skyliners.present.cards.scorer import Entered, scorer_model
from skyliners.rules.cards.pieces import COPIES, TASKS
from skyliners.rules.deck import DECK, Card
from tests.rules.cards.naive import tasks_met


def _entered(seed: int, players: int) -> Entered:
    rng = Random(seed)
    deck = rng.sample(DECK * COPIES[players], 4 * (players + 1))
    entered = scorer.with_players(Entered(), players)
    for page in range(players + 2):
        if page == 1:
            for task in rng.sample([*TASKS], 3):
                entered = scorer.tap_task(entered, task)
        else:
            for _ in range(4):
                # The second copy of a card here would take the first one out again.
                card = deck.pop()
                before = entered
                entered = scorer.tap_card(entered, card)
                assert entered != before
        assert entered.complete
        entered = scorer.turn_page(entered, 1)
    return entered


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_hands_are_scored_as_a_second_reading_says(players: int) -> None:
    for seed in range(20):
        entered = _entered(seed, players)
        assert entered.last
        model = scorer_model(entered)
        assert model.ending is not None
        for cards, hand in zip(entered.cards[1:], model.ending.hands, strict=False):
            met = {*tasks_met([*map(str, cards)])} & {*entered.tasks}
            assert {task.id for task in hand.tasks} == met
            assert str(sum(card.value for card in cards)) in hand.text


@given(st.lists(st.sampled_from(DECK), max_size=30), st.sampled_from([1, 2, 3, 4]))
def test_no_card_is_there_more_often_than_in_the_box(
    taps: list[Card], players: int
) -> None:
    entered = scorer.with_players(Entered(), players)
    for number, card in enumerate(taps):
        entered = scorer.tap_card(entered, card)._replace(page=(0, 2)[number % 2])
        assert all(times <= COPIES[players] for times in entered.used.values())
        assert all(len(cards) <= 4 for cards in entered.cards)
        assert scorer_model(entered).grid
    fewer = scorer.with_players(entered, 1)
    assert all(times == 1 for times in fewer.used.values())


def test_a_page_is_turned_only_when_it_is_complete() -> None:
    assert scorer.turn_page(Entered(), 1) == Entered()
    assert scorer.turn_page(Entered(), -1) == Entered()
    one = scorer.tap_card(Entered(), DECK[0])
    assert scorer.tap_card(one, DECK[0]) == Entered()
    assert scorer.take_out(one, 0) == Entered()
    assert scorer.take_out(one, 3) == one
