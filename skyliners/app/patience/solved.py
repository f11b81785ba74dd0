"""All four skylines stand: what it took, and what comes next."""

from collections.abc import Mapping
from typing import Any

from kivy.app import App
from kivy.properties import ObjectProperty

from skyliners.app.device import speech
from skyliners.app.look import load_kv
from skyliners.app.patience.widgets import landscapes, sparks  # noqa: F401  # named in kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import arrangement  # noqa: F401  # named in kv
from skyliners.match.patience.dealt import deal_of
from skyliners.match.shelf.trouble import ShelfError
from skyliners.match.sitting import Sitting
from skyliners.present.patience.opening import following
from skyliners.present.patience.solved import SolvedModel, solved_model
from skyliners.present.patience.statistics import best_at
from skyliners.rules.patience.table import Table

load_kv("patience/solved")


class SolvedScreen(ModelScreen):
    given = ("table", "noted", "best")
    model: SolvedModel | None = ObjectProperty(None, allownone=True)
    table: Table
    noted: Mapping[str, Any]
    best = ""

    def score(self, sitting: Sitting) -> None:
        """It is solved: tell it once."""
        self.table, self.noted = sitting.match.table, sitting.game.extras
        try:
            self.best = best_at(App.get_running_app().shelf, self.table, self.noted)
        except ShelfError:
            self.best = ""
        self.look_again()
        assert self.model is not None
        speech.say(self.model.title)

    def look_again(self) -> None:
        self.model = solved_model(self.table, self.noted, self.best)

    # Intents

    def next_deal(self) -> None:
        """The next number of the same grade."""
        App.get_running_app().go("opening").deal(following(deal_of(self.noted)))

    def results(self) -> None:
        app = App.get_running_app()
        app.show("results").look_at(app.sitting.game)

    def on_leave(self) -> None:
        speech.hush()

    # Keyboard

    def press(self, key: str, _: object) -> bool:
        if key == "enter":
            self.next_deal()
        return key == "enter"
