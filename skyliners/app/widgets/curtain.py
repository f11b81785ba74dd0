"""The curtain: it fills the screen while the device changes hands. What it covers holds
no secret; it only makes sure that the right person looks."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from skyliners.app.look import load_kv
from skyliners.app.widgets import (  # noqa: F401  # named in kv
    arrangement,
    controls,
    holdkey,
)
from skyliners.present.handover import CurtainModel
from skyliners.present.theme import ON_PLAYER, PLAYER

load_kv("widgets/curtain")


class Curtain(FloatLayout):
    model: CurtainModel | None = ObjectProperty(None, allownone=True)

    by = StringProperty("hold")  # how what is private is revealed
    back_text = StringProperty("")
    held = BooleanProperty(False)  # it is lifted by holding
    sign = NumericProperty(0.0)  # how large the player's sign is, with its ring
    ring = NumericProperty(0.0)  # how far that is

    __events__ = ("on_back", "on_lift")

    @staticmethod
    def cloth(model: CurtainModel | None) -> tuple[float, ...]:
        return PLAYER[model.color] if model else (0, 0, 0, 1)

    @staticmethod
    def print(model: CurtainModel | None) -> tuple[float, ...]:
        return ON_PLAYER[model.color] if model else (1, 1, 1, 1)

    def on_touch_down(self, touch: Any) -> bool:
        super().on_touch_down(touch)
        return True  # nothing below can be touched

    def press(self, key: str, _: object) -> bool:
        """Enter is a finger on the key that lifts it."""
        if key == "enter":
            self.ids.lift.push(key)
        return key == "enter"

    def on_lift(self) -> None: ...

    def on_back(self) -> None: ...
