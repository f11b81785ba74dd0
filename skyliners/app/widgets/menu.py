"""The menu over a game: a card of keys. Touching beside it closes it."""

from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from skyliners.app.look import load_kv
from skyliners.app.widgets import arrangement  # noqa: F401  # named in kv
from skyliners.app.widgets.controls import Key
from skyliners.present.menu import Item, MenuModel

load_kv("widgets/menu")


class MenuKey(Key):
    """One way from here."""

    item: Item | None = ObjectProperty(None, allownone=True)


class Menu(FloatLayout):
    model: MenuModel | None = ObjectProperty(None, allownone=True)

    __events__ = ("on_go", "on_close")

    def __init__(self, model: MenuModel, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.model = model
        for item in model.items:
            key = MenuKey(item=item)
            key.bind(on_release=lambda key: self.dispatch("on_go", key.item.name))
            self.ids.ways.add_widget(key)

    def on_touch_down(self, touch: Any) -> bool:
        if self.ids.card.collide_point(*touch.pos):
            super().on_touch_down(touch)
        else:
            self.dispatch("on_close")
        return True  # nothing below can be touched

    def on_go(self, name: str) -> None: ...

    def on_close(self) -> None: ...
