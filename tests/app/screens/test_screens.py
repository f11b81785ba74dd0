"""Screens come and go; each is made again as it was left, and paints its own ground."""

import gc
import weakref
from pathlib import Path

import pytest
from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Color, Rectangle
from kivy.uix.screenmanager import Screen

from skyliners.app.widgets.controls import Key
from skyliners.present.texts import _
from skyliners.rules.skyliners.pieces import Mode, Piece
from tests.app.hands import build_floor, go_back, open_cards, sit_down
from tests.app.scenes import SCENES
from tests.app.stage import Finger, Stage

# One a screen, at its fullest. A turn is not laid anew but passed on.
_SCENES = (
    *("home", "seating", "settings", "why", "winner", "results", "replay", "review"),
    *("history", "statistics", "rules-search", "rules-piece", "overview", "may-i"),
    *("sight", "lesson-done", "cardboard-contradiction"),
)
_WITH_SECRETS = ("plans", "peek", "hint", "table-mode-west", "set-up-dealing-out")


@pytest.mark.parametrize("scene", _SCENES)
def test_as_it_was_left(tmp_path: Path, scene: str) -> None:
    with Stage(tmp_path, animation="off") as stage:
        SCENES[scene](stage)
        screen = stage.app.screens.current_screen
        if scene == "results":
            screen.look_again()  # that something was handed out is told only once
        before = stage.texts()
        stage.app.redress()
        stage.seconds(0.5)
        again = stage.app.screens.current_screen
        assert again is not screen
        assert again.name == screen.name
        assert stage.texts() == before
        _has_its_ground(stage)


def _ground(screen: Screen) -> tuple[Color, Rectangle]:
    drawn = screen.canvas.before.children
    (color,) = (each for each in drawn if isinstance(each, Color))
    (shape,) = (each for each in drawn if isinstance(each, Rectangle))
    return color, shape


def _has_its_ground(stage: Stage) -> None:
    """A screen alone may leave it to the window, which has the same colour."""
    color, _ = _ground(stage.app.screens.current_screen)
    assert tuple(color.rgba) == pytest.approx(stage.app.look.background)
    assert tuple(Window.clearcolor) == pytest.approx(stage.app.look.background)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_screen_that_is_left_does_not_show_through(tmp_path: Path, theme: str) -> None:
    """For a frame two of them are there, if it was a touch that led on."""
    grounds: list[bool] = []

    def watch() -> None:
        screens = stage.app.screens.children
        if len(screens) > 1:
            front = screens[0]
            color, shape = _ground(front)
            assert tuple(color.rgba) == pytest.approx(stage.app.look.background)
            grounds.append((shape.pos, shape.size) == (tuple(front.pos), tuple(front.size)))

    with Stage(tmp_path, theme=theme) as stage:
        stage.every_frame.append(watch)
        for name in ("settings", "home", "rules", "home"):
            Clock.schedule_once(lambda _, name=name: stage.app.show(name))
            stage.seconds(0.2)
            _has_its_ground(stage)
    assert len(grounds) == 4
    assert all(grounds)


@pytest.mark.parametrize("scene", _WITH_SECRETS)
def test_secrets_are_not_made_again(tmp_path: Path, scene: str) -> None:
    with Stage(tmp_path, (1280, 800)) as stage:
        SCENES[scene](stage)
        sitting = stage.app.sitting
        table = sitting and sitting.match.table
        stage.app.redress()
        stage.frames(2)
        assert not open_cards(stage)
        assert sitting is None or sitting.match.revealed is None
        assert (sitting and sitting.match.table) == table
        _has_its_ground(stage)


def test_the_table_that_was_set_up_outlasts_new_settings(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        form = stage.app.show("seating")
        form.choose_mode(Mode.INTRODUCTORY)
        form.tap_chair(3)
        form.tap_chair(3)  # once more, for their name
        form.name_seat("Clémence")
        stage.app.show("settings").choose("language", "de")
        stage.frames(2)
        again = stage.app.show("seating")
        stage.frames(2)
        assert again is not form
        assert again.form.mode is Mode.INTRODUCTORY
        assert again.form.at(3).name == "Clémence"
        assert stage.shown(_("Let’s go"))  # in German


def test_a_turn_is_found_again_behind_the_rules(tmp_path: Path) -> None:
    """Memory is short while somebody reads why a move was refused."""
    with Stage(tmp_path) as stage:
        sit_down(stage)
        build_floor(stage, 0)
        screen = stage.app.screens.current_screen
        screen.choose_piece(Piece.ROOF)
        screen.choose_site(12)
        stage.frames(2)
        before = stage.texts()
        screen.why()
        stage.frames(2)
        Window.dispatch("on_memorywarning")
        stage.frames(2)
        go_back(stage)
        assert stage.app.screens.current_screen is not screen
        assert stage.texts() == before


def test_no_key_is_heard_by_a_screen_that_is_gone(tmp_path: Path) -> None:
    with Stage(tmp_path, animation="off") as stage:
        SCENES["replay"](stage)
        before = stage.app.screens.current_screen
        at = before.replay.cursor
        stage.app.redress()
        stage.frames(2)
        stage.key("right")
        assert before.replay.cursor == at
        assert stage.app.screens.current_screen.replay.cursor == at + 1


def test_a_screen_that_was_let_go_is_gone(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        screen = weakref.ref(stage.app.screens.current_screen)
        stage.app.leave_table()
        stage.frames(3)
        Window.dispatch("on_memorywarning")
        stage.frames(3)
        gc.collect()
        assert screen() is None


@pytest.mark.parametrize("since", ["the screen before", "this screen"])
def test_the_second_half_of_a_double_tap_is_not_for_a_new_screen(
    tmp_path: Path, since: str
) -> None:
    with Stage(tmp_path) as stage:
        stage.tap(stage.shown(_("New game")))
        key = next(each for each in stage.front() if isinstance(each, Key) and each.height)
        second = Finger(99, *stage.spot(key))
        second.is_double_tap = True
        second.double_tap_time = 3600.0 if since == "the screen before" else 0.0
        EventLoop.post_dispatch_input("begin", second)
        assert (key.state == "down") == (since == "this screen")
        EventLoop.post_dispatch_input("end", second)
