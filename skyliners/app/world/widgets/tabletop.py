"""The map as it lies on the table before a game, from above. Its rule is in
kv/world/widgets/tabletop.kv."""

from typing import Any

from kivy.graphics import Color, Rectangle, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import ColorProperty, ObjectProperty
from kivy.uix.widget import Widget

from skyliners.app.look import load_kv
from skyliners.present.choices import Way
from skyliners.rules.world.box import box
from skyliners.rules.world.city import City

load_kv("world/widgets/tabletop")

_RIM = 0.6  # spaces


class WorldTableTop(Widget):
    """All spaces from above, the strategic ones framed."""

    plate = ColorProperty((1, 1, 1, 1))
    water = ColorProperty((1, 1, 1, 1))
    street = ColorProperty((1, 1, 1, 1))
    site = ColorProperty((1, 1, 1, 1))
    gold = ColorProperty((1, 1, 1, 1))
    ways: tuple[Way, ...] = ObjectProperty(())  # the city is one of them

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        changes = ("pos", "size", "plate", "water", "street", "site", "gold", "ways")
        self.bind(**dict.fromkeys(changes, self._draw))

    @property
    def city(self) -> City:
        name = next((way.chosen for way in self.ways if way.key == "city"), None)
        return box(name).city

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        city = self.city
        wide, high = len(city.lines[0]), len(city.lines)
        step = min(self.width / (wide + _RIM), self.height / (high + _RIM))
        # Not from center_x: it may still be the old one when the new place is told.
        left = self.x + (self.width - wide * step) / 2
        low = self.y + (self.height - high * step) / 2
        rim = step * _RIM / 2
        with self.canvas:
            Color(*self.plate)
            RoundedRectangle(
                pos=(left - rim, low - rim),
                size=(wide * step + 2 * rim, high * step + 2 * rim),
                radius=[dp(8)],
            )
            Color(*self.water)
            Rectangle(pos=(left, low), size=(wide * step, high * step))
            Color(*self.street)
            spots = [(left + x * step, low + (high - 1 - y) * step) for x, y in city.places]
            for spot in spots:
                Rectangle(pos=spot, size=(step, step))
            for space, spot in enumerate(spots):
                Color(*(self.gold if space in city.strategic else self.site))
                inside = (spot[0] + step * 0.08, spot[1] + step * 0.08)
                RoundedRectangle(pos=inside, size=(step * 0.84,) * 2, radius=[dp(3)])
