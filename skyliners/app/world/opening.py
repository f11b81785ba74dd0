"""The empty city, before the first turn: for everybody to see."""

from kivy.app import App
from kivy.properties import ObjectProperty

from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import arrangement, frame  # noqa: F401  # named in kv
from skyliners.app.world.widgets import map  # noqa: A004, F401  # named in kv
from skyliners.match.sitting import Sitting
from skyliners.present.world.opening import OpeningModel, opening_model
from skyliners.rules.world.table import Table

load_kv("world/opening")


class WorldOpeningScreen(ModelScreen):
    awake = asks = True
    given = ("_table",)
    model: OpeningModel | None = ObjectProperty(None, allownone=True)
    _table: Table | None = None

    def deal(self, sitting: Sitting) -> None:
        self._table = sitting.match.table  # what everybody sees; a game is not kept here
        self.look_again()

    def look_again(self) -> None:
        if self._table is not None:
            self.model = opening_model(self._table)

    def menu(self) -> None:
        App.get_running_app().lifecycle.open_menu()

    def go_on(self) -> None:
        App.get_running_app().pass_on()

    def press(self, key: str, _: object) -> bool:
        if key == "enter":
            self.go_on()
        return key == "enter"

    def on_leave(self) -> None:
        self._table = None
