"""Sounds: loaded when first heard, silent when switched off or not there."""

import sys
from types import ModuleType
from typing import Any

import pytest

from skyliners.app.device import sound
from skyliners.present.sounds import Sound
from tests.app.phone import each_failure, switch


class _Player:
    def __init__(self, length: float = 0.2) -> None:
        self.length = length
        self.played = 0

    def play(self) -> None:
        self.played += 1


class _Loader:
    def __init__(self) -> None:
        self.loaded: list[str] = []
        self.player: Any = _Player()

    def load(self, path: str) -> Any:
        self.loaded.append(path)
        return self.player


@pytest.fixture(autouse=True)
def loader(monkeypatch: pytest.MonkeyPatch) -> _Loader:
    fresh = _Loader()
    module = ModuleType("kivy.core.audio")
    vars(module)["SoundLoader"] = fresh
    monkeypatch.setitem(sys.modules, "kivy.core.audio", module)
    monkeypatch.setattr(sound, "_loaded", {})
    switch(monkeypatch, sound=True)
    return fresh


def test_each_is_loaded_once(loader: _Loader) -> None:
    for heard in (Sound.FLOOR, Sound.FLOOR, Sound.ROOF):
        sound.play(heard)
    assert loader.loaded == [str(Sound.FLOOR.file), str(Sound.ROOF.file)]
    assert loader.player.played == 3


def test_silent_when_switched_off(loader: _Loader, monkeypatch: pytest.MonkeyPatch) -> None:
    switch(monkeypatch, sound=False)
    sound.play(Sound.FLOOR)
    assert loader.loaded == []


@pytest.mark.parametrize("player", [None, _Player(length=0)])
def test_no_sound_card_is_asked_once(loader: _Loader, player: _Player | None) -> None:
    loader.player = player
    sound.play(Sound.POINT)
    sound.play(Sound.POINT)
    assert len(loader.loaded) == 1
    assert player is None or not player.played


@each_failure
def test_sound_that_fails(
    failure: Exception, loader: _Loader, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise failure

    monkeypatch.setattr(loader.player, "play", fail)
    sound.play(Sound.FLOOR)
    monkeypatch.setattr(loader, "load", fail)
    sound.play(Sound.ROOF)
    monkeypatch.setitem(sys.modules, "kivy.core.audio", None)
    sound.play(Sound.PARK)


def test_the_real_player_takes_every_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # no made-up player here
    monkeypatch.setattr(sound, "_loaded", {})
    switch(monkeypatch, sound=True)
    for heard in Sound:
        sound.play(heard)
    assert all(player is not None for player in sound._loaded.values())
