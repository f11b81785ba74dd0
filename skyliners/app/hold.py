"""Something deliberate is held: a finger, or a key of the keyboard, stays down for a
moment. There is one hold at a time, and it dies with whatever takes its meaning away: a
curtain or a screen in front of it, its key switched off, another finger, and whenever the
device may have changed hands (`SkylinersApp.cover_up`)."""

from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window

LONG_ENOUGH = 0.6  # seconds
# A frame counts for no more, however long it took: a finger that lifted meanwhile is heard
# of only afterwards.
_A_FRAME = 0.1


class _Hold:
    def __init__(self, key: Any, source: Any) -> None:
        self.key = key
        self.source = source  # the finger, or the name of the key
        self.complete = False
        Window.bind(on_touch_down=self._another)
        self._event = Clock.schedule_interval(self._go_on, 0)

    def _go_on(self, passed: float) -> None:
        if not self.key.can_be_pressed():
            drop()
        elif self.key.by == "hold":
            self.key.progress += min(passed, _A_FRAME) / LONG_ENOUGH
            if self.key.progress >= 1:
                self._event.cancel()
                self.complete = True
                self.key.progress = 0.0
                self.key.dispatch("on_held")

    def _another(self, _: object, touch: Any) -> None:
        if touch is not self.source and not touch.is_mouse_scrolling:
            lift(self.source, inside=False)

    def end(self) -> None:
        self._event.cancel()
        Window.unbind(on_touch_down=self._another)
        self.key.progress = 0.0
        self.key.state = "normal"


_hold: _Hold | None = None


def push(key: Any, source: Any) -> None:
    """A finger, or a key of the keyboard, goes down on something to be held."""
    global _hold  # noqa: PLW0603  # a device has one
    drop()
    if key.can_be_pressed():
        _hold = _Hold(key, source)


def lift(source: Any, *, inside: bool = True) -> None:
    """It lifts, or slips off. Of what has died it lifts in vain."""
    if _hold is None or _hold.source != source:
        return
    hold = _hold
    drop()
    if hold.complete:
        hold.key.dispatch("on_let_go")
    elif inside and hold.key.can_be_pressed():
        hold.key.tapped()


def drop() -> None:
    """Whatever is held is held no longer, and nothing comes of it."""
    global _hold  # noqa: PLW0603
    if _hold is not None:
        _hold.end()
        _hold = None
