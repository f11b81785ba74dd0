"""A game learnt by playing, whichever it is: what every lesson's screen does. A game's own
adds its board, what a finger means there and what is heard.

The place in the lesson is kept, so that it can be left at any time.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Protocol

from kivy.app import App
from kivy.uix.widget import Widget

from skyliners.app.device import speech
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.thinking import Thinking
from skyliners.match import lessons

Step = Callable[..., Any]  # a lesson and what was touched, to the lesson after it


class Script(Protocol):
    """A game's lesson, pure: a module of `present/<room>/lesson`."""

    @property
    def lesson_at(self) -> Callable[[Any], Any]:
        """As it was left at this place; None: from the beginning."""

    @property
    def go_on(self) -> Step: ...
    @property
    def skip(self) -> Step: ...
    @property
    def back(self) -> Step: ...


class LessonScreen(ModelScreen):
    game: ClassVar[str]  # whose lesson, by its name in records
    script: ClassVar[Script]
    lesson: Any = None
    _thinking: Thinking[Any] | None = None  # the coach
    _keys: Mapping[Any, tuple[Widget, ...]]  # what can be pressed below, by what is wanted

    # What a game's own lesson says

    def shown(self, *, moved: bool) -> Any:
        """The model: its `wants`, `text` and `note` are asked for here."""
        raise NotImplementedError

    def arrange(self) -> None:
        """After the model has changed: whatever else is in the tree only at times."""

    def heard(self, before: Any, *, moved: bool) -> None:
        """The sound of what was done, after it was shown."""

    def offer_a_hint(self) -> None:
        """Where the coach speaks up unasked."""

    # What all of them do

    def on_pre_enter(self) -> None:
        place = lessons.place(App.get_running_app().folder, self.game)
        self.lesson = self.script.lesson_at(place)
        self.refresh(moved=False)
        self.offer_a_hint()

    def on_leave(self) -> None:
        speech.hush()
        self.silence()

    def refresh(self, *, moved: bool) -> None:
        self.model = self.shown(moved=moved)
        fill(self.ids.below, self._keys[self.model.wants])
        self.arrange()

    def after(self, lesson: Any) -> None:
        app = App.get_running_app()
        before, self.lesson = self.lesson, lesson
        moved = lesson.at != before.at
        if moved:
            lessons.keep_place(app.folder, self.game, lesson.at)
        if moved and lesson.done:
            lessons.learnt(app.folder, self.game)
        self.silence()
        self.refresh(moved=moved)
        self.offer_a_hint()
        self.heard(before, moved=moved)
        if app.settings.spoken_turns:
            speech.say(self.model.text if moved else self.model.note)

    def do(self, step: Step, *told: object) -> None:
        self.after(step(self.lesson, *told))

    def silence(self) -> None:
        """The coach thinks no longer about what is past."""
        if self._thinking is not None:
            self._thinking.stop()
            self._thinking = None

    # Intents

    def go_on(self) -> None:
        self.do(self.script.go_on)

    def skip(self) -> None:
        self.do(self.script.skip)

    def go_back(self) -> None:
        self.do(self.script.back)

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
            lessons.put_away(App.get_running_app().folder, self.game)

    # Keyboard

    def press(self, name: str, _held: list[str]) -> bool:
        if name == "enter" and self.lesson.done:
            self.new_game()
        elif name == "b":
            self.go_back()
        else:
            return False
        return True


def fill(box: Widget, wanted: Iterable[Widget]) -> None:
    """These widgets and no others: what is not wanted is not in the tree."""
    box.clear_widgets()
    for widget in wanted:
        box.add_widget(widget)
