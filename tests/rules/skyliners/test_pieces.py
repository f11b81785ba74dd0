"""What is in the box, and who gets how much of it."""

import pytest

from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import District
from skyliners.rules.skyliners.pieces import (
    ANTENNAS,
    ROUNDS,
    ROWS,
    SEGMENTS,
    SETUP_CARDS,
    Mode,
    Stock,
    starting_stock,
)


@pytest.mark.parametrize(("players", "floors"), [(2, 16), (3, 14), (4, 12)])
@pytest.mark.parametrize(("mode", "cards"), [(Mode.FULL, 5), (Mode.INTRODUCTORY, 0)])
def test_material_of_each_player(mode: Mode, players: int, floors: int, cards: int) -> None:
    assert starting_stock(mode, players) == Stock(floors, roofs=2, parks=1, cards=cards)


def test_everybody_has_ten_antennas() -> None:
    assert ANTENNAS == 10


def test_setup_cards_for_two_three_and_four() -> None:
    assert SETUP_CARDS == {2: 12, 3: 9, 4: 6}


def test_a_planning_card_for_each_row_with_four_segments() -> None:
    assert ROWS == 5
    assert SEGMENTS == (1, 2, 3, 4)


def test_four_colours_and_four_skyscraper_cards() -> None:
    assert {*Color} == {"red", "blue", "yellow", "green"}
    assert {*District} == {"NW", "NE", "SW", "SE"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_introductory_rounds_are_just_enough_for_all_building_pieces(
    players: int,
) -> None:
    pieces = sum(starting_stock(Mode.INTRODUCTORY, players))
    assert 2 * ROUNDS[players] - 1 == pieces
