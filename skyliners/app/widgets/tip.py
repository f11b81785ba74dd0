"""A word beside a key, for a moment and over everything: nothing moves for it, and it
takes no touch."""

from math import atan2, cos, degrees, sin
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from skyliners.app.device.speech import say
from skyliners.app.look import load_kv

load_kv("widgets/tip")

_SECONDS, _A_LETTER = 1.4, 0.035  # and so much more for every letter
_WIDEST = 360  # dp
_shown: list["Tip"] = []  # one at most


class Tip(Label):
    turned = NumericProperty(0.0)  # degrees: it faces whoever its key faces

    def __init__(self, key: Any, text: str) -> None:
        super().__init__(text=text)
        self._key = key
        self._grey = key.disabled
        self._left = _SECONDS + _A_LETTER * len(text)
        self.place(key)
        Window.add_widget(self)
        self._waiting = Clock.schedule_interval(self._wait, 0)

    def _wait(self, passed: float) -> None:
        self._left -= passed
        key = self._key
        if self._left < 0 or key.disabled != self._grey or not key.in_front():
            tell(None)

    def go(self) -> None:
        self._waiting.cancel()
        Window.remove_widget(self)

    def place(self, key: Widget) -> None:
        """Above its key as its player sees it, and inside the window."""
        x, y = key.to_window(*key.center)
        right, up = key.to_window(key.center_x + 1, key.center_y)
        angle = atan2(up - y, right - x)
        self.turned = degrees(angle)
        self._lay_out(min(Window.size) - dp(40))
        away = (key.height + self.height) / 2 + dp(6)
        lying = abs(sin(angle)) > abs(cos(angle))
        wide, high = reversed(self.size) if lying else self.size
        self.center = (
            min(max(x - away * sin(angle), wide / 2), Window.width - wide / 2),
            min(max(y + away * cos(angle), high / 2), Window.height - high / 2),
        )

    def _lay_out(self, room: float) -> None:
        """In one line, or where that is too long in as many as it takes."""
        self.texture_update()
        if self.texture_size[0] > min(room, dp(_WIDEST)):
            self.text_size = (min(room, dp(_WIDEST)), None)
            self.texture_update()
        self.size = (self.texture_size[0] + dp(24), self.texture_size[1] + dp(14))


def tell(key: Any, text: str = "") -> None:
    """Say something about a key, for as long as it is in front; None: it was enough."""
    while _shown:
        _shown.pop().go()
    if key is not None:
        _shown.append(Tip(key, text))
        say(text)
