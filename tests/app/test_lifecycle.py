"""Whatever a device does to the app: the game goes on, and nothing private shows."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.metrics import Metrics

from skyliners.app.widgets.question import Question
from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.saves import new_game
from skyliners.present.theme import DARK, LIGHT
from skyliners.rules.skyliners.pieces import Mode
from tests.app.phone import FAILURES, Phone, phone
from tests.app.secrets import secrets
from tests.app.stage import Stage
from tests.play import TWO, seated

__all__ = ["phone"]  # a fixture

_SECURE = 0x2000


def _seated(stage: Stage, mode: Mode = Mode.FULL) -> None:
    players = (Player(), Player())
    stage.app.resume(new_game(begin(mode, seated(TWO), players, Random(1))))
    stage.frames(2)
    stage.tap(stage.shown("Ada is here"))
    stage.seconds(1)


def _build(stage: Stage, site: int) -> None:
    stage.tap(stage.shown("Floor"))
    stage.tap_site(site)
    stage.tap_site(site)


def _reveal(stage: Stage) -> None:
    _build(stage, 0)
    stage.tap(stage.shown("Plan"))
    stage.hold(stage.shown("Hold to reveal"))
    assert stage.match.revealed == 0


def _back(stage: Stage) -> None:
    assert Window.dispatch("on_keyboard", 27, 41, None, [])  # nobody else may have it
    stage.frames(2)


def _asked(stage: Stage) -> bool:
    return any(isinstance(widget, Question) for widget in stage.widgets())


def test_whoever_comes_after_a_pause_sits_down(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        _build(stage, 0)
        _build(stage, 1)
        stage.hold(stage.app.screens.current_screen.ids.end)
        stage.app.dispatch("on_pause")
        stage.app.dispatch("on_resume")
        stage.frames(2)
        stage.tap(stage.shown("Bo is here"))
        stage.seconds(1)
        assert stage.shown("Bo’s turn")
        _build(stage, 2)
        assert len(stage.match.table.log) == 3


# Back, which is Escape on a keyboard


def test_a_game_is_not_left_unasked(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        _build(stage, 0)
        _back(stage)
        assert stage.shown("Leave the table?")
        stage.tap(stage.shown("Stay"))
        assert stage.shown("Ada’s turn")
        _back(stage)
        _back(stage)  # no is also one step back
        assert stage.shown("Ada’s turn")
        _back(stage)
        stage.tap((4, 4))  # beside the question
        assert stage.shown("Ada’s turn")
        table = stage.match.table
        _back(stage)
        stage.tap(stage.shown("Leave"))
        assert stage.app.screens.current == "home"
        game = stage.app.latest()
        assert game is not None
        assert game.match.table == table


def test_back_puts_cards_away_first(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        _reveal(stage)
        _back(stage)
        assert stage.match.revealed is None
        assert secrets(stage.widgets()) == []
        assert not _asked(stage)
        assert stage.shown("Ada’s turn")
        stage.tap(stage.shown("Plan"))
        _back(stage)  # from the cover, before anything was revealed
        assert stage.shown("Ada’s turn")


def test_back_does_not_lift_the_curtain_between_players(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        stage.app.cover_up()
        stage.frames(1)
        _back(stage)
        assert _asked(stage)
        stage.tap(stage.shown("Stay"))
        assert stage.shown("Pass to Ada")


@pytest.mark.parametrize("name", ["settings", "seating", "history", "statistics"])
def test_back_leads_home(tmp_path: Path, name: str) -> None:
    with Stage(tmp_path) as stage:
        stage.app.show(name)
        stage.frames(2)
        for _ in range(2):
            _back(stage)
        assert stage.app.screens.current == "home"


def test_escape_does_not_end_the_app_on_a_desktop(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        for _ in range(3):
            _back(stage)
        assert stage.app.screens.current == "home"
        assert stage.app.root.parent is Window


def test_back_on_the_first_screen_gives_way(tmp_path: Path, phone: Phone) -> None:
    with Stage(tmp_path) as stage:
        _back(stage)
        assert phone.aside == 1
        assert stage.app.screens.current == "home"


# Bars and cut-outs


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


# What people set on their device


def test_dark_mode_of_the_device(tmp_path: Path, phone: Phone) -> None:
    with Stage(tmp_path, theme="system") as stage:
        _seated(stage)
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
        _seated(stage)
        _build(stage, 0)
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
        game = new_game(begin(Mode.FULL, seated(TWO), players, Random(1)))
        stage.app.resume(game)
        stage.frames(3)
        phone.letters = 1.3
        stage.app.dispatch("on_resume")
        stage.seconds(8)
        assert len(stage.match.table.log) == 2  # one bot, not two of them
        assert stage.shown("Bo’s turn")


# Memory, screenshots, and devices that say no


def test_little_memory_costs_only_what_can_be_made_again(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        stage.app.show("settings")
        _seated(stage)
        _build(stage, 0)
        table = stage.match.table
        Window.dispatch("on_memorywarning")
        stage.frames(3)
        assert [screen.name for screen in stage.app.screens.screens] == ["turn"]
        assert stage.match.table == table
        _build(stage, 1)
        stage.app.leave_table()
        stage.frames(3)
        assert stage.app.screens.current == "home"


def test_no_screenshots_while_a_secret_shows(tmp_path: Path, phone: Phone) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        assert not phone.window.flags & _SECURE
        _reveal(stage)
        assert phone.window.flags & _SECURE
        stage.app.dispatch("on_pause")
        assert not phone.window.flags & _SECURE
        assert secrets(stage.widgets()) == []


def test_a_device_that_refuses_everything(tmp_path: Path, phone: Phone) -> None:
    with Stage(tmp_path, theme="system") as stage:
        _seated(stage)
        _build(stage, 0)
        for failure in FAILURES[::3]:
            phone.failure = None
            stage.tap(stage.shown("Plan"))
            stage.hold(stage.shown("Hold to reveal"))
            assert stage.match.revealed == 0
            phone.failure = failure
            stage.app.dispatch("on_pause")
            assert secrets(stage.widgets()) == []
            stage.app.dispatch("on_resume")
            stage.frames(2)
            stage.tap(stage.shown("Ada is here"))
        _back(stage)
        stage.tap(stage.shown("Leave"))
        _back(stage)
        assert stage.app.screens.current == "home"


# Other windows beside it


def test_a_window_of_any_shape(tmp_path: Path) -> None:
    with Stage(tmp_path, (1280, 800)) as stage:
        _seated(stage)
        _build(stage, 0)
        table = stage.match.table
        for size in ((820, 800), (1280, 420), (320, 320), (640, 800), (1280, 800)):
            Window.size = size
            stage.frames(3)
            if stage.app.handing.covered:  # it was turned
                stage.tap(stage.shown("Ada is here"))
            assert stage.app.root.size == list(size)
        assert stage.match.table == table
        assert stage.shown("Ada’s turn")


def test_the_question_goes_when_the_app_does(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        _back(stage)
        stage.app.dispatch("on_pause")
        assert not _asked(stage)
        stage.app.dispatch("on_resume")
        stage.frames(2)
        assert stage.shown("Pass to Ada")


def test_an_action_lasts_from_the_moment_it_happens(tmp_path: Path) -> None:
    """No pause, no stop: the process is simply gone."""
    with Stage(tmp_path) as stage:
        _seated(stage)
        _build(stage, 0)
        with Stage(tmp_path) as other:
            game: Any = other.app.latest()
            assert game.match.table == stage.match.table
