"""The final scoring of the full game: filed cards, antennas, skyscraper cards."""

import pytest
from hypothesis import given

from skyliners.rules.skyliners.notation import SITE_NAMES
from skyliners.rules.skyliners.pieces import ANTENNAS, Mode, Stock
from skyliners.rules.skyliners.scoring import RowScore, score
from skyliners.rules.skyliners.state import State, final_score
from skyliners.rules.skyliners.table import Turn
from tests.play import FOUR, Game, finished, played
from tests.rules.by_hand import city, full_city, position, totals

# South's row A shows 1 2 3 4 5 objects, depending on how far it is built.
STAIRS = {f"a{depth}": 2 * depth for depth in range(1, 6)}


def stairs(steps: int) -> bytes:
    return city(**dict(list(STAIRS.items())[:steps]))


def rows(state: State) -> list[RowScore]:
    return list(final_score(state).rows)


def names(sites: tuple[int, ...]) -> str:
    return " ".join(SITE_NAMES[at] for at in sites)


# Planning cards


@pytest.mark.parametrize("seen", [1, 2, 3, 4])
@pytest.mark.parametrize("planned", [1, 2, 3, 4])
def test_a_right_card_pays_one_point_for_each_object_seen(planned: int, seen: int) -> None:
    (row,) = rows(position(stairs(seen), filed=[f"0 A{planned}"]))
    assert len(row.seen) == seen
    assert row.planned == planned
    assert row.points == (seen if planned == seen else 0)


def test_the_last_segment_pays_four_or_five() -> None:
    assert rows(position(stairs(4), filed=["0 A4"]))[0].points == 4
    assert rows(position(stairs(5), filed=["0 A4"]))[0].points == 5


def test_a_card_for_a_row_that_shows_nothing_is_always_wrong() -> None:
    for segment in (1, 2, 3, 4):
        (row,) = rows(position(city(), filed=[f"0 A{segment}"]))
        assert row.seen == ()
        assert row.points == 0


def test_row_c_of_an_empty_city_shows_the_park() -> None:
    (row,) = rows(position(city(), filed=["0 C1"]))
    assert names(row.antennas) == "c3"
    assert row.points == 1


def test_row_c_can_show_four_but_the_card_pays_no_five() -> None:
    heights = city(c1=2, c2=4, c4=6, c5=8)
    (row,) = rows(position(heights, filed=["0 C4"]))
    assert names(row.seen) == "c1 c2 c4 c5"
    assert row.points == 4


def test_a_row_without_a_filed_card_pays_nothing() -> None:
    assert rows(position(stairs(5))) == []
    assert totals(position(stairs(5), skyscrapers="SE SW"))[0].total == 0


def test_everybody_looks_at_their_own_row() -> None:
    heights = city(a1=2, a2=4, a5=6, b5=8, e5=2, e4=4, d1=2, e1=2)
    filed = ["0 A3", "1 A2", "2 A2", "3 A1"]
    scored = rows(position(heights, sides=FOUR, filed=filed))
    assert [names(row.seen) for row in scored] == ["a1 a2 a5", "a5 b5", "e5 e4", "e1"]
    assert [row.points for row in scored] == [3, 2, 2, 1]


def test_cards_are_scored_in_the_order_filed_over_all_players() -> None:
    filed = ["3 B1", "1 E4", "0 A2", "1 C3", "2 D1", "0 E1", "3 A1"]
    scored = rows(position(stairs(5), sides=FOUR, filed=filed))
    order = [f"{row.seat} {'ABCDE'[row.row]}{row.planned}" for row in scored]
    assert order == filed


def test_two_cards_filed_in_one_turn_keep_their_order() -> None:
    """Only who can build nothing files two in a turn."""
    stuck = position(full_city(3), turn=Turn(0, 1, 3), stock=Stock(5, 1, 1, 5))
    filed = score(*played(stuck, "P E1", "P D2")).rows
    assert [(row.row, row.points) for row in filed] == [(4, 1), (3, 0)]


