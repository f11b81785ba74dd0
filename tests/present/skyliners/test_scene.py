"""The city as blocks: from whose side, what is how tall, what falls."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from skyliners.present.blocks import FLOATS, Board, Scene
from skyliners.present.camera import Camera
from skyliners.present.skyliners.rim import angle_of
from skyliners.present.skyliners.scene import (
    GROUND,
    CityShown,
    Marks,
    _tiles,
    draw,
)
from skyliners.present.theme import LIGHT
from skyliners.rules.skyliners.city import LINES, SITES, Side
from skyliners.rules.skyliners.state import State
from skyliners.rules.skyliners.table import buildings
from tests.play import positions

_MOVING = 15  # of the numbers of a corner


@given(st.sampled_from(Side), st.integers(0, 4))
def test_a_players_rows_run_away_from_them_with_a_leftmost(side: Side, depth: int) -> None:
    camera = Camera(angle_of(side), 400, 300, 90)

    def spot(row: int, away: int) -> tuple[float, float]:
        return camera.project(*GROUND.middle(LINES[side][row][away]), 0)

    across = [spot(row, depth)[0] for row in range(5)]
    assert across == sorted(across)
    away = [spot(2, away)[1] for away in range(5)]
    assert away == sorted(away)


@given(positions(), st.sampled_from(list(SITES)))
def test_only_what_stands_covers_a_top(state: State, site: int) -> None:
    layers = buildings(state.table)
    covered = sum(max(len(building) - 1, 0) for building in layers)
    assert _covered(draw(CityShown(state.table), LIGHT)) == covered
    falling = draw(CityShown(state.table, falling=site), LIGHT)
    assert _covered(falling) == covered - (len(layers[site]) > 1)


def _covered(shown: Scene) -> int:
    """Blocks without a top."""
    return sum(after - first == 4 for first, after in pairwise(shown.faces))


@given(positions(), st.sampled_from(list(SITES)), st.booleans())
def test_one_thing_falls_the_piece_or_its_antenna(
    state: State, site: int, carries: bool
) -> None:
    marks = Marks(antennas=((site, 0),) if carries else ())
    shown: Board = CityShown(state.table, marks=marks, falling=site)
    falling = set(shown.scene(LIGHT, falling=True).vertices[_MOVING::FLOATS])
    assert (1.0 in falling) == (carries or bool(state.table.heights[site]))
    assert set(shown.scene(LIGHT, falling=False).vertices[_MOVING::FLOATS]) == {0.0}
    assert (CityShown(state.table).falls, shown.falls is None) == (None, False)


@given(st.sampled_from(Side), st.integers(0, 4))
def test_a_row_asked_for_lies_in_light_and_no_other(side: Side, row: int) -> None:
    lit = _tiles(Marks(row=(side, row)), [()] * len(SITES), LIGHT)
    middles = {(tile.east, tile.north) for tile in lit if tile.tint == LIGHT.beam}
    assert middles == {GROUND.middle(site) for site in LINES[side][row]}


@given(positions())
def test_taller_is_drawn_taller_and_no_park_reaches_a_storey(state: State) -> None:
    tops = draw(CityShown(state.table), LIGHT).tops
    heights = state.table.heights
    for one in SITES:
        for other in SITES:
            if heights[one] < heights[other]:
                assert tops[one] < tops[other]
