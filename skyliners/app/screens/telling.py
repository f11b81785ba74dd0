"""How a game ended, told step by step: everybody can step back, skip, and ask why. What a
step looks like and sounds like is its game's own."""

from typing import Any

from kivy.app import App
from kivy.clock import Clock

from skyliners.app.device import speech
from skyliners.app.screens.screen import ModelScreen
from skyliners.match.sitting import Sitting
from skyliners.present.keys import TELLING
from skyliners.present.leaving import leave_the_scoring
from skyliners.present.pace import seconds


class TellingScreen(ModelScreen):
    keys_told = TELLING
    awake = True
    given = ("table", "ceremony", "asked", "first_time")
    table: Any
    ceremony: Any  # a `Telling`
    playing = False
    asked = False
    first_time = False  # nobody has been told the end before

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._next = Clock.create_trigger(self._play_on, 1)

    # The game's own

    def steps(self, table: Any, sheet: Any) -> Any:
        """How it is told."""
        raise NotImplementedError

    def show_step(self, moved: int) -> None:
        """The step we are at, so many after the last one that was shown."""
        raise NotImplementedError

    # The telling

    def score(self, sitting: Sitting) -> None:
        """The game is over: tell how it ended, from the beginning."""
        self.tell(sitting.match.table, sitting.match.sheet(), first_time=True)

    def tell(self, table: Any, sheet: Any, *, first_time: bool = False) -> None:
        """Tell how any game ended; then back, or the first time to its results."""
        self.table = table
        self.ceremony = self.steps(table, sheet)
        self.first_time = first_time
        self.asked = False
        self.playing = self._pace > 0
        self._show(moved=0)

    def look_again(self) -> None:
        self._show(moved=0)

    @property
    def _pace(self) -> float:
        return seconds(1.0, App.get_running_app().settings.animation)

    def _pause(self) -> None:
        self.playing = False
        self._next.cancel()

    def _play_on(self, *_: object) -> None:
        if self.playing:
            self._go(self.ceremony.forward())

    def _go(self, there: Any) -> None:
        moved = there.cursor - self.ceremony.cursor
        self.ceremony = there
        if moved:
            self._show(moved)

    def _show(self, moved: int) -> None:
        if self.ceremony.at_end:
            self.playing = False
        self.show_step(moved)
        self._next.cancel()
        if self.playing:
            self._next.timeout = self.ceremony.step.beat * (self._pace or 1.0)
            self._next()

    # Intents

    def forward(self) -> None:
        self._pause()
        self._go(self.ceremony.forward())

    def step_back(self) -> None:
        self._pause()
        self._go(self.ceremony.back())

    def skip(self) -> None:
        """To the end of the telling; from there to the results."""
        if self.ceremony.at_end and self.first_time:
            app = App.get_running_app()
            app.show("results").look_at(app.sitting.game)
        elif self.ceremony.at_end:
            super().back()
        else:
            self._pause()
            self._go(self.ceremony.skip())

    def play(self) -> None:
        """Go on by itself, or stop doing so; at the end, once more from the start."""
        self.playing = not self.playing
        if self.playing and self.ceremony.at_end:
            self.ceremony = self.ceremony.to(0)
        self._show(moved=0)

    def rematch(self) -> None:
        app = App.get_running_app()
        app.rematch(app.sitting.match)

    def ask(self) -> None:
        """Why? Whoever reads the answer wants the telling to wait."""
        self.asked = not self.asked
        if self.asked:
            self._pause()
        self._show(moved=0)

    def menu(self) -> None:
        """What can be looked up meanwhile; where this was only looked at again, back."""
        if self.first_time:
            self._pause()
            self._show(moved=0)
            App.get_running_app().lifecycle.open_menu()
        else:
            self.back()

    def back(self) -> None:
        """Away from here. Who is asked whether they mean it finds the telling waiting."""
        app = App.get_running_app()
        if self.first_time and not self.ceremony.at_end:
            self._pause()
            self._show(moved=0)
            app.lifecycle.ask(leave_the_scoring(), app.leave_table)
        elif self.first_time:
            app.leave_table()
        else:
            super().back()

    def on_leave(self) -> None:
        speech.hush()
        self._pause()

    # Keyboard

    def press(self, key: str, _: object) -> bool:
        intent = {
            "right": self.forward,
            "left": self.step_back,
            "space": self.play,
            "end": self.skip,
            "enter": self.skip if self.ceremony.at_end else self.forward,
            "w": self.ask,
        }.get(key)
        if intent is not None:
            intent()
        return intent is not None
