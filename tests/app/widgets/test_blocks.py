"""A city of blocks is told what to show, and finds out by itself how to get there."""

from math import pi
from pathlib import Path
from random import Random

import pytest

from skyliners.app.widgets.blocks import Blocks
from skyliners.present.skyliners.scene import CityShown, Marks
from skyliners.rules.skyliners.city import CENTRE, Side
from skyliners.rules.skyliners.pieces import Mode
from tests.app.stage import Stage
from tests.play import TWO, random_start

_CITY = CityShown(random_start(Random(1), Mode.FULL, TWO).table)


def _shown(stage: Stage, shown: CityShown) -> Blocks:
    """A city in the window, with nothing else."""
    home = stage.app.screens.current_screen
    home.clear_widgets()
    blocks = Blocks(model=shown)
    home.add_widget(blocks)
    stage.frames(3)
    return blocks


def test_at_first_it_is_simply_there(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        blocks = _shown(stage, CityShown(_CITY.table, Side.NORTH, falling=CENTRE))
        assert abs(blocks.angle) == pytest.approx(pi)
        assert blocks.fall == 0


def test_it_turns_first_and_then_lets_fall(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        blocks = _shown(stage, _CITY)
        blocks.model = _CITY._replace(side=Side.WEST, falling=CENTRE)
        assert blocks.angle == 0
        above = blocks.fall
        assert above > 0
        stage.seconds(0.4)
        assert 0 < blocks.angle < pi / 2
        assert blocks.fall == above
        stage.until(lambda: blocks.fall < above)
        assert blocks.angle == pytest.approx(pi / 2)
        stage.seconds(0.6)
        assert blocks.fall == 0


def test_what_has_fallen_does_not_fall_again(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        blocks = _shown(stage, _CITY)
        falling = _CITY._replace(falling=CENTRE)
        blocks.model = falling
        stage.seconds(0.2)
        halfway = blocks.fall
        blocks.model = falling._replace(marks=Marks(chosen=3))
        assert blocks.fall == halfway  # it goes on
        stage.seconds(0.5)
        blocks.model = falling
        assert blocks.fall == 0
        blocks.model = _CITY
        blocks.model = falling  # built once more
        assert blocks.fall > 0


def test_a_cut_moves_nothing(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        blocks = _shown(stage, _CITY)
        blocks.model = _CITY._replace(side=Side.EAST, falling=CENTRE, cut=True)
        assert blocks.angle == pytest.approx(-pi / 2)
        assert blocks.fall == 0


def test_as_players_turned_it_so_it_stays_until_somebody_sits_down(tmp_path: Path) -> None:
    with Stage(tmp_path, animation="off") as stage:
        blocks = _shown(stage, _CITY)
        blocks.quarter(1)
        blocks.zoom, blocks.pan = 2.0, (5.0, 0.0)
        blocks.model = _CITY._replace(marks=Marks(chosen=3))
        assert blocks.angle == pytest.approx(pi / 2)
        assert blocks.zoom == 2
        blocks.model = _CITY._replace(sitting=1)
        assert blocks.angle == pytest.approx(0)
        assert (blocks.zoom, blocks.pan) == (1, (0, 0))
