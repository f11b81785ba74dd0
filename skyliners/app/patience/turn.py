"""A patience being played: the cards in their rows. It shows a model and passes intents on;
what a touch means is decided by the pure side. The solver looks ahead between frames, so
that a hint is there when it is asked for, and nobody plays on in vain unknowingly."""

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import ObjectProperty

from skyliners.app.device.sound import play
from skyliners.app.look import load_kv
from skyliners.app.patience.widgets import keys, rows, sparks  # noqa: F401  # named in kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.thinking import Thinking
from skyliners.app.widgets import arrangement, frame  # noqa: F401  # named in kv
from skyliners.bots.patience.outlook import Outlook, outlook
from skyliners.match.patience.dealt import deal_of, places, seconds_of
from skyliners.match.sitting import Sitting
from skyliners.present.pace import seconds
from skyliners.present.patience.draft import (
    ARROWS,
    Draft,
    Meant,
    drag,
    drop,
    hinted,
    press_arrow,
    press_enter,
    tap,
)
from skyliners.present.patience.keys import TURN
from skyliners.present.patience.picture import about
from skyliners.present.patience.turn import Around, Hint, TurnModel, turn_model
from skyliners.present.sounds import Sound
from skyliners.present.texts import said
from skyliners.rules.patience.pieces import Move
from skyliners.rules.patience.table import Table

load_kv("patience/turn")

_AHEAD = 0.005  # seconds a frame for the solver
_STEP = 0.32  # seconds between cards that are put in order by themselves
_DESIGN, _ALL = 1.1, 2.2  # seconds of celebration


