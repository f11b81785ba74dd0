"""Whatever leaves the app otherwise than by its widgets is heard."""

import logging
import os
import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path

import pytest
from kivy.core.clipboard import Clipboard
from kivy.core.window import Window
from kivy.logger import Logger

from skyliners.app.device import speech
from skyliners.app.device.sound import play
from skyliners.match.kept import keep
from skyliners.present.sounds import Sound
from tests.app.leaks.heard import Heard
from tests.app.stage import Stage

_CARD = "Harbour"


def _error(_: Path) -> None:
    try:
        int(_CARD)
    except ValueError:
        Logger.exception("Skyliners: what was that?")


def _program(folder: Path) -> None:
    subprocess.run([sys.executable, "--version", _CARD], check=True, cwd=folder)


def _outside(folder: Path) -> None:
    (folder.parent / "beside").write_text(_CARD)


_WAYS: dict[str, Callable[[Path], object]] = {
    "the log": lambda _: Logger.info("Skyliners: %s", _CARD),
    "the log at debug": lambda _: Logger.debug(f"Skyliners: {_CARD}"),
    "another log at its lowest level": lambda _: logging.getLogger("another").log(1, _CARD),
    "an error in the log": _error,
    "a warning": lambda _: warnings.warn(_CARD, stacklevel=1),
    "standard output": lambda _: print(_CARD),
    "standard error": lambda _: print(_CARD, file=sys.stderr),
    "the voice": lambda _: speech.read_aloud(_CARD),
    "the title": lambda _: Window.set_title(_CARD),
    "the clipboard": lambda _: Clipboard.copy(_CARD),
    "a program": _program,
    "a kept file": lambda folder: keep(folder, "kept.json", {"is": _CARD}),
    "a file elsewhere": _outside,
    "the name of a file": lambda folder: (folder / _CARD).touch(),
    "the name of a game's file": lambda folder: (folder / f"shelf-{_CARD}").touch(),
}


@pytest.mark.parametrize("way", _WAYS)
def test_a_secret_is_heard_in(tmp_path: Path, way: str) -> None:
    folder = tmp_path / "app"
    folder.mkdir()
    with Heard(folder, ("shelf",)) as heard:
        heard.since()
        _WAYS[way](folder)
        told = heard.since()
        assert heard.since() == ()
    assert any(_CARD in line or _CARD.encode().hex() in line for line in told)


def test_sounds_are_heard(tmp_path: Path) -> None:
    with Heard(tmp_path, ()) as heard, Stage(tmp_path):
        heard.since()
        play(Sound.CARD)
        assert heard.since() == ("sound: card",)


def test_only_whole_games_may_hold_secrets(tmp_path: Path) -> None:
    with Heard(tmp_path, ("shelf",)) as heard:
        (tmp_path / "shelf.sqlite3").write_text("one")
        one = heard.since()
        (tmp_path / "shelf.sqlite3").write_text("other")
        assert heard.since() == ()
    assert any("shelf.sqlite3" in line for line in one)


def test_afterwards_nobody_listens(tmp_path: Path) -> None:
    level = Logger.level
    with Heard(tmp_path, ()) as heard:
        heard.since()
    Logger.info("Skyliners: hello")
    (tmp_path / "late").touch()
    os.truncate(tmp_path / "late", 0)
    assert heard.since() != ()  # what lies in the folder
    assert Logger.level == level
