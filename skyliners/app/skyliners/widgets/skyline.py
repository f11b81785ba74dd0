"""Five rows in profile, the nearest site at the left: what is seen stands solid, what
is hidden is a ghost, and every row carries its count."""

from typing import Any

from kivy.graphics import Color, Line, Mesh, Rectangle
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from skyliners.app.look import load_kv
from skyliners.present.skyliners.skyline import Row, Silhouette, Storey
from skyliners.present.theme import BLACK, NEUTRAL, PLAYER, TREE, Rgba
from skyliners.rules.skyliners.pieces import Piece

load_kv("skyliners/widgets/skyline")

_LOWEST_SCALE = 7  # half storeys that always fit
_SLENDER = 1.4  # half a storey's height at most, of a site's width


class Elevation(Widget):
    """One row's five sites from the side."""

    row: Row | None = ObjectProperty(None, allownone=True)
    scale = NumericProperty(_LOWEST_SCALE)
    cap = ListProperty([1, 1, 1, 1])

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(**dict.fromkeys(("pos", "size", "row", "cap", "scale"), self._draw))

    def depth_at(self, x: float) -> int:
        return min(max(int((x - self.x) / max(self.width, 1) * 5), 0), 4)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if self.row is None:
            return
        wide = self.width / 5
        tallest = max(profile.height for profile in self.row.profiles)
        step = min(self.height / (max(self.scale, tallest) + 1), wide * _SLENDER)
        for depth, profile in enumerate(self.row.profiles):
            self._building(profile, self.x + depth * wide, wide, step)

    def _building(self, profile: Silhouette, left: float, wide: float, step: float) -> None:
        gap = max(wide * 0.08, 1)
        low = self.y
        alpha = 1.0 if profile.seen else 0.28
        with self.canvas:
            for storey in profile.storeys:
                low = self._storey(storey, (left + gap, low, wide - 2 * gap, step), alpha)
            if profile.seen:
                Color(*self.cap)
                Rectangle(pos=(left + gap, low), size=(wide - 2 * gap, max(dp(2.5), 1)))

    def _storey(
        self, storey: Storey, box: tuple[float, float, float, float], alpha: float
    ) -> float:
        x, y, wide, step = box
        Color(*_tint(storey)[:3], alpha)
        high = step * (2 if storey.piece is Piece.FLOOR else 1)
        if storey.piece is Piece.FLOOR:
            Rectangle(pos=(x, y), size=(wide, high))
            Color(*BLACK[:3], alpha * 0.55)
            Line(rectangle=(x, y, wide, high), width=1)
        else:
            middle = x + wide / 2
            corners = (x, y, middle, y + high, x + wide, y)
            Mesh(
                vertices=[c for i in (0, 2, 4) for c in (corners[i], corners[i + 1], 0, 0)],
                indices=[0, 1, 2],
                mode="triangles",
            )
            Color(*BLACK[:3], alpha * 0.55)
            Line(points=corners, close=True, width=1)
        return y + high


def _tint(storey: Storey) -> Rgba:
    if storey.piece is Piece.PARK:
        return TREE
    return NEUTRAL if storey.color is None else PLAYER[storey.color]


class RowPanel(BoxLayout):
    row: Row | None = ObjectProperty(None, allownone=True)
    scale = NumericProperty(_LOWEST_SCALE)
    change = StringProperty("")

    def on_row(self, _: object, row: Row | None) -> None:
        self.change = f"{row.change:+d}" if row and row.change else ""


class Skyline(BoxLayout):
    rows: tuple[Row, ...] = ObjectProperty(())

    __events__ = ("on_ask",)

    def on_rows(self, *_: object) -> None:
        heights = [p.height for row in self.rows for p in row.profiles]
        if len(self.children) != len(self.rows):
            self.clear_widgets()
            for _row in self.rows:
                self.add_widget(RowPanel())
        for panel, row in zip(reversed(self.children), self.rows, strict=True):
            panel.scale = max(_LOWEST_SCALE, *heights)
            panel.row = row

    def on_touch_down(self, touch: Any) -> bool:
        for index, panel in enumerate(reversed(self.children)):
            if panel.collide_point(*touch.pos):
                self.dispatch("on_ask", index, panel.ids.elevation.depth_at(touch.x))
                return True
        return bool(super().on_touch_down(touch))

    def on_ask(self, row: int, depth: int) -> None: ...
