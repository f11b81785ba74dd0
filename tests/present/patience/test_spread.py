"""Where cards lie: on the board, apart from each other, with their numbers to be read, in
any window and however long a row gets."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from skyliners.present.patience.art import HEAD
from skyliners.present.patience.spread import spread
from skyliners.rules.deck import Card
from skyliners.rules.patience.pieces import LAYOUT, Mode
from skyliners.rules.patience.table import RUN, Row

SIZES = st.tuples(st.floats(150, 1600), st.floats(150, 1200))
_NEARLY = 1e-6


def _longest(mode: Mode) -> list[Row]:
    """All rows as long as they can get."""
    run = tuple(Card("a", value) for value in range(RUN, 0, -1))
    return [Row(length - 1, run) for length in LAYOUT[mode]]


@given(SIZES, st.sampled_from(Mode))
def test_the_longest_rows_end_on_the_board_and_show_their_numbers(
    size: tuple[float, float], mode: Mode
) -> None:
    found = spread(size, _longest(mode), mode)
    wide, high = found.card
    for spots, empty in zip(found.rows, found.empty, strict=True):
        assert all(spot.x == empty.x for spot in spots)
        for spot in (*spots, empty):
            assert -_NEARLY <= spot.x <= size[0] - wide + _NEARLY
            assert -_NEARLY <= spot.y <= size[1] - high + _NEARLY
        up = spots[-RUN:]
        for before, after in pairwise(up):
            assert before.y - after.y >= HEAD * high - _NEARLY
    lefts = [spot.x for spot in found.empty]
    assert all(b - a >= wide for a, b in pairwise(lefts))


@given(SIZES, st.sampled_from(Mode))
def test_what_has_left_lies_beside_the_rows_and_on_the_board(
    size: tuple[float, float], mode: Mode
) -> None:
    found = spread(size, _longest(mode), mode)
    wide, high = found.slot
    for x, y in found.slots:
        assert -_NEARLY <= x <= size[0] - wide + _NEARLY
        assert -_NEARLY <= y <= size[1] - high + _NEARLY
        above = y >= found.empty[0].y + found.card[1] - _NEARLY
        beside = x >= found.empty[-1].x + found.card[0] - _NEARLY
        assert above or beside


@given(SIZES, st.sampled_from(Mode), st.data())
def test_a_finger_finds_the_card_it_sees(
    size: tuple[float, float], mode: Mode, data: st.DataObject
) -> None:
    rows = _longest(mode)
    found = spread(size, rows, mode)
    row = data.draw(st.integers(0, len(rows) - 1))
    card = data.draw(st.integers(0, len(rows[row]) - 1))
    x, y = found.rows[row][card]
    wide, high = found.card
    assert found.row_at(x + wide / 2) == row
    assert found.card_at(row, x + wide / 2, y + high - 0.01 * high) == card
