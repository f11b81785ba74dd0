"""A question over everything else, with two answers. Touching beside it answers no."""

from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from skyliners.app.look import load_kv
from skyliners.app.widgets import arrangement, controls  # noqa: F401  # named in kv
from skyliners.present.leaving import QuestionModel

load_kv("widgets/question")


class Question(FloatLayout):
    model: QuestionModel | None = ObjectProperty(None, allownone=True)

    __events__ = ("on_yes", "on_no")

    def on_touch_down(self, touch: Any) -> bool:
        if self.ids.card.collide_point(*touch.pos):
            super().on_touch_down(touch)
        else:
            self.dispatch("on_no")
        return True  # nothing below can be touched

    def press(self, key: str, _: object) -> bool:
        """Whoever has chosen no answer stays."""
        if key == "enter":
            self.dispatch("on_no")
        return key == "enter"

    def on_yes(self) -> None: ...

    def on_no(self) -> None: ...
