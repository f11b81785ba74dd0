"""A turn of cards on screen: what is chosen, what everybody may see, what is told."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.bots.cards.coach import hint
from skyliners.present.cards import draft as drafts
from skyliners.present.cards.coach import hint_model
from skyliners.present.cards.draft import Draft, laid_after
from skyliners.present.cards.told import announcement, told, turns
from skyliners.present.cards.turn import (
    Around,
    hidden,
    table_model,
    turn_model,
    watching_model,
)
from skyliners.rules.cards import game as cards
from skyliners.rules.cards.actions import Exchange
from skyliners.rules.cards.legal import refusal
from skyliners.rules.deck import DECK
from tests.bots.cards.positions import acting_view, position, twin
from tests.rules.cards.play import random_game

seeds = st.integers(0, 10_000)


@given(seeds, st.lists(st.integers(0, 3), max_size=9))
def test_whatever_is_tapped_can_be_put_down(seed: int, taps: list[int]) -> None:
    view = acting_view(position(Random(seed)))
    draft = Draft()
    for place in taps:
        draft = drafts.tap(draft, place)
    action = drafts.exchange(draft, view.hand.cards)
    assert refusal(view.table, action, view.hand) is None
    assert len(action.cards) == sum(taps.count(place) % 2 for place in range(4))


@given(seeds, st.integers(0, 4))
def test_what_stays_lies_where_it_lay_and_what_is_new_fills_the_gaps(
    seed: int, count: int
) -> None:
    rng = Random(seed)
    deck = rng.sample(DECK * 2, 12)
    before, fresh = tuple(deck[:4]), deck[4 : 4 + count]
    gone = {*rng.sample(range(4), count)}
    kept = [card for at, card in enumerate(before) if at not in gone]
    after = laid_after(before, [*kept, *fresh])
    assert Counter(after) == Counter([*kept, *fresh])
    moved = sum(a != b for a, b in zip(before, after, strict=True))
    assert moved <= count


@given(seeds)
def test_what_the_coach_advises_is_chosen(seed: int) -> None:
    view = acting_view(position(Random(seed), 1))
    exchange = Exchange(tuple(sorted(Random(seed).sample(view.hand.cards, 2))))
    draft = drafts.advised(view.hand.cards, exchange.cards)
    assert drafts.exchange(draft, view.hand.cards) == exchange


@given(seeds)
def test_what_lies_open_is_the_same_whoever_holds_what(seed: int) -> None:
    rng = Random(seed)
    one = position(rng)
    other = twin(one, rng)
    seat = one.table.to_move or 0
    around = Around(turn_done=rng.random() < 0.5)
    models = [table_model(state.table, seat, around) for state in (one, other)]
    assert models[0] == models[1]
    assert all(shown.card is None for shown in models[0].hand)


@given(seeds)
def test_nothing_of_a_hand_is_left_once_it_is_hidden(seed: int) -> None:
    view = acting_view(position(Random(seed)))
    model = turn_model(
        view.table, view.seat, view.hand.cards, Draft(frozenset({1})), Around(coach=True)
    )
    assert [shown.card for shown in model.hand] == [*view.hand.cards]
    assert model.hand[1].chosen
    bare = hidden(model)
    assert all(shown.card is None and not shown.chosen for shown in bare.hand)
    assert all(not task.have for task in bare.tasks)
    assert not bare.target.away
    assert "Card" not in repr(model)


def test_while_a_bot_acts_the_only_person_s_cards_stay_in_sight() -> None:
    view = acting_view(position(Random(3), 2))
    model = watching_model(view.table, 1 - view.seat, view.hand.cards, Around())
    assert [shown.card for shown in model.hand] == [*view.hand.cards]
    assert not model.can_choose
    assert not model.can_end


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_action_is_told_and_belongs_to_somebody_or_to_chance(players: int) -> None:
    for seed in range(20):
        game = random_game(Random(seed), players)
        for state, action in zip(game.states[1:], game.actions, strict=True):
            assert told(state.table, action)
            assert len(turns(state.table)) == len(state.table.log)
        assert announcement(game.start.table, 0)
        done = [turn.seat for turn in turns(game.end.table) if turn.seat is not None]
        assert done == [*range(players)] * 3


def test_a_hint_names_the_cards_and_what_for() -> None:
    view = acting_view(position(Random(8), 1))
    found = hint(view)
    model = hint_model(view.table, found)
    assert model.cards == found.exchange.cards
    assert "points" in model.text
    assert repr(model) == "HintModel(…)"
    assert cards.ID == "skyline-cards"
