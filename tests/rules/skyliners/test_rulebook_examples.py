"""The worked examples of the rulebooks. Red sits in the south and blue to the left of
red, in the west; green sits in the east. What the pictures leave out is our own."""

import pytest

from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import HIDDEN_PLAN, PLANS
from skyliners.rules.skyliners.city import (
    CENTRE,
    DISTRICTS,
    LINES,
    District,
    Side,
    built_up,
    sees,
)
from skyliners.rules.skyliners.deck import SETUP_DECK
from skyliners.rules.skyliners.notation import CARD_NAMES, SITE_NAMES, read_card
from skyliners.rules.skyliners.pieces import (
    ANTENNAS,
    SETUP_CARDS,
    Mode,
    Piece,
    starting_stock,
)
from skyliners.rules.skyliners.scoring import RowScore
from skyliners.rules.skyliners.state import final_score, legal, view
from skyliners.rules.skyliners.table import Turn, lay
from tests.play import EAST, FOUR, SOUTH, WEST, choices, played, seated
from tests.rules.by_hand import city, position, site, totals

GREEN_RED_BLUE = (EAST, SOUTH, WEST)
GREEN, RED = 0, 1

# Red's row B: a park, a skyscraper, a lower one, the tallest and one it hides.
ROW_B = {"b1": 1, "b2": 4, "b3": 2, "b4": 6, "b5": 5}


def names(sites: tuple[int, ...]) -> str:
    return " ".join(SITE_NAMES[at] for at in sites)


# What is in the box


def test_the_box_holds_enough_for_any_number_of_players() -> None:
    most = {
        piece: max(
            players * starting_stock(Mode.FULL, players)[piece] for players in (2, 3, 4)
        )
        for piece in Piece
    }
    assert most[Piece.FLOOR] <= 4 * 16
    assert most[Piece.ROOF] == 8
    assert most[Piece.PARK] + 1 == 5
    assert max(SETUP_CARDS.values()) == 12
    assert 4 * ANTENNAS == 40
    assert 4 * len(PLANS) == 20
    assert (len(SETUP_DECK), len(District), len(Color)) == (16, 4, 4)


# Starting setup


def test_red_draws_e1_and_blue_draws_b2() -> None:
    drawn = ("E1", "B2", "C1", "C1", "C1", "C1")
    table = lay(Mode.FULL, seated(FOUR), tuple(map(read_card, drawn)))
    # The first site of red's row E is the nearest one on the right.
    assert table.heights[site("e1")] == 2
    # Blue's row B is second from the left, looking east; its second site is b4.
    assert table.heights[site("b4")] == 2


@pytest.mark.parametrize(
    ("card", "side", "shown"),
    [("E1", SOUTH, "e1"), ("B2", WEST, "b4"), ("D5", SOUTH, "d5"), ("D5", WEST, "e2")],
)
def test_the_cards_in_the_pictures(card: str, side: Side, shown: str) -> None:
    assert SITE_NAMES[read_card(card).site(side)] == shown
    assert card in {CARD_NAMES[known] for known in SETUP_DECK}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_players_place_six_neutral_floors_three_nine_and_two_twelve(
    players: int,
) -> None:
    cards = SETUP_DECK[: SETUP_CARDS[players]]
    table = lay(Mode.FULL, seated(FOUR[:players]), cards)
    floors = (sum(table.heights) - 1) // 2
    assert floors == {4: 6, 3: 9, 2: 12}[players]


# Heights and seeing


def test_a_park_is_lower_than_a_floor_than_a_roofed_floor_than_two_floors() -> None:
    ground = city()
    one_floor = built_up(ground, 0, Piece.FLOOR)
    park, floor, roofed, two = (
        heights[0]
        for heights in (
            built_up(ground, 0, Piece.PARK),
            one_floor,
            built_up(one_floor, 0, Piece.ROOF),
            built_up(one_floor, 0, Piece.FLOOR),
        )
    )
    assert 0 < park < floor < roofed < two


def test_red_sees_a_park_on_1_and_skyscrapers_on_2_and_4_but_not_3_and_5() -> None:
    assert names(sees(city(**ROW_B), LINES[SOUTH][1])) == "b1 b2 b4"


def test_everybody_has_a_skyline_of_their_own() -> None:
    heights = city(**ROW_B)
    # From the far side the same five sites are row D, and look different.
    assert names(sees(heights, LINES[Side.NORTH][3])) == "b5 b4"


# Districts and skyscraper cards


def test_a_district_has_nine_sites_and_the_park_belongs_to_all_four() -> None:
    assert {len(sites) for sites in DISTRICTS.values()} == {9}
    assert all(CENTRE in sites for sites in DISTRICTS.values())


