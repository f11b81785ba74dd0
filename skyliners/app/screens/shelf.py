"""The shelf the boxes stand on, where there is more than one game."""

from kivy.app import App
from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.front import Pressable
from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import controls  # noqa: F401  # named in kv
from skyliners.present.home import Box, ShelfModel, shelf_model

load_kv("screens/shelf")


class BoxKey(Pressable, BoxLayout):
    """A game's box, to be opened."""

    box: Box | None = ObjectProperty(None, allownone=True)


class ShelfScreen(ModelScreen):
    model: ShelfModel | None = ObjectProperty(None, allownone=True)

    def on_pre_enter(self) -> None:
        self.model = shelf_model()

    def on_model(self, *_: object) -> None:
        self.ids.boxes.clear_widgets()
        for box in self.model.boxes if self.model else ():
            key = BoxKey(box=box)
            key.bind(on_release=lambda key: self.open(key.box.game))
            self.ids.boxes.add_widget(key)

    # Intents

    def open(self, game: str) -> None:
        app = App.get_running_app()
        app.open_box(game)
        app.go("home")

    def settings(self) -> None:
        App.get_running_app().go("settings")
