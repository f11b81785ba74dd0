"""What lies in front of whoever acts: floors to choose from and the way to the shop, or,
once one is in there, its wares."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from skyliners.app.front import Pressable
from skyliners.app.look import load_kv
from skyliners.app.widgets import controls  # noqa: F401  # their kv names are used
from skyliners.present.theme import BLACK, NEUTRAL, ON_PLAYER, PLAYER, Rgba
from skyliners.present.world.shop import ShopModel, Ware
from skyliners.present.world.turn import FloorKey, TurnModel
from skyliners.rules.seats import Color
from skyliners.rules.world.pieces import What


class FloorCard(Pressable, BoxLayout):
    """A kind of floor, or the shop."""

    key: FloorKey | None = ObjectProperty(None, allownone=True)
    name = StringProperty("")
    icon = StringProperty("")
    note = StringProperty("")  # what is written on them, or what one can pay with
    chosen = BooleanProperty(False)


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
    player: Color | None = ObjectProperty(None, allownone=True)
    chosen = BooleanProperty(False)

    @staticmethod
    def fill(ware: Ware | None, player: Color | None) -> Rgba:
        if ware is None or player is None or ware.what is What.NEUTRAL:
            return NEUTRAL
        return PLAYER[player]

    @staticmethod
    def on_fill(ware: Ware | None, player: Color | None) -> Rgba:
        if ware is None or player is None or ware.what is What.NEUTRAL:
            return BLACK
        return ON_PLAYER[player]


class Shop(BoxLayout):
    """All wares side by side; the chosen one is bought and sold below them."""

    model: ShopModel | None = ObjectProperty(None, allownone=True)
    lines = NumericProperty(1)  # of wares
    player: Color | None = ObjectProperty(None, allownone=True)

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
