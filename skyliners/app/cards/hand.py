"""A player's own cards, on a sheet for their eyes only: chosen from and exchanged there."""

from collections.abc import Callable
from typing import Any

from kivy.app import App

from skyliners.app.cards.choosing import Choosing
from skyliners.app.cards.widgets import board  # noqa: F401  # named in kv
from skyliners.app.look import load_kv
from skyliners.app.widgets.sheet import Sheet
from skyliners.rules.cards.view import View

load_kv("cards/hand")


class CardsSheet(Sheet):
    def __init__(self, end_turn: Callable[[], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._end_turn = end_turn
        self._choosing = Choosing(self._view, self._show)
        self._choosing.look()
        self._show()

    @staticmethod
    def _view() -> View:
        view: View = App.get_running_app().sitting.match.view()
        return view

    def _show(self) -> None:
        self.model = self._choosing.model()

    def choose(self, place: int) -> None:
        self._choosing.tap(place)

    def undo(self) -> None:
        if self.model is not None and self.model.can_undo:
            self._choosing.undo()

    def ask(self) -> None:
        if self.model is not None and self.model.can_ask:
            self._choosing.ask()

    def end(self) -> None:
        """Held long enough: the exchange, or the end of the turn."""
        if App.get_running_app().sitting.match.turn_done:
            self._end_turn()
        else:
            self._choosing.exchange()

    def ask_task(self, place: int) -> None:
        self._choosing.ask_task(place)

    def put_away(self) -> None:
        super().put_away()
        self._choosing.silence()
        self.model = None

    def press(self, key: str, held: list[str]) -> bool:
        if key == "z" and "ctrl" in held:
            self.undo()
        elif key == "h":
            self.ask()
        elif key == "enter":
            self.ids.table.desk.end.push(key)
        else:
            return self._choosing.press(key)
        return True


def held_up(end_turn: Callable[[], None]) -> Callable[[View], CardsSheet]:
    """The sheet of whoever is revealed."""
    return lambda _view: CardsSheet(end_turn)
