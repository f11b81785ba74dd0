"""All moves of the game that is being played, and the scores so far where they are open.
It shows a model and passes intents on."""

from typing import Any

from kivy.app import App
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import badge, pages, scoretable  # noqa: F401  # named in kv
from skyliners.match.play import on_record
from skyliners.match.replay import replay
from skyliners.present.moves import MovesModel, Round, Turn, moves_model

load_kv("screens/moves")


class TurnLine(BoxLayout):
    """What somebody did in their turn."""

    turn: Turn | None = ObjectProperty(None, allownone=True)


class RoundCard(BoxLayout):
    title = StringProperty("")

    def __init__(self, told: Round, **kwargs: Any) -> None:
        super().__init__(title=told.title, **kwargs)
        for turn in told.turns:
            self.ids.lines.add_widget(TurnLine(turn=turn))


class MovesScreen(ModelScreen):
    model: MovesModel | None = ObjectProperty(None, allownone=True)

    def on_pre_enter(self) -> None:
        """As the game stands, the latest move in sight."""
        match = App.get_running_app().sitting.match
        self.model = moves_model(match.game.ID, replay(on_record(match)), match.watcher)
        rounds = self.ids.rounds
        rounds.clear_widgets()
        for each in self.model.rounds:
            rounds.add_widget(RoundCard(each))
        self.ids.scroll.scroll_y = 1.0 if self.model.columns else 0.0
