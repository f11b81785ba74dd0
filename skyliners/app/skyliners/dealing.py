"""The setup cards are drawn, one by one, and the city begins to stand."""

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.factory import Factory
from kivy.graphics import Color, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import ListProperty, ObjectProperty
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from skyliners.app.look import load_kv
from skyliners.app.screens.opening import OpeningScreen
from skyliners.app.widgets import (  # noqa: F401  # named in kv
    arrangement,
    badge,
    blocks,
    controls,
)
from skyliners.match.sitting import Sitting
from skyliners.present.pace import seconds
from skyliners.present.skyliners.dealing import DealingModel, Drawn, dealing_model
from skyliners.rules.skyliners.city import SIZE
from skyliners.rules.skyliners.table import Table

_FIRST, _EACH = 0.9, 1.7  # seconds


class SetupFace(Widget):
    """A setup card: the sites as its drawer sees them, nearest below; one is meant."""

    drawn: Drawn | None = ObjectProperty(None, allownone=True)
    paper = ListProperty([1, 1, 1, 1])
    print = ListProperty([0, 0, 0, 1])
    meant = ListProperty([0, 0, 0, 1])

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(**dict.fromkeys(("pos", "size", "drawn", "paper", "meant"), self._draw))

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        side = min(self.size)
        # Not from center_x: it may still be the old one when the new place is told.
        left, low = self.x + (self.width - side) / 2, self.y + (self.height - side) / 2
        step = side / (SIZE + 0.6)
        with self.canvas:
            Color(*self.paper)
            RoundedRectangle(pos=(left, low), size=(side, side), radius=[dp(10)])
            for row in range(SIZE):
                for depth in range(SIZE):
                    meant = self.drawn is not None and self.drawn.card == (row, depth)
                    Color(*(self.meant if meant else self.print))
                    spot = (left + (row + 0.36) * step, low + (depth + 0.36) * step)
                    RoundedRectangle(pos=spot, size=(step * 0.88,) * 2, radius=[dp(2)])


class DrawnCards(GridLayout):
    """All cards, those already drawn with their places."""

    drawn: tuple[Drawn, ...] = ObjectProperty(())
    blank = ObjectProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(drawn=self._fill, blank=self._fill)

    def _fill(self, *_: object) -> None:
        number = len(self.drawn) + self.blank
        if len(self.children) != number:
            self.clear_widgets()
            for _card in range(number):
                self.add_widget(Factory.DrawnCard())
        for index, card in enumerate(reversed(self.children)):
            card.drawn = self.drawn[index] if index < len(self.drawn) else None


load_kv("skyliners/dealing")


class DealingScreen(OpeningScreen):
    model: DealingModel | None = ObjectProperty(None, allownone=True)
    table: Table | None
    _next: Any = None

    def deal(self, sitting: Sitting) -> None:
        """Begin with an empty city; without movement all cards lie there at once."""
        super().deal(sitting)
        if self._takes(_EACH):
            self._show(0)
            self._wait(_FIRST)

    def shown(self) -> DealingModel:
        """All cards lie there: whoever was interrupted has seen enough."""
        assert self.table is not None
        return self._dealt(len(self.table.setup))

    def _show(self, cards: int) -> None:
        self.model = self._dealt(cards)

    def _dealt(self, cards: int) -> DealingModel:
        assert self.table is not None
        flat = App.get_running_app().settings.table_mode
        return dealing_model(self.table, cards, flat=flat)

    def _wait(self, normally: float) -> None:
        self._next = Clock.schedule_once(self._draw_card, self._takes(normally))

    def _draw_card(self, *_: object) -> None:
        assert self.model is not None
        self._show(len(self.model.drawn) + 1)
        if not self.model.done:
            self._wait(_EACH)

    def on_leave(self) -> None:
        if self._next is not None:
            self._next.cancel()
        super().on_leave()

    @staticmethod
    def _takes(normally: float) -> float:
        return seconds(normally, App.get_running_app().settings.animation)
