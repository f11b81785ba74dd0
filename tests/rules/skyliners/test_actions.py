"""What a player can do."""

import pytest

from skyliners.rules.skyliners.actions import (
    BUILDS,
    FORFEIT,
    HIDDEN_PLAN,
    PLANS,
    Plan,
    in_public,
)
from skyliners.rules.skyliners.city import SITES
from skyliners.rules.skyliners.pieces import Piece
from tests.play import ALL_ACTIONS


def test_every_piece_on_every_site_every_card_every_way_and_the_forfeit() -> None:
    assert len(set(ALL_ACTIONS)) == len(ALL_ACTIONS) == 3 * 25 + 5 * 4 + 1


@pytest.mark.parametrize("piece", Piece)
def test_builds_are_found_by_piece_and_site(piece: Piece) -> None:
    for site in SITES:
        assert BUILDS[piece][site].piece is piece
        assert BUILDS[piece][site].site == site


def test_plans_are_found_by_row_and_segment() -> None:
    for row, plans in enumerate(PLANS):
        assert plans == tuple(Plan(row, segment) for segment in (1, 2, 3, 4))


@pytest.mark.parametrize("segment", [1, 2, 3])
def test_a_plan_holds_if_exactly_so_many_are_seen(segment: int) -> None:
    assert [seen for seen in range(6) if Plan(0, segment).holds(seen)] == [segment]


def test_the_last_segment_stands_for_four_or_five() -> None:
    assert [seen for seen in range(6) if Plan(0, 4).holds(seen)] == [4, 5]


def test_no_segment_stands_for_nothing_seen() -> None:
    assert not any(plan.holds(0) for plans in PLANS for plan in plans)


def test_from_outside_every_filed_card_looks_the_same() -> None:
    assert {in_public(plan) for plans in PLANS for plan in plans} == {HIDDEN_PLAN}


def test_everything_else_is_done_in_the_open() -> None:
    for action in ALL_ACTIONS:
        if not isinstance(action, Plan):
            assert in_public(action) is action
    assert in_public(HIDDEN_PLAN) is HIDDEN_PLAN
    assert FORFEIT in ALL_ACTIONS
