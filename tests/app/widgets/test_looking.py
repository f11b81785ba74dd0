"""Whoever looks crouches: by dragging, by the wheel, by a key of the keyboard and by one on
the board. Nothing is built anew for it, and who lets go stands up again."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from math import pi
from pathlib import Path
from random import Random

import pytest

from skyliners.app.widgets.blocks import Blocks
from skyliners.app.widgets.looking import EyeKey
from skyliners.present.skyliners.scene import CityShown
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.pieces import Mode
from tests.app.stage import Stage
from tests.play import TWO, random_start

_CITY = CityShown(random_start(Random(1), Mode.FULL, TWO).table)


@contextmanager
def _before(tmp_path: Path, **settings: str) -> Iterator[tuple[Stage, Blocks]]:
    """A city in the window, with nothing else."""
    with Stage(tmp_path, (600, 600), **settings) as stage:
        home = stage.app.screens.current_screen
        home.clear_widgets()
        city = Blocks(model=_CITY)
        home.add_widget(city)
        stage.frames(3)
        yield stage, city


def test_dragging_down_lowers_the_eye_without_a_break(tmp_path: Path) -> None:
    with _before(tmp_path) as (stage, city):
        finger = stage.down(300, 500)
        seen = []
        for step in range(1, 41):
            stage.move(finger, 300, 500 - 9 * step)
            seen.append(city.low)
        assert seen == sorted(seen)
        assert max(b - a for a, b in pairwise(seen)) < 0.05
        assert city.low == 1
        assert (city.camera.tilt, city.camera.lens) == (0, 0)
        stage.up(finger)
        assert city.low > 0.5  # on its way
        stage.seconds(0.7)
        assert city.low == 0


def test_who_crouches_may_turn_the_city_and_builds_nothing(tmp_path: Path) -> None:
    with _before(tmp_path) as (stage, city):
        meant: list[object] = []
        city.bind(on_site=lambda *args: meant.append(args))
        finger = stage.down(100, 500)
        stage.move(finger, 100, 150)
        stage.move(finger, 500, 150)
        assert city.low == 1
        assert abs(city.angle) > pi / 4
        stage.up(finger)
        assert not meant


def test_the_wheel_goes_from_near_to_far_and_on_down(tmp_path: Path) -> None:
    with _before(tmp_path) as (stage, city):
        stage.wheel(300, 300, nearer=True)
        assert (city.zoom > 1, city.low) == (True, 0)
        for _ in range(9):
            stage.wheel(300, 300, nearer=False)
        assert (city.zoom, city.low) == (1, 1)
        stage.seconds(1)
        assert city.low == 1  # nobody lets go of a wheel
        for _ in range(8):
            stage.wheel(300, 300, nearer=True)
        assert (city.zoom, city.low) == (1, 0)


def test_a_key_of_the_keyboard_is_held(tmp_path: Path) -> None:
    with _before(tmp_path) as (stage, city):
        stage.key_down("c")
        stage.seconds(0.7)
        assert city.low == 1
        stage.key_up("c")
        stage.seconds(0.7)
        assert city.low == 0


def test_so_is_the_key_in_the_corner_wherever_the_finger_lifts(tmp_path: Path) -> None:
    with _before(tmp_path) as (stage, city):
        (key,) = [each for each in city.children if isinstance(each, EyeKey)]
        finger = stage.down(*stage.spot(key))
        stage.seconds(0.7)
        assert city.low == 1
        stage.move(finger, 200, 200)
        stage.up(finger)
        stage.seconds(0.7)
        assert city.low == 0


def test_where_nothing_moves_it_is_there_at_once(tmp_path: Path) -> None:
    with _before(tmp_path, animation="off") as (stage, city):
        stage.key_down("c")
        assert city.low == 1
        stage.key_up("c")
        assert city.low == 0


def test_whoever_sits_down_stands(tmp_path: Path) -> None:
    with _before(tmp_path, animation="off") as (stage, city):
        stage.wheel(300, 300, nearer=False)
        assert city.low > 0
        city.model = _CITY._replace(sitting=1)
        assert city.low == 0


def test_crouching_makes_no_vertices_and_no_instructions(tmp_path: Path) -> None:
    with _before(tmp_path) as (stage, city):
        stage.frames(2)
        scene, signs = city.scene, city.signs
        before = [*_instructions(city.canvas)]
        vertices = [each.vertices for each in (city._mesh, city._below)]
        stage.key_down("c")
        stage.seconds(0.7)
        city.angle += 0.5
        stage.frames(2)
        after = [*_instructions(city.canvas)]
        assert all(a is b for a, b in zip(before, after, strict=True))
        assert city.scene is scene
        assert city.signs is signs
        assert vertices == [each.vertices for each in (city._mesh, city._below)]


def _instructions(group: object) -> Iterator[object]:
    for each in getattr(group, "children", ()):
        yield each
        yield from _instructions(each)


def test_a_letter_at_the_rim_means_its_row_and_a_site_itself(tmp_path: Path) -> None:
    with _before(tmp_path) as (stage, city):
        meant: list[object] = []
        city.bind(
            on_sign=lambda _, key: meant.append(key), on_site=lambda _, at: meant.append(at)
        )
        letters = [sign for sign in city.signs if sign.key is not None]
        assert [sign.text for sign in letters] == [*"ABCDE"]
        for sign in letters:
            stage.tap(city.camera.project(*sign.spot))
        assert meant == [*range(5)]
        stage.tap(city.camera.project(-2, -2, 0))
        assert meant[-1] == 0


def test_the_winners_city_is_lit_up_and_looked_at_from_lower(tmp_path: Path) -> None:
    with _before(tmp_path) as (stage, city):
        marks = _CITY.marks._replace(winner=Color.RED)
        city.model = _CITY._replace(side=Side.NORTH, marks=marks)
        stage.seconds(2)
        assert city.dusk == 1
        assert 0 < city.low < 1
        assert abs(city.angle) == pytest.approx(pi)
        city.model = _CITY
        stage.seconds(2)
        assert (city.dusk, city.low) == (0, 0)
