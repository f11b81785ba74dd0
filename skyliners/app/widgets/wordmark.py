"""A game's name in our own letters, and the little skyline that stands above it."""

from typing import Any

from kivy.core.text import Label as Text
from kivy.graphics import Color, Rectangle
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from skyliners.app.look import LETTERS, load_kv
from skyliners.app.widgets.controls import Words
from skyliners.present.letters import SKYLINE, WINDOWS


class Name(Words):
    """As large as its room lets it be."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(font_name=LETTERS, fits=True, **kwargs)


class Houses(Widget):
    """The little skyline in the middle of its room, standing on its lower edge."""

    ink = ColorProperty((0, 0, 0, 1))
    lit = ColorProperty((1, 1, 1, 1))
    tall = NumericProperty(40)  # pixels: of letters beside it

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            self._layers = [(Color(), Rectangle()), (Color(), Rectangle())]
        names = ("pos", "size", "ink", "lit", "tall")
        self.bind(**dict.fromkeys(names, self._draw))

    def _draw(self, *_: object) -> None:
        for (color, picture), sign, tint in zip(
            self._layers, (SKYLINE, WINDOWS), (self.ink, self.lit), strict=True
        ):
            label = Text(text=sign, font_name=LETTERS, font_size=self.tall)
            label.refresh()
            color.rgba = tint
            picture.texture, picture.size = label.texture, label.texture.size
            # Not from center_x: it may still be the old one when the new place is told.
            left = self.x + (self.width - label.texture.width) / 2
            picture.pos = (round(left), round(self.y))


class Wordmark(BoxLayout):
    name = StringProperty("")
    skyline = BooleanProperty(True)  # where there is height for it
    high = NumericProperty(40)  # dp: of its letters, where they fit


load_kv("widgets/wordmark")
