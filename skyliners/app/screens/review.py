"""The coach's review of a finished game. It is thought over between frames, can be left
at any time and is gone on with when somebody comes back."""

from typing import Any

from kivy.app import App
from kivy.factory import Factory
from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.front import Pressable
from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.thinking import Thinking
from skyliners.app.widgets import (  # noqa: F401  # named in kv
    arrangement,
    badge,
    chart,
    controls,
)
from skyliners.bots.games import bots_of
from skyliners.bots.review import Review
from skyliners.match.play import on_record
from skyliners.match.replay import ends, moves
from skyliners.match.shelf.saves import SavedGame
from skyliners.present.review import (
    Balance,
    ReviewModel,
    TurningPoint,
    review_model,
)

load_kv("screens/review")

_A_FRAME = 0.02  # seconds of thinking: nothing moves here but the progress


class BalanceLine(BoxLayout):
    """One player's account: how their lead came about, and what they gave away."""

    balance: Balance | None = ObjectProperty(None, allownone=True)

    def on_kv_post(self, _: object) -> None:
        for part in self.balance.parts if self.balance else ():
            cell = Factory.PartCell()
            cell.part = part
            self.ids.parts.add_widget(cell)


class TurningLine(Pressable, BoxLayout):
    """A turning point, to be looked at in the replay."""

    point: TurningPoint | None = ObjectProperty(None, allownone=True)


class ReviewScreen(ModelScreen):
    awake = True
    given = ("game",)
    model: ReviewModel | None = ObjectProperty(None, allownone=True)
    game: SavedGame
    _thinking: Thinking[Review] | None = None

    def look_at(self, game: SavedGame) -> None:
        self.game = game
        begun = self._reviews.get(game.key, Review(()))
        self._show(begun)
        self.ids.scroll.scroll_y = 1
        if self.model is not None and not self.model.done:
            bots = bots_of(game.match.game.ID)
            record = on_record(game.match)
            slices = bots.review_slices([*moves(record)], begun=begun, ends=ends(record))
            self._thinking = Thinking(
                slices, self._show, a_frame=_A_FRAME, so_far=self._show
            )

    def look_again(self) -> None:
        self.look_at(self.game)

    @property
    def _reviews(self) -> dict[int, Review]:
        reviews: dict[int, Review] = App.get_running_app().reviews
        return reviews

    def _show(self, review: Review) -> None:
        match = self.game.match
        if self.model is None or self._reviews.get(self.game.key) is not review:
            self.model = review_model(match.game.ID, match.table, review)
        if review.judged:
            self._reviews[self.game.key] = review

    def on_model(self, *_: object) -> None:
        if self.model is None or (not self.model.done and not self.ids.turning.children):
            return
        self._fill(self.ids.balances, BalanceLine, "balance", self.model.balances)
        self._fill(self.ids.turning, TurningLine, "point", self.model.turning_points)
        for line in self.ids.turning.children:
            line.bind(on_release=lambda line: self.open(line.point.place))

    @staticmethod
    def _fill(box: Any, kind: type, name: str, entries: tuple[Any, ...]) -> None:
        box.clear_widgets()
        for entry in entries:
            box.add_widget(kind(**{name: entry}))

    # Intents

    def open(self, place: int = 0) -> None:
        """The replay, with the coach's word on every action."""
        replay = App.get_running_app().go("replay")
        replay.look_at(self.game)
        replay.slide(place)

    def on_leave(self) -> None:
        if self._thinking is not None:
            self._thinking.stop()
            self._thinking = None
