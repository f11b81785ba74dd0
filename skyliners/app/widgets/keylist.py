"""The keys of the keyboard in a list, over whatever is there. Touching beside it closes
it."""

from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from skyliners.app.look import load_kv
from skyliners.app.widgets import arrangement  # noqa: F401  # named in kv
from skyliners.present.keys import KeysModel

load_kv("widgets/keylist")


class KeyLine(BoxLayout):
    keys = StringProperty("")
    text = StringProperty("")


class KeyList(FloatLayout):
    model: KeysModel | None = ObjectProperty(None, allownone=True)

    __events__ = ("on_close",)

    def __init__(self, model: KeysModel, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.model = model
        for line in model.lines:
            self.ids.lines.add_widget(KeyLine(keys=line.keys, text=line.text))

    def on_touch_down(self, touch: Any) -> bool:
        if self.ids.card.collide_point(*touch.pos):
            super().on_touch_down(touch)
        else:
            self.dispatch("on_close")
        return True  # nothing below can be touched

    def press(self, key: str, _: object) -> bool:
        """Enter puts it away; arrows scroll it."""
        if key == "enter":
            self.dispatch("on_close")
        elif key in {"up", "down"}:
            scroll = self.ids.scroll
            by = 0.2 if key == "up" else -0.2
            scroll.scroll_y = min(max(scroll.scroll_y + by, 0.0), 1.0)
        return key in {"enter", "up", "down"}

    def on_close(self) -> None: ...
