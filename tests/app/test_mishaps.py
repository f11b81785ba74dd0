"""Whatever goes wrong, nothing is lost, nothing private shows, and there is a way on."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from kivy.base import ExceptionManager

from skyliners.app.application import SkylinersApp
from skyliners.app.mishaps import Mishaps
from skyliners.app.screens.shelf import ShelfScreen
from skyliners.match import starts
from skyliners.match.aside import Thing
from tests.app.hands import open_cards
from tests.app.scenes import SCENES
from tests.app.stage import Stage


class Broken(RuntimeError): ...


def _raise(*_: object, **__: object) -> None:
    raise Broken("Ada hides C3")


@pytest.fixture
def guarded(tmp_path: Path) -> Any:
    with Stage(tmp_path) as stage:
        stage.app.mishaps = Mishaps(stage.app)
        yield stage


def _meet(stage: Stage, what: Callable[[], object]) -> object:
    """As Kivy's own loop does."""
    try:
        what()
    except Exception as error:  # noqa: BLE001  # whatever it is
        assert stage.app.mishaps is not None
        answer = stage.app.mishaps.handle_exception(error)
        stage.frames(3)
        return answer
    raise AssertionError("nothing went wrong")


def test_a_game_goes_on_where_it_was(guarded: Stage) -> None:
    SCENES["turn"](guarded)
    log = guarded.match.table.log
    assert _meet(guarded, _raise) == ExceptionManager.PASS
    assert guarded.app.screens.current == "mishap"
    guarded.tap(guarded.shown("Go on"))
    assert guarded.app.screens.current == "turn"
    assert guarded.match.table.log == log


def test_so_does_one_for_one_person_and_one_that_was_left_to_look_something_up(
    guarded: Stage,
) -> None:
    SCENES["patience"](guarded)
    log = guarded.match.table.log
    for leave in (lambda: None, lambda: guarded.app.go("settings")):
        leave()
        _meet(guarded, _raise)
        guarded.tap(guarded.shown("Go on"))
        assert guarded.app.screens.current == guarded.app._staged.TURN
        assert guarded.match.table.log == log
        guarded.app.mishaps = Mishaps(guarded.app)  # what comes next is another error


def test_open_cards_are_gone_and_the_curtain_falls_before_the_game_goes_on(
    guarded: Stage,
) -> None:
    SCENES["plans"](guarded)
    assert open_cards(guarded)
    _meet(guarded, _raise)
    assert not open_cards(guarded)
    guarded.tap(guarded.shown("Go on"))
    assert not open_cards(guarded)
    assert guarded.match.revealed is None
    assert guarded.app.curtains.covered


def test_no_message_is_told(guarded: Stage, capsys: pytest.CaptureFixture[str]) -> None:
    SCENES["turn"](guarded)
    _meet(guarded, _raise)
    report = guarded.app.screens.current_screen.report
    assert "Broken" in report
    assert "tests/app/test_mishaps.py" not in report  # only rooms of the app have a path
    assert "app/test_mishaps.py" in report
    for told in (report, capsys.readouterr().err):
        assert "C3" not in told
        assert "Ada" not in told


def test_a_game_that_fails_again_at_once_leads_home(
    guarded: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    SCENES["turn"](guarded)
    _meet(guarded, _raise)
    monkeypatch.setattr(SkylinersApp, "pass_on", _raise)
    _meet(guarded, guarded.app.screens.current_screen.go_on)
    guarded.tap(guarded.shown("Go on"))
    assert guarded.app.screens.current == "shelf"
    assert guarded.app.latest() is not None


def test_errors_of_what_is_gone_are_passed_over_but_not_for_ever(guarded: Stage) -> None:
    assert _meet(guarded, _raise) == ExceptionManager.PASS
    answers = [_meet(guarded, _raise) for _ in range(30)]
    assert answers[0] == ExceptionManager.PASS
    assert answers[-1] == ExceptionManager.RAISE


def test_whoever_ends_the_app_ends_it(guarded: Stage) -> None:
    answer = Mishaps(guarded.app).handle_exception(KeyboardInterrupt())
    assert answer == ExceptionManager.RAISE


def _started(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on every app has somebody to tell."""
    made = SkylinersApp.__init__

    def init(app: Any, **kwargs: Any) -> None:
        made(app, **kwargs)
        app.mishaps = Mishaps(app)

    monkeypatch.setattr(SkylinersApp, "__init__", init)


def test_what_fails_at_once_may_be_put_aside_and_later_is_no_start_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _started(monkeypatch)
    with Stage(tmp_path, box=None, language="en") as stage:
        assert starts.failed(tmp_path) == 1
        for _ in range(2):  # trying again leads to the same
            _meet(stage, _raise)
            assert stage.app.screens.current_screen.model.asides
            stage.tap(stage.shown("Try again"))
            assert stage.app.screens.current == "shelf"
        stage.seconds(4)
        assert starts.failed(tmp_path) == 0
        _meet(stage, _raise)
        assert not stage.app.screens.current_screen.model.asides


def test_after_starts_that_were_killed_nothing_is_touched_before_people_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Stage(tmp_path) as stage:
        stage.app.change(theme="dark", text_size=2.0)
    _started(monkeypatch)
    for _ in range(starts.PATIENCE):
        starts.begun(tmp_path)
    for _ in range(2):  # leaving in peace is no start
        with Stage(tmp_path, box=None, language="en") as stage:
            assert stage.app.screens.current == "mishap"
            assert stage.app.settings.text_size == 1.0
            assert "starts that ended on the way" in stage.app.screens.current_screen.report
            stage.seconds(4)
    with Stage(tmp_path, box=None, language="en") as stage:
        stage.tap(stage.shown("Try again"))
        assert stage.app.screens.current == "shelf"
        assert (stage.app.settings.theme, stage.app.settings.text_size) == ("dark", 2.0)
    assert starts.failed(tmp_path) == 0


def test_fresh_settings_are_fresh_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Stage(tmp_path) as stage:
        stage.app.change(theme="dark", language="de")
    _started(monkeypatch)
    with Stage(tmp_path, box=None) as stage:
        _meet(stage, _raise)
        stage.tap(stage.shown("Einstellungen beiseitelegen"))
        stage.tap(stage.shown(stage.app.screens.current_screen.model.go_on))
        assert stage.app.screens.current == "shelf"
        assert stage.app.settings == stage.app._first


@pytest.mark.parametrize("thing", list(Thing))
def test_what_is_damaged_can_be_set_aside_when_the_app_cannot_start(
    thing: Thing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Stage(tmp_path) as stage:
        SCENES["turn"](stage)
        stage.app.change(theme="dark")
    files = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    _started(monkeypatch)
    entered = ShelfScreen.on_pre_enter
    monkeypatch.setattr(ShelfScreen, "on_pre_enter", _raise)
    with Stage(tmp_path) as stage:
        assert stage.app.screens.current == "mishap"
        stage.tap(stage.shown("Try again"))
        assert stage.app.screens.current == "mishap"
        for _ in range(3):  # a finger that slipped puts it back
            text = dict(stage.app.screens.current_screen.model.asides)
            stage.tap(stage.shown(text[thing]))
        monkeypatch.setattr(ShelfScreen, "on_pre_enter", entered)
        stage.tap(stage.shown("Try again"))
        assert stage.app.screens.current == "shelf"
        assert (stage.app.latest() is None) is (thing is Thing.GAMES)
    kept = [path.read_bytes() for path in tmp_path.iterdir() if ".aside-1" in path.name]
    assert kept
    assert all(content in files.values() for content in kept)
