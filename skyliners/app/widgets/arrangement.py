"""The parts of a screen in the shape of its window: a title, the board and all the rest.
Where they go is decided by `present/shape.py`. Their rules are in kv/arrangement.kv."""

from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.layout import Layout

from skyliners.app.look import load_kv
from skyliners.app.widgets import controls  # noqa: F401  # named in kv
from skyliners.present.shape import Part, Shape, arranged, portions

_EVER = 1e6  # no bound


class TitleBar(BoxLayout):
    """The way out, and what this is; more keys may follow."""

    icon = StringProperty("arrow-left")
    title = StringProperty("")
    note = StringProperty("")

    __events__ = ("on_leave",)

    def on_leave(self) -> None: ...


class Pane(Layout):
    """The rest: its parts one below the other. Those with a size_hint_y share what is
    there, within their size_hint_min_y and size_hint_max_y; others are as high as they
    say. Where that leaves room over, it is below the parts above the spring."""

    least = NumericProperty(0.0)
    most = NumericProperty(0.0)
    spacing = NumericProperty(0.0)
    spring = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        again = self._trigger_layout
        self.bind(pos=again, size=again, spacing=again, spring=again, children=again)

    def do_layout(self, *_: object) -> None:
        children = self.children[::-1]
        parts = [_part(child) for child in children]
        gaps = self.spacing * max(sum(part.most > 0 for part in parts) - 1, 0)
        self.least = gaps + sum(part.least for part in parts)
        self.most = gaps + sum(part.most for part in parts)
        heights = portions(self.height - gaps, parts)
        top = self.top
        for at, (child, part, high) in enumerate(
            zip(children, parts, heights, strict=True)
        ):
            if at == self.spring:
                top -= max(self.height - gaps - sum(heights), 0.0)
            child.width = self.width
            if child.size_hint_y is not None:
                child.height = high
            child.pos = (self.x, top - high)
            top -= high + (self.spacing if part.most > 0 else 0.0)


def _part(child: Any) -> Part:
    if child.size_hint_y is None:
        return Part(child.height, child.height)
    least = child.size_hint_min_y or 0.0
    most = _EVER if child.size_hint_max_y is None else child.size_hint_max_y
    return Part(least, max(least, most), child.size_hint_y)


class Arrangement(Layout):
    """A title bar, a board and a pane, in this order."""

    shape: Shape | None = ObjectProperty(None, allownone=True)
    slim = BooleanProperty(False)  # the pane is a few keys, beside a page

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        again = self._trigger_layout
        self.bind(pos=again, size=again, shape=again, slim=again, children=again)

    def add_widget(self, widget: Any, *args: Any, **kwargs: Any) -> None:
        again = self._trigger_layout
        if not self.children:
            widget.bind(height=again)  # the title's is its own
        super().add_widget(widget, *args, **kwargs)
        if isinstance(widget, Pane):
            widget.bind(least=again, most=again)

    def do_layout(self, *_: object) -> None:
        if len(self.children) < 3 or self.shape is None:
            return
        pane, board, title = self.children
        unit = dp(1)
        for _once_more in range(2):  # a title says how high it is once it knows how wide
            boxes = arranged(
                (self.width / unit, self.height / unit),
                self.shape,
                title.height / unit,
                pane.least / unit,
                pane.most / unit,
                slim=self.slim,
            )
            title.width = boxes[0].wide * unit
        for part, (left, low, wide, high) in zip((title, board, pane), boxes, strict=True):
            part.pos = (self.x + left * unit, self.y + low * unit)
            part.size = (wide * unit, high * unit)


load_kv("widgets/arrangement")
