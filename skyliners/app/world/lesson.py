"""Skyline of the World learnt by playing. It shows a model and passes intents on; the place
in the lesson is kept, so that it can be left at any time."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from kivy.app import App
from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from skyliners.app.device import speech
from skyliners.app.device.sound import play
from skyliners.app.look import load_kv
from skyliners.app.screens.screen import ModelScreen
from skyliners.app.thinking import Thinking
from skyliners.app.widgets import arrangement, frame, holdkey, pages  # noqa: F401  # named in kv
from skyliners.app.world.widgets import face, map, prestige  # noqa: A004, F401  # named in kv
from skyliners.app.world.widgets.tray import FloorCard, WareCard
from skyliners.match import lessons
from skyliners.present.sounds import Sound
from skyliners.present.world.draft import Draft
from skyliners.present.world.lesson import script
from skyliners.present.world.lesson.screen import LessonModel, lesson_model
from skyliners.present.world.lesson.script import Lesson, lesson_at
from skyliners.present.world.lesson.steps import LEARNER, SEATS, Wants
from skyliners.present.world.picture import about
from skyliners.present.world.shop import Ware
from skyliners.present.world.turn import FloorKey
from skyliners.rules.world.actions import Build
from skyliners.rules.world.game import ID
from skyliners.rules.world.pieces import What


class LessonTray(BoxLayout):
    """What can be taken hold of: floors, or what the shop sells."""

    floors: Sequence[FloorKey] = ObjectProperty(())
    wares: Sequence[Ware] = ObjectProperty(())

    __events__ = ("on_kind", "on_buy")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(floors=self._fill, wares=self._fill)

    def _fill(self, *_: object) -> None:
        """Cards stay where they are while it is the same kind of thing."""
        kind: Any = WareCard if self.wares else FloorCard
        shown: Sequence[Any] = self.wares or self.floors
        same = len(self.children) == len(shown)
        if not same or not all(isinstance(child, kind) for child in self.children):
            self.clear_widgets()
            for at in range(len(shown)):
                card = kind(player=SEATS[LEARNER].color)
                card.bind(on_release=lambda _, at=at: self._pressed(at))
                self.add_widget(card)
        for child, each in zip(reversed(self.children), shown, strict=True):
            if isinstance(child, WareCard):
                child.ware = each
            else:  # what is pale can be tapped, too: it says why
                child.key, child.opacity = each, 1 if each.enabled else 0.4

    def _pressed(self, at: int) -> None:
        if self.wares:
            self.dispatch("on_buy", self.wares[at].what)
        else:
            self.dispatch("on_kind", self.floors[at].kind)

    def on_kind(self, kind: str) -> None: ...

    def on_buy(self, what: What) -> None: ...


load_kv("world/lesson")


class WorldLessonScreen(ModelScreen):
    model: LessonModel | None = ObjectProperty(None, allownone=True)
    lesson = Lesson()
    _thinking: Thinking[Any] | None = None  # the coach

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        ids = self.ids
        # What can be pressed below, and what lies above it; what is not wanted is not in
        # the tree.
        skip = ids.skip.__self__
        self._keys: dict[Wants, tuple[Widget, ...]] = {
            **dict.fromkeys(Wants, (skip,)),
            Wants.GO_ON: (ids.go_on.__self__,),
            Wants.END: (skip, ids.end.__self__),
            Wants.OWN: (skip, ids.coach.__self__),
            Wants.DONE: (ids.rules.__self__, ids.new_game.__self__),
        }
        self._card, self._tray = ids.card.__self__, ids.tray.__self__
        self._prestige = ids.prestige.__self__

    def on_pre_enter(self) -> None:
        self.lesson = lesson_at(lessons.place(App.get_running_app().folder, ID))
        self._show(moved=False)
        self._offer_a_hint()

    def on_leave(self) -> None:
        speech.hush()
        self._silence()

    def _show(self, *, moved: bool) -> None:
        holding = App.get_running_app().settings.reveal == "hold"
        model = lesson_model(self.lesson, holding=holding, moved=moved)
        self.model = model
        _fill(self.ids.below, self._keys[model.wants])
        part = self._tray
        if model.card is not None:
            part = self._card
        elif model.lines:
            part = self._prestige
        _fill(self.ids.part, (part,))

    def _after(self, lesson: Lesson) -> None:
        app = App.get_running_app()
        moved = lesson.at != self.lesson.at
        was, self.lesson = self.lesson, lesson
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
        elif moved and was.step.wants in {Wants.CASH, Wants.BUY}:
            play(Sound.CARD)
        if not moved and self.model.rule is not None:
            play(Sound.REFUSAL)
        if app.settings.spoken_turns:
            speech.say(self.model.text if moved else self.model.note)

    def _do(self, step: Callable[..., Lesson], *told: object) -> None:
        self._after(step(self.lesson, *told))

    # The coach

    def _offer_a_hint(self) -> None:
        if script.asks_the_coach(self.lesson):
            self.ask_coach()

    def ask_coach(self) -> None:
        """A hint, whatever is set for games: here it is learnt what the coach is for."""
        from skyliners.bots.protocol import Budget  # noqa: PLC0415  # takes long to load
        from skyliners.bots.world.coach import hint_slices  # noqa: PLC0415
        from skyliners.present.world.coach import hint_told, thinking_text  # noqa: PLC0415

        self._silence()
        seen = script.learners_view(self.lesson)

        def told(advice: Any) -> None:
            self._thinking = None
            build = advice.action if isinstance(advice.action, Build) else None
            draft = Draft(build.kind, build.space) if build else Draft()
            text = hint_told(seen.table, advice)
            self.lesson = script.advised(self.lesson, draft, text)
            self._show(moved=False)

        waiting = thinking_text()
        self.lesson = script.advised(Lesson(self.lesson.at), Draft(), waiting)
        self._thinking = Thinking(hint_slices(seen, Budget(1, 1.0)), told)
        self._show(moved=False)

    def _silence(self) -> None:
        if self._thinking is not None:
            self._thinking.stop()
            self._thinking = None

    # Intents

    def choose_kind(self, kind: str) -> None:
        self._do(script.choose_kind, kind)

    def choose_space(self, space: int | None) -> None:
        self._do(script.tap_space, space)

    def buy(self, what: What) -> None:
        self._do(script.buy, what)

    def show_card(self) -> None:
        self._do(script.show_card)

    def go_on(self) -> None:
        self._do(script.go_on)

    def skip(self) -> None:
        self._do(script.skip)

    def why(self) -> None:
        """The rule behind a refusal, with this very situation; then on with the lesson."""
        model = self.model
        if model is not None and model.rule is not None:
            reading = about(model.rule, self.lesson.table, model.city)
            App.get_running_app().read(reading)

    def go_back(self) -> None:
        self._do(script.back)

    def end_turn(self) -> None:
        self._do(script.end_turn)

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
        elif (after := script.press(self.lesson, name)) is not None:
            self._after(after)
        else:
            return False
        return True


def _fill(box: Widget, wanted: Iterable[Widget]) -> None:
    """These widgets and no others."""
    box.clear_widgets()
    for widget in wanted:
        box.add_widget(widget)
