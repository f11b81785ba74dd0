"""The curtain: it fills the screen while the device changes hands. What it covers holds
no secret; it only makes sure that the right person looks."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from skyliners.app.look import load_kv
from skyliners.app.widgets import controls  # noqa: F401  # named in kv
from skyliners.present.handover import CurtainModel
from skyliners.present.theme import ON_PLAYER, PLAYER

load_kv("curtain")


class Curtain(FloatLayout):
    model: CurtainModel | None = ObjectProperty(None, allownone=True)

    by = StringProperty("hold")  # how what is private is revealed
    back_text = StringProperty("")
    held = BooleanProperty(False)  # it is lifted by holding
    ring = NumericProperty(0.0)  # how far that is

    __events__ = ("on_back", "on_lift")
    _pressed = False

    @staticmethod
    def cloth(model: CurtainModel | None) -> tuple[float, ...]:
        return PLAYER[model.color] if model else (0, 0, 0, 1)

    @staticmethod
    def print(model: CurtainModel | None) -> tuple[float, ...]:
        return ON_PLAYER[model.color] if model else (1, 1, 1, 1)

    def on_touch_down(self, touch: Any) -> bool:
        super().on_touch_down(touch)
        return True  # nothing below can be touched

    def press(self, key: str) -> bool:
        """Enter lifts it; where secrets come up at once, only the second time."""
        if key != "enter":
            return False
        if self.model is not None and self.model.deliberate and not self._pressed:
            self._pressed = True
        else:
            self.dispatch("on_lift")
        return True

    def on_lift(self) -> None: ...

    def on_back(self) -> None: ...
