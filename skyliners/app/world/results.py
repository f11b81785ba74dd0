"""How a game of Skyline of the World ended: the city in the winner's light, and everybody's
mission."""

from collections.abc import Sequence

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from skyliners.app.look import load_kv
from skyliners.app.widgets import badge, controls  # noqa: F401  # named in kv
from skyliners.app.world.widgets import face  # noqa: F401  # named in kv
from skyliners.app.world.widgets.map import WorldMap
from skyliners.present.world.results import PlayerEnd, ending
from skyliners.rules.world.scoring import ScoreSheet
from skyliners.rules.world.table import Table


class MissionPanel(BoxLayout):
    """What one player was after."""

    player: PlayerEnd | None = ObjectProperty(None, allownone=True)


class Missions(GridLayout):
    players: Sequence[PlayerEnd] = ObjectProperty(())

    def on_players(self, *_: object) -> None:
        self.clear_widgets()
        for player in self.players:
            self.add_widget(MissionPanel(player=player))


load_kv("world/results")


class CityAndMissions:
    def __init__(self) -> None:
        self.board, self._missions = WorldMap(), Missions()
        self.panels = (self._missions,)

    def show(self, table: Table, sheet: ScoreSheet) -> None:
        shown = ending(table, sheet)
        self.board.shown = shown.city
        self._missions.players = shown.players
