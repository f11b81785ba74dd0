"""Looking things up is as good as counting: sights and points are those of the rules."""

from hypothesis import given
from hypothesis import strategies as st

from skyliners.bots.skyliners.geometry import (
    DISTRICT_BITS,
    World,
    geometry_of,
    tallest_bits,
)
from skyliners.bots.skyliners.rowsight import COUNT, SEEN_SITES, SIGHTS, raised, sight
from skyliners.rules.skyliners.city import LINES, SITES, Side, sees, tallest_sites
from skyliners.rules.skyliners.pieces import ROWS, Mode
from skyliners.rules.skyliners.scoring import rows_in_order, score
from skyliners.rules.skyliners.state import State
from tests.play import positions

HEIGHTS = st.binary(min_size=25, max_size=25).map(lambda raw: bytes(h % 12 for h in raw))


def world_of(state: State) -> World:
    """The world as it is: what a search may only imagine."""
    table, hands = state
    full = table.mode is Mode.FULL
    return World(
        tuple(
            (ROWS * seat + row, seat, planned or 0)
            for seat, row, planned in rows_in_order(table, hands)
        ),
        tuple(
            tuple(ROWS * seat + row for row in hand.rows_left) if full else ()
            for seat, hand in enumerate(hands)
        ),
        tuple(DISTRICT_BITS[hand.skyscraper] for hand in hands),
    )


@given(HEIGHTS, st.sampled_from(Side), st.integers(0, 4))
def test_a_sight_is_what_the_rules_see(heights: bytes, side: Side, row: int) -> None:
    line = LINES[side][row]
    seen = sees(heights, line)
    found = sight(tuple(heights[site] for site in line))
    assert COUNT[found] == len(seen)
    assert SEEN_SITES[side][row][found] == sum(1 << site for site in seen)


@given(HEIGHTS, st.sampled_from(Side), st.integers(0, 4), st.integers(0, 4))
def test_sights_know_one_floor_more(
    heights: bytes, side: Side, row: int, depth: int
) -> None:
    along = tuple(heights[site] for site in LINES[side][row])
    higher = list(along)
    higher[depth] = raised(higher[depth])
    assert SIGHTS[along][0] == sight(along)
    assert SIGHTS[along][depth + 1] == sight(tuple(higher))


@given(HEIGHTS)
def test_tallest_sites(heights: bytes) -> None:
    bits = tallest_bits(heights)
    assert tuple(site for site in SITES if bits >> site & 1) == tallest_sites(heights)


@given(positions())
def test_an_ending_has_the_points_of_the_rules(state: State) -> None:
    geometry = geometry_of(state.table)
    heights = state.table.heights
    sights = [show[0] for show in geometry.sights(heights)]
    nobody = [0.0] * geometry.seats
    points = geometry.ending(world_of(state), sights, tallest_bits(heights), nobody, 0.0)
    assert points == [total.total for total in score(*state).totals]
