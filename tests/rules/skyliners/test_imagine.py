"""How a player thinks about what others hide, and sees a game go on from their seat."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.rules.refusal import Common, Refused
from skyliners.rules.skyliners.actions import HIDDEN_PLAN, in_public
from skyliners.rules.skyliners.imagine import determinize, witness
from skyliners.rules.skyliners.notation import read_action
from skyliners.rules.skyliners.rulings import Rule
from skyliners.rules.skyliners.state import State, final_score, legal, play, view
from skyliners.rules.skyliners.table import Turn
from tests.play import SEEDS, THREE, Game, games, play_on, played, positions
from tests.rules.by_hand import city, position

# West has filed two cards; south, to move, holds NW.
THOUGHTFUL = position(city(), turn=Turn(0, 1, 3), filed=["1 B2", "1 D4"])


@given(positions(), SEEDS)
def test_an_imagined_game_looks_the_same_from_that_seat(state: State, seed: int) -> None:
    for seat in range(len(state.hands)):
        seen = view(state, seat)
        assert view(determinize(seen, Random(seed)), seat) == seen


@given(positions(), SEEDS)
def test_an_imagined_game_is_one_that_can_have_been_played(state: State, seed: int) -> None:
    imagined = determinize(view(state, 0), Random(seed))
    assert imagined.table == state.table
    districts = [hand.skyscraper for hand in imagined.hands]
    assert len(set(districts)) == len(districts) == len(state.hands)
    for hand, filed in zip(imagined.hands, state.table.filed, strict=True):
        assert len({plan.row for plan in hand.filed}) == len(hand.filed) == filed


@given(positions(), SEEDS)
def test_an_imagined_game_can_be_played_to_its_end(state: State, seed: int) -> None:
    end = play_on(determinize(view(state, 1), Random(seed)), ["PRF"] * 4)
    assert final_score(end).winners


def test_everything_hidden_is_equally_likely() -> None:
    rng = Random(4)
    number = 6000
    hands = Counter(determinize(view(THOUGHTFUL, 0), rng).hands[1] for _ in range(number))
    districts, plans = Counter[str](), Counter[object]()
    for hand, times in hands.items():
        districts[hand.skyscraper] += times
        for place, plan in enumerate(hand.filed):
            plans[place, plan] += times
    assert set(districts) == {"NE", "SW", "SE"}
    assert all(abs(times - number / 3) < 200 for times in districts.values())
    # Twenty cards may lie first, twenty second.
    assert len(plans) == 40
    assert all(abs(times - number / 20) < 90 for times in plans.values())


def test_the_same_chance_imagines_the_same_game() -> None:
    seen = view(THOUGHTFUL, 0)
    assert determinize(seen, Random(1)) == determinize(seen, Random(1))
    assert len({determinize(seen, Random(seed)) for seed in range(20)}) > 10


def test_imagining_leaves_the_own_hand_alone() -> None:
    seen = view(THOUGHTFUL, 1)
    assert determinize(seen, Random(2)).hands[1] == THOUGHTFUL.hands[1]


# Watching


@given(games())
def test_who_watches_a_game_ends_with_the_same_view(game: Game) -> None:
    watching = [view(game.start, seat) for seat in range(len(game.start.hands))]
    for state, action in zip(game.positions(), game.actions, strict=False):
        turn = state.table.turn
        assert turn is not None
        watching = [
            witness(seen, action if seen.seat == turn.seat else in_public(action))
            for seen in watching
        ]
    assert watching == [view(game.end, seat) for seat in range(len(watching))]


@given(games(), st.data())
def test_a_card_of_somebody_else_is_only_a_card_put_face_down(
    game: Game, data: st.DataObject
) -> None:
    """Even if whoever watches is handed it open."""
    state = game.end
    if state.table.turn is None:
        return
    action = data.draw(st.sampled_from(legal(state)))
    after = play(state, action)
    for seat in range(len(state.hands)):
        assert witness(view(state, seat), action) == view(after, seat)


def test_others_cards_never_get_into_ones_own_hand() -> None:
    state = played(position(city(), sides=THREE, turn=Turn(1, 1, 1)), "F a1")
    after = witness(view(state, 0), HIDDEN_PLAN)
    assert after.hand == state.hands[0]
    assert after.table.filed == (0, 1, 0)


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("F c3", Rule.SITE_HAS_PARK),
        ("P A1", Rule.FIRST_ACTION_BUILDS),
        ("-", Rule.MUST_ACT),
    ],
)
def test_nobody_witnesses_what_is_forbidden(action: str, rule: Rule) -> None:
    for seat in (0, 1):
        with pytest.raises(Refused) as refused:
            witness(view(THOUGHTFUL, seat), read_action(action))
        assert refused.value.rule is rule


def test_ones_own_card_is_filed_once() -> None:
    state = position(city(), turn=Turn(1, 2, 3), filed=["1 B2"])
    with pytest.raises(Refused) as refused:
        witness(view(state, 1), read_action("P B4"))
    assert refused.value.rule is Rule.PLAN_ALREADY_FILED


def test_nothing_happens_after_the_end() -> None:
    with pytest.raises(Refused) as refused:
        witness(view(position(city()), 0), HIDDEN_PLAN)
    assert refused.value.rule is Common.GAME_OVER
