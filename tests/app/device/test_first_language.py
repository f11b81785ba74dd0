"""At first the app speaks what its device speaks, if it can; else English."""

import ctypes
from pathlib import Path
from types import SimpleNamespace

import pytest

from skyliners.app.device import desktop, device
from skyliners.present import texts
from tests.app.phone import Phone, each_failure, phone
from tests.app.stage import Stage

__all__ = ["phone"]  # a fixture


@pytest.mark.parametrize(
    ("languages", "best"),
    [
        ((), "en"),
        (("de",), "de"),
        (("it", "fr", "en"), "fr"),
        (("en", "de"), "en"),
        (("it", ""), "en"),
    ],
)
def test_the_best_of_several(languages: tuple[str, ...], best: str) -> None:
    assert texts.best_of(languages) == best


def test_a_phone_is_asked_once(tmp_path: Path, phone: Phone) -> None:
    phone.languages = ["it", "de", "en"]
    with Stage(tmp_path) as stage:
        assert stage.app.settings.language == "de"
        assert stage.shown("Neue Partie")
        stage.app.change(sound=False)
    phone.languages = ["fr"]
    with Stage(tmp_path) as stage:
        assert stage.app.settings.language == "de"


@each_failure
def test_a_phone_that_does_not_say(failure: Exception, phone: Phone) -> None:
    phone.languages, phone.failure = ["de"], failure
    assert device.languages() == ()


@pytest.mark.parametrize(
    ("environment", "languages"),
    [
        ({}, ()),
        ({"LANG": "C"}, ()),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, ()),
        ({"LANG": "de_AT.UTF-8"}, ("de",)),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CH.UTF-8"}, ("fr",)),
        ({"LANG": "de_DE", "LC_ALL": "POSIX"}, ()),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "fr_CA:de"}, ("fr", "de", "en")),
        ({"LANG": "sr_RS@latin"}, ("sr",)),
        ({"LC_ALL": "", "LANG": "fr"}, ("fr",)),
    ],
)
def test_linux(
    monkeypatch: pytest.MonkeyPatch,
    environment: dict[str, str],
    languages: tuple[str, ...],
) -> None:
    for name in ("LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert desktop.languages() == languages
    assert device.languages() == languages


def test_macos(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop, "platform", "macosx")
    said = '(\n    "de-DE",\n    fr,\n    "zh-Hans-CN"\n)\n'
    monkeypatch.setattr(desktop, "_answer", lambda *_: said)
    assert desktop.languages() == ("de", "fr", "zh")


@pytest.mark.parametrize(("number", "languages"), [(0x0407, ("de",)), (0, ())])
def test_windows(
    monkeypatch: pytest.MonkeyPatch, number: int, languages: tuple[str, ...]
) -> None:
    monkeypatch.setattr(desktop, "platform", "win")
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert desktop.languages() == languages


def test_a_windows_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop, "platform", "win")
    monkeypatch.delattr(ctypes, "windll", raising=False)
    assert desktop.languages() == ()
