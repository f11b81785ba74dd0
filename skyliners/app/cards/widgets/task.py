"""A task as a picture: a place for every card it asks for, filled with what is in hand."""

from collections.abc import Sequence
from typing import Any

from kivy.graphics import Color, Line, Mesh, Rectangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from skyliners.app.front import Pressable
from skyliners.app.look import load_kv
from skyliners.app.widgets.cardart import digit
from skyliners.app.widgets.controls import SHAPES
from skyliners.present.cards.tasks import Slot, TaskShown
from skyliners.present.deck.art import SIGNS
from skyliners.present.deck.colours import PERIODS, tint

_KIN = ("blue", "red", "green", "yellow")  # shapes only: which places belong together
_STEPS = 4


class TaskSlots(Widget):
    """The places of a task: as high as they ask, alike where they ask for one period."""

    slots: Sequence[Slot] = ObjectProperty(())
    dark = BooleanProperty(False)
    line = ColorProperty((0, 0, 0, 1))
    ink = ColorProperty((0, 0, 0, 1))

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(
            **dict.fromkeys(("pos", "size", "slots", "dark", "line", "ink"), self._draw)
        )

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if not self.slots or self.width < 2 or self.height < 2:
            return
        gap = dp(3)
        count = len(self.slots)
        wide = min((self.width - gap * (count - 1)) / count, self.height * 0.62, dp(46))
        left = self.x + (self.width - wide * count - gap * (count - 1)) / 2
        sign = min(wide * 0.62, self.height * 0.3)
        room = self.height - sign - gap
        with self.canvas:
            for at, slot in enumerate(self.slots):
                x = left + at * (wide + gap)
                self._tower(slot, x, self.y + sign + gap, (wide, room))
                self._sign(slot, x + (wide - sign) / 2, self.y, sign)

    def _tower(self, slot: Slot, x: float, y: float, size: tuple[float, float]) -> None:
        wide, room = size
        value = slot.card.value if slot.card else None
        share = value / 6 if value else slot.step / _STEPS * 0.8 if slot.step else 0.55
        high = max(room * share, min(room, dp(15)))  # its number can be read
        if slot.card is None:
            Color(*self.line)
            Line(
                rectangle=(x + dp(1), y, wide - dp(2), high),
                width=dp(1),
                dash_length=dp(3),
                dash_offset=dp(3),
            )
            return
        period = PERIODS[slot.card.design]
        Color(*tint(period.tint, dark=self.dark))
        Rectangle(pos=(x, y), size=(wide, high))
        texture = digit(slot.card.value, int(min(wide, high) * 0.85))
        Color(*tint(period.ink, dark=self.dark))
        Rectangle(
            texture=texture,
            size=texture.size,
            pos=(x + (wide - texture.width) / 2, y + (high - texture.height) / 2),
        )

    def _sign(self, slot: Slot, x: float, y: float, size: float) -> None:
        """The period's own, or a shape that only says which of them are to be alike."""
        if slot.card is None:
            Color(*self.line)
            parts: Sequence[Any] = (SHAPES[_KIN[slot.kin]],)
        else:
            Color(*self.ink)
            parts = SIGNS[slot.card.design]
        for corners in parts:
            vertices = [
                number
                for across, up in corners
                for number in (x + across * size, y + up * size, 0.0, 0.0)
            ]
            Mesh(vertices=vertices, indices=[*range(len(corners))], mode="triangle_fan")


class TaskCard(Pressable, BoxLayout):
    """What a task asks, what it pays, and what of it is in hand."""

    task: TaskShown | None = ObjectProperty(None, allownone=True)
    in_line = BooleanProperty(False)  # low and wide


class TaskRow(BoxLayout):
    """The tasks that lie open."""

    tasks: Sequence[TaskShown] = ObjectProperty(())
    in_lines = BooleanProperty(False)  # below each other

    __events__ = ("on_ask",)

    def on_in_lines(self, *_: object) -> None:
        for card in self.children:
            card.in_line = self.in_lines

    def on_tasks(self, *_: object) -> None:
        if len(self.children) != len(self.tasks):
            self.clear_widgets()
            for place in range(len(self.tasks)):
                card = TaskCard(in_line=self.in_lines)
                card.bind(on_release=lambda _, place=place: self.dispatch("on_ask", place))
                self.add_widget(card)
        for card, task in zip(reversed(self.children), self.tasks, strict=True):
            card.task = task

    def on_ask(self, place: int) -> None: ...


load_kv("cards/widgets/task")
