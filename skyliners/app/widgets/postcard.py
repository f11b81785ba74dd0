"""A picture of the city: drawn once, cheap to scroll, and no finger turns it."""

from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from skyliners.app.device.device import quietly
from skyliners.app.widgets.blocks import Blocks
from skyliners.present.blocks import Board
from skyliners.present.theme import LIGHT, Theme


class Postcard(Widget):
    model: Board | None = ObjectProperty(None, allownone=True)
    look: Theme = ObjectProperty(LIGHT)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._picture: Rectangle | None = None
        again = Clock.create_trigger(self._take)
        self.bind(pos=self._place, size=again, model=again, look=again)

    def _take(self, *_: object) -> None:
        if self.model is None or min(self.size) < 2:
            self.canvas.clear()
            return
        city = Blocks(size=self.size, look=self.look, model=self.model, still=True)
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
