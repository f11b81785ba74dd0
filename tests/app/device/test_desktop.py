"""Dark mode and folders of desktops: each asked its own way, none trusted to answer."""

import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from skyliners.app.device import desktop
from skyliners.present.files import Folder


def _answering(
    monkeypatch: pytest.MonkeyPatch, platform: str, answer: str | Exception
) -> None:
    def run(*_: Any, **__: Any) -> SimpleNamespace:
        if isinstance(answer, Exception):
            raise answer
        return SimpleNamespace(stdout=answer)

    monkeypatch.setattr(desktop, "platform", platform)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("subprocess.run", run)


@pytest.mark.parametrize(
    ("platform", "answer", "dark"),
    [
        ("linux", "'prefer-dark'\n", True),
        ("linux", "'default'\n", False),
        ("linux", "", False),
        ("macosx", "Dark\n", True),
        ("macosx", "", False),
        ("linux", OSError("gone"), False),
        ("macosx", subprocess.TimeoutExpired("defaults", 1), False),
        ("ios", "Dark", False),
    ],
)
def test_desktops_that_are_asked(
    monkeypatch: pytest.MonkeyPatch, platform: str, answer: str | Exception, dark: bool
) -> None:
    _answering(monkeypatch, platform, answer)
    assert desktop.night() is dark


def test_a_desktop_without_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop, "platform", "linux")
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert not desktop.night()


@pytest.mark.parametrize(("light", "dark"), [(0, True), (1, False), (None, False)])
def test_windows(monkeypatch: pytest.MonkeyPatch, light: int | None, dark: bool) -> None:
    @contextmanager
    def opened(*_: object) -> Any:
        if light is None:
            raise FileNotFoundError
        yield "key"

    registry = ModuleType("winreg")
    vars(registry).update(
        OpenKey=opened, HKEY_CURRENT_USER=1, QueryValueEx=lambda *_: (light, 4)
    )
    monkeypatch.setitem(sys.modules, "winreg", registry)
    monkeypatch.setattr(desktop, "platform", "win")
    assert desktop.night() is dark


# Where people look for what a program has saved


@pytest.mark.parametrize(
    ("kind", "asked", "usual"),
    [
        (Folder.DOWNLOADS, "DOWNLOAD", "Downloads"),
        (Folder.PICTURES, "PICTURES", "Pictures"),
    ],
)
def test_folders_that_people_know(
    kind: Folder, asked: str, usual: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    questions: list[tuple[str, ...]] = []

    def answer(*question: str) -> str:
        questions.append(question)
        return f"{tmp_path / 'Heruntergeladen'}\n"

    monkeypatch.setattr(desktop, "platform", "linux")
    monkeypatch.setattr(desktop, "_answer", answer)
    assert desktop.folder_for(kind) == tmp_path  # neither of them is there
    (tmp_path / usual).mkdir()
    assert desktop.folder_for(kind) == tmp_path / usual
    (tmp_path / "Heruntergeladen").mkdir()
    assert desktop.folder_for(kind) == tmp_path / "Heruntergeladen"
    assert questions == [("xdg-user-dir", asked)] * 3
    for system in ("win", "macosx"):
        monkeypatch.setattr(desktop, "platform", system)
        assert desktop.folder_for(kind) == tmp_path / usual
    assert len(questions) == 3


@pytest.mark.parametrize("answer", ["", "\n", "Downloads", OSError("gone")])
def test_a_desktop_that_does_not_know_its_folders(
    answer: str | Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _answering(monkeypatch, "linux", answer)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert desktop.folder_for(Folder.PICTURES) == tmp_path
