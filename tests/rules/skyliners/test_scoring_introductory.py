"""The scoring of the introductory game: row after row, everybody in turn."""

from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.notation import SITE_NAMES
from skyliners.rules.skyliners.pieces import ANTENNAS, Mode
from skyliners.rules.skyliners.scoring import RowScore
from skyliners.rules.skyliners.state import final_score
from tests.play import EAST, FOUR, NORTH, TWO, WEST
from tests.rules.by_hand import city, position, totals


def rows(heights: bytes, sides: tuple[Side, ...] = TWO) -> tuple[RowScore, ...]:
    return final_score(position(heights, mode=Mode.INTRODUCTORY, sides=sides)).rows


def placed(row: RowScore) -> str:
    return " ".join(SITE_NAMES[at] for at in row.antennas)


def test_row_a_for_everybody_from_the_start_player_clockwise_then_row_b() -> None:
    order = [(row.row, row.seat) for row in rows(city(), FOUR)]
    assert order == [(row, seat) for row in range(5) for seat in range(4)]


def test_the_start_player_is_first_wherever_they_sit() -> None:
    # North, east, west, in that order: everybody sees a different corner first.
    heights = city(e5=2, e1=2, a5=2)
    first = rows(heights, (NORTH, EAST, WEST))[:3]
    assert [placed(row) for row in first] == ["e5", "e1", "a5"]


def test_nothing_is_planned_so_every_row_pays_what_is_seen() -> None:
    heights = city(a1=2, a2=4, a3=6, a4=8, a5=10)
    south = [row for row in rows(heights) if row.seat == 0]
    assert [row.planned for row in south] == [None] * 5
    assert [row.points for row in south] == [5, 0, 1, 0, 0]


def test_antennas_go_up_at_once_so_the_row_before_takes_the_site() -> None:
    # South sees a5 in row A; west would see it in theirs, one step later.
    south, west = rows(city(a5=2))[:2]
    assert placed(south) == "a5"
    assert placed(west) == ""
    assert west.points == 1


def test_somebody_elses_row_a_comes_before_ones_own_row_b() -> None:
    # b5: west's row A, south's row B.
    scored = rows(city(b5=2))
    assert placed(scored[1]) == "b5"
    south_b = scored[2]
    assert (south_b.seat, south_b.row) == (0, 1)
    assert (south_b.points, south_b.antennas) == (1, ())


def test_the_centre_park_takes_the_antenna_of_who_scores_row_c_first() -> None:
    scored = rows(city(), FOUR)
    assert [placed(row) for row in scored if row.row == 2] == ["c3", "", "", ""]
    assert [row.points for row in scored if row.row == 2] == [1, 1, 1, 1]


# More than ten antennas: south's rows A and B show five each, D and E three.
CROWDED = (
    {f"a{depth}": 2 * depth for depth in range(1, 6)}
    | {f"b{depth}": 2 * depth for depth in range(1, 6)}
    | {"d1": 2, "d2": 4, "d3": 6, "e1": 4, "e2": 6, "e3": 8}
)


def test_the_surplus_is_worth_one_and_leaves_the_site_free() -> None:
    scored = rows(city(**CROWDED))
    south = [row for row in scored if row.seat == 0]
    assert [placed(row) for row in south[:2]] == ["a1 a2 a3 a4 a5", "b1 b2 b3 b4 b5"]
    assert [len(row.surplus) for row in south] == [0, 0, 1, 3, 1]
    west = [row for row in scored if row.seat == 1]
    # West looks over columns a to d; e3 and e2 come before south's row E, so south
    # misses only one antenna there, and e1 is still free for west one step later.
    assert [placed(row) for row in west] == ["", "", "e3", "e2", "e1"]


def test_the_surplus_counts_once() -> None:
    state = position(city(**CROWDED), mode=Mode.INTRODUCTORY, skyscrapers="SE SW")
    south = totals(state)[0]
    assert (south.rows, south.surplus, south.antennas) == (17, 5, ANTENNAS)
    assert south.total == 17 + 5 + 10
