"""How a card game ended: the target, and everybody's hand as a skyline."""

from collections.abc import Sequence

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.cards.widgets import board  # noqa: F401  # named in kv
from skyliners.app.cards.widgets.row import CardRow
from skyliners.app.look import load_kv
from skyliners.app.widgets import badge, controls  # noqa: F401  # named in kv
from skyliners.present.cards.results import PlayerHand, ending
from skyliners.present.cards.turn import TargetShown
from skyliners.rules.cards.scoring import ScoreSheet
from skyliners.rules.cards.table import Table


class TargetAtTheEnd(BoxLayout):
    target: TargetShown | None = ObjectProperty(None, allownone=True)


class HandPanel(BoxLayout):
    """One player's four cards as the game ended, and the tasks they meet."""

    player: PlayerHand | None = ObjectProperty(None, allownone=True)


class Hands(BoxLayout):
    players: Sequence[PlayerHand] = ObjectProperty(())

    def on_players(self, *_: object) -> None:
        self.clear_widgets()
        for player in self.players:
            self.add_widget(HandPanel(player=player))


load_kv("cards/results")


class WinnersHand(CardRow):
    """The winner's skyline, as wide as the column it stands in."""


class TargetAndHands:
    def __init__(self) -> None:
        self._target, self._hands = TargetAtTheEnd(), Hands()
        self.board = WinnersHand(still=True, rises=True)
        self.panels = (self._target, self._hands)

    def show(self, table: Table, sheet: ScoreSheet) -> None:
        shown = ending(table, sheet)
        self.board.cards = shown.hands[sheet.winners[0]].cards
        self._target.target = shown.target
        self._hands.players = shown.hands
