"""A game of Skyliners looked at again: the city, turned to whoever acted, and their
skyline."""

from kivy.factory import Factory
from kivy.properties import ObjectProperty
from kivy.uix.label import Label

from skyliners.app.look import load_kv
from skyliners.app.skyliners.widgets.skyline import Skyline
from skyliners.app.widgets import arrangement  # noqa: F401  # its keys
from skyliners.app.widgets.blocks import Blocks
from skyliners.app.widgets.controls import Words
from skyliners.present.skyliners.replay import ReplayedCity

load_kv("skyliners/replay")


class SkylineTitle(Words):
    """Whose it is; left out where there is little room."""

    told = ObjectProperty("")


class ReplayedSkyline(Skyline):
    """As high as the replay has room for."""


class CityReplayed:
    def __init__(self) -> None:
        self.board = Blocks()
        self._title, self._skyline = SkylineTitle(), ReplayedSkyline()
        self.panels: tuple[SkylineTitle, ReplayedSkyline] = (self._title, self._skyline)
        self.keys = tuple(
            self._turning_key(icon, quarter)
            for icon, quarter in (("rotate-left", -1), ("rotate-right", 1))
        )

    def show(self, board: ReplayedCity) -> None:
        self.board.model = board.city
        self._title.told = board.skyline_text
        self._skyline.rows = board.rows

    def _turning_key(self, icon: str, quarter: int) -> Label:
        key = Factory.SpareKey()
        key.icon = icon
        key.bind(on_release=lambda _: self.board.quarter(quarter))
        return key
