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

from skyliners.app.widgets.blocks import Blocks
from skyliners.app.widgets.controls import Words
from tests.app.stage import Stage

AT_PLAY = {"dealing", "turn", "table", "scoring", "replay", "tutorial"}
SMALLEST_TARGET = 48
SMALLEST_LETTERS = 8.5  # dp
_ROUNDING = 1.5  # pixels


def problems(stage: Stage) -> list[str]:
    """Everything that is wrong with what is in front."""
    found = faults(stage.front()) + overlaps(stage.front())
    if stage.app.screens.current in AT_PLAY:
        found += small_boards(stage.front())
    return found


def faults(widgets: Iterator[Widget]) -> list[str]:
    found = []
    for widget in widgets:
        if not is_visible(widget):
            continue
        if isinstance(widget, Label) and widget.text:
            if _cut_off(widget):
                found.append(f"cut off: {widget.text!r} in {[*map(round, widget.size)]}")
            if _tiny(widget):
                size = round(widget.font_size / dp(1), 1)
                found.append(
                    f"tiny: {widget.text!r} {size} in {[*map(round, widget.size)]}"
                )
            if _sticks_out(widget):
                found.append(f"sticks out of its key: {widget.text!r}")
        if isinstance(widget, Label | ButtonBehavior | Blocks) and not (
            _scrolls(widget) or _in_window(widget)
        ):
            found.append(f"outside: {_named(widget)} at {[*map(round, _box(widget))]}")
        if isinstance(widget, ButtonBehavior) and not widget.disabled:
            small = min(widget.size) + _ROUNDING < dp(SMALLEST_TARGET)
            if small:
                found.append(f"small: {_named(widget)} {[*map(round, widget.size)]}")
    return found


def overlaps(widgets: Iterator[Widget]) -> list[str]:
    """Texts, keys and boards that lie on top of each other. What scrolls is left out, and
    what a key or a board consists of."""
    shown = [each for each in widgets if is_visible(each) and not _scrolls(each)]
    texts = [each for each in shown if isinstance(each, Label) and each.text.strip()]
    solid = [each for each in shown if isinstance(each, ButtonBehavior | Blocks)]
    things = [(each, _letters(each)) for each in texts]
    things += [(each, _box(each)) for each in solid]
    return [
        f"overlap: {_named(one)} and {_named(other)}"
        for (one, a), (other, b) in combinations(things, 2)
        if min(a[2], b[2]) - max(a[0], b[0]) > _ROUNDING
        and min(a[3], b[3]) - max(a[1], b[1]) > _ROUNDING
        and one not in _around(other)
        and other not in _around(one)
    ]


def small_boards(widgets: Iterator[Widget]) -> list[str]:
    """While a game is on, its board has half of the window's shorter side."""
    return [
        f"board {[*map(round, city.size)]} in {[*Window.size]}"
        for city in widgets
        if isinstance(city, Blocks) and min(city.size) + _ROUNDING < min(Window.size) / 2
    ]


def _box(
    widget: Widget, part: tuple[float, float, float, float] | None = None
) -> tuple[float, float, float, float]:
    """Where a widget, or a part of it, is in the window, whichever way it is turned."""
    left, low, right, top = part or (widget.x, widget.y, widget.right, widget.top)
    corners = [widget.to_window(x, y) for x in (left, right) for y in (low, top)]
    across, up = zip(*corners, strict=True)
    return min(across), min(up), max(across), max(up)


def _letters(label: Label) -> tuple[float, float, float, float]:
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
    left = label.center_x - wide / 2
    if label.halign == "left":
        left = label.x
    elif label.halign == "right":
        left = label.right - wide
    low = label.center_y - high / 2
    return _box(label, (left, low, left + wide, low + high))


def _around(widget: Widget) -> Iterator[Widget]:
    """What a widget lies in."""
    while widget is not Window and widget is not None:
        yield widget
        widget = widget.parent


def _named(widget: Widget) -> str:
    """What it is, and what it says."""
    says = getattr(widget, "text", "") or getattr(widget, "name", "")
    return f"{type(widget).__name__} {says!r}"


def is_visible(widget: Widget) -> bool:
    """Nothing of it, or of what it lies in, is faded out or folded away."""
    if any(each.opacity < 0.05 for each in _around(widget)):
        return False
    if isinstance(widget, Label):  # it draws its letters even where it has no room at all
        return bool(widget.font_size > 1)
    return all(min(each.size) >= 2 for each in _around(widget))


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
    return any(isinstance(each, ScrollView) for each in _around(widget))


def _cut_off(label: Label) -> bool:
    if isinstance(label, Words) and label.fits:
        laid_out = label._label._internal_size[1]  # as Kivy broke it into lines
        return not label.has_room() or laid_out > max(label.height, 1) + _ROUNDING
    wide, high = label.texture_size
    return bool(wide > label.width + _ROUNDING or high > label.height + _ROUNDING)


def _tiny(label: Label) -> bool:
    """Text that has shrunk to fit until nobody can read it."""
    return isinstance(label, Words) and label.font_size < dp(SMALLEST_LETTERS)


def _in_window(widget: Widget) -> bool:
    left, low, right, top = _box(widget)
    return bool(
        left >= -_ROUNDING
        and low >= -_ROUNDING
        and right <= Window.width + _ROUNDING
        and top <= Window.height + _ROUNDING
    )
