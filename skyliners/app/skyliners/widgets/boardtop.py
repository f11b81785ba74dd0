"""The city as it lies on the table before a game, from above. Its rule is in
kv/skyliners/widgets/boardtop.kv."""

from typing import Any

from kivy.graphics import Color, Ellipse, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import ListProperty
from kivy.uix.widget import Widget

from skyliners.app.look import load_kv
from skyliners.present.theme import LAWN, TREE
from skyliners.rules.skyliners.city import SIZE

load_kv("skyliners/widgets/boardtop")


class BoardTop(Widget):
    """The five by five sites from above, the park in the middle."""

    plate = ListProperty([1, 1, 1, 1])
    site = ListProperty([1, 1, 1, 1])

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(**dict.fromkeys(("pos", "size", "plate", "site"), self._draw))

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        side = self.width
        step = side / (SIZE + 0.5)
        middle = SIZE // 2
        with self.canvas:
            Color(*self.plate)
            RoundedRectangle(pos=self.pos, size=(side, side), radius=[dp(12)])
            for x in range(SIZE):
                for y in range(SIZE):
                    Color(*(LAWN if x == y == middle else self.site))
                    spot = (self.x + (x + 0.31) * step, self.y + (y + 0.31) * step)
                    RoundedRectangle(pos=spot, size=(step * 0.88,) * 2, radius=[dp(3)])
            Color(*TREE)
            for dx, dy in ((0.18, 0.18), (0.56, 0.18), (0.18, 0.56), (0.56, 0.56)):
                spot = (
                    self.x + (middle + 0.31 + dx * 0.88) * step,
                    self.y + (middle + 0.31 + dy * 0.88) * step,
                )
                Ellipse(pos=spot, size=(step * 0.24,) * 2)
