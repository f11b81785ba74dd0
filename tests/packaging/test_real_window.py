"""The app on a real X server with a real window manager, driven from outside by keys and
pulls: it has its name and icon, fills the screen and comes back, does not mind Escape, and
opens where it was left. Where one of the programs is missing this is skipped; the release
workflow has them all, and `make window` says what to install."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.conftest import ROOT

PROGRAMS = ("Xvfb", "openbox", "xdotool", "xprop")
_SCREEN = (1600, 1200)
_PATIENCE = 60.0  # seconds; a busy machine takes its time

pytestmark = pytest.mark.skipif(
    not all(map(shutil.which, PROGRAMS)), reason=f"needs {', '.join(PROGRAMS)}"
)


def _until(true: Callable[[], Any]) -> Any:
    end = time.monotonic() + _PATIENCE
    while not (found := true()):
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.1)
    return found


@contextmanager
def _started(*command: str, **kwargs: Any) -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **kwargs
    ) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                process.kill()


@pytest.fixture
def env(tmp_path: Path) -> Iterator[dict[str, str]]:
    """A screen, a window manager on it, and somebody who has just moved in."""
    reads, writes = os.pipe()
    size = "{}x{}x24".format(*_SCREEN)
    arguments = ("-displayfd", str(writes), "-screen", "0", size, "-nolisten", "tcp")
    with _started("Xvfb", *arguments, pass_fds=(writes,)):
        os.close(writes)
        with os.fdopen(reads) as told:
            display = f":{told.readline().strip()}"
        env = {
            "PATH": os.environ["PATH"],
            "DISPLAY": display,
            "HOME": str(tmp_path),
            "KIVY_HOME": str(tmp_path / "kivy"),
            "KIVY_NO_FILELOG": "1",
            "SDL_AUDIODRIVER": "dummy",
            "LP_NUM_THREADS": "1",
        }
        with _started("openbox", env=env):
            yield env


class _Window:
    """The app's window, as somebody sees it who knows nothing of the app."""

    def __init__(self, env: dict[str, str]) -> None:
        self.env = env
        found = ("search", "--onlyvisible", "--class", "^skyliners$")
        self.id = _until(lambda: self._do("xdotool", *found)).split()[-1]

    def _do(self, *command: str) -> str:
        done = subprocess.run(
            command, env=self.env, capture_output=True, text=True, check=False, timeout=60
        )
        return done.stdout

    def place(self) -> tuple[int, ...]:
        """Left, top, width and height of what is inside the frame."""
        told = self._do("xdotool", "getwindowgeometry", "--shell", self.id)
        found = {name: int(value) for name, value in re.findall(r"(\w+)=(\d+)", told)}
        return tuple(found.get(name, 0) for name in ("X", "Y", "WIDTH", "HEIGHT"))

    def property(self, name: str) -> str:
        return self._do("xprop", "-id", self.id, name)

    def key(self, name: str) -> None:
        self._do("xdotool", "windowactivate", "--sync", self.id, "key", name)

    def pull(self, width: int, height: int, left: int, top: int) -> None:
        self._do("xdotool", "windowsize", self.id, str(width), str(height))
        self._do("xdotool", "windowmove", self.id, str(left), str(top))


def _app(env: dict[str, str]) -> Any:
    return _started(sys.executable, str(ROOT / "main.py"), env=env, cwd=ROOT)


def test_a_window_among_others(env: dict[str, str]) -> None:
    with _app(env) as process:
        window = _Window(env)
        _until(lambda: '"Skyliners"' in window.property("_NET_WM_NAME"))
        assert '"skyliners", "skyliners"' in window.property("WM_CLASS")
        assert "Icon (" in window.property("_NET_WM_ICON")
        shelf = Path(env["HOME"]) / ".config" / "skyliners" / "shelf.sqlite3"
        _until(shelf.exists)
        time.sleep(2)  # then the first frame is not far
        for _ in range(3):
            window.key("Escape")
        before = window.place()
        window.key("F11")
        _until(lambda: window.place()[2:] == _SCREEN)
        assert "_NET_WM_STATE_FULLSCREEN" in window.property("_NET_WM_STATE")
        window.key("F11")
        _until(lambda: window.place() == before)
        assert process.poll() is None  # three times Escape did not end it
        window.pull(1000, 700, 200, 150)
        _until(lambda: window.place()[2:] == (1000, 700))
        left = window.place()
        time.sleep(1)  # until the app has heard of it
        window.key("alt+F4")
        assert process.wait(_PATIENCE) == 0
    with _app(env):
        again = _Window(env)
        _until(lambda: again.place() == left)
