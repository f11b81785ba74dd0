"""Hands of real cards, entered page by page and scored."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.gridlayout import GridLayout

from skyliners.app.cards import results  # noqa: F401  # named in kv
from skyliners.app.cards.widgets.face import SkylineCard
from skyliners.app.cards.widgets.task import TaskCard
from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import arrangement, choices, pages  # noqa: F401  # named in kv
from skyliners.present.cards import scorer
from skyliners.present.cards.scorer import (
    CardKey,
    Entered,
    ScorerModel,
    TaskKey,
    scorer_model,
)


class CardGrid(GridLayout):
    """All 24 cards, a period in each line."""

    keys: Sequence[CardKey] = ObjectProperty(())
    room = NumericProperty(0.0)  # how high it may be at best
    high = NumericProperty(0.0)  # a card of it

    __events__ = ("on_choose",)

    def on_keys(self, *_: object) -> None:
        if len(self.children) != len(self.keys):
            self.clear_widgets()
            for at in range(len(self.keys)):
                face = SkylineCard()
                face.bind(on_release=lambda _, at=at: self._chosen(at))
                self.add_widget(face)
        for face, key in zip(reversed(self.children), self.keys, strict=True):
            face.shown, face.disabled = key.shown, not key.enabled
            face.opacity = 1 if key.enabled else 0.35

    def _chosen(self, at: int) -> None:
        self.dispatch("on_choose", self.keys[at].card)

    def on_choose(self, card: Any) -> None: ...


class TaskGrid(GridLayout):
    """All twelve tasks."""

    keys: Sequence[TaskKey] = ObjectProperty(())

    __events__ = ("on_choose",)

    def on_keys(self, *_: object) -> None:
        if len(self.children) != len(self.keys):
            self.clear_widgets()
            for at in range(len(self.keys)):
                card = TaskCard()
                card.bind(on_release=lambda _, at=at: self._chosen(at))
                self.add_widget(card)
        for card, key in zip(reversed(self.children), self.keys, strict=True):
            card.task = key.task._replace(met=key.chosen)

    def _chosen(self, at: int) -> None:
        self.dispatch("on_choose", self.keys[at].task.id)

    def on_choose(self, task: str) -> None: ...


load_kv("cards/scorer")


class ScorerScreen(ModelScreen):
    keeps = ("entered",)
    model: ScorerModel | None = ObjectProperty(None, allownone=True)
    entered = Entered()

    def on_pre_enter(self) -> None:
        self._after(self.entered)

    def _after(self, entered: Entered) -> None:
        turned = entered.page != self.entered.page
        self.entered = entered
        self.model = scorer_model(entered)
        if turned:
            self.ids.scroll.scroll_y = 1

    # Intents

    def choose_players(self, number: int) -> None:
        self._after(scorer.with_players(self.entered, number))

    def choose_card(self, card: Any) -> None:
        self._after(scorer.tap_card(self.entered, card))

    def take_out(self, at: int) -> None:
        self._after(scorer.take_out(self.entered, at))

    def choose_task(self, task: str) -> None:
        self._after(scorer.tap_task(self.entered, task))

    def go_on(self) -> None:
        if self.entered.last:
            self._after(Entered(self.entered.players))
        else:
            self._after(scorer.turn_page(self.entered, 1))

    def back(self) -> None:
        """One page back; from the first one away."""
        if self.entered.page:
            self._after(scorer.turn_page(self.entered, -1))
        else:
            super().back()

    def press(self, key: str, _: object) -> bool:
        if key == "enter":
            self.go_on()
        return key == "enter"
