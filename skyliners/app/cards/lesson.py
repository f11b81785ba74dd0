"""The card game learnt by playing. It shows a model and passes intents on."""

from collections.abc import Sequence
from typing import Any, ClassVar

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.cards.widgets import board  # noqa: F401  # named in kv
from skyliners.app.device.sound import play
from skyliners.app.look import load_kv
from skyliners.app.screens.lesson import LessonScreen, Script, fill
from skyliners.app.thinking import Thinking
from skyliners.app.widgets import arrangement, badge, holdkey, pages  # noqa: F401  # named in kv
from skyliners.present.cards import draft as drafts
from skyliners.present.cards.draft import Draft
from skyliners.present.cards.lesson import script
from skyliners.present.cards.lesson.script import (
    Lesson,
    LessonModel,
    Opened,
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


class CardsLessonScreen(LessonScreen):
    game = ID
    script: ClassVar[Script] = script
    model: LessonModel | None = ObjectProperty(None, allownone=True)
    lesson: Lesson = Lesson()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        ids = self.ids
        skip, hold = ids.skip.__self__, ids.hold.__self__
        self._keys = {
            Wants.GO_ON: (ids.go_on.__self__,),
            Wants.ASK: (skip,),
            Wants.CHOOSE: (skip,),
            Wants.EXCHANGE: (skip, hold),
            Wants.OWN: (ids.coach.__self__, hold),
            Wants.DONE: (ids.rules.__self__, ids.new_game.__self__),
        }
        self._hand, self._hands = ids.hand.__self__, ids.hands.__self__

    def shown(self, *, moved: bool) -> LessonModel:
        return lesson_model(self.lesson, moved=moved)

    def arrange(self) -> None:
        assert self.model is not None
        fill(self.ids.lower, (self._hands if self.model.opened else self._hand,))

    def heard(self, before: Lesson, *, moved: bool) -> None:
        if moved and before.step.wants in {Wants.EXCHANGE, Wants.OWN}:
            play(Sound.CARD)

    # Intents

    def ask_coach(self) -> None:
        """A hint, whatever is set for games: here it is learnt what the coach is for."""
        from skyliners.bots.cards.coach import hint_slices  # noqa: PLC0415  # takes long to load
        from skyliners.present.cards.coach import hint_model, thinking_text  # noqa: PLC0415

        self.silence()
        seen = script.learners_view(self.lesson)

        def told(hint: Any) -> None:
            advice = hint_model(seen.table, hint)
            draft = drafts.advised(script.laid(self.lesson), advice.cards)
            self._thinking = None
            self.lesson = script.advised(self.lesson, draft, advice.text)
            self.refresh(moved=False)

        self.lesson = script.advised(self.lesson, Draft(), thinking_text())
        self._thinking = Thinking(hint_slices(seen), told)
        self.refresh(moved=False)

    def choose(self, place: int) -> None:
        self.do(script.choose, place)

    def ask(self, task: int) -> None:
        self.do(script.ask, task)

    def put_down(self) -> None:
        self.do(script.put_down)

    # Keyboard

    def press(self, name: str, held: list[str]) -> bool:
        wants = self.lesson.step.wants
        if super().press(name, held):
            return True
        if name == "enter" and wants in {Wants.EXCHANGE, Wants.OWN}:
            self.ids.hold.push(name)  # as deliberate as with a finger
        elif name == "enter":
            self.go_on()
        elif name == "h" and wants is Wants.OWN:
            self.ask_coach()
        elif name in {"1", "2", "3", "4"}:
            self.choose(int(name) - 1)
        else:
            return False
        return True
