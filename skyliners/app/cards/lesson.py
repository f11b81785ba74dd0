"""The card game learnt by playing. It shows a model and passes intents on; the place in the
lesson is kept, so that it can be left at any time."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from kivy.app import App
from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from skyliners.app.cards.widgets import board  # noqa: F401  # named in kv
from skyliners.app.device import speech
from skyliners.app.device.sound import play
from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.thinking import Thinking
from skyliners.app.widgets import arrangement, badge, holdkey, pages  # noqa: F401  # named in kv
from skyliners.match import lessons
from skyliners.present.cards import draft as drafts
from skyliners.present.cards.draft import Draft
from skyliners.present.cards.lesson import script
from skyliners.present.cards.lesson.script import (
    Lesson,
    LessonModel,
    Opened,
    lesson_at,
    lesson_model,
)
from skyliners.present.cards.lesson.steps import Wants
from skyliners.present.sounds import Sound
from skyliners.rules.cards.game import ID


class LessonHand(BoxLayout):
    opened: Opened | None = ObjectProperty(None, allownone=True)


class LessonHands(BoxLayout):
    """Both hands, in the end."""

    hands: Sequence[Opened] = ObjectProperty(())

    def on_hands(self, *_: object) -> None:
        self.clear_widgets()
        for hand in self.hands:
            self.add_widget(LessonHand(opened=hand))


load_kv("cards/lesson")


class CardsLessonScreen(ModelScreen):
    model: LessonModel | None = ObjectProperty(None, allownone=True)
    lesson = Lesson()
    _thinking: Thinking[Any] | None = None  # the coach

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        ids = self.ids
        # What can be pressed below; what is not wanted is not in the tree.
        skip, hold = ids.skip.__self__, ids.hold.__self__
        self._keys: dict[Wants, tuple[Widget, ...]] = {
            Wants.GO_ON: (ids.go_on.__self__,),
            Wants.ASK: (skip,),
            Wants.CHOOSE: (skip,),
            Wants.EXCHANGE: (skip, hold),
            Wants.OWN: (ids.coach.__self__, hold),
            Wants.DONE: (ids.rules.__self__, ids.new_game.__self__),
        }
        self._hand, self._hands = ids.hand.__self__, ids.hands.__self__

    def on_pre_enter(self) -> None:
        self.lesson = lesson_at(lessons.place(App.get_running_app().folder, ID))
        self._show(moved=False)

    def on_leave(self) -> None:
        speech.hush()
        self._silence()

    def _show(self, *, moved: bool) -> None:
        self.model = lesson_model(self.lesson, moved=moved)
        _fill(self.ids.below, self._keys[self.model.wants])
        _fill(self.ids.lower, (self._hands if self.model.opened else self._hand,))

    def _after(self, lesson: Lesson) -> None:
        app = App.get_running_app()
        moved = lesson.at != self.lesson.at
        drew = moved and self.lesson.step.wants in {Wants.EXCHANGE, Wants.OWN}
        self.lesson = lesson
        if moved:
            lessons.keep_place(app.folder, ID, lesson.at)
        if moved and lesson.done:
            lessons.learnt(app.folder, ID)
        self._silence()
        self._show(moved=moved)
        if drew:
            play(Sound.CARD)
        assert self.model is not None
        if app.settings.spoken_turns:
            speech.say(self.model.text if moved else self.model.note)

    def _do(self, step: Callable[..., Lesson], *told: object) -> None:
        self._after(step(self.lesson, *told))

    def _silence(self) -> None:
        if self._thinking is not None:
            self._thinking.stop()
            self._thinking = None

    # Intents

    def ask_coach(self) -> None:
        """A hint, whatever is set for games: here it is learnt what the coach is for."""
        from skyliners.bots.cards.coach import hint_slices  # noqa: PLC0415  # takes long to load
        from skyliners.present.cards.coach import hint_model, thinking_text  # noqa: PLC0415

        self._silence()
        seen = script.learners_view(self.lesson)

        def told(hint: Any) -> None:
            advice = hint_model(seen.table, hint)
            draft = drafts.advised(script.laid(self.lesson), advice.cards)
            self._thinking = None
            self.lesson = script.advised(self.lesson, draft, advice.text)
            self._show(moved=False)

        self.lesson = script.advised(self.lesson, Draft(), thinking_text())
        self._thinking = Thinking(hint_slices(seen), told)
        self._show(moved=False)

    def choose(self, place: int) -> None:
        self._do(script.choose, place)

    def ask(self, task: int) -> None:
        self._do(script.ask, task)

    def put_down(self) -> None:
        self._do(script.put_down)

    def go_on(self) -> None:
        self._do(script.go_on)

    def skip(self) -> None:
        self._do(script.skip)

    def go_back(self) -> None:
        self._do(script.back)

    def back(self) -> None:
        """Left, to be taken up again; or it is done, and begins anew some time."""
        self._put_away()
        super().back()

    def leave(self, screen: str) -> None:
        """What has been learnt can be used."""
        self._put_away()
        App.get_running_app().show(screen)

    def _put_away(self) -> None:
        if self.lesson.done:
            lessons.put_away(App.get_running_app().folder, ID)

    # Keyboard

    def press(self, name: str, _held: list[str]) -> bool:
        wants = self.lesson.step.wants
        if name == "enter" and self.lesson.done:
            self.leave("seating")
        elif name == "enter" and wants in {Wants.EXCHANGE, Wants.OWN}:
            self.ids.hold.push(name)  # as deliberate as with a finger
        elif name == "enter":
            self.go_on()
        elif name == "b":
            self.go_back()
        elif name == "h" and wants is Wants.OWN:
            self.ask_coach()
        elif name in {"1", "2", "3", "4"}:
            self.choose(int(name) - 1)
        else:
            return False
        return True


def _fill(box: Widget, wanted: Iterable[Widget]) -> None:
    """These widgets and no others."""
    box.clear_widgets()
    for widget in wanted:
        box.add_widget(widget)
