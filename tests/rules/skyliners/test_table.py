"""The table when a game begins: who sits where and what stands already."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.rules.refusal import Common, Refused
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import CENTRE, SITES, Side
from skyliners.rules.skyliners.deck import SETUP_DECK
from skyliners.rules.skyliners.notation import CARD_NAMES, read_card
from skyliners.rules.skyliners.pieces import SETUP_CARDS, Mode, starting_stock
from skyliners.rules.skyliners.rulings import Rule
from skyliners.rules.skyliners.table import (
    Seat,
    Table,
    Turn,
    check_seats,
    check_setup,
    lay,
)
from tests.play import EAST, FOUR, NORTH, SEATINGS, SOUTH, TWO, WEST, seated
from tests.rules.by_hand import site

ANY_BUT_CENTRE = st.sampled_from([card for card in CARD_NAMES if card != (2, 2)])


def refused_seats(*seats: Seat) -> None:
    with pytest.raises(Refused) as refused:
        check_seats(seats)
    assert refused.value.rule is Common.BAD_SEATS


def laid(sides: tuple[Side, ...], *cards: str) -> Table:
    """A table with these cards drawn first; the rest show A1 to whoever draws them."""
    more = ("A1",) * (SETUP_CARDS[len(sides)] - len(cards))
    return lay(Mode.FULL, seated(sides), tuple(map(read_card, cards + more)))


# Seats


@pytest.mark.parametrize("sides", SEATINGS, ids="-".join)
def test_neighbours_any_three_or_all_four_sides_may_sit_down(
    sides: tuple[Side, ...],
) -> None:
    check_seats(seated(sides))


def test_any_player_may_be_the_start_player() -> None:
    for players in (2, 3, 4):
        firsts = {sides[0] for sides in SEATINGS if len(sides) == players}
        assert firsts == set(Side)


@pytest.mark.parametrize("first", Side)
def test_two_players_never_sit_opposite_each_other(first: Side) -> None:
    across = {SOUTH: NORTH, NORTH: SOUTH, WEST: EAST, EAST: WEST}[first]
    refused_seats(*seated((first, across)))


@pytest.mark.parametrize("players", [0, 1])
def test_two_to_four_players(players: int) -> None:
    refused_seats(*seated(FOUR[:players]))
    refused_seats(*seated(FOUR), Seat("Ed", SOUTH, Color.RED))


@pytest.mark.parametrize(
    "sides", [(SOUTH, NORTH, WEST), (WEST, SOUTH, NORTH), (SOUTH, EAST, NORTH, WEST)]
)
def test_seats_are_in_clockwise_order(sides: tuple[Side, ...]) -> None:
    refused_seats(*seated(sides))


@pytest.mark.parametrize("sides", [(SOUTH, SOUTH), (SOUTH, WEST, WEST)])
def test_one_player_a_side(sides: tuple[Side, ...]) -> None:
    refused_seats(*seated(sides))


def test_each_colour_is_taken_once() -> None:
    refused_seats(*seated(TWO, (Color.RED, Color.RED)))


# Setup


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("off", [-1, 1])
def test_so_many_setup_cards_and_no_other_number(players: int, off: int) -> None:
    check_setup(players, SETUP_DECK[: SETUP_CARDS[players]])
    with pytest.raises(Refused) as refused:
        check_setup(players, SETUP_DECK[: SETUP_CARDS[players] + off])
    assert refused.value.rule is Rule.BAD_SETUP


def test_no_setup_card_shows_the_centre() -> None:
    with pytest.raises(Refused) as refused:
        laid(FOUR, "C3")
    assert refused.value.rule is Rule.BAD_SETUP


def test_bad_seats_are_named_before_a_bad_setup() -> None:
    with pytest.raises(Refused) as refused:
        lay(Mode.FULL, seated((SOUTH, NORTH)), ())
    assert refused.value.rule is Common.BAD_SEATS


@given(st.sampled_from(SEATINGS), st.data())
def test_a_park_stands_in_the_centre_and_every_card_brings_one_floor(
    sides: tuple[Side, ...], data: st.DataObject
) -> None:
    number = SETUP_CARDS[len(sides)]
    cards = data.draw(st.lists(ANY_BUT_CENTRE, min_size=number, max_size=number))
    heights = lay(Mode.FULL, seated(sides), tuple(cards)).heights
    assert heights[CENTRE] == 1
    assert sum(heights) == 1 + 2 * number
    assert all(heights[at] % 2 == 0 for at in SITES if at != CENTRE)


@pytest.mark.parametrize(
    ("side", "shown"), [(SOUTH, "b5"), (WEST, "e4"), (NORTH, "d1"), (EAST, "a2")]
)
def test_a_card_shows_a_site_as_seen_by_who_drew_it(side: Side, shown: str) -> None:
    sides = next(sides for sides in SEATINGS if sides[0] is side and len(sides) == 4)
    assert laid(sides, "B5").heights[site(shown)] == 2


def test_cards_are_drawn_in_turn_order_the_start_player_first() -> None:
    sides = (WEST, NORTH, EAST)
    heights = laid(sides, "B1", "B1", "B1", "E2").heights
    # One each, then west again; row B1 is a4 from west, d5 from north, e2 from east.
    assert [heights[site(name)] for name in ("a4", "d5", "e2", "b1")] == [2, 2, 2, 2]


def test_setup_floors_stack() -> None:
    heights = laid(TWO, "A5", "A1", "A5").heights
    # South's A5 is west's A1.
    assert heights[site("a5")] >= 6


def test_a_card_may_come_twice_in_a_record_of_another_deck() -> None:
    table = laid(TWO, *["E1"] * 12)
    assert table.heights[site("e1")] == table.heights[site("a1")] == 12


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("sides", SEATINGS, ids="-".join)
def test_the_first_turn_begins_with_everybodys_full_stock(
    sides: tuple[Side, ...], mode: Mode
) -> None:
    players = len(sides)
    table = lay(mode, seated(sides), SETUP_DECK[: SETUP_CARDS[players]])
    assert table.turn == Turn(seat=0, action=1, round=1)
    assert table.stocks == (starting_stock(mode, players),) * players
    assert table.filed == (0,) * players
    assert table.log == ()
    assert table.built_this_turn is None
    assert not table.over
