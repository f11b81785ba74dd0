"""Everything that can show a secret. These widgets are made when a seat is revealed
and leave the tree when it is concealed, their models with them."""

from typing import TYPE_CHECKING, Any

from kivy.app import App
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from skyliners.app.look import load_kv
from skyliners.app.skyliners.widgets import skyline  # noqa: F401  # named in kv
from skyliners.app.widgets import arrangement, controls, frame, postcard  # noqa: F401  # named in kv
from skyliners.app.widgets.sheet import Sheet
from skyliners.present.skyliners.hand import HandModel, PlanRow, chances_explained
from skyliners.rules.skyliners.actions import Plan

if TYPE_CHECKING:
    from skyliners.present.skyliners.coach import HintModel

load_kv("skyliners/widgets/hand")

_STRIPS, _NARROWEST = 5, 290  # rows, and dp


class DistrictMap(Widget):
    """The city from above as its player sees it, with one district marked."""

    grid: tuple[bool, ...] = ObjectProperty(())
    inside = ListProperty([1, 1, 1, 1])
    outside = ListProperty([0, 0, 0, 1])

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(**dict.fromkeys(("pos", "size", "grid", "inside", "outside"), self._draw))

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        cell = min(self.size) / 5
        # Not from center_x: it may still be the old one when the new place is told.
        left, top = (
            self.x + self.width / 2 - cell * 2.5,
            self.y + self.height / 2 + cell * 2.5,
        )
        with self.canvas:
            for place, marked in enumerate(self.grid):
                Color(*(self.inside if marked else self.outside))
                down, across = divmod(place, 5)
                Rectangle(
                    pos=(left + across * cell + 1, top - (down + 1) * cell + 1),
                    size=(cell - 2, cell - 2),
                )


class SegmentKey(controls.Key):
    """A number to file, and below it the chance that it will hold."""

    chance = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.remove_widget(self.children[-1])  # the room of an icon, above the number


class PlanStrip(BoxLayout):
    """One planning card with its row beside it."""

    plan: PlanRow | None = ObjectProperty(None, allownone=True)
    choosing = BooleanProperty(False)

    __events__ = ("on_choose",)

    def on_plan(self, *_: object) -> None:
        """Keys stay when the chances come: a finger may lie on one of them."""
        keys = self.ids.segments
        choices = self.plan.choices if self.plan and self.choosing else ()
        chosen = self.plan.chosen if self.plan else None
        if len(keys.children) != len(choices):
            keys.clear_widgets()
            for name, plan, _chance in choices:
                key = SegmentKey(text=name)
                key.bind(on_release=lambda _, plan=plan: self.dispatch("on_choose", plan))
                keys.add_widget(key)
        for key, (_name, plan, chance) in zip(
            reversed(keys.children), choices, strict=True
        ):
            key.chance, key.chosen = chance, plan == chosen

    def on_choose(self, plan: Plan) -> None: ...


class HintSheet(Sheet):
    """What the coach advises a player, for their eyes only."""

    model: "HintModel | None" = ObjectProperty(None, allownone=True)

    def press(self, key: str, _: object) -> bool:
        """Enter puts it away."""
        if key == "enter":
            self.dispatch("on_close")
        return key == "enter"


class HandSheet(Sheet):
    """A player's own cards: to look at, or to file one of them."""

    model: HandModel | None = ObjectProperty(None, allownone=True)
    choosing = BooleanProperty(False)
    planned = BooleanProperty(False)  # there are planning cards
    lying = BooleanProperty(False)  # too low for all of them below each other
    closable = BooleanProperty(False)  # by its own key; else by letting go
    beside = BooleanProperty(False)  # the board, which stays in sight
    _row = 0  # where the keyboard files
    _parts: Any = None  # of the turn it lies on

    __events__ = ("on_choose", "on_file")

    def lie_on(self, bar: Widget, pane: Widget) -> None:
        """Over these parts of a turn, as long as they are large enough; the board is not
        covered, and may be turned meanwhile."""

        def lay(*_: object) -> None:
            app = App.get_running_app()
            high = (bar.top if app.shape.beside else pane.top) - pane.y
            need = _STRIPS * dp(48) + dp(82) * app.larger
            self.beside = pane.width >= dp(_NARROWEST) and high >= need
            self.size_hint = (None, None) if self.beside else (1, 1)
            self.pos_hint = {} if self.beside else {"x": 0, "y": 0}
            if self.beside:
                self.pos, self.size = pane.pos, (pane.width, high)

        for part in (bar, pane):
            part.bind(pos=lay, size=lay)
        self._parts = (bar, pane, lay)
        lay()

    def put_away(self) -> None:
        super().put_away()
        if self._parts is not None:
            bar, pane, lay = self._parts
            for part in (bar, pane):
                part.unbind(pos=lay, size=lay)
            self._parts = None

    def on_touch_down(self, touch: Any) -> bool:
        if self.beside and not self.collide_point(*touch.pos):
            return False
        return bool(super().on_touch_down(touch))

    def explain(self) -> None:
        """What the chances mean."""
        App.get_running_app().lifecycle.ask(chances_explained(), lambda: None)

    def on_model(self, *_: object) -> None:
        strips = self.ids.strips
        self.planned = bool(self.model and self.model.plans)
        if self.model is None:
            strips.clear_widgets()
            return
        if len(strips.children) != len(self.model.plans):
            strips.clear_widgets()
            for _plan in self.model.plans:
                strip = PlanStrip(choosing=self.choosing)
                strip.bind(on_choose=lambda _, plan: self.dispatch("on_choose", plan))
                strips.add_widget(strip)
        for strip, plan in zip(reversed(strips.children), self.model.plans, strict=True):
            strip.plan = plan

    def press(self, key: str, _: object) -> bool:
        """A letter chooses a row, a digit what to file there, Enter files it; cards only
        looked at are put away by it."""
        if key == "enter" and self.closable and not self.choosing:
            self.dispatch("on_close")
            return True
        if self.model is None or not self.choosing:
            return False
        letters = [plan.row.letter.lower() for plan in self.model.plans]
        if key in letters:
            self._row = letters.index(key)
        elif key == "enter" and self.model.chosen is not None:
            self.dispatch("on_file")
        elif key in {"1", "2", "3", "4"} and self.model.plans[self._row].choices:
            self.dispatch("on_choose", self.model.plans[self._row].choices[int(key) - 1][1])
        else:
            return False
        return True

    def on_choose(self, plan: Plan) -> None: ...

    def on_file(self) -> None: ...
