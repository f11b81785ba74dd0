""" "May I?": a city to set up with fingers and to ask about. It shows a model and passes
intents on."""

from kivy.app import App
from kivy.properties import ObjectProperty

from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import arrangement, blocks, pages  # noqa: F401  # in kv
from skyliners.present.companion.reading import Reading
from skyliners.present.skyliners.cardboard.may_i import (
    MayIModel,
    Question,
    Spent,
    Tool,
    may_i_model,
    spend,
    tap,
    with_tool,
)
from skyliners.rules.skyliners.pieces import Mode

load_kv("skyliners/may_i")


class MayIScreen(ModelScreen):
    keeps = ("question",)
    model: MayIModel | None = ObjectProperty(None, allownone=True)
    question = Question()

    def on_pre_enter(self) -> None:
        self._ask(self.question)

    def _ask(self, question: Question) -> None:
        self.question = question
        self.model = may_i_model(question)

    # Intents

    def choose(self, tool: Tool) -> None:
        self._ask(with_tool(self.question, tool))

    def spend(self, spent: Spent) -> None:
        self._ask(spend(self.question, spent))

    def choose_mode(self, mode: Mode) -> None:
        self._ask(self.question._replace(mode=mode))

    def tap(self, site: int | None) -> None:
        if site is not None:
            self._ask(tap(self.question, site))

    def start_over(self) -> None:
        self._ask(Question(mode=self.question.mode))

    def read(self) -> None:
        """The rule behind the answer, with what was set up here."""
        if self.model is not None and self.model.rule is not None:
            reading = Reading(self.model.rule.value, self.model.picture, self.question.mode)
            App.get_running_app().read(reading)