# Antennas


def test_an_antenna_goes_on_each_object_seen_nearest_first() -> None:
    (row,) = rows(position(city(a2=1, a3=4, a4=2, a5=6), filed=["0 A3"]))
    assert names(row.antennas) == "a2 a3 a5"


def test_an_object_takes_one_antenna_and_the_earlier_card_places_it() -> None:
    # South's a5 is the first thing west sees in their row A.
    south_first = rows(position(stairs(5), filed=["0 A4", "1 A1"]))
    assert names(south_first[0].antennas) == "a1 a2 a3 a4 a5"
    assert south_first[1].points == 1
    assert south_first[1].antennas == ()
    west_first = rows(position(stairs(5), filed=["1 A1", "0 A4"]))
    assert names(west_first[0].antennas) == "a5"
    assert names(west_first[1].antennas) == "a1 a2 a3 a4"
    assert west_first[1].points == 5


def test_a_wrong_card_gives_nothing_and_blocks_nothing() -> None:
    wrong, right = rows(position(stairs(5), filed=["0 A1", "1 A1"]))
    assert (wrong.points, wrong.antennas, wrong.surplus) == (0, (), ())
    assert len(wrong.seen) == 5
    assert names(right.antennas) == "a5"


def test_antennas_add_no_height() -> None:
    # b2 carries west's antenna and is still no higher than b1 before it.
    state = position(city(b1=4, b2=4), filed=["1 D1", "0 B1"])
    west, south = rows(state)
    assert names(west.antennas) == "b2"
    assert names(south.seen) == "b1"
    assert names(final_score(state).tallest) == "b1 b2"


def test_parks_take_antennas_the_centre_included() -> None:
    (row,) = rows(position(city(c4=2), filed=["0 C2"]))
    assert names(row.antennas) == "c3 c4"
    (row,) = rows(position(city(a1=1), filed=["0 A1"]))
    assert names(row.antennas) == "a1"


def test_one_point_for_each_antenna_placed() -> None:
    total = totals(position(stairs(5), filed=["0 A4"], skyscrapers="SE NE"))[0]
    assert (total.rows, total.antennas, total.skyscraper, total.total) == (5, 5, 0, 10)


# More than ten antennas: south sees three in every row, fifteen in all; west's row E
# runs along their nearest sites and shows all five.

FIFTEEN = {
    f"{column}{depth}": 2 * (number + 1) + 2 * step
    for number, column in enumerate("abcde")
    for step, depth in enumerate("124" if column == "c" else "123")
}
SOUTH_FILES = ["0 A3", "0 B3", "0 C3", "0 D3", "0 E3"]


def test_the_surplus_is_worth_one_at_once_and_is_not_placed() -> None:
    scored = rows(position(city(**FIFTEEN), filed=SOUTH_FILES))
    assert [names(row.antennas) for row in scored[3:]] == ["d1", ""]
    assert [names(row.surplus) for row in scored[3:]] == ["d2 d3", "e1 e2 e3"]
    assert not any(row.surplus for row in scored[:3])


def test_the_surplus_counts_neither_as_row_nor_as_antenna() -> None:
    total = totals(position(city(**FIFTEEN), filed=SOUTH_FILES, skyscrapers="NW NE"))[0]
    assert (total.rows, total.surplus, total.antennas) == (15, 5, ANTENNAS)
    assert total.total == 15 + 5 + 10 + total.skyscraper


def test_the_surplus_leaves_the_site_free_for_others() -> None:
    last = rows(position(city(**FIFTEEN), filed=[*SOUTH_FILES, "1 E4"]))[-1]
    assert names(last.seen) == "a1 b1 c1 d1 e1"
    assert last.points == 5
    assert names(last.antennas) == "e1"


