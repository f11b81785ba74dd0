"""What somebody before the window sees: what stands in front, and where."""

from collections.abc import Iterable, Iterator
from typing import Any

from kivy.app import App
from kivy.core.window import Window
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from tests.aiming import spot_of


class Sight:
    """And how many touches and keys have arrived, so that nobody has to guess when."""

    def __init__(self) -> None:
        self.frames = self._touches = self._keys = 0
        Window.bind(on_touch_up=self._touched, on_key_up=self._typed)

    def _touched(self, *_: object) -> None:
        self._touches += 1

    def _typed(self, *_: object) -> None:
        self._keys += 1

    def answer(self, asked: str) -> dict[str, Any]:
        app = App.get_running_app()
        front = _front(app)
        command, *words = asked.split()
        if command == "aim":
            return _spots(_city(front), map(int, words))
        if command == "photograph":
            return {"picture": Window.screenshot(name=words[0])}
        return {
            "frames": self.frames,
            "touches": self._touches,
            "keys": self._keys,
            "size": [*Window.size],
            "screen": app.screens.current,
            "things": [*_things(front)],
            "city": _sites(_city(front)),
            "pull": _pull(front),
        }


def _front(app: Any) -> Widget:
    """What can be touched: the topmost layer, and of the screens the current one."""
    layer = app.root.children[0]
    return app.screens.current_screen if layer is app.screens else layer


def _things(layer: Widget) -> Iterator[dict[str, Any]]:
    """Everything that says something or can be pressed, the last in front of the first."""
    for widget in _parts(layer):
        text = " ".join(_words(widget))
        icon = getattr(widget, "icon", "")
        if (text or icon) and _visible(widget):
            yield {
                "kind": _kind(widget),
                "text": text,
                "icon": icon,
                "spot": _on_screen(*widget.to_window(*widget.center)),
                "enabled": not widget.disabled,
                "chosen": bool(getattr(widget, "chosen", False)),
                "writing": bool(getattr(widget, "focus", False)),
                "within": _within(widget),
            }


def _parts(widget: Widget) -> Iterator[Widget]:
    """Something to press is one thing, whatever it is made of."""
    yield widget
    if not isinstance(widget, ButtonBehavior):
        for child in reversed(widget.children):
            yield from _parts(child)


def _kind(widget: Widget) -> str:
    if isinstance(widget, TextInput):
        return "field"
    return "key" if isinstance(widget, ButtonBehavior) else "words"


def _words(widget: Widget) -> Iterator[str]:
    if isinstance(widget, TextInput):
        yield widget.text or widget.hint_text
    elif isinstance(widget, ButtonBehavior):
        for part in widget.walk(restrict=True):
            if part is not widget:
                yield from _words(part)
    elif isinstance(widget, Label) and not getattr(widget, "icon", "") and widget.text:
        yield widget.text


def _visible(widget: Widget) -> bool:
    return min(widget.size) >= 2 and all(each.opacity > 0 for each in _upwards(widget))


def _upwards(widget: Widget) -> Iterator[Widget]:
    while isinstance(widget, Widget):
        yield widget
        widget = widget.parent


def _within(widget: Widget) -> list[int] | None:
    """Left, top, right and bottom of the part of the screen in which it scrolls."""
    for each in _upwards(widget):
        if isinstance(each, ScrollView):
            left, bottom = _on_screen(*each.to_window(*each.pos))
            right, top = _on_screen(*each.to_window(each.right, each.top))
            return [left, top, right, bottom]
    return None


def _city(layer: Widget) -> Widget | None:
    return next(
        (
            widget
            for widget in layer.walk(restrict=True)
            if hasattr(widget, "site_at") and widget.scene is not None
        ),
        None,
    )


def _sites(city: Widget | None) -> dict[str, Any] | None:
    """Which sites glow and which one is chosen."""
    if city is None:
        return None
    marks = city.model.marks
    return {"glowing": sorted(marks.glowing), "chosen": marks.chosen}


def _pull(layer: Widget) -> list[list[int]] | None:
    """From which card to which row something is to be dragged, if it is shown."""
    for rows in layer.walk(restrict=True):
        if not hasattr(rows, "spread") or rows.model is None or rows.model.picked is None:
            continue
        spread, picked = rows.spread, rows.model.picked
        wide, high = spread.card
        first = spread.rows[picked.row][-picked.number]
        goal = rows.model.glowing[0]
        last = (*spread.empty[goal : goal + 1], *spread.rows[goal])[-1]
        return [
            _on_screen(*rows.to_window(rows.x + x + wide / 2, rows.y + y + high * share))
            for (x, y), share in ((first, 0.9), (last, 0.5))
        ]
    return None


def _spots(city: Widget | None, sites: Iterable[int]) -> dict[str, Any]:
    """Where each site can be touched, if it can."""
    return {
        str(site): _on_screen(*city.to_window(*spot))
        for site in sites
        if city is not None and (spot := spot_of(city, site)) is not None
    }


def _on_screen(x: float, y: float) -> list[int]:
    """As the X server counts, from the top left of the window."""
    return [round(x), round(Window.height - y)]
