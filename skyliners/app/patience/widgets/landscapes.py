"""The four skylines complete, from 6 to 1, as they lie when all is solved."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from kivy.clock import Clock
from kivy.graphics import (
    Color,
    Mesh,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Scale,
    Translate,
)
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.widget import Widget

from skyliners.app.look import load_kv
from skyliners.app.widgets.cardart import Triangles, digit, tints, triangles
from skyliners.present.deck.art import PLATE, TALL, Shape, Spot, face
from skyliners.present.deck.colours import tint
from skyliners.present.theme import DARK, LIGHT, Theme
from skyliners.rules.deck import DESIGNS, VALUES, Card

load_kv("patience/widgets/landscapes")

_GAP = 0.08  # between periods, of a card's height
_COLUMNS = len(VALUES)
_WHOLE = TALL * (len(DESIGNS) + _GAP * (len(DESIGNS) - 1))  # its height, in cards' widths


class Landscapes(Widget):
    """As large as its room allows, in the middle of it."""

    look: Theme = ObjectProperty(LIGHT)
    # An ornament, too: it is as beautiful after every game, and never moves.
    seen = BooleanProperty(False)
    framed = True
    table = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        again = Clock.create_trigger(self._draw)
        self.bind(pos=again, size=again, look=again)
        self._draw()

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if min(self.size) < 2:
            return
        dark = self.look is DARK
        wide = card_width(*self.size)
        left = self.x + (self.width - wide * _COLUMNS) / 2
        low = self.y + (self.height - wide * _WHOLE) / 2
        vertices, indices = _all_cards()
        with self.canvas:
            Color(1, 1, 1, 1)
            PushMatrix()
            Translate(left, low)
            Scale(wide, wide, 1)
            Mesh(vertices=vertices, indices=indices, mode="triangles", texture=tints(dark))
            PopMatrix()
            Color(*tint("ink", dark=dark))
            for card, (x, y) in _spots():
                self._write(card, left + x * wide, low + y * wide, wide)

    def _write(self, card: Card, x: float, y: float, wide: float) -> None:
        left, low, _, high = PLATE
        texture = digit(card.value, round((high - low) * wide * 0.92))
        middle = y + (low + high) / 2 * wide
        spot = (x + (left + 0.08) * wide, middle - texture.height / 2)
        Rectangle(texture=texture, pos=spot, size=texture.size)


def _spots() -> Iterator[tuple[Card, Spot]]:
    """Where each card lies, of cards as wide as 1."""
    for line, design in enumerate(reversed(DESIGNS)):
        for column, value in enumerate(reversed(VALUES)):
            yield Card(design, value), (column, line * TALL * (1 + _GAP))


@lru_cache(maxsize=1)
def _all_cards() -> Triangles:
    """All of them are one mesh: the first thing that is seen of the app has to be there at
    once."""
    return triangles(
        Shape(tint, tuple((x + left, y + low) for x, y in corners))
        for card, (left, low) in _spots()
        for tint, corners in face(card)
    )


def card_width(wide: float, high: float) -> float:
    return min(wide / _COLUMNS, high / _WHOLE)
