"""The planning office: the cards filed so far, face down, in the order in which they
will be opened. Whose they are may be seen; what they say may not."""

from typing import Any

from kivy.graphics import Color, Mesh, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from skyliners.app.widgets.controls import SHAPES, glyph_vertices
from skyliners.present.theme import ON_PLAYER, PLAYER
from skyliners.rules.seats import Color as PlayerColor

_WIDE = 0.72  # of its height, a card; less where many have to fit


class Office(Widget):
    backs: tuple[PlayerColor, ...] = ObjectProperty(())

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, backs=self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        high = self.height
        step = min(high * _WIDE + dp(3), self.width / max(len(self.backs), 1))
        card = max(min(high * _WIDE, self.width), 1)
        with self.canvas:
            for place, color in enumerate(self.backs):
                left = self.x + place * step
                Color(*ON_PLAYER[color])
                RoundedRectangle(pos=(left, self.y), size=(card, high), radius=[dp(3)])
                Color(*PLAYER[color])
                RoundedRectangle(
                    pos=(left + 1, self.y + 1), size=(card - 2, high - 2), radius=[dp(3)]
                )
                Color(*ON_PLAYER[color])
                side = card * 0.5
                middle = (left + (card - side) / 2, self.y + (high - side) / 2)
                Mesh(
                    vertices=glyph_vertices(color, *middle, side),
                    indices=list(range(len(SHAPES[color]))),
                    mode="triangle_fan",
                )
