"""A question over everything else, with two answers. Touching beside it answers no."""

from typing import Any

from kivy.properties import ObjectProperty, OptionProperty
from kivy.uix.floatlayout import FloatLayout

from skyliners.app.look import load_kv
from skyliners.app.widgets import arrangement, controls  # noqa: F401  # named in kv
from skyliners.present.leaving import QuestionModel

load_kv("widgets/question")


class Question(FloatLayout):
    model: QuestionModel | None = ObjectProperty(None, allownone=True)

    at = OptionProperty("", options=("", "yes", "no"))  # where the keyboard is

    __events__ = ("on_yes", "on_no")

    def on_touch_down(self, touch: Any) -> bool:
        if self.ids.card.collide_point(*touch.pos):
            super().on_touch_down(touch)
        else:
            self.dispatch("on_no")
        return True  # nothing below can be touched

    def press(self, key: str, _: object) -> bool:
        """Arrows go from answer to answer, Enter gives the one they are at; else no."""
        if key in {"left", "right"}:
            self.at = "yes" if key == "left" else "no"
        elif key == "tab":
            self.at = "no" if self.at == "yes" else "yes"
        elif key == "enter":
            self.dispatch("on_yes" if self.at == "yes" else "on_no")
        return key != "escape"  # nothing below hears it

    def on_yes(self) -> None: ...

    def on_no(self) -> None: ...