@pytest.mark.parametrize(
    ("one", "other", "shared"), [("NW", "NE", "c4 c5"), ("NW", "SW", "a3 b3")]
)
def test_neighbouring_districts_share_two_building_sites(
    one: str, other: str, shared: str
) -> None:
    both = DISTRICTS[District(one)] & DISTRICTS[District(other)] - {CENTRE}
    assert names(tuple(sorted(both))) == shared


def test_a_tallest_building_in_northwest_and_northeast_pays_both_three_points() -> None:
    state = position(city(c4=9, a1=8, e1=8), sides=FOUR)
    paid = {s.district: s.points for s in final_score(state).skyscrapers}
    assert paid == {"NW": 3, "NE": 3, "SW": 0, "SE": 0}


# Scoring the introductory game


def red_row_b(state_rows: tuple[RowScore, ...]) -> RowScore:
    return next(row for row in state_rows if (row.seat, row.row) == (RED, 1))


def test_introductory_red_scores_three_in_row_b_and_places_two_antennas() -> None:
    """The second object carries green's antenna already. A house on e1 hides the park
    from green, who scores before red."""
    state = position(city(**ROW_B, e1=2), mode=Mode.INTRODUCTORY, sides=GREEN_RED_BLUE)
    rows = final_score(state).rows
    green = next(row for row in rows if (row.seat, row.row) == (GREEN, 1))
    assert names(green.antennas) == "b2"
    red = red_row_b(rows)
    assert len(red.seen) == red.points == 3
    assert names(red.antennas) == "b1 b4"


# Planning


@pytest.mark.parametrize("seen", [1, 2, 3, 4, 5])
def test_the_four_segments_of_the_card_for_row_a(seen: int) -> None:
    stairs = {f"a{depth}": 2 * depth for depth in range(1, seen + 1)}
    paid = {}
    for segment in (1, 2, 3, 4):
        state = position(city(**stairs), filed=[f"0 A{segment}"])
        paid[segment] = final_score(state).rows[0].points
    assert paid == {1: 0, 2: 0, 3: 0, 4: 0} | {min(seen, 4): seen}


def test_lower_objects_on_the_card_need_not_stand_on_the_board() -> None:
    bare, crowded = city(a2=2, a4=4), city(a1=2, a2=2, a3=4, a4=4, a5=1)
    for heights in (bare, crowded):
        assert final_score(position(heights, filed=["0 A2"])).rows[0].points == 2


def test_green_files_c3_face_down() -> None:
    start = position(city(), sides=GREEN_RED_BLUE, turn=Turn(GREEN, 1, 1))
    after = played(start, "F a1", "P C3")
    assert after.hands[GREEN].filed == (PLANS[2][2],)
    for other in (1, 2):
        seen = view(after, other)
        assert seen.table.log[-1] == HIDDEN_PLAN
        assert seen.hand.filed == ()
    assert "P C3" not in choices(start)
    assert legal(after)


# Scoring the full game


def test_reds_card_b3_is_right_and_places_two_antennas() -> None:
    state = position(city(**ROW_B), sides=GREEN_RED_BLUE, filed=["0 B1", "1 B3"])
    green, red = final_score(state).rows
    assert names(green.antennas) == "b2"
    assert (red.planned, red.points) == (3, 3)
    assert names(red.antennas) == "b1 b4"


@pytest.mark.parametrize("planned", [1, 2, 4])
def test_seeing_more_or_fewer_than_planned_gives_neither_points_nor_antennas(
    planned: int,
) -> None:
    state = position(city(**ROW_B), sides=GREEN_RED_BLUE, filed=[f"1 B{planned}"])
    (red,) = final_score(state).rows
    assert (red.points, red.antennas) == (0, ())


def test_reds_five_antennas_in_rows_a_to_c_are_five_points() -> None:
    heights = city(**ROW_B, a1=2, a2=4)
    filed = ["0 B1", "1 A2", "1 B3", "1 C1"]
    # Green's row B shows b2 and nothing behind it: a2 is as high.
    state = position(heights, sides=GREEN_RED_BLUE, filed=filed, skyscrapers="SE NE SW")
    red = totals(state)[RED]
    assert red.antennas == 5
    assert red.total - red.rows == 5


def test_who_files_earlier_places_more_antennas() -> None:
    late = position(city(**ROW_B), sides=GREEN_RED_BLUE, filed=["0 B1", "1 B3"])
    early = position(city(**ROW_B), sides=GREEN_RED_BLUE, filed=["1 B3", "0 B1"])
    assert totals(late)[RED].antennas == 2
    assert totals(early)[RED].antennas == 3


def test_who_files_nothing_scores_no_rows() -> None:
    state = position(city(**ROW_B), sides=GREEN_RED_BLUE, filed=["1 B3"])
    assert totals(state)[GREEN].rows == 0
