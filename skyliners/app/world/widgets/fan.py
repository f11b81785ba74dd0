"""One's own cards, side by side: the mission, then the bonus cards. Only on a player's own
sheet, or on a screen that nobody else sits before."""

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from skyliners.app.front import Pressable
from skyliners.app.look import load_kv
from skyliners.app.world.widgets import face  # noqa: F401  # named in kv
from skyliners.present.world.hand import FanCard

_NARROWEST = 52  # dp, of a card


class OwnCard(Pressable, BoxLayout):
    """A card in the fan: lit where it is complete, or nearly."""

    card: FanCard | None = ObjectProperty(None, allownone=True)


class Fan(GridLayout):
    cards: Sequence[FanCard] = ObjectProperty(())
    lines = NumericProperty(1)
    there = BooleanProperty(True)
    least = NumericProperty(0.0)  # how high it is at least, and at most
    most = NumericProperty(0.0)

    __events__ = ("on_choose",)

    def on_cards(self, *_: object) -> None:
        if len(self.children) != len(self.cards):
            self.clear_widgets()
            for place in range(len(self.cards)):
                key = OwnCard()
                key.bind(on_release=lambda _, at=place: self.dispatch("on_choose", at))
                self.add_widget(key)
        for shown, card in zip(reversed(self.children), self.cards, strict=True):
            shown.card = card
        self._columns()

    def on_width(self, *_: object) -> None:
        self._columns()

    def _columns(self) -> None:
        """In one row, or where they would be too narrow for a finger, in two."""
        number = max(len(self.cards), 1)
        fit = int((self.width + self.spacing[0]) // (dp(_NARROWEST) + self.spacing[0]))
        self.lines = 1 if fit >= number else 2
        self.cols = -(-number // self.lines)

    def on_choose(self, place: int) -> None: ...


load_kv("world/widgets/fan")
