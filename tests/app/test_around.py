"""The screen around the app: bars, cut-outs, other windows beside it."""

from pathlib import Path

import pytest
from kivy.core.window import Window

from tests.app.hands import build_floor, open_cards, reveal_cards, sit_down
from tests.app.phone import Phone, phone
from tests.app.stage import Stage

__all__ = ["phone"]  # a fixture


def test_the_app_keeps_clear_of_bars_and_cut_outs(tmp_path: Path, phone: Phone) -> None:
    phone.window.size = (360, 800)
    phone.window.edges = (0, 30, 0, 20)
    with Stage(tmp_path) as stage:
        assert (stage.app.root.pos, stage.app.root.size) == ([0, 20], [360, 750])
        phone.window.size = (800, 360)
        phone.window.edges = (30, 0, 48, 12)
        Window.size = (800, 360)
        stage.frames(3)
        assert (stage.app.root.pos, stage.app.root.size) == ([30, 12], [722, 348])
        phone.window.edges = (0, 0, 0, 0)
        stage.app.dispatch("on_resume")
        stage.frames(2)
        assert (stage.app.root.pos, stage.app.root.size) == ([0, 0], [800, 360])


@pytest.mark.parametrize("level", [24, 29, 34])
def test_older_androids_keep_clear_by_themselves(
    tmp_path: Path, phone: Phone, level: int
) -> None:
    phone.level = level
    phone.window.size = (360, 850)  # the bars are above and below the window
    phone.window.edges = (0, 30, 0, 20)
    with Stage(tmp_path) as stage:
        assert (stage.app.root.pos, stage.app.root.size) == ([0, 0], [360, 800])


def test_bars_that_are_known_later(tmp_path: Path, phone: Phone) -> None:
    phone.window.size = (360, 800)
    phone.window.edges = None
    with Stage(tmp_path) as stage:
        assert stage.app.root.size == [360, 800]
        phone.window.edges = (0, 30, 0, 20)
        stage.seconds(1)
        assert stage.app.root.size == [360, 750]


def test_clock_and_battery_stay_readable(tmp_path: Path, phone: Phone) -> None:
    with Stage(tmp_path, theme="light"):
        assert phone.window.bars == 0x18
    with Stage(tmp_path, theme="dark"):
        assert phone.window.bars == 0


def test_a_window_of_any_shape(tmp_path: Path) -> None:
    with Stage(tmp_path, (1280, 800)) as stage:
        sit_down(stage)
        build_floor(stage, 0)
        table = stage.match.table
        for size in ((820, 800), (1280, 420), (320, 320), (640, 800), (1280, 800)):
            Window.size = size
            stage.frames(3)
            if stage.app.curtains.covered:  # it was turned
                stage.tap(stage.shown("Ada is here"))
            assert stage.app.root.size == list(size)
        assert stage.match.table == table
        assert stage.shown("Ada’s turn")


@pytest.mark.usefixtures("phone")
def test_a_phone_whose_screen_is_split(tmp_path: Path) -> None:
    """Not turned, only smaller: whoever did it may not be whose cards they are."""
    with Stage(tmp_path) as stage:
        sit_down(stage)
        reveal_cards(stage)
        Window.size = (360, 500)
        stage.frames(2)
        assert not open_cards(stage)
        assert stage.shown("Ada is here")
