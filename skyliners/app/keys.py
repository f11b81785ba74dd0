"""The keyboard has one owner. Whatever is in front when a key goes down is told its name
(`press`), and nothing else. A key that is told again and again because it stays down moves
things, but never does or confirms anything.

Tab and, where the screen has no use for them, arrows move the ring (`focus`); Enter then
presses what is in it."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.textinput import TextInput

from skyliners.app import hold
from skyliners.app.focus import Focus
from skyliners.app.front import front
from skyliners.app.widgets.looking import Looking

NAMES = {
    9: "tab", 13: "enter", 27: "escape", 32: "space", 271: "enter", 273: "up", 274: "down",
    275: "right", 276: "left", 278: "home", 279: "end",
    282: "f1",
}  # fmt: skip
_LETTERS = 0x110000  # and beyond them keys that have none
CROUCH = "c"  # as long as it is down, whoever looks crouches before the board
# With shift a question mark, on the keyboards of the languages spoken here: SDL tells
# letters as they are printed, and signs only to whoever writes.
_ASKS = {"/", "ß", ","}
_MOVES = {"up", "down", "right", "left"}
# Seconds after the window was given the keyboard: a key that was down before is told again
# as if it were new, after a while.
_SETTLING = 0.7


class Keyboard:
    def __init__(self, list_keys: Callable[[], None]) -> None:
        self.focus = Focus()
        self._list_keys = list_keys
        self._down: set[int] = set()
        self._settled_at = 0.0
        self._lowered: list[Looking] = []  # boards before which somebody crouches
        self._bindings = {
            "on_key_down": self._pressed,
            "on_key_up": self._lifted,
            "on_textinput": self._written,
            "focus": self._given,
        }
        Window.bind(**self._bindings)

    def end(self) -> None:
        self.focus.end()
        Window.unbind(**self._bindings)

    def forget(self) -> None:
        """Keys may have gone up and down unheard."""
        self._down.clear()
        self._stand_up()
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
        if _writing(top) and name != "tab":
            return False
        if name not in _MOVES:
            stale = name != "escape" and Clock.get_time() < self._settled_at
            if again or stale:
                return True  # nor is it for Kivy
        return self._meant(top, name, held)

    def _meant(self, top: Any, name: str, held: list[str]) -> bool:
        if name == "tab":
            self.focus.step(back="shift" in held)
            return True
        if name == "enter" and self.focus.on is not None:
            self.focus.press(name)
            return True
        if name in {"f1", "?"} or ("shift" in held and name in _ASKS):
            self._list_keys()
            return True
        if hasattr(top, "press") and top.press(name, held):
            if name in _MOVES:
                self.focus.leave()  # the screen moves something of its own
            return True
        if name == CROUCH:
            return self._crouch(top)
        return name in _MOVES and self.focus.move(name)

    def _written(self, _: object, text: str) -> None:
        """A question mark, wherever it is on the keyboard."""
        if text == "?" and not _writing(front()):
            self._list_keys()

    def _lifted(self, _: object, key: int, *__: object) -> None:
        self._down.discard(key)
        name = NAMES.get(key) or _letter(key)
        if name == CROUCH:
            self._stand_up()
        hold.lift(name)

    def _crouch(self, top: Any) -> bool:
        """Before the board in front, if one of them can be looked at from below."""
        self._lowered = [
            each for each in top.walk() if isinstance(each, Looking) and each.crouches
        ]
        for board in self._lowered:
            board.crouch()
        return bool(self._lowered)

    def _stand_up(self) -> None:
        for board in self._lowered:
            board.stand_up()
        self._lowered = []


def _letter(key: int) -> str:
    return chr(key) if key < _LETTERS else ""


def _writing(top: Any) -> bool:
    """Whoever fills in a text means letters by letters."""
    return any(isinstance(widget, TextInput) and widget.focus for widget in top.walk())
