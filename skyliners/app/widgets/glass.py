"""A picture behind glass: it is looked at, and every finger goes to what it hangs on."""

from typing import Any

from kivy.clock import Clock
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout

from skyliners.app.games import staged


class Glass(AnchorLayout):
    """Something of a game, as `Staged.ornament` makes it; it does not move."""

    game = StringProperty("")
    table: Any = ObjectProperty(None, allownone=True)  # of the game that is shown

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        # Both are told before it is hung: one game's table is no other game's picture.
        again = Clock.create_trigger(self._hang, -1)
        self.bind(game=again, table=again)
        self._hang()

    def _hang(self, *_: object) -> None:
        self.clear_widgets()
        if self.game:
            picture = staged(self.game).ornament()
            picture.table = self.table
            self.add_widget(picture)

    def on_touch_down(self, _: Any) -> bool:
        return False

    def on_touch_move(self, _: Any) -> bool:
        return False

    def on_touch_up(self, _: Any) -> bool:
        return False
