"""The keyboard has one owner. Whatever is in front when a key goes down is told its name
(`press`), and nothing else. A key that is told again and again because it stays down moves
things, but never does or confirms anything."""

from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.textinput import TextInput

from skyliners.app import hold
from skyliners.app.front import front

NAMES = {
    9: "tab", 13: "enter", 27: "escape", 32: "space", 271: "enter", 273: "up", 274: "down",
    275: "right", 276: "left", 278: "home", 279: "end",
}  # fmt: skip
_LETTERS = 0x110000  # and beyond them keys that have none
_MOVES = {"up", "down", "right", "left"}
# Seconds after the window was given the keyboard: a key that was down before is told again
# as if it were new, after a while.
_SETTLING = 0.7


class Keyboard:
    def __init__(self) -> None:
        self._down: set[int] = set()
        self._settled_at = 0.0
        self._bindings = {
            "on_key_down": self._pressed,
            "on_key_up": self._lifted,
            "focus": self._given,
        }
        Window.bind(**self._bindings)

    def end(self) -> None:
        Window.unbind(**self._bindings)

    def forget(self) -> None:
        """Keys may have gone up and down unheard."""
        self._down.clear()
        self._settled_at = Clock.get_time() + _SETTLING

    def _given(self, *_: object) -> None:
        self.forget()

    def _pressed(
        self, _: object, key: int, __: int, letter: str | None, held: list[str]
    ) -> bool:
        name = NAMES.get(key, letter or "")
        again = key in self._down
        self._down.add(key)
        top: Any = front()
        if _writing(top):
            return False
        if name not in _MOVES:
            stale = name != "escape" and Clock.get_time() < self._settled_at
            if again or stale:
                return True  # nor is it for Kivy
        return hasattr(top, "press") and bool(top.press(name, held))

    def _lifted(self, _: object, key: int, *__: object) -> None:
        self._down.discard(key)
        hold.lift(NAMES.get(key) or _letter(key))


def _letter(key: int) -> str:
    return chr(key) if key < _LETTERS else ""


def _writing(top: Any) -> bool:
    """Whoever fills in a text means letters by letters."""
    return any(isinstance(widget, TextInput) and widget.focus for widget in top.walk())
