"""An action is forfeited only if nothing at all is possible."""

import pytest

from skyliners.rules.skyliners.actions import FORFEIT, HIDDEN_PLAN
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.pieces import ROUNDS, Mode, Stock
from skyliners.rules.skyliners.rulings import Rule
from skyliners.rules.skyliners.state import State
from skyliners.rules.skyliners.table import Turn
from tests.play import FOUR, THREE, TWO, choices, forbidden_by, play_on, played
from tests.rules.by_hand import city, full_city, position

ROOFED = full_city(3)  # nothing can be built anywhere
FLOORED = full_city(2)  # no ground left for a park
ALL_FILED = ["0 A1", "0 B1", "0 C1", "0 D1", "0 E1"]


def stuck(action: int, cards: int, mode: Mode = Mode.FULL) -> State:
    stock = Stock(3, 1, 1, cards)
    return position(
        ROOFED,
        mode=mode,
        turn=Turn(0, action, 6),
        stock=stock,
        filed=ALL_FILED[: 5 - cards] if mode is Mode.FULL else (),
    )


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("action", [1, 2])
def test_who_can_do_nothing_at_all_forfeits(mode: Mode, action: int) -> None:
    state = stuck(action, 0, mode)
    assert choices(state) == {"-"}
    assert forbidden_by(state, "-") is None


def test_a_forfeit_costs_nothing_but_the_action() -> None:
    before = stuck(1, 0)
    after = played(before, "-")
    assert after.table.turn == Turn(0, 2, 6)
    assert after.table.heights == before.table.heights
    assert after.table.stocks == before.table.stocks
    assert after.hands == before.hands
    assert after.table.log[-1] == FORFEIT
    assert after.table.built_this_turn is None


def test_both_actions_of_a_turn_may_be_forfeited() -> None:
    assert played(stuck(1, 0), "-", "-").table.turn == Turn(1, 1, 6)


def test_who_cannot_build_but_has_cards_must_plan() -> None:
    state = stuck(1, 2)
    assert forbidden_by(state, "-") is Rule.MUST_ACT
    assert choices(state) == {f"P {row}{segment}" for row in "DE" for segment in "1234"}


def test_who_cannot_build_plans_twice_in_a_turn() -> None:
    after = played(stuck(1, 2), "P D1", "P E4")
    assert after.table.log[-2:] == (HIDDEN_PLAN, HIDDEN_PLAN)
    assert after.table.stocks[0].cards == 0
    assert after.table.turn == Turn(1, 1, 6)


def test_the_last_card_filed_as_first_action_leaves_the_second_to_be_forfeited() -> None:
    state = played(stuck(1, 1), "P E2")
    assert choices(state) == {"-"}
    assert played(state, "-").table.turn == Turn(1, 1, 6)


def test_a_card_of_a_filed_row_does_not_help_who_cannot_build() -> None:
    assert forbidden_by(stuck(1, 2), "P A1") is Rule.PLAN_ALREADY_FILED
    assert forbidden_by(stuck(1, 0), "P A1") is Rule.PLAN_ALREADY_FILED


@pytest.mark.parametrize("piece", "FR")
def test_one_possible_build_anywhere_must_be_made(piece: str) -> None:
    state = position(full_city(3, d4=2), turn=Turn(0, 1, 6), stock=Stock(1, 1, 1, 0))
    assert forbidden_by(state, "-") is Rule.MUST_ACT
    assert f"{piece} d4" in choices(state)


def test_the_site_built_on_in_this_turn_does_not_count_as_possible() -> None:
    start = position(
        full_city(3, d4=2), turn=Turn(0, 1, 6), stock=Stock(2, 1, 1, 0), filed=ALL_FILED
    )
    assert choices(played(start, "F d4")) == {"-"}


def test_a_park_without_ground_is_no_reason_to_go_on() -> None:
    turn = Turn(0, 1, 8)
    state = position(FLOORED, mode=Mode.INTRODUCTORY, turn=turn, stock=Stock(0, 0, 1, 0))
    assert forbidden_by(state, "K a1") is Rule.PARK_NEEDS_GROUND
    assert choices(state) == {"-"}


def test_the_last_floor_first_and_then_nothing_left_to_do() -> None:
    """A whole full game: south keeps the park until there is no ground for it, and has
    filed every card and used both roofs when the last floor falls as a first action."""
    game = position(city(), turn=Turn(0, 1, 1))
    state = play_on(game, ["PRF", "KPRF"], lambda table: not table.stocks[0].floors)
    assert state.table.turn == Turn(0, 2, 12)
    assert state.table.stocks[0] == Stock(0, 0, 1, 0)
    assert choices(state) == {"-"}
    after = played(state, "-")
    assert after.table.turn == Turn(1, 1, 12)
    end = play_on(after, ["", ""])
    assert end.table.over
    assert len(end.table.log) == 48


@pytest.mark.parametrize("sides", [TWO, THREE, FOUR])
def test_a_forfeited_introductory_build_is_lost_and_the_rounds_stay(
    sides: tuple[Side, ...],
) -> None:
    """A whole game in which all keep their park until the ground is full."""
    players = len(sides)
    start = position(city(), mode=Mode.INTRODUCTORY, sides=sides, turn=Turn(0, 1, 1))
    end = play_on(start, ["FR"] * players)
    assert end.table.log[-players:] == (FORFEIT,) * players
    assert FORFEIT not in end.table.log[:-players]
    assert end.table.turns()[-1] == Turn(players - 1, 1, ROUNDS[players])
    assert end.table.stocks == (Stock(0, 0, 1, 0),) * players


def test_forfeits_in_the_middle_do_not_prolong_the_introductory_game() -> None:
    end = play_on(stuck(1, 0, Mode.INTRODUCTORY), ["", ""])
    assert set(end.table.log) == {FORFEIT}
    assert len(end.table.log) == 2 * (2 * 9 + 1)
