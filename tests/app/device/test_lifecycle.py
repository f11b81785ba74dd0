"""Pauses, little memory, the end of the process, devices that say no: the game goes on,
and nothing private shows."""

import gc
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.scrollview import ScrollView

from skyliners.app.device import lifecycle, secrecy
from skyliners.app.skyliners.cards import held_up
from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.shelf.saves import new_game
from skyliners.rules.skyliners.pieces import Mode
from tests.app.hands import build_floor, go_back, open_cards, reveal_cards, sit_down
from tests.app.phone import FAILURES, Phone, each_failure, phone
from tests.app.scenes import SCENES
from tests.app.stage import Stage
from tests.play import TWO, seated

__all__ = ["phone"]  # a fixture

_SECURE = 0x2000


def test_whoever_comes_after_a_pause_sits_down(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        build_floor(stage, 0)
        build_floor(stage, 1)
        stage.hold(stage.app.screens.current_screen.desk.end)
        stage.app.dispatch("on_pause")
        stage.app.dispatch("on_resume")
        stage.frames(2)
        stage.tap(stage.shown("Bo is here"))
        stage.seconds(1)
        assert stage.shown("Bo’s turn")
        build_floor(stage, 2)
        assert len(stage.match.table.log) == 3


def test_a_finger_that_lifted_during_a_pause_is_forgotten(tmp_path: Path) -> None:
    """Android does not tell of it. Whatever it lay on answers the next finger."""
    with Stage(tmp_path, animation="off") as stage:
        sit_down(stage)
        spot = stage._spot_of(0)
        assert spot is not None
        stage.down(*spot)
        stage.app.dispatch("on_pause")
        stage.app.dispatch("on_resume")
        stage.frames(2)
        stage.tap(stage.shown("Ada is here"))
        stage.seconds(1)
        build_floor(stage, 1)
        assert len(stage.match.table.log) == 1


def test_a_page_scrolls_after_a_finger_was_lost_on_it(tmp_path: Path) -> None:
    with Stage(tmp_path, animation="off") as stage:
        stage.app.show("settings")
        stage.frames(3)
        stage.down(180, 400)
        stage.app.dispatch("on_pause")
        stage.app.dispatch("on_resume")
        stage.frames(3)
        scroll = next(w for w in stage.front() if isinstance(w, ScrollView))
        assert scroll.scroll_y == 1
        stage.wheel(180, 400, nearer=False)
        stage.seconds(1)
        assert 0 <= scroll.scroll_y < 1


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

        objects(6)  # what is made once and kept
        before = objects(6)
        assert objects(6) - before < 500  # one curtain's would be 350


def _secure(phone: Phone) -> bool:
    return bool(phone.window.flags & _SECURE)


def _bare(phone: Phone, stage: Stage) -> Callable[[], bool]:
    """Was there ever a moment without protection while the last frame held a secret?"""
    last = False  # did the last frame that was drawn hold one?
    found = False

    def drawn() -> None:
        nonlocal last
        last = bool(open_cards(stage))

    def look() -> bool:
        nonlocal found
        found = found or (last and not _secure(phone))
        return found

    clear = phone.window.clearFlags

    def watched(flags: int) -> None:
        clear(flags)
        look()

    phone.window.clearFlags = watched  # type: ignore[method-assign]
    stage.every_frame.append(drawn)
    stage.every_frame.append(look)
    return look


def test_no_screenshots_while_a_secret_shows(tmp_path: Path, phone: Phone) -> None:
    with Stage(tmp_path) as stage:
        ever_bare = _bare(phone, stage)
        sit_down(stage)
        assert not _secure(phone)
        reveal_cards(stage)
        assert _secure(phone)
        stage.tap(stage.shown("3"))
        stage.tap(stage.shown("Hand in plan A 3"))
        assert _secure(phone) or not open_cards(stage)
        stage.seconds(0.5)
        assert not _secure(phone)
        assert not ever_bare()


def test_whoever_leaves_with_open_cards_leaves_no_picture_of_them(
    tmp_path: Path, phone: Phone
) -> None:
    """The list of recent apps shows the last frame that was drawn. In a pause nothing
    is drawn: it is the one with the cards, so it stays protected all the time."""
    with Stage(tmp_path) as stage:
        ever_bare = _bare(phone, stage)
        sit_down(stage)
        reveal_cards(stage)
        stage.app.dispatch("on_pause")
        assert not open_cards(stage)
        assert _secure(phone)
        stage.app.dispatch("on_resume")
        assert _secure(phone)
        stage.seconds(0.5)
        assert not _secure(phone)
        assert not ever_bare()


def test_cards_opened_again_at_once_are_protected(tmp_path: Path, phone: Phone) -> None:
    with Stage(tmp_path) as stage:
        ever_bare = _bare(phone, stage)
        sit_down(stage)
        assert stage.app.sitting is not None
        for _ in range(4):
            stage.app.curtains.peek(stage.app.sitting, held_up)
            assert _secure(phone)
            stage.frames(2)
            stage.app.curtains.clear()
            assert _secure(phone)
            stage.frames(3)
        stage.app.curtains.peek(stage.app.sitting, held_up)
        stage.seconds(2)
        assert _secure(phone)
        stage.app.curtains.clear()
        stage.seconds(1)
        assert not _secure(phone)
        assert not ever_bare()


def test_other_protection_of_the_window_is_left_alone(phone: Phone) -> None:
    phone.window.flags = 1
    secrecy._protect(secret=True)
    assert phone.window.flags == _SECURE | 1
    secrecy._protect(secret=False)
    assert phone.window.flags == 1


@each_failure
def test_no_protection(
    failure: Exception, phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_flags: int) -> None:
        raise failure

    monkeypatch.setattr(phone.window, "addFlags", fail)
    secrecy._protect(secret=True)
    phone.failure = failure
    secrecy._protect(secret=False)


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
            assert not open_cards(stage)
            stage.app.dispatch("on_resume")
            stage.frames(2)
            stage.tap(stage.shown("Ada is here"))
        go_back(stage)
        stage.tap(stage.shown("Leave"))
        assert stage.app.screens.current == "home"
        go_back(stage)  # to the shelf, where there is one
        assert stage.app.screens.current in {"home", "shelf"}


def test_an_action_lasts_from_the_moment_it_happens(tmp_path: Path) -> None:
    """No pause, no stop: the process is simply gone."""
    with Stage(tmp_path) as stage:
        sit_down(stage)
        build_floor(stage, 0)
        with Stage(tmp_path) as other:
            game: Any = other.app.latest()
            assert game.match.table == stage.match.table


def _goes_on() -> list[str]:
    """What of the app the clock would still call, but for drawing once more."""
    waiting = (event.get_callback() for event in Clock.get_events())
    return [
        f"{task.__module__}.{task.__qualname__}"
        for task in waiting
        if task is not None
        and task.__module__.startswith("skyliners.")
        and task.__qualname__ != "City._look"
    ]


def _bot_thinks(stage: Stage) -> None:
    players = (Player(bot="beginner"), Player())
    stage.app.resume(
        new_game(begin("skyliners", Mode.FULL, seated(TWO), players, Random(1)))
    )
    stage.frames(2)


def _coach_thinks(stage: Stage) -> None:
    players = (Player(), Player(bot="beginner"))
    stage.app.change(coach="always")
    stage.app.resume(
        new_game(begin("skyliners", Mode.FULL, seated(TWO), players, Random(1)))
    )
    stage.frames(2)


def _played_again(stage: Stage) -> None:
    SCENES["replay"](stage)
    stage.app.screens.current_screen.play()


_HALF_WAY = {
    "a bot thinks": _bot_thinks,
    "the coach thinks": _coach_thinks,
    "a game is played again": _played_again,
    **{name: SCENES[name] for name in ("home", "dealing", "peek", "scoring", "reviewing")},
}


@pytest.mark.parametrize("scene", _HALF_WAY)
@pytest.mark.usefixtures("slowly")
def test_nothing_goes_on_after_the_end(tmp_path: Path, scene: str) -> None:
    """Whatever is half-way ends with the app, not in the middle of its last moments."""
    with Stage(tmp_path, animation="normal") as stage:
        _HALF_WAY[scene](stage)
    assert _goes_on() == []
