"""What may be built where, when planning is allowed, and which rule is named."""

import pytest
from hypothesis import given, settings

from skyliners.rules.refusal import Common
from skyliners.rules.skyliners.actions import HIDDEN_PLAN, Plan
from skyliners.rules.skyliners.legal import legal_actions, legal_builds, refusal
from skyliners.rules.skyliners.notation import SITE_NAMES, write_action
from skyliners.rules.skyliners.pieces import Mode, Stock
from skyliners.rules.skyliners.rulings import Rule
from skyliners.rules.skyliners.state import State, legal
from skyliners.rules.skyliners.table import Turn
from tests.play import ALL_ACTIONS, Game, choices, forbidden_by, games, played
from tests.rules.by_hand import city, full_city, position

# a1 bare ground, b1 park, c1 a floor, d1 floors and a roof, e1 two floors.
STREET = city(b1=1, c1=2, d1=5, e1=4)


def at_first(heights: bytes = STREET, stock: Stock | None = None) -> State:
    return position(heights, turn=Turn(0, 1, 2), stock=stock)


def at_second(stock: Stock | None = None) -> State:
    """South has built on a2 already, in this very turn."""
    return played(at_first(stock=stock), "F a2")


# Building


@pytest.mark.parametrize("action", ["F a1", "F c1", "F e1", "R c1", "R e1", "K a1"])
def test_what_goes_where(action: str) -> None:
    assert forbidden_by(at_first(), action) is None
    assert action in choices(at_first())


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("F b1", Rule.SITE_HAS_PARK),
        ("R b1", Rule.SITE_HAS_PARK),
        ("K b1", Rule.SITE_HAS_PARK),
        ("F d1", Rule.SITE_HAS_ROOF),
        ("R d1", Rule.SITE_HAS_ROOF),
        ("K d1", Rule.SITE_HAS_ROOF),
        ("R a1", Rule.ROOF_NEEDS_FLOOR),
        ("K c1", Rule.PARK_NEEDS_GROUND),
        ("K e1", Rule.PARK_NEEDS_GROUND),
    ],
)
def test_what_does_not(action: str, rule: Rule) -> None:
    assert forbidden_by(at_first(), action) is rule
    assert action not in choices(at_first())


@pytest.mark.parametrize("piece", "FRK")
def test_nothing_goes_on_the_centre_park(piece: str) -> None:
    assert forbidden_by(at_first(), f"{piece} c3") is Rule.SITE_HAS_PARK


def test_a_roof_needs_at_least_one_floor() -> None:
    assert {at for at in choices(at_first()) if at[0] == "R"} == {"R c1", "R e1"}


def test_any_open_site_of_the_city_will_do() -> None:
    floors = {f"F {name}" for name in SITE_NAMES} - {"F b1", "F d1", "F c3"}
    assert {at for at in choices(at_first()) if at[0] == "F"} == floors


@pytest.mark.parametrize("piece", "FRK")
def test_nobody_builds_twice_on_one_site_in_one_turn(piece: str) -> None:
    assert forbidden_by(at_second(), f"{piece} a2") is Rule.SITE_TWICE_IN_TURN


def test_in_a_later_turn_the_same_site_may_be_built_on_again() -> None:
    later = played(at_second(), "F a1", "F e5", "F e4")
    assert forbidden_by(later, "R a2") is None
    assert forbidden_by(later, "F a2") is None


def test_the_next_player_may_build_on_the_site_at_once() -> None:
    assert forbidden_by(played(at_second(), "F a3"), "R a2") is None
    assert forbidden_by(played(at_second(), "F a3"), "R a3") is None


def test_whose_floors_are_below_never_matters() -> None:
    state = played(at_second(), "F a3", "F a3", "F a2")
    assert forbidden_by(state, "F a3") is forbidden_by(state, "R a2") is None


@pytest.mark.parametrize(
    ("stock", "gone"), [((0, 1, 1, 5), "F"), ((1, 0, 1, 5), "R"), ((1, 1, 0, 5), "K")]
)
def test_only_pieces_one_still_has(stock: tuple[int, int, int, int], gone: str) -> None:
    state = at_first(stock=Stock(*stock))
    for name in SITE_NAMES:
        assert forbidden_by(state, f"{gone} {name}") is Rule.NO_SUCH_PIECE_LEFT
    assert {action[0] for action in choices(state)} == {*"FRK"} - {gone}


# Planning


def test_the_first_action_builds() -> None:
    assert forbidden_by(at_first(), "P A1") is Rule.FIRST_ACTION_BUILDS
    assert not any(action[0] == "P" for action in choices(at_first()))


def test_the_second_action_builds_elsewhere_or_plans() -> None:
    kinds = {action[0] for action in choices(at_second())}
    assert kinds == {*"FRKP"}
    assert not any(action.endswith("a2") for action in choices(at_second()))


