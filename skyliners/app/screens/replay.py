"""A finished game looked at again, action by action, with all cards open."""

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import ObjectProperty

from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.skyliners.widgets import skyline  # noqa: F401  # named in kv
from skyliners.app.widgets import arrangement, badge, city, scrubber  # noqa: F401  # named in kv
from skyliners.match.play import on_record
from skyliners.match.replay import Replay, replay
from skyliners.match.shelf.saves import SavedGame
from skyliners.present.pace import seconds
from skyliners.present.skyliners.replay import ReplayModel, replay_model, with_review
from skyliners.rules.skyliners.city import Side

load_kv("screens/replay")

_BEAT, _TURN_SECONDS, _LAND_SECONDS = 1.3, 0.7, 0.4


class ReplayScreen(ModelScreen):
    awake = True
    given = ("game", "replay")
    model: ReplayModel | None = ObjectProperty(None, allownone=True)
    game: SavedGame
    replay: Replay
    playing = False
    _side: Side | None = None  # where the city is turned to, or turning

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._next = Clock.create_trigger(self._play_on, _BEAT)

    def look_at(self, game: SavedGame) -> None:
        self.game = game
        self.replay = replay(on_record(game.match))
        self.playing = False
        self._side = None
        self._show(landing=False)

    def look_again(self) -> None:
        self._show(landing=False)

    # Intents

    def step(self, by: int) -> None:
        self.playing = False
        self._go(self.replay.step(by))

    def slide(self, cursor: int) -> None:
        self.playing = False
        self._go(self.replay.to(cursor))

    def play(self) -> None:
        self.playing = not self.playing
        if self.playing and self.replay.at_end:
            self.replay = self.replay.to(0)
        self._show(landing=False)

    def turn_city(self, quarter: int) -> None:
        pace = seconds(1.0, App.get_running_app().settings.animation)
        self.ids.city.quarter(quarter, _TURN_SECONDS * pace)

    def turning_point(self, place: int | None) -> None:
        if place is not None:
            self.slide(place)

    def _reviewed(self, model: ReplayModel) -> ReplayModel:
        """With what the coach thinks of it, if it was asked in this sitting."""
        review = App.get_running_app().reviews.get(self.game.key)
        if review is None:
            return model
        from skyliners.present.skyliners.review import judgement, places  # noqa: PLC0415  # rare

        return with_review(model, judgement(review, model.cursor), places(review))

    def _play_on(self, *_: object) -> None:
        if self.playing:
            self._go(self.replay.step())

    def _go(self, there: Replay) -> None:
        landing = there.cursor == self.replay.cursor + 1
        self.replay = there
        self._show(landing=landing)

    def _show(self, *, landing: bool) -> None:
        app = App.get_running_app()
        pace = seconds(1.0, app.settings.animation)
        self.playing = self.playing and not self.replay.at_end
        self.model = self._reviewed(replay_model(self.replay, playing=self.playing))
        falling = self.model.falling if landing and pace else None
        shown = self.ids.city
        marks = self.model.marks._replace(falling=falling)
        shown.show(self.model.table, marks)
        if falling is not None:
            shown.land(_LAND_SECONDS * pace)
        if self.model.side is not self._side:
            self._side = self.model.side
            shown.look_from(self._side, _TURN_SECONDS * pace if landing else 0)
        self._next.cancel()
        if self.playing:
            self._next.timeout = _BEAT * (pace or 1.0)
            self._next()

    def on_leave(self) -> None:
        self.playing = False
        self._next.cancel()

    # Keyboard

    def press(self, key: str, _: object) -> bool:
        if key == "space":
            self.play()
        elif key in _KEYS:
            self.step(_KEYS[key])
        else:
            return False
        return True


_EVER = 1_000  # more actions than any game has
_KEYS = {"left": -1, "right": 1, "home": -_EVER, "end": _EVER}
