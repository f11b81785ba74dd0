"""Learning the patience by playing. It shows a model and passes intents on; the place in
the lesson is kept, so that it can be left at any time."""

from collections.abc import Callable
from typing import Any

from kivy.app import App
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from skyliners.app.device import speech
from skyliners.app.device.sound import play
from skyliners.app.look import load_kv
from skyliners.app.patience.widgets import rows  # noqa: F401  # named in kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.widgets import arrangement, pages  # noqa: F401  # named in kv
from skyliners.match import lessons
from skyliners.present.patience.draft import ARROWS
from skyliners.present.patience.lesson import tutorial
from skyliners.present.patience.lesson.screen import LessonModel, lesson_model
from skyliners.present.patience.lesson.steps import Wants
from skyliners.present.patience.lesson.tutorial import Lesson, lesson_at
from skyliners.present.patience.picture import about
from skyliners.present.sounds import Sound
from skyliners.rules.patience.game import ID

load_kv("patience/lesson")


class LessonScreen(ModelScreen):
    model: LessonModel | None = ObjectProperty(None, allownone=True)
    lesson = Lesson()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        ids = self.ids
        # What can be pressed below; what is not wanted is not in the tree.
        self._keys: dict[Wants, tuple[Widget, ...]] = {
            **dict.fromkeys(Wants, (ids.skip.__self__,)),
            Wants.GO_ON: (ids.go_on.__self__,),
            Wants.DONE: (ids.rules.__self__, ids.new_game.__self__),
        }

    def on_pre_enter(self) -> None:
        self.lesson = lesson_at(lessons.place(App.get_running_app().folder, ID))
        self._show()

    def on_leave(self) -> None:
        speech.hush()

    def _show(self) -> None:
        self.model = lesson_model(self.lesson)
        below = self.ids.below
        below.clear_widgets()
        for key in self._keys[self.model.wants]:
            below.add_widget(key)

    def _do(self, step: Callable[..., Lesson], *told: object) -> None:
        app = App.get_running_app()
        before, self.lesson = self.lesson, step(self.lesson, *told)
        moved = self.lesson.at != before.at
        if moved:
            lessons.keep_place(app.folder, ID, self.lesson.at)
        if moved and self.lesson.done:
            lessons.learnt(app.folder, ID)
        self._show()
        assert self.model is not None
        if self.model.rule is not None:
            play(Sound.REFUSAL)
        elif moved:
            complete = len(self.lesson.table.gone) > len(before.table.gone)
            play(Sound.POINT if complete else Sound.CARD)
        if app.settings.spoken_turns:
            speech.say(self.model.text if moved else self.model.note)

    # Intents

    def tap(self, row: int, card: int | None) -> None:
        self._do(tutorial.tap_card, row, card)

    def drag(self, row: int, card: int) -> None:
        self._do(tutorial.drag_card, row, card)

    def drop(self, row: int | None) -> None:
        self._do(tutorial.drop_card, row)

    def go_on(self) -> None:
        self._do(tutorial.go_on)

    def skip(self) -> None:
        self._do(tutorial.skip)

    def go_back(self) -> None:
        self._do(tutorial.back)

    def why(self) -> None:
        """The rule behind a refusal, with this very table; then on with the lesson."""
        if self.model is not None and self.model.rule is not None:
            App.get_running_app().read(about(self.model.rule, self.model.board))

    def back(self) -> None:
        """Left, to be taken up again; or it is done, and begins anew some time."""
        self._put_away()
        super().back()

    def read_rules(self) -> None:
        self._put_away()
        App.get_running_app().show("rules")

    def new_game(self) -> None:
        """What has been learnt can be used."""
        self._put_away()
        App.get_running_app().sit_down()

    def _put_away(self) -> None:
        if self.lesson.done:
            lessons.put_away(App.get_running_app().folder, ID)

    # Keyboard

    def press(self, name: str, _held: list[str]) -> bool:
        if name == "enter" and self.lesson.done:
            self.new_game()
        elif name == "enter":
            self._do(tutorial.enter)
        elif name == "b":
            self.go_back()
        elif name in ARROWS:
            self._do(tutorial.press, name)
        else:
            return False
        return True
