"""What is heard, felt and said while two people play, and when it is not."""

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from kivy.core.window import Window

from skyliners.app.device import device, sound, speech
from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.shelf.saves import new_game
from skyliners.present.sounds import Sound
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.table import Seat
from tests.app.phone import plyer_with
from tests.app.stage import Stage

_SEATS = (Seat("Ada", Side.SOUTH, Color.RED), Seat("Bo", Side.WEST, Color.BLUE))
_ON: dict[str, Any] = {"sound": True, "vibration": True, "spoken_turns": True}
_OFF: dict[str, Any] = dict.fromkeys(_ON, False)


class _Ears:
    """Somebody who listens, and holds the device."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[str] = []
        self.buzzes: list[float] = []
        self.told: list[str] = []
        monkeypatch.setattr(sound, "_load", self._load)
        monkeypatch.setattr(sound, "_loaded", {})
        monkeypatch.setattr(device, "platform", "android")
        plyer_with(monkeypatch, vibrator=self)
        voice = SimpleNamespace(
            say=lambda text, _language: self.told.append(text), hush=lambda: None
        )
        monkeypatch.setattr(speech, "_voice", voice)

    def vibrate(self, time: float) -> None:
        self.buzzes.append(time)

    def _load(self, which: Sound) -> SimpleNamespace:
        return SimpleNamespace(play=lambda: self.heard.append(which.value))


def _play_a_turn(stage: Stage) -> None:
    match = begin("skyliners", Mode.FULL, _SEATS, (Player(), Player()), Random(1))
    stage.app.resume(new_game(match))
    stage.frames(3)
    stage.tap(stage.shown("Ada is here"))
    stage.seconds(1)
    turn = stage.app.screens.current_screen
    stage.tap(stage.shown("Floor"))
    turn.choose_site(12)  # the park in the middle takes nothing
    turn.choose_site(0)
    turn.build()
    turn.undo()
    for site in (0, 1):
        stage.tap(stage.shown("Floor"))
        turn.choose_site(site)
        turn.build()
    turn.end_turn()
    stage.frames(3)


def test_a_turn_is_heard_felt_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ears = _Ears(monkeypatch)
    with Stage(tmp_path, **_ON) as stage:
        assert Window.allow_screensaver
        _play_a_turn(stage)
        assert not Window.allow_screensaver
        stage.app.leave_table()
        stage.frames(3)
        assert Window.allow_screensaver
    assert ears.heard == ["refusal", "floor", "undo", "floor", "floor", "turn"]
    assert len(ears.buzzes) == 2  # to Ada, to Bo
    assert [told.split(". ")[-1] for told in ears.told] == ["Ada’s turn.", "Bo’s turn."]
    assert ears.told[1].startswith("Ada builds a floor on E 1. Ada builds a floor on ")


def test_nothing_of_it_when_switched_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ears = _Ears(monkeypatch)
    with Stage(tmp_path, **_OFF) as stage:
        _play_a_turn(stage)
    assert (ears.heard, ears.buzzes, ears.told) == ([], [], [])
