"""The face of a card: its shape in squares, and what it brings."""

from collections.abc import Sequence
from typing import Any

from kivy.graphics import Color, Line, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from skyliners.app.front import Pressable
from skyliners.app.look import load_kv
from skyliners.app.widgets import controls  # noqa: F401  # named in kv
from skyliners.present.world.face import Face

_LARGEST = 34  # dp, of a square


class ShapeGrid(Widget):
    """Tops of one's own are full squares; where anything may stand, there is a dot."""

    grid: Sequence[str] = ObjectProperty(())
    tint = ColorProperty((0, 0, 0, 1))
    faint = ColorProperty((0, 0, 0, 1))

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        changes = ("pos", "size", "grid", "tint", "faint")
        self.bind(**dict.fromkeys(changes, self._draw))

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if not self.grid or self.width < 2 or self.height < 2:
            return
        wide, high = len(self.grid[0]), len(self.grid)
        side = min(self.width / wide, self.height / high, dp(_LARGEST))
        # Not from center_x: it may still be the old one when the new place is told.
        left = self.x + (self.width - side * wide) / 2
        top = self.y + (self.height + side * high) / 2
        with self.canvas:
            for down, line in enumerate(self.grid):
                for across, mark in enumerate(line):
                    self._square(mark, left + across * side, top - (down + 1) * side, side)

    def _square(self, mark: str, x: float, y: float, side: float) -> None:
        if mark == "#":
            gap = side * 0.07
            Color(*self.tint)
            RoundedRectangle(
                pos=(x + gap, y + gap), size=(side - 2 * gap,) * 2, radius=[side * 0.16]
            )
        else:
            Color(*self.faint)
            Line(circle=(x + side / 2, y + side / 2, side * 0.09), width=max(side / 30, 1))


class FaceCard(Pressable, BoxLayout):
    """A card to look at; to tap, where that is wanted."""

    face: Face | None = ObjectProperty(None, allownone=True)
    wanted = BooleanProperty(False)  # a tap on it brings something on


class FaceRow(BoxLayout):
    """Cards side by side."""

    faces: Sequence[Face] = ObjectProperty(())

    def on_faces(self, *_: object) -> None:
        if len(self.children) != len(self.faces):
            self.clear_widgets()
            for _face in self.faces:
                self.add_widget(FaceCard(disabled=True))
        for card, shown in zip(reversed(self.children), self.faces, strict=True):
            card.face = shown


load_kv("world/widgets/face")
