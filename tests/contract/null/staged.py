"""The null game's screens: words and keys, made by hand."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.screenmanager import Screen
from kivy.uix.widget import Widget

from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets.controls import Key, Words
from skyliners.app.widgets.holdkey import HoldKey
from skyliners.app.widgets.sheet import Sheet
from skyliners.match.sitting import Sitting
from tests.contract.null import rules, shown
from tests.contract.null.rules import Action, Add, Pass, Roll, View

OPENING, TURN, FLAT, ENDING, LESSON = "opening", "turn", "turn", "ending", "lesson"


def _key(text: str, pressed: Callable[[], object], kind: type[Key] = Key) -> Key:
    key = kind(text=text)
    event = "on_held" if kind is HoldKey else "on_release"
    key.bind(**{event: lambda *_: pressed()})
    return key


class Listed(ModelScreen):
    """What there is to say, and below it what there is to press."""

    def lay(self, text: str, *keys: Widget) -> None:
        self.clear_widgets()
        column = BoxLayout(orientation="vertical")
        for widget in (Words(text=text), *keys):
            column.add_widget(widget)
        self.add_widget(column)


class Opening(Listed):
    awake = asks = True

    def deal(self, sitting: Sitting) -> None:
        names = " and ".join(seat.name for seat in sitting.match.table.seats)
        self.lay(f"Numbers for {names}", _key("Next", App.get_running_app().pass_on))


class Number(Sheet):
    """Somebody's number, and what they may add to it."""


def _number(view: View, add: Callable[[int], None] | None = None) -> Number:
    sheet = Number(model=view.hand.number)
    column = BoxLayout(orientation="vertical")
    column.add_widget(Words(text=f"Number {view.hand.number}+{view.hand.added}"))
    for number in rules.ADDED if add is not None else ():
        assert add is not None
        column.add_widget(_key(f"Add {number}", partial(add, number)))
    column.add_widget(_key("Close", lambda: sheet.dispatch("on_close")))
    sheet.add_widget(column)
    return sheet


class Turn(Listed):
    awake = at_table = asks = True
    draft: Any = None

    @property
    def sitting(self) -> Sitting:
        sitting: Sitting = App.get_running_app().sitting
        return sitting

    def sit(self) -> None:
        self.look_again()

    def watch(self, action: Action | None = None) -> None:
        del action
        self.look_again()

    def look_again(self) -> None:
        match = self.sitting.match
        assert match.acting is not None
        keys = [
            _key(shown.to_do(match.table, action), partial(self.act, action))
            for action in (Roll(), Pass())
            if rules.refusal(match.table, action) is None and not match.turn_done
        ]
        if rules.refusal(match.table, Add(0)) is None and not match.turn_done:
            keys.append(_key("Add", self.add))
        if match.can_undo:
            keys.append(_key("Undo", self.undo))
        if match.turn_done:
            keys.append(_key("End turn", self.end, HoldKey))
        keys.append(_key("Look", self.look))
        keys.append(_key("Menu", App.get_running_app().lifecycle.open_menu))
        self.lay(f"{match.table.seats[match.acting].name} acts", *keys)

    def _open(self, sheet_of: Callable[[View], Sheet]) -> None:
        App.get_running_app().curtains.open(self.sitting, sheet_of, "hold")

    def look(self) -> None:
        self._open(_number)

    def add(self) -> None:
        def add(number: int) -> None:
            self.act(Add(number))
            App.get_running_app().curtains.clear()

        self._open(lambda view: _number(view, add))

    def act(self, action: Action) -> None:
        self.sitting.play(action)
        self.look_again()

    def undo(self) -> None:
        self.sitting.undo()
        self.look_again()

    def end(self) -> None:
        self.sitting.end_turn()
        App.get_running_app().pass_on()


class Ending(Listed):
    given = ("told", "first_time")
    told: Any = None
    first_time = False

    def score(self, sitting: Sitting) -> None:
        self.tell(sitting.match.table, sitting.match.sheet(), first_time=True)

    def tell(self, table: Any, sheet: Any, *, first_time: bool = False) -> None:
        self.told, self.first_time = (table, sheet), first_time
        self.look_again()

    def look_again(self) -> None:
        totals = " : ".join(str(total.total) for total in self.told[1].totals)
        self.lay(f"It ended {totals}", _key("Results", self.results))

    def results(self) -> None:
        app = App.get_running_app()
        if self.first_time:
            app.show("results").look_at(app.sitting.game)
        else:
            app.back()


class Lesson(Listed):
    def on_pre_enter(self) -> None:
        self.lay("Add, then roll or pass.", _key("Back", self.back))


SCREENS: dict[str, Callable[[], type[Screen]]] = {
    OPENING: lambda: Opening,
    TURN: lambda: Turn,
    ENDING: lambda: Ending,
    LESSON: lambda: Lesson,
}


class Ornament(Widget):
    seen = BooleanProperty(False)
    table = ObjectProperty(None, allownone=True)


class Caption(Words):
    picture = ObjectProperty(None, allownone=True)
    caption = StringProperty("")


class Results:
    panels: Sequence[Widget] = ()

    def __init__(self) -> None:
        self.board = Words(fits=True, halign="center")

    def show(self, _: Any, sheet: Any) -> None:
        self.board.text = " : ".join(str(total.total) for total in sheet.totals)


class Replayed:
    panels: Sequence[Widget] = ()
    keys: Sequence[Widget] = ()

    def __init__(self) -> None:
        self.board = Words()

    def show(self, board: str) -> None:
        self.board.text = board


def ornament() -> Widget:
    return Ornament()


def picture_view() -> Widget:
    return Caption()


def board_from_above() -> Widget:
    return Widget()


def show_scored(key: int) -> None:
    raise NotImplementedError("nobody scores it on a table")


def results_parts() -> Results:
    return Results()


def replay_parts() -> Replayed:
    return Replayed()
