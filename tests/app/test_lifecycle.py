"""Pauses, little memory, the end of the process, devices that say no: the game goes on,
and nothing private shows."""

import gc
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from skyliners.app import lifecycle
from tests.app.hands import build_floor, go_back, reveal_cards, sit_down
from tests.app.phone import FAILURES, Phone, phone
from tests.app.secrets import secrets
from tests.app.stage import Stage

__all__ = ["phone"]  # a fixture

_SECURE = 0x2000


def test_whoever_comes_after_a_pause_sits_down(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        build_floor(stage, 0)
        build_floor(stage, 1)
        stage.hold(stage.app.screens.current_screen.ids.end)
        stage.app.dispatch("on_pause")
        stage.app.dispatch("on_resume")
        stage.frames(2)
        stage.tap(stage.shown("Bo is here"))
        stage.seconds(1)
        assert stage.shown("Bo’s turn")
        build_floor(stage, 2)
        assert len(stage.match.table.log) == 3


def test_little_memory_costs_only_what_can_be_made_again(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        stage.app.show("settings")
        sit_down(stage)
        build_floor(stage, 0)
        table = stage.match.table
        Window.dispatch("on_memorywarning")
        stage.frames(3)
        assert [screen.name for screen in stage.app.screens.screens] == ["turn"]
        assert stage.match.table == table
        build_floor(stage, 1)
        stage.app.leave_table()
        stage.frames(3)
        assert stage.app.screens.current == "home"


def test_curtains_leave_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lifecycle, "_TIDY", 1.0)
    with Stage(tmp_path, animation="off") as stage:
        sit_down(stage)

        def objects(falls: int) -> int:
            for _ in range(falls):
                stage.app.cover_up()
                stage.frames(2)
                stage.tap(stage.shown("Ada is here"))
            stage.seconds(1.5)
            gc.collect()
            return len(gc.get_objects())

        before = objects(6)
        assert objects(6) - before < 500  # one curtain's would be 350


def test_no_screenshots_while_a_secret_shows(tmp_path: Path, phone: Phone) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        assert not phone.window.flags & _SECURE
        reveal_cards(stage)
        assert phone.window.flags & _SECURE
        stage.app.dispatch("on_pause")
        assert not phone.window.flags & _SECURE
        assert secrets(stage.widgets()) == []


def test_a_device_that_refuses_everything(tmp_path: Path, phone: Phone) -> None:
    with Stage(tmp_path, theme="system") as stage:
        sit_down(stage)
        build_floor(stage, 0)
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
        go_back(stage)
        stage.tap(stage.shown("Leave"))
        go_back(stage)
        assert stage.app.screens.current == "home"


def test_an_action_lasts_from_the_moment_it_happens(tmp_path: Path) -> None:
    """No pause, no stop: the process is simply gone."""
    with Stage(tmp_path) as stage:
        sit_down(stage)
        build_floor(stage, 0)
        with Stage(tmp_path) as other:
            game: Any = other.app.latest()
            assert game.match.table == stage.match.table
