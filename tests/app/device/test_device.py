"""What a device lacks is absent without harm; what it has is used as meant."""

import logging
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from kivy.app import App

from skyliners.app.device import device
from skyliners.app.device.secrecy import secrecy
from tests.app.phone import Phone, each_failure, phone, plyer_with, switch

__all__ = ["phone"]  # a fixture


class _Vibrator:
    def __init__(self, failure: Exception | None = None) -> None:
        self.failure = failure
        self.buzzes: list[float] = []

    def vibrate(self, time: float) -> None:
        if self.failure is not None:
            raise self.failure
        self.buzzes.append(time)


def test_it_buzzes_shortly(monkeypatch: pytest.MonkeyPatch) -> None:
    vibrator = _Vibrator()
    plyer_with(monkeypatch, vibrator=vibrator)
    monkeypatch.setattr(device, "platform", "android")
    switch(monkeypatch, vibration=True)
    device.vibrate()
    assert [0 < time < 0.1 for time in vibrator.buzzes] == [True]


def test_it_does_not_buzz_when_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    vibrator = _Vibrator()
    plyer_with(monkeypatch, vibrator=vibrator)
    monkeypatch.setattr(device, "platform", "android")
    switch(monkeypatch, vibration=False)
    device.vibrate()
    assert vibrator.buzzes == []


@each_failure
def test_no_vibrator(failure: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    plyer_with(monkeypatch, vibrator=_Vibrator(failure))
    monkeypatch.setattr(device, "platform", "android")
    switch(monkeypatch, vibration=True)
    device.vibrate()


@pytest.mark.parametrize("missing", ["plyer", "jnius", "android"])
def test_no_such_module(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.setattr(device, "platform", "android")
    switch(monkeypatch, vibration=True)
    device.vibrate()
    secrecy(secret=True)
    assert not device.night()


def test_a_desktop_is_not_even_asked(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    switch(monkeypatch, vibration=True)
    device.vibrate()
    assert capfd.readouterr() == ("", "")


def test_the_real_plyer_has_no_vibrator_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "platform", "android")
    switch(monkeypatch, vibration=True)
    device.vibrate()


def test_nothing_is_wanted_before_an_app_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(App, "get_running_app", staticmethod(lambda: None))
    assert not device.wanted("sound")


def test_night(phone: Phone) -> None:
    assert not device.night()
    phone.mode = 0x21
    assert device.night()


@each_failure
def test_night_unknown_is_day(failure: Exception, phone: Phone) -> None:
    phone.mode, phone.failure = 0x21, failure
    assert not device.night()


def test_the_screen_stays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    window = SimpleNamespace(allow_screensaver=True)
    _window(monkeypatch, window)
    device.stay_awake(awake=True)
    assert not window.allow_screensaver
    device.stay_awake(awake=False)
    assert window.allow_screensaver


@each_failure
def test_the_screen_does_as_it_likes(
    failure: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stubborn:
        def __setattr__(self, name: str, value: object) -> None:
            raise failure

    _window(monkeypatch, Stubborn())
    device.stay_awake(awake=True)


def _window(monkeypatch: pytest.MonkeyPatch, window: Any) -> None:
    module = ModuleType("kivy.core.window")
    vars(module)["Window"] = window
    monkeypatch.setitem(sys.modules, "kivy.core.window", module)


def test_the_log_names_the_lack_and_nothing_else(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.DEBUG, logger="kivy"), device.quietly("voice"):
        raise OSError("plan for row B: 3")
    assert "voice" in caplog.text
    assert "OSError" in caplog.text
    assert "row B" not in caplog.text
