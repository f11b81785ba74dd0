"""Where the sites lie, how high they are built and who sees what."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.rules.skyliners.city import (
    CENTRE,
    CLOCKWISE,
    DISTRICTS,
    LINES,
    RISE,
    SITES,
    District,
    Side,
    Standing,
    blocker,
    built_up,
    place,
    sees,
    standing,
    tallest_sites,
)
from skyliners.rules.skyliners.notation import SITE_NAMES
from skyliners.rules.skyliners.pieces import Piece
from tests.play import EAST, NORTH, SOUTH, WEST
from tests.rules.by_hand import city, site

HEIGHTS = st.lists(st.integers(0, 12), min_size=25, max_size=25).map(bytes)
LINE = st.sampled_from([line for lines in LINES.values() for line in lines])

# Every viewer's rows A to E in the absolute sites, the nearest first.
ROWS_SEEN_FROM = {
    SOUTH: "a1a2a3a4a5 b1b2b3b4b5 c1c2c3c4c5 d1d2d3d4d5 e1e2e3e4e5",
    WEST: "a5b5c5d5e5 a4b4c4d4e4 a3b3c3d3e3 a2b2c2d2e2 a1b1c1d1e1",
    NORTH: "e5e4e3e2e1 d5d4d3d2d1 c5c4c3c2c1 b5b4b3b2b1 a5a4a3a2a1",
    EAST: "e1d1c1b1a1 e2d2c2b2a2 e3d3c3b3a3 e4d4c4b4a4 e5d5c5b5a5",
}


def names(sites: tuple[int, ...] | frozenset[int]) -> str:
    return "".join(SITE_NAMES[at] for at in sites)


def test_clockwise_is_south_west_north_east() -> None:
    assert CLOCKWISE == (SOUTH, WEST, NORTH, EAST)


def test_the_centre_is_c3() -> None:
    assert SITE_NAMES[CENTRE] == "c3"


@pytest.mark.parametrize("side", Side)
def test_rows_run_away_from_their_viewer_and_a_is_leftmost(side: Side) -> None:
    assert " ".join(names(line) for line in LINES[side]) == ROWS_SEEN_FROM[side]


@pytest.mark.parametrize("side", Side)
def test_row_and_depth_map_to_the_absolute_site(side: Side) -> None:
    """The formulas of the rulings, one by one."""
    for i in range(5):
        for d in range(5):
            x, y = {
                SOUTH: (i, d),
                WEST: (d, 4 - i),
                NORTH: (4 - i, 4 - d),
                EAST: (4 - d, i),
            }[side]
            assert LINES[side][i][d] == x + 5 * y
            assert place(side, x + 5 * y) == (i, d)


def test_the_next_player_clockwise_looks_along_the_first_ones_rows_turned() -> None:
    """Whoever sits to my left has their row E along my nearest sites."""
    for me, left in pairwise((*CLOCKWISE, SOUTH)):
        assert LINES[left][4] == tuple(line[0] for line in LINES[me])


@pytest.mark.parametrize(
    ("district", "columns", "lines"),
    [
        ("NW", "abc", "345"),
        ("NE", "cde", "345"),
        ("SW", "abc", "123"),
        ("SE", "cde", "123"),
    ],
)
def test_a_district_is_a_three_by_three_corner(
    district: str, columns: str, lines: str
) -> None:
    corner = {site(column + line) for column in columns for line in lines}
    assert DISTRICTS[District(district)] == corner


def test_districts_overlap_in_the_middle_lines() -> None:
    shared = {at for at in SITES if sum(at in part for part in DISTRICTS.values()) > 1}
    assert shared == {at for at in SITES if SITE_NAMES[at][0] == "c" or at // 5 == 2}


def test_neighbouring_districts_share_two_sites_and_the_centre() -> None:
    shared = DISTRICTS[District.NW] & DISTRICTS[District.NE]
    assert shared == {site("c3"), site("c4"), site("c5")}


def test_the_centre_belongs_to_all_districts() -> None:
    assert all(CENTRE in part for part in DISTRICTS.values())


def test_heights_of_park_floors_and_roofs() -> None:
    assert RISE[Piece.PARK] == 1
    for floors in range(1, 9):
        assert RISE[Piece.FLOOR] * floors == 2 * floors
        assert RISE[Piece.FLOOR] * floors + RISE[Piece.ROOF] == 2 * floors + 1


def test_a_height_tells_what_stands_there() -> None:
    assert standing(0) is Standing.GROUND
    assert standing(1) is Standing.PARK
    assert {standing(2 * floors) for floors in range(1, 45)} == {Standing.FLOORS}
    assert {standing(2 * floors + 1) for floors in range(1, 45)} == {Standing.ROOF}


@given(HEIGHTS, st.sampled_from(SITES), st.sampled_from(Piece))
def test_building_changes_one_site_alone(heights: bytes, at: int, piece: Piece) -> None:
    after = built_up(heights, at, piece)
    assert after[at] == heights[at] + RISE[piece]
    assert all(after[other] == heights[other] for other in SITES if other != at)


def seen_from_south(*row: int) -> str:
    heights = city(**{f"a{depth}": height for depth, height in enumerate(row, 1)})
    return names(sees(heights, LINES[SOUTH][0]))


def test_an_object_is_seen_only_if_taller_than_everything_nearer() -> None:
    assert seen_from_south(2, 4, 6, 8, 10) == "a1a2a3a4a5"
    assert seen_from_south(10, 8, 6, 4, 2) == "a1"
    assert seen_from_south(4, 2, 5, 4, 6) == "a1a3a5"


def test_an_equally_high_object_is_hidden() -> None:
    assert seen_from_south(4, 4, 4, 4, 4) == "a1"


def test_a_roof_makes_just_the_difference() -> None:
    assert seen_from_south(2, 3, 3, 4, 5) == "a1a2a4a5"


def test_empty_sites_are_no_objects_and_hide_nothing() -> None:
    assert not seen_from_south(0, 0, 0, 0, 0)
    assert seen_from_south(0, 0, 1, 0, 2) == "a3a5"


def test_a_park_is_seen_in_front_and_hidden_behind_anything() -> None:
    assert seen_from_south(1, 2, 1, 1, 0) == "a1a2"


@pytest.mark.parametrize("side", Side)
def test_row_c_always_shows_at_least_one(side: Side) -> None:
    assert names(sees(city(), LINES[side][2])) == "c3"


@given(HEIGHTS, st.sampled_from(Side))
def test_row_c_never_shows_five(heights: bytes, side: Side) -> None:
    """The park in its middle is seen only with nothing before it."""
    with_park = heights[:CENTRE] + b"\x01" + heights[CENTRE + 1 :]
    assert 1 <= len(sees(with_park, LINES[side][2])) <= 4


@given(HEIGHTS, LINE)
def test_what_is_seen_rises_and_what_is_not_is_hidden_by_something(
    heights: bytes, line: tuple[int, ...]
) -> None:
    seen = sees(heights, line)
    assert all(heights[near] < heights[far] for near, far in pairwise(seen))
    for at in line:
        hides = blocker(heights, line, at)
        if hides is None:
            assert (at in seen) == (heights[at] > 0)
        else:
            assert at not in seen
            assert line.index(hides) < line.index(at)
            assert heights[hides] >= heights[at] > 0
            # Whoever hides something can be pointed at: it is itself in view.
            assert hides in seen


def test_every_one_of_several_tallest_buildings_counts() -> None:
    assert tallest_sites(city(a1=6, e5=6, c4=5)) == (site("a1"), site("e5"))
