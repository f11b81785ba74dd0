"""How a finished game ended: who won by what, curves, what the game adds, and what can be
done with it now."""

from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.device.files import hand_out
from skyliners.app.front import Pressable
from skyliners.app.game import ResultsParts
from skyliners.app.games import staged
from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import arrangement, chart, scoretable, victory  # noqa: F401  # named in kv
from skyliners.match.play import on_record
from skyliners.match.record import write
from skyliners.match.replay import Replay, replay
from skyliners.match.shelf.saves import SavedGame
from skyliners.present.files import Saved, file_name, handed_out
from skyliners.present.results import ResultsModel, results_model

load_kv("screens/results")

_WISHES = ("replay", "scoring", "picture", "record", "review")


class CaptionKey(Pressable, BoxLayout):
    """A key with its icon above its word."""

    icon = StringProperty("")
    text = StringProperty("")


class ResultsScreen(ModelScreen):
    given = ("game",)
    model: ResultsModel | None = ObjectProperty(None, allownone=True)
    game: SavedGame
    replay: Replay
    _parts: ResultsParts | None = None
    _parts_of = ""  # the game they belong to
    leads_home = BooleanProperty(True)  # the way back

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        # What nobody can wish for has no word, and is not in the tree.
        self._wishes = {wish: self.ids[wish].__self__ for wish in _WISHES}

    def on_model(self, *_: object) -> None:
        wishes = self.ids.wishes
        wishes.clear_widgets()
        for wish, key in self._wishes.items():
            if self.model is not None and getattr(self.model, f"{wish}_text"):
                wishes.add_widget(key)
        wishes.number = len(wishes.children)

    def look_at(self, game: SavedGame) -> None:
        self.game = game
        self.leads_home = App.get_running_app().screens.leads_home
        self.replay = replay(on_record(game.match))
        rules, sheet = game.match.game, self.replay.sheet
        assert sheet is not None
        self.model = results_model(rules.ID, self.replay.tables, sheet, game.extras)
        if App.get_running_app().settings.coach == "off":
            self.model = self.model._replace(review_text="")
        self._own_parts(rules.ID).show(self.replay.tables[-1], sheet)
        self.ids.scroll.scroll_y = 1

    def look_again(self) -> None:
        self.look_at(self.game)

    def _own_parts(self, game: str) -> ResultsParts:
        if self._parts is None or self._parts_of != game:
            self._parts, self._parts_of = staged(game).results_parts(), game
            for place, parts in (
                (self.ids.board, (self._parts.board,)),
                (self.ids.panels, self._parts.panels),
            ):
                place.clear_widgets()
                for part in parts:
                    place.add_widget(part)
        return self._parts

    def on_touch_down(self, touch: Any) -> bool:
        self._say("")  # what was told has been read
        return bool(super().on_touch_down(touch))

    # Intents

    def rematch(self) -> None:
        App.get_running_app().rematch(self.game.match)

    def show_replay(self) -> None:
        App.get_running_app().go("replay").look_at(self.game)

    def show_review(self) -> None:
        App.get_running_app().go("review").look_at(self.game)

    def show_scoring(self) -> None:
        """Once more, and back here."""
        match = self.game.match
        ending = App.get_running_app().go(staged(match.game.ID).ENDING)
        ending.tell(match.table, match.sheet())

    def show_picture(self) -> None:
        App.get_running_app().go("picture").look_at(self.game)

    def share_record(self) -> None:
        record = on_record(self.game.match, self.game.extras)
        self._hand_out(".json", write(record).encode())

    def _hand_out(self, ending: str, content: bytes) -> None:
        match = self.game.match
        name = file_name(match.game.ID, (seat.name for seat in match.table.seats), ending)
        hand_out(name, content, self._tell)

    def _tell(self, saved: Saved | None) -> None:
        self._say(handed_out(saved))

    def _say(self, notice: str) -> None:
        if self.model is not None:
            self.model = self.model._replace(notice=notice)

    # Keyboard

    def press(self, key: str, _: object) -> bool:
        if key == "enter":
            self.rematch()
        return key == "enter"
