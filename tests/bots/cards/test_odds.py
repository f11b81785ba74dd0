"""Counting every draw comes to the same as trying them one by one."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyliners.bots.cards.closest import closest_chance
from skyliners.bots.cards.hands import CODE, bag_of, cards_of, code_of, meeting
from skyliners.bots.cards.odds import Slices, Table, Worths, draws
from skyliners.bots.cards.outlook import all_aims, outlook, points, unseen
from skyliners.rules.cards.legal import kept
from skyliners.rules.cards.pieces import TASKS, shows
from skyliners.rules.deck import DECK
from tests.bots.cards.positions import acting_view, position


def _thought(slices: "Slices[Worths]") -> Worths:
    while True:
        try:
            next(slices)
        except StopIteration as done:
            found: Worths = done.value
            return found


@pytest.mark.parametrize("name", TASKS)
@pytest.mark.parametrize("copies", [1, 2])
def test_hands_meet_a_task_as_the_rules_say(name: str, copies: int) -> None:
    rng = Random(name)
    met = meeting(name, copies)
    for _ in range(300):
        hand = rng.sample(DECK * copies, 4)
        assert (code_of(hand) in met) == bool(shows(TASKS[name], hand))
    assert all(shows(TASKS[name], cards_of(code)) for code in rng.sample([*met], 6))


def test_cards_are_told_apart_and_come_back_sorted() -> None:
    hand = [DECK[23], DECK[4], DECK[4], DECK[0]]
    assert cards_of(code_of(hand)) == tuple(sorted(hand))
    assert len({*CODE.values()}) == len(DECK)


@given(st.integers(0, 10_000), st.integers(0, 4))
def test_all_draws_together_are_certain(seed: int, count: int) -> None:
    bag = bag_of(Random(seed).sample(DECK * 2, 9))
    assert sum(drawn.chance for drawn in draws(bag, count)) == pytest.approx(1)


@settings(max_examples=20)
@given(st.integers(0, 10_000))
def test_what_is_kept_is_worth_the_mean_of_all_it_can_become(seed: int) -> None:
    rng = Random(seed)
    cards = rng.sample(DECK * 2, 8)
    table = Table(bag_of(cards))
    [*table.lay()]
    worths = table.measured(lambda code, total: total % 5 + code % 7)
    averaged = _thought(table.averaged(worths))
    places = rng.sample(range(8), rng.randint(0, 4))
    rest = [at for at in range(8) if at not in places]
    hands = [
        worths[code_of([cards[at] for at in (*places, *drawn)])]
        for drawn in combinations(rest, 4 - len(places))
    ]
    keeps = code_of([cards[at] for at in places])
    assert averaged[keeps] == pytest.approx(sum(hands) / len(hands))


def test_in_the_last_round_an_exchange_is_worth_the_mean_of_its_hands() -> None:
    """One card of a pile that holds it: every card not seen is as likely."""
    checked = 0
    for seed in range(200):
        view = acting_view(position(Random(seed)))
        if view.table.round < 3 or not view.table.pile:
            continue
        checked += 1
        measure = points(view.table, all_aims(view.table))
        *_, found = outlook(view, [measure])
        left, _known = unseen(view)
        for exchange, (worth,) in found.items():
            if len(exchange.cards) > 1:
                continue
            keeps = kept(view.hand.cards, exchange.cards)
            assert keeps is not None
            drawn = [[card] for card in left] if exchange.cards else [[]]
            hands = [[*keeps, *cards] for cards in drawn]
            mean = sum(
                measure(code_of(hand), sum(card.value for card in hand)) for hand in hands
            ) / len(hands)
            assert worth == pytest.approx(mean)
        if checked == 12:
            break
    assert checked == 12


def test_looking_ahead_never_expects_less_than_stopping_here() -> None:
    """Whoever may exchange again may also keep what they have."""
    for seed in range(4):
        view = acting_view(position(Random(seed)))
        measure = points(view.table, all_aims(view.table))
        *_, near = outlook(view, [measure], 0)
        *_, far = outlook(view, [measure])
        assert near.keys() == far.keys()
        assert all(far[each][0] >= near[each][0] - 1e-9 for each in near)


def test_what_may_be_drawn_is_all_that_was_never_seen_or_came_back() -> None:
    for seed in range(100):
        state = position(Random(seed))
        view = acting_view(state)
        left, known = unseen(view)
        pile = [card for card in state.pile if card is not None]
        assert all(left.count(card) >= pile.count(card) for card in pile)
        assert all(state.discards.count(card) >= known.count(card) for card in known)
        others = [hand.cards for at, hand in enumerate(state.hands) if at != view.seat]
        hidden = [*pile, *(card for cards in others for card in cards), *state.discards]
        assert sorted(left + known) == sorted(hidden)


def test_the_further_below_and_the_more_others_the_less_it_pays() -> None:
    assert closest_chance(20, 0) == 1
    for others in (1, 2, 3):
        chances = [closest_chance(below, others) for below in range(1, 21)]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance < 1 for chance in chances)
        assert closest_chance(1, others) < closest_chance(1, others - 1)
