"""Screens to fill in: pages turned in any order, the first of them who sits where. The
helpers for a game on the table are like that."""

from enum import StrEnum
from typing import Any

from kivy.app import App
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from skyliners.app.screens.screen import ModelScreen
from skyliners.match.skyliners.cardboard import Cardboard
from skyliners.present.companion.reading import Reading
from skyliners.present.skyliners.cardboard import entered as cardboard
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.game import PLAYERS
from skyliners.rules.skyliners.pieces import Mode


class FillingScreen(ModelScreen):
    """Its layout has a `desk` with a page for each name in `pages` (`players_page` …), and
    a `pane` that leads through them; what belongs to one page only (`city_part` …) is in
    it only then."""

    model: Any = ObjectProperty(None, allownone=True)
    pages: type[StrEnum]

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        ids = self.ids
        self._leaves = {page: ids[f"{page}_page"].__self__ for page in self.pages}
        self._of_a_page = {
            ids[name].__self__: page
            for page in self.pages
            if (name := f"{page}_part") in ids
        }
        self._parts = ids.pane.children[::-1]
        self._next = ids.next.__self__
        ids.desk.clear_widgets()

    def lay(self, leaf: Widget, page: StrEnum, *, last: bool) -> None:
        """Put a leaf on the desk; after the last page there is no next."""
        desk, pane = self.ids.desk, self.ids.pane
        if desk.children != [leaf]:
            desk.clear_widgets()
            desk.add_widget(leaf)
        wanted = [
            part
            for part in self._parts
            if self._of_a_page.get(part, page) is page and not (part is self._next and last)
        ]
        if pane.children[::-1] != wanted:
            pane.clear_widgets()
            for part in wanted:
                pane.add_widget(part)
            pane.spring = len(wanted) - (1 if last else 2)

    def on_pre_enter(self) -> None:
        self._show()

    def _show(self) -> None:
        raise NotImplementedError

    @property
    def game(self) -> Cardboard:
        """What is filled in so far."""
        raise NotImplementedError

    def change(self, game: Cardboard) -> None:
        raise NotImplementedError

    def read(self) -> None:
        """In the rules, about the page that is open."""
        players = len(self.game.sitters)
        reading = Reading(
            self.model.reading,
            mode=self.game.mode,
            players=players if players in PLAYERS else None,
        )
        App.get_running_app().read(reading)

    # Intents: who sits where

    def choose_mode(self, mode: Mode) -> None:
        self.change(self.game._replace(mode=mode))

    def sit(self, side: Side) -> None:
        self.change(cardboard.sit(self.game, side))

    def recolor(self, side: Side) -> None:
        self.change(cardboard.recolor(self.game, side))

    def rename(self, side: Side, name: str) -> None:
        self.change(cardboard.rename(self.game, side, name))

    def start(self, side: Side) -> None:
        self.change(cardboard.started_by(self.game, side))
