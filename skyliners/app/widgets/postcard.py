"""A picture of the city: drawn once, cheap to scroll, and no finger turns it."""

from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.widget import Widget

from skyliners.app.device import quietly
from skyliners.app.widgets.city import City
from skyliners.present.scene import Scene
from skyliners.rules.skyliners.city import Side


class Postcard(Widget):
    scene: Scene | None = ObjectProperty(None, allownone=True)
    side: Side = ObjectProperty(Side.SOUTH)
    night = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            Color(1, 1, 1, 1)
            self._picture = Rectangle(size=(0, 0))
        again = Clock.create_trigger(self._take)
        self.bind(pos=self._place, size=again, scene=again, side=again, night=again)

    def _take(self, *_: object) -> None:
        if self.scene is None or min(self.size) < 2:
            return
        city = City(size=self.size, night=self.night)
        city.scene = self.scene
        city.look_from(self.side)
        city.canvas.flag_update()
        with quietly("picture of the city"):
            texture = city.export_as_image().texture
            texture.flip_vertical()  # exported pictures stand on their heads
            self._picture.texture = texture
        self._place()

    def _place(self, *_: object) -> None:
        self._picture.pos = self.pos
        self._picture.size = self.size if self._picture.texture else (0, 0)
