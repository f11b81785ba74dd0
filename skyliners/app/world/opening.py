"""The empty city, before the first turn: for everybody to see."""

from kivy.properties import ObjectProperty

from skyliners.app.look import load_kv
from skyliners.app.screens.opening import OpeningScreen
from skyliners.app.widgets import arrangement, frame  # noqa: F401  # named in kv
from skyliners.app.world.widgets import map  # noqa: A004, F401  # named in kv
from skyliners.present.world.opening import OpeningModel, opening_model

load_kv("world/opening")


class WorldOpeningScreen(OpeningScreen):
    model: OpeningModel | None = ObjectProperty(None, allownone=True)

    def shown(self) -> OpeningModel:
        return opening_model(self.table)
