"""Before a patience: a grade and a number, the deal of the day, or the game that was left.
The cards are found between frames, so that all keeps moving."""

from collections.abc import Sequence
from datetime import date
from random import Random
from typing import Any

from kivy.app import App
from kivy.properties import ObjectProperty

from skyliners.app.look import load_kv
from skyliners.app.patience.widgets import goonkey  # noqa: F401  # named in kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.thinking import Thinking
from skyliners.app.widgets import arrangement, choices, field, pages  # noqa: F401  # in kv
from skyliners.bots.patience.deals import Deal, Grade, of_the_day, slices
from skyliners.match.kept import keep, kept
from skyliners.match.patience.dealt import begun, deal_of
from skyliners.match.shelf.saves import SavedGame, running
from skyliners.match.shelf.trouble import ShelfError
from skyliners.present.patience.opening import (
    DRAWN,
    Going,
    OpeningModel,
    Wish,
    opening_model,
    written,
)
from skyliners.rules.deck import Card
from skyliners.rules.patience.game import ID

load_kv("patience/opening")

_KEPT = "patience"  # the grade somebody chose last


class PatienceOpeningScreen(ModelScreen):
    keeps = ("wish",)
    model: OpeningModel | None = ObjectProperty(None, allownone=True)
    wish: Wish | None = None
    _dealing: Deal | None = None
    _thinking: Thinking[Any] | None = None

    def on_pre_enter(self) -> None:
        self.wish = self.wish or Wish(self._last_grade())
        self.look_again()

    def on_leave(self) -> None:
        self._stop()

    def look_again(self) -> None:
        self._refresh()

    def _last_grade(self) -> Grade:
        found = kept(App.get_running_app().folder, _KEPT)
        return Grade(found) if found in tuple(Grade) else Grade.EASY

    def _refresh(self) -> None:
        game = self._left()
        going = None
        if game is not None:
            going = Going(deal_of(game.extras), game.match.table.moves)
        self.model = opening_model(
            self.wish or Wish(), _today(), going, dealing=self._dealing
        )

    def _left(self) -> SavedGame | None:
        """The patience last played that is not over."""
        try:
            entries, _end = running(App.get_running_app().shelf, limit=1, game=ID)
        except ShelfError:
            return None
        return entries[0].game if entries else None

    # Intents

    def choose_grade(self, grade: Grade) -> None:
        assert self.wish is not None
        self.wish = self.wish._replace(grade=grade)
        keep(App.get_running_app().folder, _KEPT, grade.value)
        self._refresh()

    def write_number(self, text: str) -> None:
        assert self.wish is not None
        self.wish = self.wish._replace(number=written(text))
        self._refresh()

    def start(self) -> None:
        """The deal that is chosen, or any of its grade."""
        if self.model is None or self.wish is None or not self.model.can_start:
            return
        self.deal(self.wish.deal or Deal(self.wish.grade, Random().randint(1, DRAWN)))

    def start_day(self) -> None:
        self.deal(of_the_day(_today()))

    def go_on(self) -> None:
        game = self._left()  # it was not kept here: it holds what lies face down
        if game is not None:
            App.get_running_app().resume(game)

    def deal(self, deal: Deal) -> None:
        """Find its cards, and begin."""
        self._stop()
        self._dealing = deal
        self._thinking = Thinking(slices(deal), self._dealt)
        self._refresh()

    def _dealt(self, cards: Sequence[Card] | None) -> None:
        deal, self._dealing, self._thinking = self._dealing, None, None
        assert cards is not None
        assert deal is not None
        self.wish = Wish(deal.grade)
        App.get_running_app().resume(begun(deal, cards))

    def _stop(self) -> None:
        self._dealing = None
        if self._thinking is not None:
            self._thinking.stop()
            self._thinking = None

    # Keyboard

    def press(self, key: str, _: object) -> bool:
        intent = {"enter": self.start, "d": self.start_day, "c": self.go_on}.get(key)
        if intent is not None:
            intent()
        return intent is not None


def _today() -> date:
    return date.today()  # noqa: DTZ011  # the player's own day
