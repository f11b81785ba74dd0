"""The table is laid, for everybody to see."""

from kivy.properties import ObjectProperty

from skyliners.app.cards.widgets import board  # noqa: F401  # named in kv
from skyliners.app.look import load_kv
from skyliners.app.screens.opening import OpeningScreen
from skyliners.present.cards.opening import OpeningModel, opening_model

load_kv("cards/opening")


class CardsOpeningScreen(OpeningScreen):
    model: OpeningModel | None = ObjectProperty(None, allownone=True)

    def shown(self) -> OpeningModel:
        return opening_model(self.table)
