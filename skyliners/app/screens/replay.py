"""A finished game looked at again, action by action, with all cards open."""

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from skyliners.app.game import ReplayParts
from skyliners.app.games import staged
from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import arrangement, badge, scrubber  # noqa: F401  # named in kv
from skyliners.match.play import on_record
from skyliners.match.replay import Replay, replay
from skyliners.match.shelf.saves import SavedGame
from skyliners.present.pace import seconds
from skyliners.present.replay import ReplayModel, replay_model, with_review

load_kv("screens/replay")

_BEAT = 1.3  # seconds an action is looked at


class ReplayScreen(ModelScreen):
    awake = True
    given = ("game", "replay")
    model: ReplayModel | None = ObjectProperty(None, allownone=True)
    game: SavedGame
    replay: Replay
    playing = False
    _parts: ReplayParts | None = None
    _laid: tuple[Widget, ...] = ()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._next = Clock.create_trigger(self._play_on, _BEAT)

    def look_at(self, game: SavedGame) -> None:
        self.game = game
        self.replay = replay(on_record(game.match))
        self.playing = False
        self._lay_out()
        self._show(following=False)

    def look_again(self) -> None:
        self._lay_out()
        self._show(following=False)

    def _lay_out(self) -> None:
        """The game's own parts in their places."""
        for part in self._laid:
            part.parent.remove_widget(part)
        parts = staged(self.game.match.game.ID).replay_parts()
        self.ids.board.add_widget(parts.board)
        for key in parts.keys:
            self.ids.bar.add_widget(key)
        pane = self.ids.pane
        for panel in reversed(parts.panels):
            pane.add_widget(panel, index=len(pane.children))
        pane.spring = len(parts.panels)
        self._parts, self._laid = parts, (parts.board, *parts.panels, *parts.keys)

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
        self._show(following=False)

    def turning_point(self, place: int | None) -> None:
        if place is not None:
            self.slide(place)

    def _reviewed(self, model: ReplayModel) -> ReplayModel:
        """With what the coach thinks of it, if it was asked in this sitting."""
        review = App.get_running_app().reviews.get(self.game.key)
        if review is None:
            return model
        from skyliners.present.review import judgement, places  # noqa: PLC0415  # rare

        match = self.game.match
        said = judgement(match.game.ID, match.table, review, model.cursor)
        return with_review(model, said, places(review))

    def _play_on(self, *_: object) -> None:
        if self.playing:
            self._go(self.replay.step())

    def _go(self, there: Replay) -> None:
        following = there.cursor == self.replay.cursor + 1
        self.replay = there
        self._show(following=following)

    def _show(self, *, following: bool) -> None:
        app = App.get_running_app()
        pace = seconds(1.0, app.settings.animation)
        self.playing = self.playing and not self.replay.at_end
        game = self.game.match.game.ID
        model = replay_model(game, self.replay, playing=self.playing, following=following)
        self.model = self._reviewed(model)
        assert self._parts is not None
        self._parts.show(self.model.board)
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
