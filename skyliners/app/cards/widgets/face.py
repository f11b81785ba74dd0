"""A card of a hand: one mesh. Side by side they are one skyline."""

from typing import Any

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
from skyliners.app.widgets.cardart import Triangles, card_mesh, digit, tints
from skyliners.present.cards.turn import CardShown
from skyliners.present.deck.art import PLATE, QUAY, TALL
from skyliners.present.deck.colours import TINTS, palette
from skyliners.rules.deck import Card

_LIFT = 0.16  # of a card's width, once it is chosen


class SkylineCard(Pressable, Widget):
    """It fills its widget from below; what is left above is sky."""

    shown: CardShown | None = ObjectProperty(None, allownone=True)
    dark = BooleanProperty(False)
    ring = ColorProperty((0, 0, 0, 1))  # round what is chosen
    glow = ColorProperty((1, 1, 1, 1))  # round what is new, or counts
    rise = NumericProperty(0.0)  # of its height: on its way from the pile, or away

    def __init__(self, **kwargs: Any) -> None:
        self._drawn: Triangles | None = None
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
        self._mesh.texture = tints(self.dark)
        if self._drawn is not card_mesh(card):  # moved about, it stays the same
            self._drawn = card_mesh(card)
            self._mesh.vertices, self._mesh.indices = self._drawn
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
        left, low, _right, high = PLATE
        size = int((high - low) * wide * 0.92)
        if card is None or size < dp(4):
            self._ink.a = 0
            return
        self._digit.texture = texture = digit(card.value, size)
        self._ink.rgba = ink
        self._digit.size = texture.size
        self._digit.pos = (
            x + (left + 0.08) * wide,
            y + (low + high) / 2 * wide - texture.height / 2,
        )


load_kv("cards/widgets/face")
