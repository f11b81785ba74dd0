"""What every screen is: it shows a frozen model and passes intents on."""

from collections.abc import Sequence
from typing import Any, ClassVar

from kivy.app import App
from kivy.properties import ObjectProperty
from kivy.uix.screenmanager import Screen

from skyliners.present.keys import KeyTold


class ModelScreen(Screen):
    """A screen that goes may be made again as it was left, from what it `keeps`; what it
    was `given`, such as a game, comes back with `look_again`."""

    keeps: ClassVar[tuple[str, ...]] = ()
    given: ClassVar[tuple[str, ...]] = ()
    awake: ClassVar[bool] = False  # people sit and think: the device does not go dark
    at_table: ClassVar[bool] = False  # it is somebody's turn here
    asks: ClassVar[bool] = False  # a game is not left unasked
    keys_told: ClassVar[Sequence[KeyTold]] = ()  # its own use of the keyboard
    model: Any = ObjectProperty(None, allownone=True)

    def look_again(self) -> None:
        """Show once more what was given."""

    def back(self) -> None:
        """One step back, within this screen or away from it."""
        App.get_running_app().back()
