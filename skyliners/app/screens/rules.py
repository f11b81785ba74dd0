"""The rules: helpers and chapters, a search, and the piece that is being read. Beside
each other where there is room, one after the other where there is not."""

from typing import Any

from kivy.app import App
from kivy.factory import Factory
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.gridlayout import GridLayout

from skyliners.app.device import speech
from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import field, pages, picture  # noqa: F401  # named in kv
from skyliners.games import GAMES
from skyliners.present.companion.browser import (
    Bookmark,
    Entry,
    RulesModel,
    first_page,
    rules_model,
)
from skyliners.present.companion.game import Helper
from skyliners.present.companion.reading import Reading


class Helpers(GridLayout):
    """What helps at the table."""

    helpers: tuple[Helper, ...] = ObjectProperty(())

    __events__ = ("on_go",)

    def on_helpers(self, *_: object) -> None:
        self.clear_widgets()
        for helper in self.helpers:
            key = Factory.HelperKey(text=helper.text, icon=helper.icon)
            key.bind(
                on_release=lambda _, screen=helper.screen: self.dispatch("on_go", screen)
            )
            self.add_widget(key)

    def on_go(self, screen: str) -> None: ...


load_kv("screens/rules")

_REMEMBERED = 5  # pieces read on the way, between where it began and the last one


class RulesScreen(ModelScreen):
    keeps = ("place", "_before")
    model: RulesModel | None = ObjectProperty(None, allownone=True)
    wide = BooleanProperty(False)
    place = first_page(GAMES[0].id)

    def __init__(self, **kwargs: Any) -> None:
        self._before: list[Bookmark] = []
        super().__init__(**kwargs)
        self._parts = (self.ids.browse.__self__, self.ids.page.__self__)
        self.bind(wide=lambda *_: self.refresh())
        self._arrange()

    def open(self, reading: Reading) -> None:
        """Read one piece, perhaps about a situation in a game."""
        self._before = []
        place = self._at_hand()
        self.place = Bookmark(
            place.game,
            reading.mode or place.mode,
            reading.players or place.players,
            piece=reading.piece,
            situation=reading.situation,
        )
        self.refresh()

    def refresh(self) -> None:
        self.model = rules_model(self.place, spread=self.wide)
        self.ids.field.kept = self.place.query
        self._arrange()

    def on_pre_enter(self) -> None:
        place = self._at_hand()
        if place is not self.place:
            self.place, self._before = place, []
        self.refresh()

    def _at_hand(self) -> Bookmark:
        """The book of the game whose box is open, as it was left."""
        game = App.get_running_app().box
        return self.place if self.place.game == game else first_page(game)

    def _arrange(self, *_: object) -> None:
        """The book, or what is read, or both."""
        browse, page = self._parts
        wanted = (
            [browse, page]
            if self.wide
            else [page if self.place.piece is not None else browse]
        )
        if self.ids.desk.children[::-1] != wanted:
            self.ids.desk.clear_widgets()
            for part in wanted:
                self.ids.desk.add_widget(part)

    # Intents

    def search(self, query: str) -> None:
        if query != self.place.query:
            self.place = self.place._replace(query=query, chapter=None)
            self.refresh()
            self.ids.list.scroll_y = 1

    def look_up(self, entry: Entry) -> None:
        if entry.is_chapter:
            self._go(self.place._replace(chapter=entry.id))
            self.ids.list.scroll_y = 1
        else:
            self._go(self.place._replace(piece=entry.id, situation=None))
            self.ids.page.scroll_y = 1

    def choose(self, **changes: Any) -> None:
        """Another game, another number of players."""
        self.place = self.place._replace(**changes)
        self.refresh()

    def go(self, screen: str) -> None:
        App.get_running_app().go(screen)

    def back(self) -> None:
        speech.hush()
        if self._before:
            before = self._before.pop()
            mode, players = self.place.mode, self.place.players
            self.place = before._replace(mode=mode, players=players)
            self.refresh()
            return
        self.place = Bookmark(*self.place[:3])
        super().back()

    def _go(self, place: Bookmark) -> None:
        """Whoever has read on and on is not led back through all of it."""
        first, since = self._before[:1], self._before[1:]
        self._before = [*first, *since[-_REMEMBERED:], self.place]
        self.place = place
        self.refresh()

    def on_leave(self) -> None:
        speech.hush()
