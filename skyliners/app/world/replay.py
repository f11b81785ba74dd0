"""A game looked at again: the city, everybody's purse, and the cards of whoever acted."""

from collections.abc import Sequence

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.look import load_kv
from skyliners.app.widgets import controls  # noqa: F401  # named in kv
from skyliners.app.widgets.frame import SeatChips
from skyliners.app.world.widgets import face as faces  # noqa: F401  # named in kv
from skyliners.app.world.widgets.map import WorldMap
from skyliners.present.world.face import Face
from skyliners.present.world.replay import ReplayedCity


class ReplayedPurses(SeatChips):
    """As high as the replay has room for."""


class ReplayedCards(BoxLayout):
    """Whose cards, and which they were."""

    told = StringProperty("")
    faces: Sequence[Face] = ObjectProperty(())


load_kv("world/replay")


class CityReplayed:
    keys = ()

    def __init__(self) -> None:
        self.board = WorldMap()
        self._purses, self._cards = ReplayedPurses(), ReplayedCards()
        self.panels: tuple[ReplayedPurses, ReplayedCards] = (self._purses, self._cards)

    def show(self, board: ReplayedCity) -> None:
        self.board.shown = board.city
        self._purses.chips = board.seats
        self._cards.told, self._cards.faces = board.cards_text, board.cards
