"""Screens to fill in: pages turned in any order, the first of them who sits where. The
helpers for a game on the table are like that."""

from enum import StrEnum
from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.screenmanager import Screen
from kivy.uix.widget import Widget

from skyliners.present import cardboard
from skyliners.present.cardboard import Cardboard
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.pieces import Mode


class FillingScreen(Screen):
    """Its layout has a `desk` with a page for each name in `pages` (`players_page` …),
    and a key `next` at the end of its `column`."""

    model: Any = ObjectProperty(None, allownone=True)
    wide = BooleanProperty(False)
    pages: type[StrEnum]

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._leaves = {page: self.ids[f"{page}_page"].__self__ for page in self.pages}
        self._next = self.ids.next.__self__
        self.ids.desk.clear_widgets()

    def lay(self, page: Widget, *, last: bool) -> None:
        """Put a page on the desk; after the last there is no next."""
        if self.ids.desk.children != [page]:
            self.ids.desk.clear_widgets()
            self.ids.desk.add_widget(page)
        self.ids.column.remove_widget(self._next)
        if not last:
            self.ids.column.add_widget(self._next)

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

    def back(self) -> None:
        App.get_running_app().show("rules")
