"""The scoring: cards opened one by one, objects lighting up, antennas landing, gulls
moving ahead. Everybody can step back, skip, and ask why."""

from collections.abc import Callable
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.properties import ObjectProperty

from skyliners.app.device import speech
from skyliners.app.device.sound import play
from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.skyliners.widgets import gull, plancard, skyline, track  # noqa: F401  # named in kv
from skyliners.app.widgets import arrangement, blocks  # noqa: F401  # named in kv
from skyliners.match.sitting import Sitting
from skyliners.present.leaving import leave_the_scoring
from skyliners.present.pace import seconds
from skyliners.present.skyliners.ceremony import ceremony
from skyliners.present.skyliners.scoring import ScoringModel, scoring_model
from skyliners.present.skyliners.steps import Ceremony, Kind
from skyliners.present.sounds import Sound
from skyliners.present.theme import PLAYER
from skyliners.rules.skyliners.scoring import ScoreSheet
from skyliners.rules.skyliners.table import Table

load_kv("skyliners/scoring")

Then = Callable[[], object]

_FLY_SECONDS, _CARD_SECONDS = 0.6, 0.45
_FLOCK_SECONDS = 6.0
_HEARD = {
    Kind.OPEN: Sound.CARD,
    Kind.SEEN: Sound.POINT,
    Kind.ANTENNA: Sound.ANTENNA,
    Kind.SURPLUS: Sound.POINT,
    Kind.SKYSCRAPER: Sound.CARD,
    Kind.WINNER: Sound.WINNER,
}
# Said aloud, for those who listen, while it goes on by itself: what takes long enough.
_SAID = frozenset(Kind) - {Kind.SEEN, Kind.ANTENNA, Kind.TAKEN}


class ScoringScreen(ModelScreen):
    awake = True
    given = ("table", "ceremony", "asked", "first_time")
    model: ScoringModel | None = ObjectProperty(None, allownone=True)
    table: Table
    ceremony: Ceremony
    playing = False
    asked = False
    first_time = False  # nobody has been told the end before

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._next = Clock.create_trigger(self._play_on, 1)

    def score(self, sitting: Sitting) -> None:
        """The game is over: tell how it ended, from the beginning."""
        self.tell(sitting.match.table, sitting.match.sheet(), first_time=True)

    def tell(self, table: Table, sheet: ScoreSheet, *, first_time: bool = False) -> None:
        """Tell how any game ended; then back, or the first time to its results."""
        self.table = table
        self.ceremony = ceremony(table, sheet)
        self.first_time = first_time
        self.asked = False
        self.playing = self._pace > 0
        self.ids.track.lanes = ()
        self._show(moved=0)

    def look_again(self) -> None:
        self._show(moved=0)

    @property
    def _pace(self) -> float:
        return seconds(1.0, App.get_running_app().settings.animation)

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

    def ask(self) -> None:
        """Why? Whoever reads the answer wants the telling to wait."""
        self.asked = not self.asked
        if self.asked:
            self._pause()
        self._show(moved=0)

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

    # The telling

    def _pause(self) -> None:
        self.playing = False
        self._next.cancel()

    def _play_on(self, *_: object) -> None:
        if self.playing:
            self._go(self.ceremony.forward())

    def _go(self, there: Ceremony) -> None:
        moved = there.cursor - self.ceremony.cursor
        self.ceremony = there
        if moved:
            self._show(moved)

    def _show(self, moved: int) -> None:
        if self.ceremony.at_end:
            self.playing = False
        self.model = scoring_model(
            self.table,
            self.ceremony,
            playing=self.playing,
            asked=self.asked,
            forward=moved > 0,
        )
        step, pace = self.ceremony.step, self._pace
        shown = self.ids
        shown.track.length = self.model.length
        shown.track.seconds = _FLY_SECONDS * pace
        shown.track.lanes = step.track
        if moved > 0 and step.kind in _HEARD:
            play(_HEARD[step.kind])
        if moved and (step.kind in _SAID or not self.playing):
            speech.say(step.text)
        if moved > 0 and pace:
            if step.kind is Kind.OPEN:
                shown.card.turn_over(_CARD_SECONDS * pace)
            if step.kind is Kind.WINNER:
                self._celebrate()
        self._next.cancel()
        if self.playing:
            self._next.timeout = step.beat * (pace or 1.0)
            self._next()

    def _celebrate(self) -> None:
        flock = self.ids.flock
        flock.release([PLAYER[lane.color] for lane in self.ceremony.step.track if lane.won])
        Animation.cancel_all(flock, "time")
        Animation(time=1.0, d=_FLOCK_SECONDS).start(flock)

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