def test_a_site_taken_by_others_is_no_surplus() -> None:
    """West takes all of row E first, so south has fewer antennas to place there."""
    scored = rows(position(city(**FIFTEEN), filed=["1 E4", *SOUTH_FILES]))
    assert names(scored[0].antennas) == "a1 b1 c1 d1 e1"
    assert [len(row.antennas) for row in scored[1:]] == [2, 2, 2, 2, 2]
    assert not any(row.surplus for row in scored)


@given(finished())
def test_nobody_places_more_than_ten_and_no_site_carries_two(game: Game) -> None:
    sheet = final_score(game.end)
    placed = [at for row in sheet.rows for at in row.antennas]
    assert len(placed) == len(set(placed))
    for total in sheet.totals:
        assert total.antennas <= ANTENNAS
        assert not total.surplus or total.antennas == ANTENNAS


# Skyscraper cards


def skyscraper_points(heights: bytes) -> dict[str, int]:
    state = position(heights, sides=FOUR)
    cards = (hand.skyscraper.value for hand in state.hands)
    return dict(zip(cards, (total.skyscraper for total in totals(state)), strict=True))


@pytest.mark.parametrize(
    ("tallest", "paid"), [("a5", "NW"), ("d4", "NE"), ("b2", "SW"), ("e1", "SE")]
)
def test_three_points_for_the_district_of_the_tallest(tallest: str, paid: str) -> None:
    points = skyscraper_points(city(**{"c1": 2, "c5": 2, "a3": 2, tallest: 3}))
    assert points == dict.fromkeys(("NW", "NE", "SW", "SE"), 0) | {paid: 3}


@pytest.mark.parametrize(
    ("tallest", "paid"),
    [("c5", "NW NE"), ("c2", "SW SE"), ("a3", "NW SW"), ("d3", "NE SE")],
)
def test_a_tallest_building_on_a_middle_line_counts_in_both_districts(
    tallest: str, paid: str
) -> None:
    points = skyscraper_points(city(**{tallest: 3}))
    assert {card for card, got in points.items() if got == 3} == set(paid.split())


def test_every_building_tied_for_tallest_counts() -> None:
    points = skyscraper_points(city(a1=5, e5=5, a5=4))
    assert points == {"NW": 0, "NE": 3, "SW": 3, "SE": 0}


def test_at_most_three_points_for_a_card() -> None:
    points = skyscraper_points(city(a4=6, a5=6, b5=6, c4=6))
    assert points == {"NW": 3, "NE": 3, "SW": 0, "SE": 0}


def test_a_roof_makes_a_building_taller() -> None:
    assert names(final_score(position(city(a1=4, e5=5))).tallest) == "e5"


def test_the_sheet_says_which_tallest_buildings_lie_in_a_district() -> None:
    sheet = final_score(position(city(a1=4, b1=4, e5=4), skyscrapers="SW NE"))
    south, west = sheet.skyscrapers
    assert names(south.tallest) == "a1 b1"
    assert names(west.tallest) == "e5"
    assert (south.points, west.points) == (3, 3)


def test_skyscraper_cards_not_dealt_score_for_nobody() -> None:
    assert [t.skyscraper for t in totals(position(city(e1=4)))] == [0, 0]


# Asking


def test_a_game_that_is_not_over_has_no_final_score() -> None:
    with pytest.raises(ValueError, match="not over"):
        final_score(position(city(), turn=Turn(0, 1, 1)))


@given(finished())
def test_a_sheet_adds_up(game: Game) -> None:
    sheet = final_score(game.end)
    for total in sheet.totals:
        own = [row for row in sheet.rows if row.seat == total.seat]
        assert total.rows == sum(row.points for row in own)
        assert total.total == total.rows + total.surplus + total.antennas + total.skyscraper
        assert total.skyscraper in {0, 3}
    filed = sum(game.end.table.filed)
    introductory = game.end.table.mode is Mode.INTRODUCTORY
    assert len(sheet.rows) == (5 * len(sheet.totals) if introductory else filed)
