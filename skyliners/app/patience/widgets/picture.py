"""A live picture in the rules: a few cards, as they may lie. To be looked at, not to be
touched, so that a page can be pushed up and down over it."""

from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.look import load_kv
from skyliners.app.patience.widgets import rows  # noqa: F401  # named in kv
from skyliners.app.widgets import controls  # noqa: F401  # named in kv
from skyliners.present.patience.picture import Picture

load_kv("patience/widgets/picture")


class PatiencePictureView(BoxLayout):
    picture: Picture | None = ObjectProperty(None, allownone=True)
    caption = StringProperty("")

    def on_touch_down(self, _touch: Any) -> bool:
        return False
