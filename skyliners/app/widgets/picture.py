"""A picture in the rules: a frame for what the game of the book draws."""

from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from skyliners.app.games import staged


class Illustration(BoxLayout):
    """As high as the game wants it; nothing, where there is no picture."""

    game = StringProperty("")
    picture: Any = ObjectProperty(None, allownone=True)
    caption = StringProperty("")
    view: Widget | None = None

    def on_game(self, *_: object) -> None:
        self.clear_widgets()
        self.view = staged(self.game).picture_view()
        self.view.bind(height=self.setter("height"))
        self.height = self.view.height
        self.add_widget(self.view)
        # The picture follows: the one that is here is of the book that was closed.
        self.on_caption()

    def on_picture(self, *_: object) -> None:
        if self.view is not None:
            self.view.picture = self.picture

    def on_caption(self, *_: object) -> None:
        if self.view is not None:
            self.view.caption = self.caption
