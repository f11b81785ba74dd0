"""One line to write in. Whoever shows it takes every letter as it is typed, so that
nothing has to be confirmed to be kept. Its rules are in kv/field.kv."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.textinput import TextInput

from skyliners.app.look import load_kv
from skyliners.app.widgets import controls  # noqa: F401  # named in kv

_NEARLY = 4  # letters left: from here on they are counted


class Letters(TextInput):
    """Where the letters stand. The first tap takes all of them, to be written over; the
    next put the cursor between them."""

    limit = NumericProperty(0)
    _taken = False

    def insert_text(self, substring: str, from_undo: bool = False) -> None:  # Kivy's
        super().insert_text(substring[: max(0, self.limit - len(self.text))], from_undo)

    def on_focus(self, *_: object) -> None:
        self._taken = False
        if self.focus:
            self.select_all()
        else:
            self.cancel_selection()

    def on_touch_up(self, touch: Any) -> bool:
        used = bool(super().on_touch_up(touch))
        if touch.grab_current is self and self.focus and not self._taken:
            self._taken = True
            self.select_all()
        return used


class Field(BoxLayout):
    """Tells every change by hand; shows what was made of it once nobody writes."""

    kept = StringProperty("")
    text = StringProperty("")
    hint = StringProperty("")
    icon = StringProperty("")
    limit = NumericProperty(60)  # letters
    writing = BooleanProperty(False)

    __events__ = ("on_written",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(kept=self._rest, writing=self._rest)

    def _rest(self, *_: object) -> None:
        if not self.writing:
            self.text = self.kept

    def on_text(self, *_: object) -> None:
        if self.writing:
            self.dispatch("on_written", self.text)

    @staticmethod
    def count(letters: int, limit: float) -> str:
        """How many of how many, once the end is near."""
        return f"{letters}/{limit:.0f}" if letters >= limit - _NEARLY else ""

    def done(self) -> None:
        self.ids.line.focus = False

    def on_written(self, text: str) -> None: ...


load_kv("widgets/field")
