"""The reveal: hands opened card by card, then what each of them brings."""

from collections.abc import Sequence

from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.cards.widgets import board  # noqa: F401  # named in kv
from skyliners.app.device import speech
from skyliners.app.device.sound import play
from skyliners.app.look import load_kv
from skyliners.app.screens.telling import TellingScreen
from skyliners.app.widgets import badge  # noqa: F401  # named in kv
from skyliners.present.cards.reveal import (
    HandOpened,
    Kind,
    Reveal,
    RevealModel,
    reveal,
    reveal_model,
)
from skyliners.present.sounds import Sound
from skyliners.rules.cards.scoring import ScoreSheet
from skyliners.rules.cards.table import Table

_HEARD = {
    Kind.CARD: Sound.CARD,
    Kind.SUM: Sound.CARD,
    Kind.TARGET: Sound.POINT,
    Kind.TASK: Sound.POINT,
    Kind.WINNER: Sound.WINNER,
}


class OpenHand(BoxLayout):
    """One player's hand, and what it has brought."""

    hand: HandOpened | None = ObjectProperty(None, allownone=True)
    still = BooleanProperty(True)
    ink = ColorProperty((0, 0, 0, 1))


class OpenHands(BoxLayout):
    """All of them: below each other, or two and two."""

    hands: Sequence[HandOpened] = ObjectProperty(())

    def on_hands(self, *_: object) -> None:
        if len(self.children) != len(self.hands):
            self.clear_widgets()
            for _hand in self.hands:
                self.add_widget(OpenHand())
        for shown, hand in zip(reversed(self.children), self.hands, strict=True):
            shown.hand = hand


load_kv("cards/reveal")


class RevealScreen(TellingScreen):
    model: RevealModel | None = ObjectProperty(None, allownone=True)
    table: Table
    ceremony: Reveal

    def steps(self, table: Table, sheet: ScoreSheet) -> Reveal:
        return reveal(table, sheet)

    def show_step(self, moved: int) -> None:
        self.model = reveal_model(
            self.ceremony,
            playing=self.playing,
            asked=self.asked,
            first_time=self.first_time,
        )
        step = self.ceremony.step
        gains = step.kind not in {Kind.TARGET, Kind.TASK} or any(
            hand.gained for hand in step.hands
        )
        if moved > 0 and gains and step.kind in _HEARD:
            play(_HEARD[step.kind])
        if moved and (step.kind is not Kind.CARD or not self.playing):
            speech.say(step.text)
