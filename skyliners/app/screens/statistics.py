"""How the players have done so far."""

from kivy.app import App
from kivy.properties import ObjectProperty

from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import bars, chart, choices, pages  # noqa: F401  # in kv
from skyliners.match.shelf.profiles import Profile, listed
from skyliners.match.shelf.statistics import statistics
from skyliners.match.shelf.trouble import ShelfError
from skyliners.present.figures import Panels
from skyliners.present.games import alone
from skyliners.present.statistics import StatisticsModel, alone_model, statistics_model
from skyliners.present.texts import said

load_kv("screens/statistics")


class StatisticsScreen(ModelScreen):
    keeps = ("game", "chosen", "mode")
    model: StatisticsModel | None = ObjectProperty(None, allownone=True)
    profiles: tuple[Profile, ...] = ()
    chosen: int | None = None
    game = ""  # at first that of the box that is open
    mode: str | None = None

    def on_pre_enter(self) -> None:
        self.game = self.game or App.get_running_app().box
        self._refresh()

    # Intents

    def choose_player(self, key: int) -> None:
        self.chosen = key
        self._refresh()

    def choose_game(self, game: str) -> None:
        self.game, self.mode = game, None
        self._refresh()

    def choose_mode(self, mode: str | None) -> None:
        self.mode = mode
        self._refresh()

    def _refresh(self) -> None:
        shelf, game = App.get_running_app().shelf, self.game
        try:
            if by_oneself := alone(game):
                self.model = alone_model(game, by_oneself.so_far(shelf))
                return
            self.profiles = listed(shelf)
            keys = [profile.key for profile in self.profiles]
            if self.chosen not in keys:
                told = (each for each in keys if statistics(shelf, each, game).games)
                self.chosen = next(told, keys[0] if keys else None)
            key = self.chosen or 0
            self.model = statistics_model(
                game,
                self.profiles,
                self.chosen,
                self.mode,
                lambda mode, players: statistics(shelf, key, game, mode, players),
            )
        except ShelfError as error:
            nothing = alone_model(game, Panels())
            self.model = nothing._replace(empty=said(error.trouble))
