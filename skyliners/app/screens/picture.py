"""The picture of a finished game, before it is shared: wide or square."""

from io import BytesIO
from typing import Any

from kivy.app import App
from kivy.properties import ObjectProperty

from skyliners.app.device.device import quietly
from skyliners.app.device.files import hand_out
from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import arrangement, choices, pages  # noqa: F401  # named in kv
from skyliners.app.widgets.souvenir import SouvenirView
from skyliners.match.play import on_record
from skyliners.match.replay import replay
from skyliners.match.shelf.saves import SavedGame, finished_at
from skyliners.match.shelf.trouble import ShelfError
from skyliners.present.files import Saved, file_name, handed_out
from skyliners.present.results import results_model
from skyliners.present.souvenir import SouvenirModel, souvenir_model

load_kv("screens/picture")


class PictureScreen(ModelScreen):
    given = ("game",)
    keeps = ("square",)
    model: SouvenirModel | None = ObjectProperty(None, allownone=True)
    game: SavedGame
    square: bool | None = None  # until somebody chooses, as the window is
    _busy = False  # a picture is being made

    def look_at(self, game: SavedGame) -> None:
        self.game = game
        self.look_again()

    def look_again(self) -> None:
        match = self.game.match
        again = replay(on_record(match))
        results = results_model(match.game.ID, again.tables, again.sheet, self.game.extras)
        if self.square is None:
            self.square = not App.get_running_app().shape.beside
        self.model = souvenir_model(
            match.game.ID, results, self._finished(), square=self.square
        )
        self._show(self.ids.view)

    def _show(self, view: SouvenirView) -> None:
        assert self.model is not None
        match = self.game.match
        view.show(self.model.souvenir, match.game.ID, match.table, match.sheet())

    def _finished(self) -> float:
        shelf = App.get_running_app().shelf
        try:
            return finished_at(shelf, self.game.key) or shelf.clock()
        except ShelfError:
            return float(shelf.clock())

    # Intents

    def choose(self, square: bool) -> None:  # what was chosen
        self.square = square
        self.look_again()

    def share(self) -> None:
        """A large one is made, which nobody sees, and handed out."""
        if self.model is None or self._busy:
            return
        self._busy = True
        large = SouvenirView(size=self.model.souvenir.size, size_hint=(None, None))
        self._show(large)
        large.developed(self._hand_out)

    def _hand_out(self, image: Any) -> None:
        self._busy = False
        seats = self.game.match.table.seats
        name = file_name(self.game.match.game.ID, (seat.name for seat in seats), ".png")
        with quietly("picture"):
            file = BytesIO()
            image.save(file, flipped=False, fmt="png")
            hand_out(name, file.getvalue(), self._tell)
            return
        self._tell(None)

    def _tell(self, saved: Saved | None) -> None:
        if self.model is not None:
            self.model = self.model._replace(notice=handed_out(saved))

    # Keyboard

    def press(self, key: str, _: object) -> bool:
        if key == "enter":
            self.share()
        return key == "enter"
