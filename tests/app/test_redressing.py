"""What people set on their device: the app follows, and everything is as it was left."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from kivy.core.window import Window
from kivy.metrics import Metrics, dp, sp

from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.shelf.saves import new_game
from skyliners.present.theme import DARK, LIGHT
from skyliners.rules.skyliners.pieces import Mode
from tests.app.hands import build_floor, open_cards, reveal_cards, sit_down
from tests.app.phone import Phone, phone
from tests.app.stage import Stage
from tests.play import TWO, seated

__all__ = ["phone"]  # a fixture


@pytest.fixture
def same_density() -> Iterator[None]:
    before = Metrics.density
    yield
    Metrics.density = before


def test_dark_mode_of_the_device(tmp_path: Path, phone: Phone) -> None:
    with Stage(tmp_path, theme="system") as stage:
        sit_down(stage)
        assert stage.app.look is LIGHT
        before = stage.app.screens.current_screen.ids.city.scene
        stage.app.dispatch("on_pause")
        phone.mode = 0x21
        stage.app.dispatch("on_resume")
        stage.frames(2)
        assert stage.app.look is DARK
        assert stage.app.screens.current_screen.ids.city.scene != before
        stage.tap(stage.shown("Ada is here"))
        assert stage.shown("Ada’s turn")


def test_letters_of_the_device(tmp_path: Path, phone: Phone) -> None:
    with Stage(tmp_path, text_size=1.15) as stage:
        sit_down(stage)
        build_floor(stage, 0)
        table, screen = stage.match.table, stage.app.screens.current_screen
        stage.app.dispatch("on_pause")
        phone.letters = 1.3
        stage.app.dispatch("on_resume")
        stage.frames(2)
        assert pytest.approx(1.15 * 1.3) == Metrics.fontscale
        assert stage.app.screens.current_screen is not screen  # laid anew
        stage.tap(stage.shown("Ada is here"))
        assert stage.shown("Ada’s turn")
        assert stage.match.table == table
        phone.letters = 9.0
        stage.app.dispatch("on_resume")
        stage.frames(2)
        assert Metrics.fontscale == 2.0
    with Stage(tmp_path):
        pass  # and back to their own


def test_letters_change_while_a_bot_thinks(tmp_path: Path, phone: Phone) -> None:
    players = (Player(bot="beginner"), Player())
    with Stage(tmp_path) as stage:
        game = new_game(begin("skyliners", Mode.FULL, seated(TWO), players, Random(1)))
        stage.app.resume(game)
        stage.frames(3)
        phone.letters = 1.3
        stage.app.dispatch("on_resume")
        stage.seconds(8)
        assert len(stage.match.table.log) == 2  # one bot, not two of them
        assert stage.shown("Bo’s turn")


def test_large_letters_do_not_enlarge_everything_else(tmp_path: Path, phone: Phone) -> None:
    """Kivy would multiply: dp by the letters, and letters by themselves."""
    phone.density, phone.letters = 1.25, 1.3
    with Stage(tmp_path):
        assert dp(100) == 125
        assert sp(100) == pytest.approx(125 * 1.3)


def test_another_density_after_a_pause(tmp_path: Path, phone: Phone) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        reveal_cards(stage)
        table = stage.match.table
        stage.app.dispatch("on_pause")
        phone.density = 0.75
        stage.app.dispatch("on_resume")
        stage.frames(2)
        assert dp(100) == 75
        _nobody_has_looked(stage)
        assert stage.match.table == table
        stage.app.leave_table()
        stage.frames(2)
        assert stage.shown("New game").height == max(dp(60), sp(56))  # no screen is old


def test_another_screen_of_the_device(tmp_path: Path, phone: Phone) -> None:
    """A phone is unfolded: the window tells, the rest is found out soon."""
    with Stage(tmp_path) as stage:
        sit_down(stage)
        reveal_cards(stage)
        phone.density = 1.5
        Window.size = (600, 800)
        stage.frames(2)
        _nobody_has_looked(stage)
        stage.seconds(1)
        assert dp(100) == 150
        _nobody_has_looked(stage)


@pytest.mark.usefixtures("same_density")
def test_a_window_moved_to_another_screen(tmp_path: Path) -> None:
    with Stage(tmp_path, (1280, 800)) as stage:
        sit_down(stage)
        reveal_cards(stage)
        screen = stage.app.screens.current_screen
        Metrics.density = 1.25  # as Kivy does when the window's dpi change
        stage.frames(3)
        assert stage.app.screens.current_screen is not screen
        _nobody_has_looked(stage)


@pytest.mark.usefixtures("phone")
def test_what_stays_the_same_is_left_in_peace(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        screen = stage.app.screens.current_screen
        stage.app.dispatch("on_pause")
        stage.app.dispatch("on_resume")
        stage.seconds(1)
        assert stage.app.screens.current_screen is screen


def _nobody_has_looked(stage: Stage) -> None:
    assert stage.match.revealed is None
    assert not open_cards(stage)
    assert stage.shown("Ada is here")
