"""A desktop window opens where it was left; whatever its file says, it opens."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kivy.config import Config

from skyliners.app.device import start, window
from skyliners.app.device.window import Bounds
from tests.app.stage import Stage


def _left(**changes: Any) -> SimpleNamespace:
    at = {"system_size": (900, 700), "left": 40, "top": -30, "fullscreen": False}
    return SimpleNamespace(**(at | changes))


def test_it_opens_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: dict[str, Any] = {}
    monkeypatch.setattr(Config, "set", lambda _, name, value: told.update({name: value}))
    window.remember(tmp_path, _left())
    window.recall(tmp_path)
    assert told["position"] == "custom"
    assert (told["width"], told["height"], told["left"], told["top"]) == (900, 700, 40, -30)


def test_the_first_time_the_system_finds_a_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[str, Any] = {}
    monkeypatch.setattr(Config, "set", lambda _, name, value: told.update({name: value}))
    window.recall(tmp_path)
    assert "position" not in told
    assert (told["width"], told["height"]) == Bounds()[:2]


def test_full_screen_is_no_size(tmp_path: Path) -> None:
    window.remember(tmp_path, _left())
    window.remember(tmp_path, _left(fullscreen="auto", system_size=(3840, 2160)))
    assert window.read(tmp_path) == Bounds(900, 700, 40, -30)


_ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner),
)


@given(st.dictionaries(st.sampled_from(Bounds._fields), _ANYTHING) | _ANYTHING)
def test_any_file_is_a_place(tmp_path_factory: pytest.TempPathFactory, kept: Any) -> None:
    folder = tmp_path_factory.mktemp("any")
    (folder / "window.json").write_text(json.dumps(kept))
    place = window.read(folder)
    assert 320 <= place.width <= 16_000
    assert 320 <= place.height <= 16_000
    assert (place.left is None) == (place.top is None)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[" * 100_000, b"{}", b"null"])
def test_a_spoilt_file_is_no_place(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "window.json").write_bytes(content)
    assert window.read(tmp_path) == Bounds()


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    window.remember(tmp_path / "file" / "folder", _left())


def test_full_screen_and_back_on_a_key() -> None:
    shown = _left()
    assert window.full_screen_key(shown, 292)
    assert shown.fullscreen == "auto"
    assert window.full_screen_key(shown, 292)
    assert shown.fullscreen is False
    assert not window.full_screen_key(shown, 13)
    assert shown.fullscreen is False


def test_the_app_keeps_it_when_it_ends(tmp_path: Path) -> None:
    with Stage(tmp_path, (700, 600)):
        pass
    assert window.read(tmp_path)[:2] == (700, 600)


def test_a_home_without_a_place_for_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    folder = start.data_folder()
    assert folder == tmp_path / ".config" / "skyliners"
    assert folder.is_dir()
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "elsewhere"))
    assert start.data_folder() == tmp_path / "elsewhere" / "skyliners"
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "file"))
    start.data_folder()  # nothing can be kept there, and that is all
