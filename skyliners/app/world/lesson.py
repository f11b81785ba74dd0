"""Skyline of the World learnt by playing. It shows a model and passes intents on."""

from collections.abc import Sequence
from typing import Any, ClassVar

from kivy.app import App
from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.device.sound import play
from skyliners.app.look import load_kv
from skyliners.app.screens.lesson import LessonScreen, Script, fill
from skyliners.app.thinking import Thinking
from skyliners.app.widgets import arrangement, frame, holdkey, pages  # noqa: F401  # named in kv
from skyliners.app.world.widgets import face, map, prestige  # noqa: A004, F401  # named in kv
from skyliners.app.world.widgets.tray import FloorCard, WareCard
from skyliners.present.sounds import Sound
from skyliners.present.world.draft import Draft
from skyliners.present.world.lesson import script
from skyliners.present.world.lesson.screen import LessonModel, lesson_model
from skyliners.present.world.lesson.script import Lesson
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


class WorldLessonScreen(LessonScreen):
    game = ID
    script: ClassVar[Script] = script
    model: LessonModel | None = ObjectProperty(None, allownone=True)
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
        self._card, self._tray = ids.card.__self__, ids.tray.__self__
        self._prestige = ids.prestige.__self__

    def shown(self, *, moved: bool) -> LessonModel:
        holding = App.get_running_app().settings.reveal == "hold"
        return lesson_model(self.lesson, holding=holding, moved=moved)

    def arrange(self) -> None:
        assert self.model is not None
        part = self._tray
        if self.model.card is not None:
            part = self._card
        elif self.model.lines:
            part = self._prestige
        fill(self.ids.part, (part,))

    def heard(self, before: Lesson, *, moved: bool) -> None:
        assert self.model is not None
        if moved and self.model.city.falling is not None:
            play(Sound.FLOOR)
        elif moved and before.step.wants in {Wants.CASH, Wants.BUY}:
            play(Sound.CARD)
        if not moved and self.model.rule is not None:
            play(Sound.REFUSAL)

    # The coach

    def offer_a_hint(self) -> None:
        if script.asks_the_coach(self.lesson):
            self.ask_coach()

    def ask_coach(self) -> None:
        """A hint, whatever is set for games: here it is learnt what the coach is for."""
        from skyliners.bots.protocol import Budget  # noqa: PLC0415  # takes long to load
        from skyliners.bots.world.coach import hint_slices  # noqa: PLC0415
        from skyliners.present.world.coach import hint_told, thinking_text  # noqa: PLC0415

        self.silence()
        seen = script.learners_view(self.lesson)

        def told(advice: Any) -> None:
            self._thinking = None
            build = advice.action if isinstance(advice.action, Build) else None
            draft = Draft(build.kind, build.space) if build else Draft()
            text = hint_told(seen.table, advice)
            self.lesson = script.advised(self.lesson, draft, text)
            self.refresh(moved=False)

        waiting = thinking_text()
        self.lesson = script.advised(Lesson(self.lesson.at), Draft(), waiting)
        self._thinking = Thinking(hint_slices(seen, Budget(1, 1.0)), told)
        self.refresh(moved=False)

    # Intents

    def choose_kind(self, kind: str) -> None:
        self.do(script.choose_kind, kind)

    def choose_space(self, space: int | None) -> None:
        self.do(script.tap_space, space)

    def buy(self, what: What) -> None:
        self.do(script.buy, what)

    def show_card(self) -> None:
        self.do(script.show_card)

    def end_turn(self) -> None:
        self.do(script.end_turn)

    def why(self) -> None:
        """The rule behind a refusal, with this very situation; then on with the lesson."""
        model = self.model
        if model is not None and model.rule is not None:
            reading = about(model.rule, self.lesson.table, model.city)
            App.get_running_app().read(reading)

    # Keyboard

    def press(self, name: str, held: list[str]) -> bool:
        wants = self.lesson.step.wants
        if super().press(name, held):
            return True
        if name == "enter" and wants is Wants.END:
            self.ids.end.push(name)  # as deliberate as with a finger
        elif name == "h" and wants is Wants.OWN:
            self.ask_coach()
        elif (after := script.press(self.lesson, name)) is not None:
            self.after(after)
        else:
            return False
        return True
