"""The four skylines complete, from 6 to 1, as they lie when all is solved."""

from typing import Any

from kivy.clock import Clock
from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Translate
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.widget import Widget

from skyliners.app.look import load_kv
from skyliners.app.widgets.cardface import CardFace
from skyliners.present.cardface import HIGH
from skyliners.present.theme import LIGHT, Theme
from skyliners.rules.deck import DESIGNS, VALUES, Card

load_kv("patience/widgets/landscapes")

_GAP = 0.08  # between designs, of a card's height


class Landscapes(Widget):
    """As large as its room allows, in the middle of it."""

    look: Theme = ObjectProperty(LIGHT)
    # An ornament, too: it is as beautiful after every game, and never moves.
    seen = BooleanProperty(False)
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
        high = wide * HIGH
        columns, lines = len(VALUES), len(DESIGNS)
        whole = high * (lines + _GAP * (lines - 1))
        left = self.x + (self.width - wide * columns) / 2
        top = self.y + (self.height + whole) / 2
        for line, design in enumerate(DESIGNS):
            low = top - high - line * high * (1 + _GAP)
            for column, value in enumerate(reversed(VALUES)):
                card = CardFace(Card(design, value), (wide * 0.96, high * 0.96), self.look)
                self._put(card, left + column * wide, low)

    def _put(self, card: InstructionGroup, x: float, y: float) -> None:
        for part in (PushMatrix(), Translate(x, y), card, PopMatrix()):
            self.canvas.add(part)


def card_width(wide: float, high: float) -> float:
    lines = len(DESIGNS)
    return min(wide / len(VALUES), high / (lines + _GAP * (lines - 1)) / HIGH)
