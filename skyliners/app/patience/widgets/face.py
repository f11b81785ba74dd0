"""A card of the patience on the canvas. It is drawn with its lower left corner in the
origin, so that whoever lays cards moves it without drawing it anew; and in as few parts as
there can be, for there are many."""

from functools import lru_cache

from kivy.graphics import (
    Color,
    InstructionGroup,
    Line,
    Mesh,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Scale,
)

from skyliners.app.widgets.cardart import Triangles, digit, tints, triangles
from skyliners.present.deck.colours import PERIODS, tint
from skyliners.present.patience.art import BAND, HIGH, ROUND, back, face
from skyliners.present.theme import BLACK, DARK, Theme
from skyliners.rules.deck import Card

_OUTLINE = (*BLACK[:3], 0.55)


@lru_cache(maxsize=32)
def _triangles(card: Card | None) -> Triangles:
    return triangles(back() if card is None else face(card))


class CardFace(InstructionGroup):
    """A card face up; None: face down."""

    def __init__(self, card: Card | None, wide: float, look: Theme) -> None:
        super().__init__()
        dark = look is DARK
        vertices, indices = _triangles(card)
        for part in (
            Color(1, 1, 1, 1),
            PushMatrix(),
            Scale(wide, wide, 1),
            Mesh(vertices=vertices, indices=indices, mode="triangles", texture=tints(dark)),
            PopMatrix(),
        ):
            self.add(part)
        if card is not None:
            self._number(card, wide, dark=dark)
        self.add(Color(*_OUTLINE))
        around = (0, 0, wide, wide * HIGH, wide * ROUND)
        self.add(Line(rounded_rectangle=around, width=1))

    def _number(self, card: Card, wide: float, *, dark: bool) -> None:
        texture = digit(card.value, round(wide * BAND * 0.92))
        middle = wide * (HIGH - BAND / 2)
        self.add(Color(*tint(PERIODS[card.design].ink, dark=dark)))
        spot = (wide * 0.1, middle - texture.height / 2)
        self.add(Rectangle(texture=texture, pos=spot, size=texture.size))
