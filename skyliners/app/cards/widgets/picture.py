"""A live picture in the rules of the card game: cards, the target, tasks."""

from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.cards.widgets import board  # noqa: F401  # named in kv
from skyliners.app.look import load_kv
from skyliners.present.cards.picture import Picture


class CardsPicture(BoxLayout):
    """To be looked at, not to be touched, so that a page can be pushed over it."""

    picture: Picture | None = ObjectProperty(None, allownone=True)
    caption = StringProperty("")

    def on_touch_down(self, _touch: Any) -> bool:
        return False


load_kv("cards/widgets/picture")
