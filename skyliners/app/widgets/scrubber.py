"""A line with a handle to slide along: where in a game one is."""

from typing import Any

from kivy.properties import ColorProperty, NumericProperty
from kivy.uix.widget import Widget

from skyliners.app.look import load_kv

load_kv("widgets/scrubber")


class Scrubber(Widget):
    at = NumericProperty(0)
    last = NumericProperty(1)
    tint = ColorProperty((0, 0, 0, 1))
    rail = ColorProperty((0, 0, 0, 1))

    __events__ = ("on_slide",)

    @property
    def _way(self) -> float:
        return float(max(self.width - self.height, 1.0))

    def on_touch_down(self, touch: Any) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self._slide(touch.x)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        self._slide(touch.x)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        return True

    def _slide(self, x: float) -> None:
        share = (x - self.x - self.height / 2) / self._way
        spot = round(min(max(share, 0.0), 1.0) * self.last)
        if spot != self.at:
            self.dispatch("on_slide", spot)

    def on_slide(self, spot: int) -> None: ...
