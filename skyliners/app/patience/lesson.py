"""Learning the patience by playing. It shows a model and passes intents on."""

from typing import Any, ClassVar

from kivy.app import App
from kivy.properties import ObjectProperty

from skyliners.app.device.sound import play
from skyliners.app.look import load_kv
from skyliners.app.patience.widgets import rows  # noqa: F401  # named in kv
from skyliners.app.screens.lesson import LessonScreen, Script
from skyliners.app.widgets import arrangement, pages  # noqa: F401  # named in kv
from skyliners.present.patience.draft import ARROWS
from skyliners.present.patience.lesson import tutorial
from skyliners.present.patience.lesson.screen import LessonModel, lesson_model
from skyliners.present.patience.lesson.steps import Wants
from skyliners.present.patience.lesson.tutorial import Lesson
from skyliners.present.patience.picture import about
from skyliners.present.sounds import Sound
from skyliners.rules.patience.game import ID

load_kv("patience/lesson")


class PatienceLessonScreen(LessonScreen):
    game = ID
    script: ClassVar[Script] = tutorial
    model: LessonModel | None = ObjectProperty(None, allownone=True)
    lesson: Lesson = Lesson()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        ids = self.ids
        self._keys = {
            **dict.fromkeys(Wants, (ids.skip.__self__,)),
            Wants.GO_ON: (ids.go_on.__self__,),
            Wants.DONE: (ids.rules.__self__, ids.new_game.__self__),
        }

    def shown(self, *, moved: bool) -> LessonModel:  # noqa: ARG002  # rows find out themselves
        return lesson_model(self.lesson)

    def heard(self, before: Lesson, *, moved: bool) -> None:
        assert self.model is not None
        if self.model.rule is not None:
            play(Sound.REFUSAL)
        elif moved:
            complete = len(self.lesson.table.gone) > len(before.table.gone)
            play(Sound.POINT if complete else Sound.CARD)

    # Intents

    def tap(self, row: int, card: int | None) -> None:
        self.do(tutorial.tap_card, row, card)

    def drag(self, row: int, card: int) -> None:
        self.do(tutorial.drag_card, row, card)

    def drop(self, row: int | None) -> None:
        self.do(tutorial.drop_card, row)

    def why(self) -> None:
        """The rule behind a refusal, with this very table; then on with the lesson."""
        if self.model is not None and self.model.rule is not None:
            App.get_running_app().read(about(self.model.rule, self.model.board))

    # Keyboard

    def press(self, name: str, held: list[str]) -> bool:
        if super().press(name, held):
            return True
        if name == "enter":
            self.do(tutorial.enter)
        elif name in ARROWS:
            self.do(tutorial.press, name)
        else:
            return False
        return True
