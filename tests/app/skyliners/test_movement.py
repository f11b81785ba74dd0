"""Where movement is set to off, nothing moves: whatever changes is there at once."""

from math import pi
from pathlib import Path
from random import Random

import pytest

from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.shelf.saves import new_game
from skyliners.rules.skyliners.pieces import Mode
from tests.app.hands import build_floor, sit_down
from tests.app.stage import Stage
from tests.play import TWO, seated


def test_a_piece_stands_at_once(tmp_path: Path) -> None:
    with Stage(tmp_path, animation="off") as stage:
        sit_down(stage)
        falls: set[float] = set()
        city = stage.app.screens.current_screen.ids.city
        stage.every_frame.append(lambda: falls.add(city.fall))
        build_floor(stage, 0)
        assert len(stage.match.table.log) == 1
        assert falls == {0.0}


def test_the_city_has_turned_at_once(tmp_path: Path) -> None:
    with Stage(tmp_path, animation="off") as stage:
        sit_down(stage)
        screen = stage.app.screens.current_screen
        before = screen.ids.city.angle
        screen.turn_city(1)
        assert screen.ids.city.angle == pytest.approx(before + pi / 2)


def test_so_it_has_in_the_replay(tmp_path: Path) -> None:
    with Stage(tmp_path, animation="off") as stage:
        match = begin("skyliners", Mode.FULL, seated(TWO), (Player(), Player()), Random(1))
        stage.app.show("replay").look_at(new_game(match))
        stage.frames(2)
        screen = stage.app.screens.current_screen
        (city,) = screen.ids.board.children
        before = city.angle
        stage.tap(screen.ids.bar.children[0])
        assert city.angle == pytest.approx(before + pi / 2)


def test_otherwise_it_takes_its_time(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        screen = stage.app.screens.current_screen
        before = screen.ids.city.angle
        screen.turn_city(1)
        assert screen.ids.city.angle == before
        stage.seconds(1)
        assert screen.ids.city.angle == pytest.approx(before + pi / 2)