class PatienceTurnScreen(ModelScreen):
    keeps = ("draft",)
    awake = at_table = True
    keys_told = TURN
    model: TurnModel | None = ObjectProperty(None, allownone=True)
    draft = Draft()
    _thinking: Thinking[Any] | None = None

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._outlook, self._hint = Outlook(), Hint()
        self._seconds = 0
        self._tick = Clock.create_trigger(self._second, 1, interval=True)
        self._next = Clock.create_trigger(self._play_on, _STEP)
        self._end = Clock.create_trigger(self._leave_solved, 1)
        self._finishing = False

    @property
    def sitting(self) -> Sitting:
        """The game belongs to the app; a widget never holds on to it."""
        sitting: Sitting = App.get_running_app().sitting
        return sitting

    @property
    def _table(self) -> Table:
        table: Table = self.sitting.match.table
        return table

    @property
    def _pace(self) -> float:
        return seconds(1.0, App.get_running_app().settings.animation)

    def sit(self) -> None:
        """Whoever plays takes it up where it was left."""
        self.draft, self._outlook = Draft(), Outlook()
        self.look_again()

    def look_again(self) -> None:
        self._seconds = seconds_of(self.sitting.game.extras) or 0
        self._look_ahead()
        self.refresh()
        self._tick()

    def refresh(self) -> None:
        match, trouble = self.sitting.match, self.sitting.trouble
        around = Around(
            deal=deal_of(self.sitting.game.extras),
            seconds=self._seconds,
            outlook=self._outlook,
            hint=self._hint,
            can_undo=match.can_undo and not match.over,
            trouble=said(trouble.trouble) if trouble else "",
        )
        self.model = turn_model(self._table, self.draft, around)

    # Time

    def on_enter(self) -> None:
        self._tick()

    def on_leave(self) -> None:
        self._stop()
        self._tick.cancel()
        self._end.cancel()
        sitting = App.get_running_app().sitting
        if sitting is not None and self.model is not None and not sitting.match.over:
            sitting.note(seconds=self._seconds)
            sitting.keep()

    def _second(self, _: float) -> None:
        """Time passes only for whoever looks at this game."""
        if App.get_running_app().screens.current_screen is not self:
            self._tick.cancel()
        elif not self.sitting.match.over:
            self._seconds += 1
            self.refresh()

    def _stop(self) -> None:
        """Nothing goes on by itself any more."""
        self._next.cancel()
        self._finishing = False
        self._hint = Hint()
        if self._thinking is not None:
            self._thinking.stop()
            self._thinking = None

    # The solver

    def _look_ahead(self) -> None:
        if self._thinking is not None:
            self._thinking.stop()
            self._thinking = None
        match = self.sitting.match
        if not self._outlook.known and not match.table.over:
            slices = outlook(places(match))
            self._thinking = Thinking(slices, self._looked_ahead, a_frame=_AHEAD)

    def _looked_ahead(self, found: Outlook) -> None:
        self._thinking = None
        self._outlook = found
        if self._hint.asked:
            self._advise()
        self.refresh()

    def _advise(self) -> None:
        way = self._outlook.way
        self._hint = Hint(given=bool(way), unknown=not self._outlook.known)
        self.draft = hinted(way[0]) if way else Draft()

    # Intents

    def tap(self, row: int, card: int | None) -> None:
        self._mean(tap(self.draft, self._table, row, card))

    def drag(self, row: int, card: int) -> None:
        self._mean(Meant(drag(self._table, row, card)))

    def drop(self, row: int | None) -> None:
        self._mean(drop(self.draft, self._table, row))

    def _mean(self, meant: Meant) -> None:
        self._next.cancel()
        self._finishing = False
        self._hint = Hint()
        self.draft = meant.draft
        if meant.move is not None:
            self._do(meant.move)
            return
        self.refresh()
        if meant.draft.refused is not None:
            play(Sound.REFUSAL)

    def _do(self, move: Move) -> None:
        complete = len(self._table.gone)
        self.sitting.note(seconds=self._seconds)
        self.sitting.play(move)
        table = self._table
        if table.over:
            self.sitting.end_turn()  # from now on it is a finished game
        self._outlook = Outlook() if table.over else self._outlook.after(move)
        self._look_ahead()
        self.refresh()
        done = len(table.gone) > complete
        play(Sound.WINNER if table.over else Sound.POINT if done else Sound.CARD)
        if done:
            self._celebrate(table)

    def _celebrate(self, table: Table) -> None:
        lasts = _ALL if table.over else _DESIGN
        designs = "".join(table.gone) if table.over else table.gone[-1]
        self.ids.sparks.release(designs, lasts * self._pace)
        if table.over:
            self._tick.cancel()
            self._end.timeout = lasts * self._pace
            self._end()

    def _leave_solved(self, *_: object) -> None:
        App.get_running_app().pass_on()

    def undo(self) -> None:
        if self.model is not None and self.model.can_undo:
            self._take_back(self._table.moves - 1)

    def way_back(self) -> None:
        """To the last place from which there was a way."""
        turning = self._outlook.turning
        if turning is not None and self.model is not None and self.model.way_back:
            self._take_back(turning)

    def _take_back(self, moves: int) -> None:
        self._stop()
        self.sitting.note(seconds=self._seconds)
        while self._table.moves > moves:
            self.sitting.undo()
        play(Sound.UNDO)
        self.draft, self._outlook = Draft(), self._outlook.back_at(moves)
        self._look_ahead()
        self.refresh()

    def ask(self) -> None:
        """The solver's next move; once it is shown, it is done with a tap."""
        if self.model is None or not self.model.can_ask:
            return
        if self._hint.given and self.draft.picked is not None:
            self._mean(drop(self.draft, self._table, self.draft.aim))
            return
        if self._thinking is None:
            self._advise()
        else:
            self._hint = Hint(asked=True)
        self.refresh()

    def finish(self) -> None:
        """All lies open: the rest goes by itself."""
        if self.model is not None and self.model.finish:
            self._finishing = True
            self._play_on()

    def _play_on(self, *_: object) -> None:
        """Card by card, or without movement all at once."""
        while self._finishing and self._outlook.way:
            self.draft, self._hint = Draft(), Hint()
            self._do(self._outlook.way[0])
            if self._pace and self._outlook.way:
                self._next.timeout = _STEP * self._pace
                self._next()
                return
        self._finishing = False

    def why(self) -> None:
        """The rule behind a refusal, with this very table."""
        if self.model is not None and self.model.rule is not None:
            App.get_running_app().read(about(self.model.rule, self.model.board))

    def menu(self) -> None:
        App.get_running_app().lifecycle.open_menu()

    def back(self) -> None:
        """It is on the shelf, and goes on whenever one likes: nobody has to be asked."""
        App.get_running_app().leave_table()

    # Keyboard

    def press(self, name: str, held: list[str]) -> bool:
        if name == "z" and "ctrl" in held:
            self.undo()
        elif name in ARROWS:
            self._mean(Meant(press_arrow(self.draft, self._table, name)))
        elif name == "enter":
            self._mean(press_enter(self.draft, self._table))
        elif name in _KEYS:
            getattr(self, _KEYS[name])()
        else:
            return False
        return True


_KEYS = {"u": "undo", "h": "ask", "f": "finish", "b": "way_back"}
