"""The table is laid, for everybody to see, before the first turn of any game. What lies
there is its game's own."""

from typing import Any

from kivy.app import App

from skyliners.app.screens.screen import ModelScreen
from skyliners.match.sitting import Sitting


class OpeningScreen(ModelScreen):
    awake = asks = True
    given = ("table",)
    table: Any = None

    def shown(self) -> Any:
        """The model of the table as it was laid."""
        raise NotImplementedError

    def deal(self, sitting: Sitting) -> None:
        self.table = sitting.match.table  # what everybody sees; a game is not kept here
        self.look_again()

    def look_again(self) -> None:
        if self.table is not None:
            self.model = self.shown()

    def menu(self) -> None:
        App.get_running_app().lifecycle.open_menu()

    def go_on(self) -> None:
        """Seen enough: the first turn begins."""
        App.get_running_app().pass_on()

    def press(self, key: str, _: object) -> bool:
        """Enter goes on."""
        if key == "enter":
            self.go_on()
        return key == "enter"

    def on_leave(self) -> None:
        self.table = None
