"""The game on one page. It shows a model and passes intents on."""

from typing import Any

from kivy.app import App
from kivy.factory import Factory
from kivy.properties import ObjectProperty

from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import pages  # noqa: F401  # named in kv
from skyliners.present.companion.browser import first_page
from skyliners.present.companion.overview import OverviewModel, overview_model
from skyliners.present.companion.reading import Reading

load_kv("screens/overview")


class OverviewScreen(ModelScreen):
    keeps = ("game", "mode", "players")
    model: OverviewModel | None = ObjectProperty(None, allownone=True)
    game = ""
    mode: Any = None
    players = 0

    def on_pre_enter(self) -> None:
        app = App.get_running_app()
        if app.screens.has_screen("rules"):
            self.game, self.mode, self.players = app.screens.get_screen("rules").place[:3]
        elif self.game != app.box:
            self.game, self.mode, self.players = first_page(app.box)[:3]
        self._refresh()

    def _refresh(self) -> None:
        self.model = overview_model(self.game, self.mode, self.players)
        sections = self.ids.sections
        sections.clear_widgets()
        for section in self.model.sections:
            card = Factory.SectionCard()
            card.section = section
            card.bind(on_release=lambda _, piece=section.piece: self.read(piece))
            sections.add_widget(card)

    # Intents

    def choose(self, **changes: Any) -> None:
        self.mode = changes.get("mode", self.mode)
        self.players = changes.get("players", self.players)
        self._refresh()

    def read(self, piece: str) -> None:
        """All about this, in the rules."""
        reading = Reading(piece, mode=self.mode, players=self.players)
        App.get_running_app().read(reading)