def test_any_card_may_be_filed_any_way_up() -> None:
    plans = {f"P {row}{segment}" for row in "ABCDE" for segment in "1234"}
    assert {action for action in choices(at_second()) if action[0] == "P"} == plans


def test_a_card_is_filed_once() -> None:
    state = played(at_second(), "P C4", "F e5", "F e4", "F a1")
    for segment in "1234":
        assert forbidden_by(state, f"P C{segment}") is Rule.PLAN_ALREADY_FILED
    rows = {action[2] for action in choices(state) if action[0] == "P"}
    assert rows == {*"ABDE"}


def test_everybody_has_cards_of_their_own() -> None:
    state = played(at_second(), "P C4", "F e5")
    assert forbidden_by(state, "P C4") is None


def test_without_cards_there_is_nothing_to_file() -> None:
    state = position(
        STREET, turn=Turn(0, 2, 9), filed=["0 A1", "0 B1", "0 C1", "0 D1", "0 E1"]
    )
    assert forbidden_by(state, "P A1") is Rule.PLAN_ALREADY_FILED
    assert forbidden_by(state, "P ??") is Rule.PLAN_ALREADY_FILED


@pytest.mark.parametrize("action", [1, 2])
def test_the_introductory_game_has_no_planning(action: int) -> None:
    state = position(STREET, mode=Mode.INTRODUCTORY, turn=Turn(0, action, 2))
    for plan in ("P A1", "P ??"):
        assert forbidden_by(state, plan) is Rule.NO_PLANS_IN_INTRODUCTORY
    assert {choice[0] for choice in choices(state)} == {*"FRK"}


# Passing and the end


@pytest.mark.parametrize("state", [at_first(), at_second()])
def test_there_is_no_voluntary_pass(state: State) -> None:
    assert forbidden_by(state, "-") is Rule.MUST_ACT


def test_nothing_is_allowed_once_the_game_is_over() -> None:
    state = position(STREET)
    for action in (*map(write_action, ALL_ACTIONS), "P ??"):
        assert forbidden_by(state, action) is Common.GAME_OVER
    assert choices(state) == set()
    assert legal_builds(state.table) == []
    assert legal_actions(state.table, state.hands[0]) == ()


# Where several rules apply, the first in the list is named.


@pytest.mark.parametrize(
    ("state", "action", "rule"),
    [
        (at_second(Stock(5, 0, 0, 5)), "R a2", Rule.NO_SUCH_PIECE_LEFT),
        (at_second(Stock(5, 0, 0, 5)), "K a2", Rule.NO_SUCH_PIECE_LEFT),
        (at_second(Stock(5, 0, 0, 5)), "R b1", Rule.NO_SUCH_PIECE_LEFT),
        (at_second(Stock(5, 0, 0, 5)), "R a1", Rule.NO_SUCH_PIECE_LEFT),
        (at_second(), "K a2", Rule.SITE_TWICE_IN_TURN),
        (played(at_first(), "K a2"), "F a2", Rule.SITE_TWICE_IN_TURN),
        (played(at_first(), "R c1"), "R c1", Rule.SITE_TWICE_IN_TURN),
        (at_first(), "K b1", Rule.SITE_HAS_PARK),
        (at_first(), "R b1", Rule.SITE_HAS_PARK),
        (at_first(), "K d1", Rule.SITE_HAS_ROOF),
        (at_first(stock=Stock(5, 2, 1, 0)), "P A1", Rule.FIRST_ACTION_BUILDS),
        (
            position(full_city(3), mode=Mode.INTRODUCTORY, turn=Turn(0, 1, 2)),
            "P A1",
            Rule.NO_PLANS_IN_INTRODUCTORY,
        ),
    ],
)
def test_the_first_rule_in_the_list_is_named(state: State, action: str, rule: Rule) -> None:
    assert forbidden_by(state, action) is rule


# Both ways of asking agree, in any game.


@settings(max_examples=200)
@given(games())
def test_legal_is_what_no_rule_refuses(game: Game) -> None:
    for state in game.positions():
        table, hands = state
        hand = hands[table.turn.seat if table.turn else 0]
        allowed = {action for action in ALL_ACTIONS if not refusal(table, action, hand)}
        found = legal(state)
        assert len(found) == len(allowed)
        assert set(found) == allowed
        assert bool(allowed) != table.over
        may_plan = any(isinstance(action, Plan) for action in allowed)
        for known in (None, hand):
            assert (refusal(table, HIDDEN_PLAN, known) is None) == may_plan


@given(games())
def test_only_a_filed_row_needs_the_hand_to_be_known(game: Game) -> None:
    table, hands = game.end
    hand = hands[table.turn.seat if table.turn else 0]
    for action in ALL_ACTIONS:
        named = refusal(table, action, hand)
        if named is not Rule.PLAN_ALREADY_FILED:
            assert refusal(table, action, None) is named
