"""How a game of Skyliners ended: the city from the winner's side, and everybody's
skyline."""

from collections.abc import Sequence

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from skyliners.app.look import load_kv
from skyliners.app.skyliners.widgets import skyline  # noqa: F401  # named in kv
from skyliners.app.widgets import badge, controls  # noqa: F401  # named in kv
from skyliners.app.widgets.blocks import Blocks
from skyliners.present.skyliners.results import PlayerSkyline, ending
from skyliners.rules.skyliners.scoring import ScoreSheet
from skyliners.rules.skyliners.table import Table

load_kv("skyliners/results")


class SkylinePanel(BoxLayout):
    """One player's five rows as the game ended."""

    player: PlayerSkyline | None = ObjectProperty(None, allownone=True)


class Skylines(GridLayout):
    players: Sequence[PlayerSkyline] = ObjectProperty(())

    def on_players(self, *_: object) -> None:
        self.clear_widgets()
        for player in self.players:
            self.add_widget(SkylinePanel(player=player))


class CityAndSkylines:
    def __init__(self) -> None:
        self.board, self._skylines = Blocks(), Skylines()
        self.panels = (self._skylines,)

    def show(self, table: Table, sheet: ScoreSheet) -> None:
        shown = ending(table, sheet)
        self.board.model = shown.picture if self.board.still else shown.city
        self._skylines.players = shown.skylines
