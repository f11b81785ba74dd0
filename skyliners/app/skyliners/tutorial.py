"""Learning by playing. It shows a model and passes intents on."""

from typing import Any, ClassVar

from kivy.app import App
from kivy.properties import ObjectProperty

from skyliners.app.device.sound import play
from skyliners.app.look import load_kv
from skyliners.app.screens.lesson import LessonScreen, Script, fill
from skyliners.app.skyliners.coaching import advise
from skyliners.app.skyliners.widgets import skyline, tray  # noqa: F401  # named in kv
from skyliners.app.widgets import arrangement, blocks, holdkey, pages  # noqa: F401  # named in kv
from skyliners.present.skyliners.draft import Draft
from skyliners.present.skyliners.lesson import tutorial
from skyliners.present.skyliners.lesson.screen import TutorialModel, tutorial_model
from skyliners.present.skyliners.lesson.steps import Wants
from skyliners.present.skyliners.lesson.tutorial import Lesson
from skyliners.present.skyliners.picture import about
from skyliners.present.skyliners.prompts import thinking_text
from skyliners.present.sounds import Sound
from skyliners.rules.skyliners.game import ID
from skyliners.rules.skyliners.pieces import Piece

load_kv("skyliners/tutorial")


class TutorialScreen(LessonScreen):
    game = ID
    script: ClassVar[Script] = tutorial
    model: TutorialModel | None = ObjectProperty(None, allownone=True)
    lesson: Lesson = Lesson()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        ids = self.ids
        skip = ids.skip.__self__
        self._keys = {
            **dict.fromkeys(Wants, (skip,)),
            Wants.GO_ON: (ids.go_on.__self__,),
            Wants.END: (skip, ids.end.__self__),
            Wants.OWN: (skip, ids.coach.__self__),
            Wants.DONE: (ids.rules.__self__, ids.new_game.__self__),
        }
        *self._pieces, plans = ids.tray.children[::-1]
        self._plans = (plans,)

    def shown(self, *, moved: bool) -> TutorialModel:
        holding = App.get_running_app().settings.reveal == "hold"
        return tutorial_model(self.lesson, holding=holding, moved=moved)

    def arrange(self) -> None:
        assert self.model is not None
        planning = self.model.wants is Wants.PLAN
        fill(self.ids.tray, self._plans if planning else self._pieces)

    def heard(self, _before: Lesson, *, moved: bool) -> None:
        assert self.model is not None
        if moved and self.model.city.falling is not None:
            play(Sound.FLOOR)
        if not moved and self.model.rule is not None:
            play(Sound.REFUSAL)

    # The coach

    def offer_a_hint(self) -> None:
        if tutorial.asks_the_coach(self.lesson):
            self.ask_coach()

    def ask_coach(self) -> None:
        """A hint, whatever is set for games: here it is learnt what the coach is for."""
        self.silence()
        waiting = thinking_text()
        self.lesson = tutorial.advised(Lesson(self.lesson.at), Draft(), waiting)
        self._thinking = advise(tutorial.learners_view(self.lesson), self._advised)
        self.refresh(moved=False)

    def _advised(self, hint: Any) -> None:
        self._thinking = None
        self.lesson = tutorial.advised(self.lesson, hint.draft, hint.text)
        self.refresh(moved=False)

    # Intents

    def choose_piece(self, piece: Piece) -> None:
        self.do(tutorial.choose_piece, piece)

    def choose_site(self, site: int | None) -> None:
        self.do(tutorial.tap_site, site)

    def ask(self, row: int, depth: int) -> None:
        self.do(tutorial.ask, row, depth)

    def plan(self, segment: int) -> None:
        self.do(tutorial.plan, segment)

    def end_turn(self) -> None:
        self.do(tutorial.end_turn)

    def why(self) -> None:
        """The rule behind a refusal, with this very situation; then on with the lesson."""
        if self.model is not None and self.model.rule is not None:
            App.get_running_app().read(about(self.model.rule, self.model.city))

    # Keyboard

    def press(self, name: str, held: list[str]) -> bool:
        wants = self.lesson.step.wants
        if super().press(name, held):
            return True
        if name == "enter" and wants is Wants.END:
            self.ids.end.push(name)  # as deliberate as with a finger
        elif name == "h" and wants is Wants.OWN:
            self.ask_coach()
        elif (after := tutorial.press(self.lesson, name)) is not None:
            self.after(after)
        else:
            return False
        return True
