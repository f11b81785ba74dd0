"""A city that turns slowly, to be looked at. Which one, its game says."""

from math import tau
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, ObjectProperty

from skyliners.app.widgets.blocks import Blocks
from skyliners.present.blocks import Board
from skyliners.present.pace import seconds

_ROUND_SECONDS = 90.0  # for the city to turn once
_FRAME = 1 / 30  # it turns so slowly that half of the frames will do


class Carousel(Blocks):
    """It turns only while somebody can see it."""

    seen = BooleanProperty(False)
    table: Any = ObjectProperty(None, allownone=True)
    _turning: Any = None

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(eye=False, **kwargs)
        self.on_table()

    def city(self) -> Board:
        """Of the table it was told, or whatever is beautiful."""
        raise NotImplementedError

    def on_table(self, *_: object) -> None:
        self.model = self.city()

    def on_seen(self, *_: object) -> None:
        if self._turning is not None:
            self._turning.cancel()
            self._turning = None
            self._frame.cancel()  # nor is it drawn once more where nobody looks
        around = seconds(_ROUND_SECONDS, App.get_running_app().settings.animation)
        if self.seen and around:
            self._turning = Clock.schedule_interval(
                lambda passed: self._turn(passed / around), _FRAME
            )

    def _turn(self, share: float) -> None:
        self.angle = (self.angle + share * tau) % tau
