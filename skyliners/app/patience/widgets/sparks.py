"""A small celebration: signs of a period that rise and fade."""

from random import Random
from typing import Any

from kivy.animation import Animation
from kivy.graphics import Color, Mesh, PopMatrix, PushMatrix, Translate
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from skyliners.present.deck.art import SIGNS
from skyliners.present.deck.colours import PERIODS, tint

_EACH = 14  # signs of a design


class Sparks(Widget):
    time = NumericProperty(1.0)  # from 0, when they are let go, to 1, when none is left

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._flying: list[tuple[Color, Translate, tuple[float, ...]]] = []
        self.bind(time=self._fly)

    def release(self, designs: str, lasts: float) -> None:
        """Let signs of these designs rise for so many seconds; without movement none."""
        Animation.cancel_all(self, "time")
        self.canvas.clear()
        self._flying = []
        if not lasts:
            return
        rng = Random(designs)
        for design in designs:
            for _number in range(_EACH):
                self._add(design, rng)
        self.time = 0.0
        Animation(time=1.0, d=lasts).start(self)

    def _add(self, design: str, rng: Random) -> None:
        size = dp(rng.uniform(10, 22))
        with self.canvas:
            color = Color(*tint(PERIODS[design].tint, dark=False))
            PushMatrix()
            place = Translate(0, 0)
            for corners in SIGNS[design]:
                Mesh(
                    vertices=[n for x, y in corners for n in (x * size, y * size, 0, 0)],
                    indices=[*range(len(corners))],
                    mode="triangle_fan",
                )
            PopMatrix()
        path = (rng.uniform(0.05, 0.95), rng.uniform(-0.1, 0.35), rng.uniform(-0.15, 0.15))
        self._flying.append((color, place, (*path, rng.uniform(0.45, 0.8))))

    def _fly(self, *_: object) -> None:
        rise = 1 - (1 - self.time) ** 2
        for color, place, (across, low, drift, high) in self._flying:
            place.x = self.x + self.width * (across + drift * rise)
            place.y = self.y + self.height * (low + high * rise)
            color.a = min(1.0, 3 * (1 - self.time))
        if self.time >= 1:
            self.canvas.clear()
            self._flying = []
