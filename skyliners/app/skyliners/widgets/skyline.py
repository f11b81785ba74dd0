"""Five rows in profile, the nearest site at the left: what is seen stands solid, what
is hidden is a ghost, and every row carries its count. What is drawn is decided by
`present/skyliners/elevation.py`."""

from typing import Any

from kivy.graphics import Color, Mesh
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from skyliners.app.front import Pressable
from skyliners.app.look import load_kv
from skyliners.app.widgets import badge, controls  # noqa: F401  # named in kv
from skyliners.app.widgets.palette import painted
from skyliners.present.skyliners.elevation import Room, elevation, tallest
from skyliners.present.skyliners.skyline import Row
from skyliners.present.skyliners.turn import SeatPanel
from skyliners.present.theme import LIGHT, Theme
from skyliners.rules.skyliners.city import SIZE

load_kv("skyliners/widgets/skyline")


class Elevation(Widget):
    """One row's five sites from the side."""

    row: Row | None = ObjectProperty(None, allownone=True)
    scale = NumericProperty(0)
    look: Theme = ObjectProperty(LIGHT)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            Color()
            self._mesh = Mesh(mode="triangles")
        self.bind(**dict.fromkeys(("pos", "size", "row", "look", "scale"), self._draw))

    def depth_at(self, x: float) -> int:
        return min(max(int((x - self.x) / max(self.width, 1) * SIZE), 0), SIZE - 1)

    def _draw(self, *_: object) -> None:
        mesh = self._mesh
        mesh.indices = []
        if self.row is None:
            return
        scale = max(int(self.scale), tallest((self.row,)))
        room = Room(self.x, self.y, self.width, self.height, max(dp(0.9), 1.0))
        patches = elevation(self.row, room, scale, self.look)
        mesh.vertices, mesh.indices, mesh.texture = painted(patches)


class RowPanel(BoxLayout):
    row: Row | None = ObjectProperty(None, allownone=True)
    scale = NumericProperty(0)
    change = StringProperty("")
    plan = StringProperty("")  # what its player filed for it, where they may read it

    def on_row(self, _: object, row: Row | None) -> None:
        self.change = f"{row.change:+d}" if row and row.change else ""


class RowKey(Pressable, RowPanel):
    """A row that can be asked about: by the object under the finger; by the keyboard one
    after the other."""

    _finger: float | None = None

    __events__ = ("on_ask",)

    def on_touch_down(self, touch: Any) -> bool:
        self._finger = touch.x
        return bool(super().on_touch_down(touch))

    def on_release(self) -> None:
        finger, self._finger = self._finger, None
        if finger is not None:
            self.dispatch("on_ask", self.ids.elevation.depth_at(finger))
        elif self.row is not None:
            asked = self.row.asked
            self.dispatch("on_ask", 0 if asked is None else (asked + 1) % SIZE)

    def on_ask(self, depth: int) -> None: ...


class EyesKey(Pressable, BoxLayout):
    """Whose skyline is looked at; pressing it goes on to the next."""

    panel: SeatPanel | None = ObjectProperty(None, allownone=True)
    own = BooleanProperty(True)


class Skyline(BoxLayout):
    rows: tuple[Row, ...] = ObjectProperty(())
    plans: tuple[str, ...] = ObjectProperty(())  # by row; none: they are not to be read
    asks = BooleanProperty(False)  # can be asked about
    roomy = BooleanProperty(True)  # for a finger on each row

    __events__ = ("on_ask",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(**dict.fromkeys(("rows", "plans", "asks", "roomy"), self._show))

    def _show(self, *_: object) -> None:
        kind = RowKey if self.asks and self.roomy else RowPanel
        if [type(each) for each in self.children] != [kind] * len(self.rows):
            self.clear_widgets()
            for index in range(len(self.rows)):
                self.add_widget(self._panel(index, kind))
        scale = tallest(self.rows)
        # Rows and plans go one after the other; until both have, there are none to read.
        read = len(self.plans) == len(self.rows)
        plans = self.plans if read else ("",) * len(self.rows)
        for panel, row, plan in zip(reversed(self.children), self.rows, plans, strict=True):
            panel.scale, panel.row, panel.plan = scale, row, plan

    def _panel(self, index: int, kind: type[RowPanel]) -> RowPanel:
        panel = kind()
        if isinstance(panel, RowKey):
            panel.bind(on_ask=lambda _, depth: self.dispatch("on_ask", index, depth))
        return panel

    def on_touch_down(self, touch: Any) -> bool:
        """Rows too narrow for keys are one, asked about where it is touched."""
        if self.asks and not self.roomy and self.collide_point(*touch.pos):
            for index, panel in enumerate(reversed(self.children)):
                if panel.right >= touch.x:
                    depth = panel.ids.elevation.depth_at(touch.x)
                    self.dispatch("on_ask", index, depth)
                    return True
        return bool(super().on_touch_down(touch))

    def on_ask(self, row: int, depth: int) -> None: ...
