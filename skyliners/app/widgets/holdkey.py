"""A key for what cannot be taken back, and for what others must not see by accident."""

from typing import Any

from kivy.clock import Clock
from kivy.properties import NumericProperty, OptionProperty

from skyliners.app import hold
from skyliners.app.widgets.controls import Key
from skyliners.app.widgets.tip import tell
from skyliners.present.handover import too_short

_SOON = 0.6  # seconds from one tap to the next that belong together


class HoldKey(Key):
    """Something deliberate: held for a moment, pressed twice where people prefer that,
    or just pressed where nothing hangs on it."""

    progress = NumericProperty(0.0)
    by = OptionProperty("hold", options=("hold", "double-tap", "tap"))

    __events__ = ("on_held", "on_let_go")
    _tapped_at = -_SOON

    def push(self, source: Any) -> None:
        """A finger comes down on it, or a key of the keyboard that means it."""
        tell(None)
        hold.push(self, source)

    def on_press(self) -> None:
        self.push(self.last_touch)

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self.state = "normal"
        # It may be behind what it opened itself; whether that counts is the hold's to say.
        hold.lift(touch, inside=self.collide_point(*touch.pos))
        return True

    def tapped(self) -> None:
        """Pressed for a moment only."""
        now = Clock.get_time()
        twice = now - self._tapped_at <= _SOON
        self._tapped_at = now
        if self.by == "tap" or (self.by == "double-tap" and twice):
            self.dispatch("on_held")
        else:
            tell(self, too_short(self.by))

    def on_held(self) -> None: ...

    def on_let_go(self) -> None: ...
