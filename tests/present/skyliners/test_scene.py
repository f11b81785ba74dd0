"""The city as blocks: from whose side, what is how tall, what falls."""

from hypothesis import given
from hypothesis import strategies as st

from skyliners.present.blocks import Board
from skyliners.present.camera import Camera
from skyliners.present.skyliners.scene import GROUND, CityShown, Marks, angle_of, draw
from skyliners.present.theme import LIGHT
from skyliners.rules.skyliners.city import LINES, SITES, Side
from skyliners.rules.skyliners.state import State
from skyliners.rules.skyliners.table import buildings
from tests.play import positions

_MOVING = 15  # of the 16 numbers of a corner


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
    assert len(draw(CityShown(state.table), LIGHT).covered) == covered
    falling = draw(CityShown(state.table, falling=site), LIGHT)
    assert len(falling.covered) == covered - (len(layers[site]) > 1)


@given(positions(), st.sampled_from(list(SITES)), st.booleans())
def test_one_thing_falls_the_piece_or_its_antenna(
    state: State, site: int, carries: bool
) -> None:
    marks = Marks(antennas=((site, 0),) if carries else ())
    shown: Board = CityShown(state.table, marks=marks, falling=site)
    falling = set(shown.scene(LIGHT, falling=True).vertices[_MOVING::16])
    assert (1.0 in falling) == (carries or bool(state.table.heights[site]))
    assert set(shown.scene(LIGHT, falling=False).vertices[_MOVING::16]) == {0.0}
    assert (CityShown(state.table).falls, shown.falls is None) == (None, False)


@given(positions())
def test_taller_is_drawn_taller_and_no_park_reaches_a_storey(state: State) -> None:
    tops = draw(CityShown(state.table), LIGHT).tops
    heights = state.table.heights
    for one in SITES:
        for other in SITES:
            if heights[one] < heights[other]:
                assert tops[one] < tops[other]
