"""A card: one mesh, coloured by a palette that is a tiny texture, so that a theme is
another texture and moving a card moves a matrix. Side by side they are one skyline."""

from functools import lru_cache
from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.graphics import (
    Color,
    Line,
    Mesh,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Scale,
    Translate,
)
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
)
from kivy.uix.widget import Widget

from skyliners.app.front import Pressable
from skyliners.app.look import load_kv
from skyliners.present.cards.art import BACK, QUAY, SIGNS, TALL, Shape, picture
from skyliners.present.cards.colours import TINTS, palette
from skyliners.present.cards.turn import CardShown
from skyliners.rules.deck import Card

_PLATE = (0.17, 0.035, 0.83, 0.255)  # where number and sign stand, on the quay
_LIFT = 0.16  # of a card's width, once it is chosen
_PLACES = {tint: (at + 0.5) / len(TINTS) for at, tint in enumerate(TINTS)}


@lru_cache(maxsize=4)
def _texture(dark: bool) -> Texture:
    colours = palette(dark=dark)
    texture = Texture.create(size=(len(colours), 1), colorfmt="rgba")
    texture.min_filter = texture.mag_filter = "nearest"
    pixels = bytes(round(part * 255) for colour in colours for part in colour)

    def fill(to: Texture) -> None:
        to.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")

    fill(texture)
    texture.add_reload_observer(fill)  # devices forget it while the app is away
    return texture


@lru_cache(maxsize=32)
def _triangles(card: Card | None) -> tuple[list[float], list[int]]:
    """All shapes of a card as one mesh, in its own measure."""
    vertices: list[float] = []
    indices: list[int] = []
    for tint, corners in _shapes(card):
        first, place = len(vertices) // 4, _PLACES[tint]
        for x, y in corners:
            vertices += (x, y, place, 0.5)
        for corner in range(1, len(corners) - 1):
            indices += (first, first + corner, first + corner + 1)
    return vertices, indices


def _shapes(card: Card | None) -> tuple[Shape, ...]:
    if card is None:
        return BACK
    left, low, right, high = _PLATE
    plate = Shape("plate", ((left, low), (right, low), (right, high), (left, high)))
    side = 0.15
    x, y = right - 0.07 - side, (low + high - side) / 2
    sign = (
        Shape("ink", tuple((x + across * side, y + up * side) for across, up in part))
        for part in SIGNS[card.design]
    )
    return (*picture(card), plate, *sign)


@lru_cache(maxsize=64)
def _number(value: int, size: int) -> Texture:
    label = CoreLabel(text=str(value), font_size=size, bold=True)
    label.refresh()
    return label.texture


class SkylineCard(Pressable, Widget):
    """It fills its widget from below; what is left above is sky."""

    shown: CardShown | None = ObjectProperty(None, allownone=True)
    dark = BooleanProperty(False)
    ring = ColorProperty((0, 0, 0, 1))  # round what is chosen
    glow = ColorProperty((1, 1, 1, 1))  # round what is new, or counts
    rise = NumericProperty(0.0)  # of its height: on its way from the pile, or away

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            self._sky_color = Color(1, 1, 1, 1)
            self._sky = Rectangle()
            self._slot_color = Color(0, 0, 0, 0)
            self._slot = Rectangle()
            Color(1, 1, 1, 1)
            PushMatrix()
            self._place, self._scale = Translate(), Scale(1)
            self._mesh = Mesh(mode="triangles")
            PopMatrix()
            self._ink = Color(0, 0, 0, 0)
            self._digit = Rectangle()
            self._edge_color = Color(0, 0, 0, 0.16)
            self._edge = Rectangle()
            self._ring_color = Color(0, 0, 0, 0)
            self._ring = Line(width=1)
        again = dict.fromkeys(
            ("pos", "size", "shown", "dark", "ring", "glow", "rise"), self._draw
        )
        self.bind(**again)
        self._draw()

    @property
    def across(self) -> float:
        """How wide the card itself is."""
        return float(min(self.width, self.height / TALL))

    def _draw(self, *_: object) -> None:
        shown = self.shown or CardShown(None)
        card = shown.card
        wide = self.across
        lift = wide * _LIFT * shown.chosen + self.height * self.rise
        x, y = self.x + (self.width - wide) / 2, self.y + lift
        self._mesh.texture = _texture(self.dark)
        self._mesh.vertices, self._mesh.indices = _triangles(card)
        self._place.xy = (x, y)
        self._scale.xyz = (wide, wide, 1)
        colours = dict(zip(TINTS, palette(dark=self.dark), strict=True))
        above = self.height - wide * TALL
        self._sky_color.rgba = colours["sky-5" if card else "back"]
        self._sky.pos = (x, self.y + wide * TALL)
        self._sky.size = (wide, above if above > 0.5 and not self.rise else 0)
        self._slot_color.rgba = (*self.ring[:3], 0.25 if shown.chosen else 0)
        self._slot.pos, self._slot.size = (x, self.y), (wide, max(lift, 0))
        self._write(card, x, y, wide, colours["ink"])
        self._edge.pos, self._edge.size = (x + wide - dp(0.5), y), (dp(1), wide * QUAY)
        marked = shown.chosen or shown.focused
        ringed = marked or shown.fresh or shown.lit
        self._ring_color.rgba = (*(self.ring if marked else self.glow)[:3], float(ringed))
        self._ring.width = dp(2) if ringed else 1
        inset = dp(2)
        self._ring.rectangle = (
            x + inset,
            y + inset,
            max(wide - 2 * inset, 1),
            max(wide * TALL - 2 * inset, 1),
        )

    def _write(
        self, card: Card | None, x: float, y: float, wide: float, ink: tuple[float, ...]
    ) -> None:
        left, low, _right, high = _PLATE
        size = int((high - low) * wide * 0.92)
        if card is None or size < dp(4):
            self._ink.a = 0
            return
        self._digit.texture = texture = _number(card.value, size)
        self._ink.rgba = ink
        self._digit.size = texture.size
        self._digit.pos = (
            x + (left + 0.08) * wide,
            y + (low + high) / 2 * wide - texture.height / 2,
        )


load_kv("cards/widgets/face")
