"""A sheet in front of everything, for one player's eyes: made when they are revealed, gone
from the tree when they are concealed, its model with it."""

from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from skyliners.app.thinking import Thinking


class Sheet(FloatLayout):
    model: Any = ObjectProperty(None, allownone=True)
    thinking: Thinking[Any] | None = None  # about what is on it

    __events__: tuple[str, ...] = ("on_close",)

    def __init__(self, model: Any = None, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.model = model  # when its parts are there to show it

    def put_away(self) -> None:
        """Nobody wants to know any more."""
        if self.thinking is not None:
            self.thinking.stop()
            self.thinking = None

    def on_touch_down(self, touch: Any) -> bool:
        super().on_touch_down(touch)
        return True  # nothing below is touched through it

    def on_close(self) -> None: ...
