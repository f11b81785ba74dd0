"""The app's window among others, driven from outside by keys and pulls: it has its name
and icon, fills the screen and comes back, does not mind Escape, and opens where it was
left."""

import re

from tests.outside.desk import SCREEN, Desk, until
from tests.outside.stranger import Stranger
from tests.outside.window import Window


class _Frame:
    """The app's window, as somebody sees it who knows nothing of the app."""

    def __init__(self, desk: Desk, window: Window) -> None:
        self._do = desk.done
        self._id = window.id

    def place(self) -> tuple[int, ...]:
        """Left, top, width and height of what is inside the frame."""
        told = self._do("xdotool", "getwindowgeometry", "--shell", self._id)
        found = {name: int(value) for name, value in re.findall(r"(\w+)=(\d+)", told)}
        return tuple(found.get(name, 0) for name in ("X", "Y", "WIDTH", "HEIGHT"))

    def property(self, name: str) -> str:
        return self._do("xprop", "-id", self._id, name)

    def pull(self, width: int, height: int, left: int, top: int) -> None:
        self._do("xdotool", "windowsize", "--sync", self._id, str(width), str(height))
        self._do("xdotool", "windowmove", "--sync", self._id, str(left), str(top))


def test_a_window_among_others(desk: Desk) -> None:
    with Window(desk) as window:
        frame, me = _Frame(desk, window), Stranger(window)
        until(lambda: '"Skyliners"' in frame.property("_NET_WM_NAME"))
        assert '"skyliners", "skyliners"' in frame.property("WM_CLASS")
        assert "Icon (" in frame.property("_NET_WM_ICON")
        assert (desk.kept / "shelf.sqlite3").exists()
        me.press("Escape", "Escape", "Escape")  # none of them ends it
        before = frame.place()
        me.press("F11")
        until(lambda: frame.place()[2:] == SCREEN)
        assert "_NET_WM_STATE_FULLSCREEN" in frame.property("_NET_WM_STATE")
        me.press("F11")
        until(lambda: frame.place() == before)
        frame.pull(1000, 700, 200, 150)
        until(lambda: window.look().size == (1000, 700))
        left = frame.place()
        assert left[2:] == (1000, 700)
        assert window.close() == 0
    with Window(desk) as window:
        frame = _Frame(desk, window)
        until(lambda: frame.place() == left)
