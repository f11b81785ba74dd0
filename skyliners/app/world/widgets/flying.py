"""Money and cards on their way across the table: small discs that fly from whom to whom,
and are gone. They take no touch and change nothing."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, Line, Rectangle, RoundedRectangle
from kivy.metrics import dp, sp
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from skyliners.app.widgets.icons import ICONS
from skyliners.present.pace import seconds
from skyliners.present.world.flights import End, Flight

_LASTS, _APART = 0.75, 0.08  # seconds, at the usual pace: a flight, and between two


class Coin(Widget):
    """One of them, drawn once."""

    def __init__(self, flight: Flight, look: Any, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        icon = CoreLabel(text=ICONS[flight.icon], font_name="Icons", font_size=int(sp(15)))
        words = CoreLabel(text=flight.text, font_size=int(sp(15)), bold=True)
        textures = []
        for label in (icon, words):
            label.refresh()
            if label.text:
                textures.append(label.texture)
        gap = dp(7)
        self.size = (sum(each.width for each in textures) + 2 * gap + dp(2), dp(28))
        self._parts = []
        with self.canvas:
            Color(*look.gold)
            self._back = RoundedRectangle(size=self.size, radius=[self.height / 2])
            Color(0, 0, 0, 0.5)
            self._rim = Line(width=1)
            Color(*look.background)
            left = gap
            for texture in textures:
                part = Rectangle(texture=texture, size=texture.size)
                self._parts.append((left, part))
                left += texture.width + dp(2)
        self.bind(pos=self._place)
        self._place()

    def _place(self, *_: object) -> None:
        self._back.pos = self.pos
        self._rim.rounded_rectangle = (*self.pos, *self.size, self.height / 2)
        for left, part in self._parts:
            part.pos = (self.x + left, self.y + (self.height - part.size[1]) / 2)


class Flying(Widget):
    """Over a screen; told what flies, it asks where that is."""

    where: Callable[[End], tuple[float, float] | None] | None = ObjectProperty(
        None, allownone=True
    )

    def fly(self, flights: Sequence[Flight]) -> None:
        app = App.get_running_app()
        lasts = seconds(_LASTS, app.settings.animation)
        if not lasts or self.where is None:
            return
        for at, flight in enumerate(flights):
            source, target = self.where(flight.source), self.where(flight.target)
            if source is None or target is None:
                continue
            coin = Coin(flight, app.look)
            coin.center = source
            self.add_widget(coin)
            wait = Animation(d=at * _APART * lasts / _LASTS)
            going = Animation(center=target, d=lasts, t="in_out_cubic")
            going.bind(on_complete=lambda _, coin: self.remove_widget(coin))
            (wait + going if at else going).start(coin)

    def clear(self) -> None:
        for coin in [*self.children]:
            Animation.cancel_all(coin)
            self.remove_widget(coin)
