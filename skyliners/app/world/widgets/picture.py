"""A live picture in the rules: the city, a card, purses, prestige."""

from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.look import load_kv
from skyliners.app.widgets import frame, scoretable  # noqa: F401  # named in kv
from skyliners.app.world.widgets import face, map  # noqa: A004, F401  # named in kv
from skyliners.present.world.picture import Picture


class WorldPicture(BoxLayout):
    """To be looked at, not to be touched, so that a page can be pushed over it."""

    picture: Picture | None = ObjectProperty(None, allownone=True)
    caption = StringProperty("")

    def on_touch_down(self, _touch: Any) -> bool:
        return False


load_kv("world/widgets/picture")
