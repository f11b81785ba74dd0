"""A card of Skyline on the canvas: its band with number and sign, and its houses. It is
drawn with its lower left corner in the origin, so that whoever lays cards moves it without
drawing it anew."""

from functools import lru_cache

from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, InstructionGroup, Line, Mesh, Rectangle, RoundedRectangle
from kivy.graphics.texture import Texture

from skyliners.app.widgets.controls import SHAPES, glyph_vertices
from skyliners.present.cardface import DESIGNS, HEAD, houses
from skyliners.present.theme import BLACK, ON_PLAYER, PLAYER, Rgba, Theme
from skyliners.rules.deck import Card

_ROUND = 0.1  # of its width
_OUTLINE = (*BLACK[:3], 0.55)


class CardFace(InstructionGroup):
    """A card face up."""

    def __init__(self, card: Card, size: tuple[float, float], look: Theme) -> None:
        super().__init__()
        wide, high = size
        design = DESIGNS[card.design]
        fill, ink = PLAYER[design.color], ON_PLAYER[design.color]
        band, radius = high * HEAD, wide * _ROUND
        self.add(Color(*look.paper))
        self.add(RoundedRectangle(pos=(0, 0), size=size, radius=[radius]))
        self.add(Color(*fill))
        top = [(radius, radius), (radius, radius), (0, 0), (0, 0)]
        self.add(RoundedRectangle(pos=(0, high - band), size=(wide, band), radius=top))
        self._number(card.value, wide, high, band, ink)
        self._sign(design.color, wide, high, band, ink)
        self._houses(card, wide, high - band, fill)
        self.add(Color(*_OUTLINE))
        self.add(Line(rounded_rectangle=(0, 0, wide, high, radius), width=1))

    def _number(self, value: int, wide: float, high: float, band: float, ink: Rgba) -> None:
        texture = digit(value, round(min(band * 0.92, wide * 0.5)))
        left, low = wide * 0.1, high - band / 2 - texture.height / 2
        self.add(Color(*ink))
        self.add(Rectangle(texture=texture, pos=(left, low), size=texture.size))

    def _sign(self, shape: str, wide: float, high: float, band: float, ink: Rgba) -> None:
        side = min(band * 0.56, wide * 0.3)
        left, low = wide * 0.9 - side, high - band / 2 - side / 2
        self.add(Color(*ink))
        self._fan(glyph_vertices(shape, left, low, side), len(SHAPES[shape]))

    def _houses(self, card: Card, wide: float, high: float, fill: Rgba) -> None:
        left, low = wide * 0.1, high * 0.08
        across, up = wide * 0.8, high * 0.78
        for polygon in houses(card):
            corners = [(left + x * across, low + y * up) for x, y in polygon]
            self.add(Color(*fill))
            self._fan([n for x, y in corners for n in (x, y, 0.0, 0.0)], len(corners))
        self.add(Color(*_OUTLINE))
        ground = (wide * 0.06, low, wide * 0.94, low)
        self.add(Line(points=ground, width=max(wide * 0.012, 1)))

    def _fan(self, vertices: list[float], corners: int) -> None:
        self.add(Mesh(vertices=vertices, indices=[*range(corners)], mode="triangle_fan"))


class CardBack(InstructionGroup):
    """A card face down."""

    def __init__(self, size: tuple[float, float], look: Theme) -> None:
        super().__init__()
        wide, high = size
        radius, rim = wide * _ROUND, wide * 0.08
        self.add(Color(*look.edge))
        self.add(RoundedRectangle(pos=(0, 0), size=size, radius=[radius]))
        self.add(Color(*look.plate))
        inner = (wide - 2 * rim, high - 2 * rim)
        self.add(RoundedRectangle(pos=(rim, rim), size=inner, radius=[radius / 2]))
        self.add(Color(*_OUTLINE))
        self.add(Line(rounded_rectangle=(0, 0, wide, high, radius), width=1))


@lru_cache(maxsize=64)
def digit(value: int, size: int) -> Texture:
    """A number in white, to be tinted."""
    label = CoreLabel(text=str(value), font_size=max(size, 4), bold=True)
    label.refresh()
    return label.texture
