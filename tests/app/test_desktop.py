"""Dark mode of desktops: each asked its own way, none of them trusted to answer."""

import subprocess
import sys
from contextlib import contextmanager
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from skyliners.app import desktop


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
