"""What lies in front of whoever acts: floors to choose from and the way to the shop, or,
once one is in there, its wares."""

from functools import lru_cache
from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, Line, Rectangle, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from skyliners.app.front import Pressable
from skyliners.app.look import load_kv
from skyliners.app.widgets import controls  # noqa: F401  # their kv names are used
from skyliners.present.theme import BLACK, NEUTRAL, ON_PLAYER, PLAYER, WHITE, Rgba, mixed
from skyliners.present.world.shop import ShopModel, Ware
from skyliners.present.world.turn import FloorKey, TurnModel
from skyliners.rules.seats import Color as Player
from skyliners.rules.world.pieces import What

_FLAT = 0.72  # of a block: so many times as high as wide


class Blocklets(Widget):
    """Floors side by side, each with what is written on it; without any, an empty place."""

    labels: tuple[str, ...] = ObjectProperty(())
    fill = ColorProperty((1, 1, 1, 1))
    brim = ColorProperty((1, 1, 1, 1))  # on top of it, another one for a Skyline floor
    ink = ColorProperty((0, 0, 0, 1))
    line = ColorProperty((0, 0, 0, 1))

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        changes = ("pos", "size", "labels", "fill", "brim", "ink", "line")
        self.bind(**dict.fromkeys(changes, self._draw))

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        number = max(len(self.labels), 1)
        if min(self.size) < 4:
            return
        gap = dp(3)
        cols = max(range(1, number + 1), key=lambda each: self._side(number, each, gap))
        rows = -(-number // cols)
        side = min(self._side(number, cols, gap), dp(30))
        left = self.x + (self.width - cols * (side + gap) + gap) / 2
        top = self.y + (self.height + rows * (side * _FLAT + gap) - gap) / 2
        with self.canvas:
            for at in range(number):
                down, across = divmod(at, cols)
                x = left + across * (side + gap)
                y = top - (down + 1) * (side * _FLAT + gap) + gap
                self._block(x, y, side, self.labels[at] if self.labels else None)

    def _side(self, number: int, cols: int, gap: float) -> float:
        """How wide a block is where so many are side by side."""
        rows = -(-number // cols)
        wide = (self.width - (cols - 1) * gap) / cols
        high = (self.height - (rows - 1) * gap) / rows
        return float(min(wide, high / _FLAT))

    def _block(self, x: float, y: float, side: float, label: str | None) -> None:
        size, radius = (side, side * _FLAT), [dp(3)]
        if label is None:
            Color(*self.line)
            Line(
                rounded_rectangle=(x, y, *size, dp(3)), dash_length=dp(3), dash_offset=dp(3)
            )
            return
        Color(*self.fill)
        RoundedRectangle(pos=(x, y), size=size, radius=radius)
        Color(*self.brim)
        edge = size[1] * 0.2
        RoundedRectangle(pos=(x, y + size[1] - edge), size=(side, edge), radius=[dp(2)])
        Color(*self.line)
        Line(rounded_rectangle=(x, y, *size, dp(3)))
        texture = _written(label, int(min(side * 0.62, size[1] * 0.72)))
        Color(*self.ink)
        Rectangle(
            texture=texture,
            size=texture.size,
            pos=(x + (side - texture.width) / 2, y + (size[1] - texture.height) / 2),
        )


@lru_cache(maxsize=64)
def _written(label: str, size: int) -> Any:
    words = CoreLabel(text=label, font_size=max(size, 4), bold=True)
    words.refresh()
    return words.texture


class FloorCard(Pressable, BoxLayout):
    """A kind of floor, or the shop."""

    key: FloorKey | None = ObjectProperty(None, allownone=True)
    name = StringProperty("")
    icon = StringProperty("")  # of the shop
    player: Player | None = ObjectProperty(None, allownone=True)
    chosen = BooleanProperty(False)

    @staticmethod
    def looks(key: FloorKey | None, player: Player | None) -> tuple[Rgba, Rgba, Rgba]:
        """Of its floors: what fills them, their upper edge, and what is written on them."""
        if key is None or player is None or key.kind == "N":
            return NEUTRAL, NEUTRAL, BLACK
        own = PLAYER[player]
        if key.kind == "S":
            return mixed(own, WHITE, 0.72), own, BLACK
        return own, own, ON_PLAYER[player]


class FloorTray(GridLayout):
    """The kinds of floors of whoever acts, and the shop."""

    model: TurnModel | None = ObjectProperty(None, allownone=True)
    lines = NumericProperty(1)

    __events__ = ("on_kind", "on_shop")

    def on_kind(self, kind: str) -> None: ...

    def on_shop(self) -> None: ...


class Counter(BoxLayout):
    """One of the two lies there at a time; the other takes no touch."""

    shopping = BooleanProperty(False)
    alone = NumericProperty(0.0)  # how high the tray is at least
    shop = NumericProperty(0.0)  # and the shop
    least = NumericProperty(0.0)  # whichever lies there
    folded = BooleanProperty(False)  # there is room for one of them only

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._both: list[Widget] = []

    def add_widget(self, widget: Widget, *args: Any, **kwargs: Any) -> None:
        """The tray first, then the shop: which stays away until it is visited."""
        self._both.append(widget)
        if len(self._both) == 1:
            super().add_widget(widget, *args, **kwargs)

    def on_shopping(self, *_: object) -> None:
        self.clear_widgets()
        super().add_widget(self._both[self.shopping])


class WareCard(Pressable, BoxLayout):
    """A ware: the floor itself, and how many one has of it."""

    ware: Ware | None = ObjectProperty(None, allownone=True)
    player: Player | None = ObjectProperty(None, allownone=True)
    chosen = BooleanProperty(False)

    @staticmethod
    def fill(ware: Ware | None, player: Player | None) -> Rgba:
        if ware is None or player is None or ware.what is What.NEUTRAL:
            return NEUTRAL
        return PLAYER[player]

    @staticmethod
    def on_fill(ware: Ware | None, player: Player | None) -> Rgba:
        if ware is None or player is None or ware.what is What.NEUTRAL:
            return BLACK
        return ON_PLAYER[player]


class Shop(BoxLayout):
    """All wares side by side; the chosen one is bought and sold below them."""

    model: ShopModel | None = ObjectProperty(None, allownone=True)
    lines = NumericProperty(1)  # of wares
    player: Player | None = ObjectProperty(None, allownone=True)

    __events__ = ("on_ware", "on_buy", "on_sell", "on_close")

    def on_model(self, *_: object) -> None:
        if self.model is None:
            return
        row = self.ids.wares
        if len(row.children) != len(self.model.wares):
            row.clear_widgets()
            for _ware in self.model.wares:
                card = WareCard()
                card.bind(on_release=lambda key: self.dispatch("on_ware", key.ware.what))
                row.add_widget(card)
        for card, ware in zip(reversed(row.children), self.model.wares, strict=True):
            card.ware, card.player = ware, self.player
            card.chosen = ware.what is self.model.chosen.what

    def on_ware(self, what: What) -> None: ...

    def on_buy(self) -> None: ...

    def on_sell(self) -> None: ...

    def on_close(self) -> None: ...


load_kv("world/widgets/tray")
