"""A hand to look at: now and then one of its cards is exchanged."""

from random import Random
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import ScissorPop, ScissorPush
from kivy.properties import BooleanProperty

from skyliners.app.cards.widgets.row import CardRow
from skyliners.present.cards.turn import CardShown
from skyliners.present.pace import seconds
from skyliners.rules.cards.pieces import HAND
from skyliners.rules.deck import DECK

_EACH = 4.0  # seconds, at the usual pace
_CARDS = tuple(Random(7).sample(DECK, len(DECK)))


class CardsOrnament(CardRow):
    """It changes only while somebody can see it."""

    seen = BooleanProperty(False)
    framed = True
    finger = 0  # nobody touches it
    _changing: Any = None

    def __init__(self, **kwargs: Any) -> None:
        self._drawn = HAND  # of all cards, so many have come so far
        first = tuple(map(CardShown, _CARDS[:HAND]))
        super().__init__(cards=first, rises=True, **kwargs)
        with self.canvas.before:
            self._window = ScissorPush()
        with self.canvas.after:
            ScissorPop()
        self.bind(pos=self._clip, size=self._clip)

    def _clip(self, *_: object) -> None:
        x, y = self.to_window(*self.pos)
        self._window.pos = (int(x), int(y))
        self._window.size = (int(self.width), int(self.height))

    def on_seen(self, *_: object) -> None:
        if self._changing is not None:
            self._changing.cancel()
            self._changing = None
        each = seconds(_EACH, App.get_running_app().settings.animation)
        if self.seen and each:
            self._changing = Clock.schedule_interval(self._exchange, each)

    def _exchange(self, _: float) -> None:
        place = self._drawn * 3 % HAND
        held = [shown.card for shown in self.cards]
        new = _CARDS[self._drawn % len(_CARDS)]
        self._drawn += 1
        self.cards = tuple(
            CardShown(new if at == place else card, fresh=at == place)
            for at, card in enumerate(held)
        )
