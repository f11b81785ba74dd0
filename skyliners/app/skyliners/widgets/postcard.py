"""A picture of the city: drawn once, cheap to scroll, and no finger turns it."""

from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from skyliners.app.device.device import quietly
from skyliners.app.widgets.city import City
from skyliners.present.camera import angle_of
from skyliners.present.skyliners.scene import Marks
from skyliners.present.theme import LIGHT, Theme
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.table import Table


class Postcard(Widget):
    shown: tuple[Table, Marks] | None = ObjectProperty(None, allownone=True)
    look: Theme = ObjectProperty(LIGHT)
    side: Side = ObjectProperty(Side.SOUTH)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._picture: Rectangle | None = None
        again = Clock.create_trigger(self._take)
        self.bind(pos=self._place, size=again, shown=again, side=again, look=again)

    def show(self, table: Table, marks: Marks) -> None:
        self.shown = (table, marks)

    def _take(self, *_: object) -> None:
        if self.shown is None or min(self.size) < 2:
            self.canvas.clear()
            return
        city = City(size=self.size, angle=angle_of(self.side), look=self.look)
        city.show(*self.shown)
        with quietly("picture of the city"):
            taken = city.export_as_image().texture
            # A copy: what was drawn into a frame buffer is not always shown again.
            texture = Texture.create(size=taken.size, colorfmt="rgba")
            texture.blit_buffer(taken.pixels, colorfmt="rgba", bufferfmt="ubyte")
            texture.flip_vertical()  # exported pictures stand on their heads
            self.canvas.clear()
            with self.canvas:
                Color(1, 1, 1, 1)
                self._picture = Rectangle(texture=texture, pos=self.pos, size=self.size)

    def _place(self, *_: object) -> None:
        if self._picture is not None:
            self._picture.pos = self.pos
