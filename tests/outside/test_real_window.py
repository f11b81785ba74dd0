"""The app's window among others, driven from outside by keys and pulls: it has its name
and icon, fills the screen and comes back, does not mind Escape, and opens where it was
left."""

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.outside.desk import PATIENCE, ROOT, SCREEN, Desk, until


class _Window:
    """The app's window, as somebody sees it who knows nothing of the app."""

    def __init__(self, desk: Desk) -> None:
        self._do = desk.done
        found = ("search", "--onlyvisible", "--class", "^skyliners$")
        self.id = until(lambda: self._do("xdotool", *found)).split()[-1]

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


@contextmanager
def _app(desk: Desk) -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen([sys.executable, "main.py"], env=desk.env, cwd=ROOT) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                process.kill()


def test_a_window_among_others(desk: Desk) -> None:
    with _app(desk) as process:
        window = _Window(desk)
        until(lambda: '"Skyliners"' in window.property("_NET_WM_NAME"))
        assert '"skyliners", "skyliners"' in window.property("WM_CLASS")
        assert "Icon (" in window.property("_NET_WM_ICON")
        shelf = desk.kept / "shelf.sqlite3"
        until(shelf.exists)
        time.sleep(2)  # then the first frame is not far
        for _ in range(3):
            window.key("Escape")
        before = window.place()
        window.key("F11")
        until(lambda: window.place()[2:] == SCREEN)
        assert "_NET_WM_STATE_FULLSCREEN" in window.property("_NET_WM_STATE")
        window.key("F11")
        until(lambda: window.place() == before)
        assert process.poll() is None  # three times Escape did not end it
        window.pull(1000, 700, 200, 150)
        until(lambda: window.place()[2:] == (1000, 700))
        left = window.place()
        time.sleep(1)  # until the app has heard of it
        window.key("alt+F4")
        assert process.wait(PATIENCE) == 0
    with _app(desk):
        again = _Window(desk)
        until(lambda: again.place() == left)
