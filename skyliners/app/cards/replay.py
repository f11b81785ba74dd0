"""A card game looked at again: everybody's hand, and what was put down."""

from collections.abc import Sequence

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.cards.widgets import board  # noqa: F401  # named in kv
from skyliners.app.look import load_kv
from skyliners.app.widgets import badge  # noqa: F401  # named in kv
from skyliners.present.cards.replay import HandReplayed, ReplayedTable
from skyliners.present.cards.turn import CardShown, TargetShown


class ReplayedHand(BoxLayout):
    hand: HandReplayed | None = ObjectProperty(None, allownone=True)


class ReplayedHands(BoxLayout):
    hands: Sequence[HandReplayed] = ObjectProperty(())

    def on_hands(self, *_: object) -> None:
        if len(self.children) != len(self.hands):
            self.clear_widgets()
            for _hand in self.hands:
                self.add_widget(ReplayedHand())
        for shown, hand in zip(reversed(self.children), self.hands, strict=True):
            shown.hand = hand


class ReplayedTarget(BoxLayout):
    """The target, and what was put down last."""

    target: TargetShown | None = ObjectProperty(None, allownone=True)
    put_down: tuple[CardShown, ...] = ObjectProperty(())


load_kv("cards/replay")


class HandsReplayed:
    keys = ()

    def __init__(self) -> None:
        self.board = ReplayedHands()
        self._target = ReplayedTarget()
        self.panels = (self._target,)

    def show(self, shown: ReplayedTable) -> None:
        self.board.hands = shown.hands
        self._target.target, self._target.put_down = shown.target, shown.put_down
