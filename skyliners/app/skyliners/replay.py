"""A game of Skyliners looked at again: the city, turned to whoever acted, and their
skyline."""

from kivy.app import App
from kivy.factory import Factory
from kivy.properties import ObjectProperty
from kivy.uix.label import Label

from skyliners.app.look import load_kv
from skyliners.app.skyliners.widgets.skyline import Skyline
from skyliners.app.widgets import arrangement  # noqa: F401  # its keys
from skyliners.app.widgets.city import City
from skyliners.app.widgets.controls import Words
from skyliners.present.pace import seconds
from skyliners.present.skyliners.replay import ReplayedCity
from skyliners.rules.skyliners.city import Side

load_kv("skyliners/replay")

_TURN_SECONDS, _LAND_SECONDS = 0.7, 0.4


class SkylineTitle(Words):
    """Whose it is; left out where there is little room."""

    told = ObjectProperty("")


class ReplayedSkyline(Skyline):
    """As high as the replay has room for."""


class CityReplayed:
    def __init__(self) -> None:
        self.board = City()
        self._title, self._skyline = SkylineTitle(), ReplayedSkyline()
        self.panels: tuple[SkylineTitle, ReplayedSkyline] = (self._title, self._skyline)
        self.keys = tuple(
            self._turning_key(icon, quarter)
            for icon, quarter in (("rotate-left", -1), ("rotate-right", 1))
        )
        self._side: Side | None = None  # where the city is turned to, or turning

    def show(self, board: ReplayedCity, *, following: bool) -> None:
        pace = self._seconds(1.0)
        falling = board.falling if following and pace else None
        self.board.show(board.table, board.marks._replace(falling=falling))
        if falling is not None:
            self.board.land(_LAND_SECONDS * pace)
        if board.side is not self._side:
            self._side = board.side
            self.board.look_from(board.side, _TURN_SECONDS * pace if following else 0)
        self._title.told = board.skyline_text
        self._skyline.rows = board.rows

    def _turning_key(self, icon: str, quarter: int) -> Label:
        key = Factory.SpareKey()
        key.icon = icon
        key.bind(
            on_release=lambda _: self.board.quarter(quarter, self._seconds(_TURN_SECONDS))
        )
        return key

    @staticmethod
    def _seconds(normal: float) -> float:
        return seconds(normal, App.get_running_app().settings.animation)
