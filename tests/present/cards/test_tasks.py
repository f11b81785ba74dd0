"""Tasks as pictures: what of them is in hand is shown where it belongs."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.present.cards.tasks import task_shown, toward
from skyliners.rules.cards.pieces import TASKS, shows
from skyliners.rules.deck import DECK, Card, read_card

each_task = pytest.mark.parametrize("name", TASKS)
hands = st.integers(0, 10_000).map(lambda seed: Random(seed).sample(DECK * 2, 4))


def _order(card: Card) -> tuple[int, str]:
    return card.value, card.design


def _cards(written: str) -> list[Card]:
    return [card for card in map(read_card, written.split()) if card]


@each_task
@given(hands)
def test_a_task_is_met_when_all_its_places_are_filled(name: str, hand: list[Card]) -> None:
    shown = task_shown(name, hand)
    assert len(shown.slots) == TASKS[name].cards
    assert shown.met == bool(shows(TASKS[name], hand)) == (shown.have == len(shown.slots))


@each_task
@given(hands)
def test_what_counts_is_in_hand_and_can_be_completed(name: str, hand: list[Card]) -> None:
    found = list(toward(name, hand))
    left = list(hand)
    for card in found:
        left.remove(card)
    missing = TASKS[name].cards - len(found)
    if missing <= 1:
        groups = ([*found, *more] for more in combinations(DECK, missing))
        assert any(TASKS[name].shown(sorted(group, key=_order)) for group in groups)


@pytest.mark.parametrize(
    ("name", "hand", "slots"),
    [
        ("run-3-mixed", "a4 b6", "a4 - b6"),
        ("run-3-mixed", "a6 b5", "- b5 a6"),
        ("run-4-one-design", "c6", "- - - c6"),
        ("two-pairs", "a1 b1 b2", "a1 - b1 b2"),
        ("same-3", "a5 b5 c1", "a5 b5 -"),
        ("pair", "", "- -"),
    ],
)
def test_cards_stand_where_they_belong(name: str, hand: str, slots: str) -> None:
    shown = task_shown(name, _cards(hand))
    assert " ".join(str(slot.card or "-") for slot in shown.slots) == slots
