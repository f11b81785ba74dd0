"""Learning by playing. It shows a model and passes intents on; the place in the lesson
is kept, so that it can be left at any time."""

from collections.abc import Callable, Iterable
from typing import Any

from kivy.app import App
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from skyliners.app.device import speech
from skyliners.app.device.sound import play
from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.skyliners.coaching import advise
from skyliners.app.skyliners.widgets import skyline, tray  # noqa: F401  # named in kv
from skyliners.app.thinking import Thinking
from skyliners.app.widgets import arrangement, blocks, holdkey, pages  # noqa: F401  # named in kv
from skyliners.match import lessons
from skyliners.present.skyliners.draft import Draft
from skyliners.present.skyliners.lesson import tutorial
from skyliners.present.skyliners.lesson.screen import TutorialModel, tutorial_model
from skyliners.present.skyliners.lesson.steps import Wants
from skyliners.present.skyliners.lesson.tutorial import Lesson, lesson_at
from skyliners.present.skyliners.picture import about
from skyliners.present.skyliners.prompts import thinking_text
from skyliners.present.sounds import Sound
from skyliners.rules.skyliners.game import ID
from skyliners.rules.skyliners.pieces import Piece

load_kv("skyliners/tutorial")


class TutorialScreen(ModelScreen):
    model: TutorialModel | None = ObjectProperty(None, allownone=True)
    lesson = Lesson()
    _thinking: Thinking[Any] | None = None  # the coach

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        ids = self.ids
        # What can be pressed below; what is not wanted is not in the tree.
        skip = ids.skip.__self__
        self._keys: dict[Wants, tuple[Widget, ...]] = {
            **dict.fromkeys(Wants, (skip,)),
            Wants.GO_ON: (ids.go_on.__self__,),
            Wants.END: (skip, ids.end.__self__),
            Wants.OWN: (skip, ids.coach.__self__),
            Wants.DONE: (ids.rules.__self__, ids.new_game.__self__),
        }
        *self._pieces, plans = ids.tray.children[::-1]
        self._plans = (plans,)

    def on_pre_enter(self) -> None:
        self.lesson = lesson_at(lessons.place(App.get_running_app().folder, ID))
        self._show(moved=False)
        self._offer_a_hint()

    def on_leave(self) -> None:
        speech.hush()
        self._silence()

    def _show(self, *, moved: bool) -> None:
        app = App.get_running_app()
        holding = app.settings.reveal == "hold"
        self.model = tutorial_model(self.lesson, holding=holding, moved=moved)
        wants = self.model.wants
        _fill(self.ids.below, self._keys[wants])
        _fill(self.ids.tray, self._plans if wants is Wants.PLAN else self._pieces)

    def _after(self, lesson: Lesson) -> None:
        app = App.get_running_app()
        moved = lesson.at != self.lesson.at
        self.lesson = lesson
        if moved:
            lessons.keep_place(app.folder, ID, lesson.at)
        if moved and lesson.done:
            lessons.learnt(app.folder, ID)
        self._silence()
        self._show(moved=moved)
        self._offer_a_hint()
        assert self.model is not None
        if moved and self.model.city.falling is not None:
            play(Sound.FLOOR)
        if not moved and self.model.rule is not None:
            play(Sound.REFUSAL)
        if app.settings.spoken_turns:
            speech.say(self.model.text if moved else self.model.note)

    def _do(self, step: Callable[..., Lesson], *told: object) -> None:
        self._after(step(self.lesson, *told))

    # The coach

    def _offer_a_hint(self) -> None:
        if tutorial.asks_the_coach(self.lesson):
            self.ask_coach()

    def _advised(self, hint: Any) -> None:
        self._thinking = None
        self.lesson = tutorial.advised(self.lesson, hint.draft, hint.text)
        self._show(moved=False)

    def _silence(self) -> None:
        if self._thinking is not None:
            self._thinking.stop()
            self._thinking = None

    # Intents

    def ask_coach(self) -> None:
        """A hint, whatever is set for games: here it is learnt what the coach is for."""
        self._silence()
        waiting = thinking_text()
        self.lesson = tutorial.advised(Lesson(self.lesson.at), Draft(), waiting)
        self._thinking = advise(tutorial.learners_view(self.lesson), self._advised)
        self._show(moved=False)

    def choose_piece(self, piece: Piece) -> None:
        self._do(tutorial.choose_piece, piece)

    def choose_site(self, site: int | None) -> None:
        self._do(tutorial.tap_site, site)

    def ask(self, row: int, depth: int) -> None:
        self._do(tutorial.ask, row, depth)

    def plan(self, segment: int) -> None:
        self._do(tutorial.plan, segment)

    def go_on(self) -> None:
        self._do(tutorial.go_on)

    def skip(self) -> None:
        self._do(tutorial.skip)

    def why(self) -> None:
        """The rule behind a refusal, with this very situation; then on with the lesson."""
        if self.model is not None and self.model.rule is not None:
            App.get_running_app().read(about(self.model.rule, self.model.city))

    def go_back(self) -> None:
        self._do(tutorial.back)

    def end_turn(self) -> None:
        self._do(tutorial.end_turn)

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
        if name == "enter" and self.lesson.done:
            self.leave("seating")
        elif name == "enter" and self.lesson.step.wants is Wants.END:
            self.ids.end.push(name)  # as deliberate as with a finger
        elif name == "b":
            self.go_back()
        elif name == "h" and self.lesson.step.wants is Wants.OWN:
            self.ask_coach()
        elif (after := tutorial.press(self.lesson, name)) is not None:
            self._after(after)
        else:
            return False
        return True


def _fill(box: Widget, wanted: Iterable[Widget]) -> None:
    """These widgets and no others."""
    box.clear_widgets()
    for widget in wanted:
        box.add_widget(widget)
