"""One of several: keys side by side, in as many rows as their words need; and a switch
for yes and no. Their rules are in kv/choices.kv."""

from typing import Any

from kivy.animation import Animation
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from skyliners.app.front import Pressable
from skyliners.app.look import load_kv
from skyliners.app.widgets import badge, controls  # noqa: F401  # named in kv
from skyliners.present.choices import Choice, Way

load_kv("widgets/choices")

_LETTER = 0.45  # how wide a letter is, in its size, when words have shrunk a little
_PAD = 18
_USUAL_NAME = 8  # letters; longer ones shrink


class ChoiceKey(Pressable, BoxLayout):
    choice: Choice | None = ObjectProperty(None, allownone=True)
    size_sp = NumericProperty(15)
    pictured = BooleanProperty(False)
    chosen = BooleanProperty(False)
    named = BooleanProperty(False)


class Offer(GridLayout):
    """Keys for choices; tells which was pressed by its value."""

    choices: tuple[Choice, ...] = ObjectProperty(())
    most = NumericProperty(6)  # side by side
    names = BooleanProperty(False)  # people's, of any length

    __events__ = ("on_choose",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(choices=self._fill, width=self._columns, most=self._columns)

    def _fill(self, *_: object) -> None:
        if len(self.children) != len(self.choices):
            self.clear_widgets()
            for _choice in self.choices:
                key = ChoiceKey(named=self.names)
                key.bind(on_release=self._pressed)
                self.add_widget(key)
        for key, choice in zip(reversed(self.children), self.choices, strict=True):
            key.choice = choice
        self._columns()

    def _columns(self, *_: object) -> None:
        raise NotImplementedError

    def _pressed(self, key: ChoiceKey) -> None:
        if key.choice is not None:
            self.dispatch("on_choose", key.choice.value)

    def on_choose(self, value: Any) -> None: ...


class Choices(Offer):
    """Keys as wide as their words want to be, and as high as they are."""

    def _columns(self, *_: object) -> None:
        """As many in a row as fit, and every row equally full if that is possible."""
        if not self.choices:
            return
        letters = max(len(choice.text) for choice in self.choices)
        letters = min(letters, _USUAL_NAME) if self.names else letters
        extra = 30 if any(c.icon or c.color for c in self.choices) else 0
        wide = letters * _LETTER * sp(15) + dp(_PAD) + sp(extra) + self.spacing[0]
        fit = max(1, min(int(self.width // wide), int(self.most), len(self.choices)))
        rows = -(-len(self.choices) // fit)
        self.cols = -(-len(self.choices) // rows)


class Toggle(Widget):
    """A knob on the left for no, on the right for yes; its line is what is pressed."""

    on = BooleanProperty(False)
    knob = NumericProperty(0.0)
    quick = BooleanProperty(True)  # the knob jumps: it is only now being shown

    def on_on(self, *_: object) -> None:
        Animation.cancel_all(self, "knob")
        if self.quick:
            self.knob = float(self.on)
        else:
            Animation(knob=float(self.on), d=0.14, t="out_quad").start(self)


class SwitchLine(Pressable, BoxLayout):
    """A title with a switch; all of it can be pressed."""

    icon = StringProperty("")
    title = StringProperty("")
    explanation = StringProperty("")
    on = BooleanProperty(False)


class ChoiceLine(BoxLayout):
    """A title with its choices below."""

    icon = StringProperty("")
    title = StringProperty("")
    explanation = StringProperty("")
    choices: tuple[Choice, ...] = ObjectProperty(())

    __events__ = ("on_choose",)

    def on_choose(self, value: Any) -> None: ...


class Settling(BoxLayout):
    """Several lines of choices; tells of which line, and what was chosen."""

    ways: tuple[Way, ...] = ObjectProperty(())

    __events__ = ("on_choose",)

    def on_ways(self, *_: object) -> None:
        if len(self.children) != len(self.ways):
            self.clear_widgets()
            for _way in self.ways:
                line = WayLine()
                line.bind(on_choose=self._chosen)
                self.add_widget(line)
        for line, way in zip(reversed(self.children), self.ways, strict=True):
            line.way = way

    def _chosen(self, line: "WayLine", value: Any) -> None:
        if line.way is not None:
            self.dispatch("on_choose", line.way.key, value)

    def on_choose(self, key: str, value: Any) -> None: ...


class WayLine(BoxLayout):
    """One of them: its title, its choices, and what the chosen one means."""

    way: Way | None = ObjectProperty(None, allownone=True)

    __events__ = ("on_choose",)

    def on_choose(self, value: Any) -> None: ...
