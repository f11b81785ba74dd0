"""Who won: points that count up when it is told, and a banner for the page after it."""

from typing import Any

from kivy.animation import Animation
from kivy.graphics import Color, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from skyliners.app.look import load_kv
from skyliners.app.widgets import controls  # noqa: F401  # named in kv
from skyliners.app.widgets.badge import Badge
from skyliners.present.theme import PLAYER
from skyliners.present.victory import Victory, Winner

load_kv("widgets/victory")


class Ribbon(Widget):
    """The winners' colours side by side."""

    winners: tuple[Winner, ...] = ObjectProperty(())

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(winners=self._draw, pos=self._draw, size=self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        gap = dp(4)
        wide = (self.width - gap * (len(self.winners) - 1)) / max(len(self.winners), 1)
        with self.canvas:
            for number, winner in enumerate(self.winners):
                Color(*PLAYER[winner.color])
                RoundedRectangle(
                    pos=(self.x + number * (wide + gap), self.y),
                    size=(max(wide, 0), self.height),
                    radius=[self.height / 2],
                )


class Badges(BoxLayout):
    """The winners' badges side by side, as many as there are."""

    winners: tuple[Winner, ...] = ObjectProperty(())

    def on_winners(self, *_: object) -> None:
        self.clear_widgets()
        for winner in self.winners:
            self.add_widget(Badge(player=winner.color))


class VictoryBanner(BoxLayout):
    victory: Victory | None = ObjectProperty(None, allownone=True)


class Tally(BoxLayout):
    """The moment it is told in: the winners' badges, and their points counting up."""

    victory: Victory | None = ObjectProperty(None, allownone=True)
    counted: float = NumericProperty(0.0)  # points, so far

    def on_victory(self, *_: object) -> None:
        Animation.cancel_all(self, "counted")
        self.counted = self.victory.points if self.victory else 0

    def count(self, lasts: float) -> None:
        """From nothing to what it was, in so many seconds."""
        assert self.victory is not None
        Animation.cancel_all(self, "counted")
        self.counted = 0.0
        Animation(counted=self.victory.points, d=lasts, t="out_cubic").start(self)
