"""The keyboard: only what is in front hears it, and a key that stays down does nothing
twice."""

from pathlib import Path

import pytest
from kivy.core.window import Window

from skyliners.app.widgets.tip import Tip
from tests.app.hands import asked, build_floor, reveal_cards, sit_down
from tests.app.stage import Stage


def _told(stage: Stage) -> list[str]:
    """What is said beside keys."""
    return [widget.text for widget in stage.widgets() if isinstance(widget, Tip)]


def _done(stage: Stage) -> None:
    """Ada has built twice; only the end of her turn is missing."""
    sit_down(stage)
    build_floor(stage, 0)
    build_floor(stage, 1)
    assert stage.match.turn_done


def test_enter_builds_once_however_long_it_is_held(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        stage.key("f")
        stage.key("up")
        stage.hold_key("enter", 3)
        assert len(stage.match.table.log) == 1
        stage.key("f")
        stage.key("up")
        stage.key("right")
        stage.hold_key("enter", 3)
        assert stage.match.turn_done
        assert stage.match.acting == 0


def test_enter_held_ends_the_turn_and_lifts_no_curtain(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _done(stage)
        stage.hold_key("enter", 3)
        assert stage.match.acting == 1
        assert stage.shown("Pass to Bo")
        stage.key("enter")
        assert stage.shown("Bo’s turn")


def test_enter_pressed_for_a_moment_ends_no_turn(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _done(stage)
        stage.key("enter")
        assert _told(stage) == ["Keep holding"]
        stage.seconds(1)
        assert stage.match.acting == 0


def test_where_people_tap_twice_enter_is_pressed_twice(tmp_path: Path) -> None:
    with Stage(tmp_path, reveal="double-tap") as stage:
        _done(stage)
        stage.key("enter")
        assert stage.match.acting == 0
        assert _told(stage) == ["Tap twice"]
        stage.key("enter")
        assert stage.match.acting == 1


@pytest.mark.parametrize("away", ["focus", "pause"])
def test_a_key_held_while_the_window_is_away_confirms_nothing(
    tmp_path: Path, away: str
) -> None:
    """When the window is there again, the keyboard tells of it as if it were new."""
    with Stage(tmp_path) as stage:
        _done(stage)
        stage.key_down("enter")
        if away == "focus":
            Window._focus = True
            stage.key_up("enter")  # SDL says so, whatever the finger does
            Window._focus = False
            stage.seconds(2)
            Window._focus = True
        else:
            stage.app.dispatch("on_pause")
            stage.app.dispatch("on_resume")
        for _ in range(40):
            stage.key_down("enter")
        stage.key_up("enter")
        assert stage.match.acting == 0
        assert stage.shown("Pass to Ada")
        stage.key("enter")
        assert stage.shown("Ada’s turn")


def test_cards_are_seen_while_a_key_is_held_and_no_longer(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        stage.key_down("e")
        stage.seconds(0.3)
        assert stage.match.revealed is None
        stage.seconds(0.5)
        assert stage.match.revealed == 0
        stage.key_up("e")
        assert stage.match.revealed is None
        assert stage.shown("Ada’s turn")


def test_arrows_go_on_while_they_are_held(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        seen = set()
        for _ in range(5):
            stage.key_down("up")
            seen.add(stage.app.screens.current_screen.draft.site)
        assert len(seen) == 5


def test_the_turn_behind_a_question_hears_nothing(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        stage.key("f")
        stage.key("up")
        stage.key("escape")
        assert asked(stage)
        stage.key("r")
        stage.key("enter")  # stays
        assert not asked(stage)
        assert not stage.match.table.log
        stage.key("enter")
        assert len(stage.match.table.log) == 1
        stage.key("escape")
        stage.key("left")
        stage.key("enter")
        assert stage.app.screens.current == "home"


def test_escape_held_asks_once(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        for _ in range(6):
            stage.key_down("escape")
            assert asked(stage)
        stage.key_up("escape")
        stage.key("escape")
        assert not asked(stage)


@pytest.mark.parametrize("key", ["enter", "z", "f", "p", "h", "e", "right"])
def test_a_turn_behind_another_screen_hears_nothing(tmp_path: Path, key: str) -> None:
    """Two screens shown in one frame: the first is told that it was left, too."""
    with Stage(tmp_path) as stage:
        _done(stage)
        turn = stage.app.screens.current_screen
        before = (stage.match, turn.draft)
        stage.app.show("rules")
        stage.app.show("seating")
        stage.frames(2)
        stage.key_down(key, "ctrl")
        stage.seconds(1)
        stage.key_up(key)
        assert (stage.match, turn.draft) == before
        assert stage.app.screens.current == "seating"


def test_every_screen_is_told_when_it_is_left(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        told: list[tuple[str, str]] = []
        for name in ("turn", "rules", "home"):
            if not stage.app.screens.has_screen(name):
                stage.app.screens.add_widget(stage.app.screens._made(name))
            for event in ("on_enter", "on_leave"):
                screen = stage.app.screens.get_screen(name)
                screen.bind(**{event: lambda s, e=event: told.append((s.name, e))})
        stage.app.show("rules")
        stage.app.show("home")
        stage.frames(3)
        assert told == [
            ("rules", "on_enter"),
            ("turn", "on_leave"),
            ("home", "on_enter"),
            ("rules", "on_leave"),
        ]


@pytest.mark.parametrize("where", ["home", "turn", "cards"])
def test_no_key_opens_a_panel_of_kivys_own(tmp_path: Path, where: str) -> None:
    with Stage(tmp_path) as stage:
        if where != "home":
            sit_down(stage)
        if where == "cards":
            reveal_cards(stage)
        before = [*Window.children]
        for code in range(282, 297):  # F1 to F15
            if code == 292:
                continue  # F11: the whole screen
            for held in ([], ["ctrl"], ["shift"], ["ctrl", "shift"]):
                if not Window.dispatch("on_key_down", code, 0, None, held):
                    Window.dispatch("on_keyboard", code, 0, None, held)
                Window.dispatch("on_key_up", code, 0)
                stage.frames(1)
                assert Window.children == before
        for letter in "abcdefghijklmnopqrstuvwxyz":
            if where == "home":
                stage.key(letter, "ctrl")
                assert Window.children == before
