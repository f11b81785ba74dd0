"""The shape of a window decides how screens are arranged, and leaves the board its room."""

from itertools import combinations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from skyliners.present.shape import (
    GAP,
    LEAST_BELOW,
    LEAST_BESIDE,
    LONGER,
    SMALLEST,
    Part,
    arranged,
    board_above,
    board_beside,
    portions,
    shape,
)

_ANY = st.floats(1, 10_000)
_SHORTER, _LONGER = st.floats(SMALLEST, 4_000), st.floats(LONGER, 4_000)
PROMISED = st.tuples(_SHORTER, _LONGER) | st.tuples(_LONGER, _SHORTER)


@given(PROMISED)
def test_the_board_keeps_half_of_the_shorter_side(window: tuple[float, float]) -> None:
    wide, high = window
    found = shape(wide, high)
    half = min(window) / 2 - 1e-6
    if found.beside:
        assert wide - 3 * GAP - found.pane >= half
        assert high - 2 * GAP >= half
    else:
        assert high - 2 * GAP - LEAST_BELOW >= half
        assert wide - 2 * GAP >= half


@given(PROMISED, st.floats(48, 60), st.floats(0, 1_000), st.floats(0, 2_000), st.booleans())
@example((345.0, 480.0), 48.0, 228.0, 0.0, True)  # below, the board would miss its half
def test_everything_has_a_place_of_its_own(
    window: tuple[float, float], title: float, least: float, more: float, slim: bool
) -> None:
    least = min(least, LEAST_BELOW - title - 2 * GAP)
    form = shape(*window)
    boxes = arranged(window, form, title, least, least + more, slim=slim)
    for left, low, wide, high in boxes:
        assert min(left, low) >= GAP - 1e-6
        assert left + wide <= window[0] - GAP + 1e-6
        assert low + high <= window[1] - GAP + 1e-6
    for one, other in combinations(boxes, 2):
        beside = max(one.left, other.left) - min(
            one.left + one.wide, other.left + other.wide
        )
        above = max(one.low, other.low) - min(one.low + one.high, other.low + other.high)
        assert max(beside, above) >= GAP - 1e-6
    _title, board, rest = boxes
    assert min(board.wide, board.high) >= min(window) / 2 - 1e-6
    assert rest.high >= least - 1e-6


_MEASURE = st.floats(0, 500)
_PARTS = st.lists(
    st.builds(
        lambda least, more, share: Part(least, least + more, share),
        _MEASURE,
        _MEASURE,
        st.sampled_from((0.01, 1.0, 4.0)),
    ),
    max_size=6,
)


@given(st.floats(-10, 3_000), _PARTS)
def test_parts_share_their_room_within_bounds(room: float, parts: list[Part]) -> None:
    heights = portions(room, parts)
    least, most = sum(part.least for part in parts), sum(part.most for part in parts)
    assert sum(heights) == pytest.approx(min(max(room, 0.0), most), abs=1e-6)
    for height, part in zip(heights, parts, strict=True):
        assert 0 <= height <= part.most + 1e-6
        assert height >= part.least - 1e-6 or room < least


@given(st.floats(0, 3_000), st.floats(0, 100), _PARTS)
def test_with_more_room_no_part_gets_lower(
    room: float, more: float, parts: list[Part]
) -> None:
    for before, after in zip(
        portions(room, parts), portions(room + more, parts), strict=True
    ):
        assert after >= before - 1e-6


@given(PROMISED)
def test_the_arrangement_is_what_leaves_the_larger_board(
    window: tuple[float, float],
) -> None:
    above, beside = board_above(*window), board_beside(*window)
    assert (beside if shape(*window).beside else above) == max(above, beside)


@given(_ANY, _ANY)
def test_any_window_has_a_shape(wide: float, high: float) -> None:
    found = shape(wide, high)
    assert found.pane >= LEAST_BESIDE
    assert found.beside or not found.lying
    assert found.lying == (high < 480 and wide > high)
    assert found.width == (
        "compact" if wide < 600 else "medium" if wide < 840 else "expanded"
    )
    assert found.larger > 1 or not found.flat


@given(_ANY, _ANY, st.floats(0, 5_000))
def test_a_wider_window_never_moves_the_rest_below_the_board(
    wide: float, high: float, more: float
) -> None:
    assert shape(wide + more, high).beside or not shape(wide, high).beside


@pytest.mark.parametrize(
    ("window", "beside"),
    [
        ((360, 800), False),
        ((800, 360), True),
        ((915, 412), True),
        ((800, 1280), False),
        ((1280, 800), True),
        ((1600, 900), True),
        ((1024, 600), True),
        ((800, 600), True),
        ((500, 500), True),
        ((320, 480), False),
        ((480, 320), True),
    ],
)
def test_windows_people_have(window: tuple[int, int], beside: bool) -> None:
    assert shape(*window).beside is beside
