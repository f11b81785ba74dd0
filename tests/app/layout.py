"""What is wrong with the layout on screen: texts cut off, things outside the window,
keys too small for a finger."""

from collections.abc import Iterator

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from skyliners.app.widgets.controls import Words

SMALLEST_TARGET = 48
_ROUNDING = 1.5  # pixels


def faults(widgets: Iterator[Widget]) -> list[str]:
    found = []
    for widget in widgets:
        if not _visible(widget):
            continue
        if isinstance(widget, Label) and widget.text:
            if _cut_off(widget):
                found.append(f"cut off: {widget.text!r} in {[*map(round, widget.size)]}")
            if not _scrolls(widget) and not _in_window(widget):
                found.append(f"outside: {widget.text!r} at {[*map(round, widget.pos)]}")
        if isinstance(widget, ButtonBehavior) and not widget.disabled:
            small = min(widget.size) + _ROUNDING < dp(SMALLEST_TARGET)
            if small:
                found.append(f"small: {_named(widget)} {[*map(round, widget.size)]}")
    return found


def _named(widget: Widget) -> str:
    return f"{type(widget).__name__} {getattr(widget, 'text', '')}"


def _visible(widget: Widget) -> bool:
    """Nothing of it, or of what it lies in, is faded out or folded away."""
    while widget is not Window and widget is not None:
        if widget.opacity < 0.05 or min(widget.size) < 2:
            return False
        widget = widget.parent
    return True


def _scrolls(widget: Widget) -> bool:
    while widget is not Window and widget is not None:
        if isinstance(widget, ScrollView):
            return True
        widget = widget.parent
    return False


def _cut_off(label: Label) -> bool:
    if isinstance(label, Words) and label.fits:
        return not label.has_room()
    wide, high = label.texture_size
    return bool(wide > label.width + _ROUNDING or high > label.height + _ROUNDING)


def _in_window(widget: Widget) -> bool:
    left, low = widget.to_window(widget.x, widget.y)
    right, top = widget.to_window(widget.right, widget.top)
    return bool(
        left >= -_ROUNDING
        and low >= -_ROUNDING
        and right <= Window.width + _ROUNDING
        and top <= Window.height + _ROUNDING
    )
