"""What is wrong with the layout on screen: texts cut off, things outside the window,
keys too small for a finger."""

from collections.abc import Iterator
from itertools import combinations

from kivy.core.text import Label as CoreLabel
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
            if _sticks_out(widget):
                found.append(f"sticks out of its key: {widget.text!r}")
        if isinstance(widget, ButtonBehavior) and not widget.disabled:
            small = min(widget.size) + _ROUNDING < dp(SMALLEST_TARGET)
            if small:
                found.append(f"small: {_named(widget)} {[*map(round, widget.size)]}")
    return found


def overlaps(widgets: Iterator[Widget]) -> list[str]:
    """Texts that lie on top of each other."""
    texts = [
        (widget.text, _box(widget))
        for widget in widgets
        if isinstance(widget, Label) and widget.text.strip() and _visible(widget)
        if not _scrolls(widget)
    ]
    return [
        f"overlap: {one!r} and {other!r}"
        for (one, a), (other, b) in combinations(texts, 2)
        if min(a[2], b[2]) - max(a[0], b[0]) > _ROUNDING
        and min(a[3], b[3]) - max(a[1], b[1]) > _ROUNDING
    ]


def _box(label: Label) -> tuple[float, float, float, float]:
    """Where the label's letters are in the window, not counting empty room."""
    extents = CoreLabel(
        font_size=label.font_size, font_name=label.font_name, bold=label.bold
    )
    lines = [extents.get_extents(line) for line in label.text.split("\n")]
    wide = min(max(wide for wide, _ in lines), label.width)
    high = min(label.texture_size[1], label.height, sum(high for _, high in lines) * 3)
    if label.text_size[1] is not None:  # set into a box: as many lines as it takes
        rows = -(-sum(line for line, _ in lines) // max(label.width, 1))
        high = min(rows * lines[0][1], label.height)
    x, y = label.to_window(label.center_x - wide / 2, label.center_y - high / 2)
    if label.halign == "left":
        x, _ = label.to_window(label.x, 0)
    elif label.halign == "right":
        x, _ = label.to_window(label.right - wide, 0)
    return x, y, x + wide, y + high


def _named(widget: Widget) -> str:
    return f"{type(widget).__name__} {getattr(widget, 'text', '')}"


def _visible(widget: Widget) -> bool:
    """Nothing of it, or of what it lies in, is faded out or folded away."""
    while widget is not Window and widget is not None:
        if widget.opacity < 0.05 or min(widget.size) < 2:
            return False
        widget = widget.parent
    return True


def _sticks_out(label: Label) -> bool:
    """A key's text or icon is partly beside the key."""
    key = label.parent
    while key is not Window and not isinstance(key, ButtonBehavior):
        key = key.parent
    return key is not Window and not (
        key.x - _ROUNDING <= label.x
        and label.right <= key.right + _ROUNDING
        and key.y - _ROUNDING <= label.y
        and label.top <= key.top + _ROUNDING
    )


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
