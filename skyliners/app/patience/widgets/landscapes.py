"""The four skylines complete, from 6 to 1, as they lie when all is solved."""

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
from skyliners.app.widgets.cardart import card_mesh, digit, tints
from skyliners.present.deck.art import PLATE, TALL
from skyliners.present.deck.colours import tint
from skyliners.present.theme import DARK, LIGHT, Theme
from skyliners.rules.deck import DESIGNS, VALUES, Card

load_kv("patience/widgets/landscapes")

_GAP = 0.08  # between periods, of a card's height


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
        wide = card_width(*self.size)
        high = wide * TALL
        columns, lines = len(VALUES), len(DESIGNS)
        whole = high * (lines + _GAP * (lines - 1))
        left = self.x + (self.width - wide * columns) / 2
        top = self.y + (self.height + whole) / 2
        with self.canvas:
            for line, design in enumerate(DESIGNS):
                low = top - high - line * high * (1 + _GAP)
                for column, value in enumerate(reversed(VALUES)):
                    self._put(Card(design, value), left + column * wide, low, wide)

    def _put(self, card: Card, x: float, y: float, wide: float) -> None:
        dark = self.look is DARK
        vertices, indices = card_mesh(card)
        Color(1, 1, 1, 1)
        PushMatrix()
        Translate(x, y)
        Scale(wide, wide, 1)
        Mesh(vertices=vertices, indices=indices, mode="triangles", texture=tints(dark))
        PopMatrix()
        left, low, _, high = PLATE
        texture = digit(card.value, round((high - low) * wide * 0.92))
        middle = y + (low + high) / 2 * wide
        Color(*tint("ink", dark=dark))
        Rectangle(
            texture=texture,
            pos=(x + (left + 0.08) * wide, middle - texture.height / 2),
            size=texture.size,
        )


def card_width(wide: float, high: float) -> float:
    lines = len(DESIGNS)
    return min(wide / len(VALUES), high / (lines + _GAP * (lines - 1)) / TALL)
