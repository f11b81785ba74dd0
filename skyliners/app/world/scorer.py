"""A game from the box, entered page by page and scored. What was entered is kept with every
step."""

from collections.abc import Sequence

from kivy.app import App
from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import arrangement, badge, choices, pages, scoretable  # noqa: F401  # named in kv
from skyliners.match.kept import keep, kept
from skyliners.present.world import scorer
from skyliners.present.world.scorer import Entered, Line, ScorerModel, scorer_model


class EnteredLine(BoxLayout):
    """One player or area, and what is chosen for it."""

    line: Line | None = ObjectProperty(None, allownone=True)

    __events__ = ("on_choose",)

    def on_choose(self, value: int) -> None: ...


class EnteredLines(BoxLayout):
    lines: Sequence[Line] = ObjectProperty(())

    __events__ = ("on_choose",)

    def on_lines(self, *_: object) -> None:
        if len(self.children) != len(self.lines):
            self.clear_widgets()
            for at in range(len(self.lines)):
                shown = EnteredLine()
                shown.bind(on_choose=lambda _, value, at=at: self._chosen(at, value))
                self.add_widget(shown)
        for shown, line in zip(reversed(self.children), self.lines, strict=True):
            shown.line = line

    def _chosen(self, at: int, value: int) -> None:
        self.dispatch("on_choose", at, value)

    def on_choose(self, at: int, value: int) -> None: ...


load_kv("world/scorer")

_KEPT = "world-scorer"


class WorldScorerScreen(ModelScreen):
    model: ScorerModel | None = ObjectProperty(None, allownone=True)
    entered = Entered()

    def on_pre_enter(self) -> None:
        found = scorer.read(kept(App.get_running_app().folder, _KEPT))
        self._after(found or Entered())

    def _after(self, entered: Entered) -> None:
        turned = entered.page is not self.entered.page
        self.entered = entered
        self.model = scorer_model(entered)
        keep(App.get_running_app().folder, _KEPT, scorer.written(entered))
        if turned:
            self.ids.scroll.scroll_y = 1

    # Intents

    def choose_players(self, number: int) -> None:
        self._after(scorer.with_players(self.entered, number))

    def choose_rule(self, tournament: bool) -> None:
        self._after(scorer.with_tournament(self.entered, tournament=tournament))

    def choose(self, line: int, value: int) -> None:
        self._after(scorer.choose(self.entered, line, value))

    def go_on(self) -> None:
        if self.entered.page is scorer.Page.RESULT:
            begun = Entered(self.entered.players, self.entered.tournament)
            self._after(begun)
        else:
            self._after(scorer.turn_page(self.entered, 1))

    def back(self) -> None:
        """One page back; from the first one away."""
        if self.entered.at:
            self._after(scorer.turn_page(self.entered, -1))
        else:
            super().back()

    def press(self, key: str, _: object) -> bool:
        if key == "enter":
            self.go_on()
        return key == "enter"
