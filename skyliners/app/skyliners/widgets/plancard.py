"""A planning card as it is opened: whose it is, its row and what was planned, with the
row in profile beside it. It turns over like a card."""

from kivy.animation import Animation
from kivy.properties import ColorProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.look import load_kv
from skyliners.app.skyliners.widgets import skyline  # noqa: F401  # named in kv
from skyliners.app.widgets import controls  # noqa: F401  # named in kv
from skyliners.present.skyliners.scoring import Segment
from skyliners.present.skyliners.steps import Opened
from skyliners.present.theme import ON_PLAYER, PLAYER

load_kv("skyliners/widgets/plancard")


class SegmentBox(BoxLayout):
    segment: Segment | None = ObjectProperty(None, allownone=True)
    paper = ColorProperty((0, 0, 0, 0))
    letters = ColorProperty((0, 0, 0, 0))


class PlanCard(BoxLayout):
    opened: Opened | None = ObjectProperty(None, allownone=True)
    row_text = StringProperty("")
    segments: tuple[Segment, ...] = ObjectProperty(())
    turned = NumericProperty(1.0)  # 0: seen from its edge

    @staticmethod
    def fill(opened: Opened | None) -> tuple[float, ...]:
        return PLAYER[opened.color] if opened else (0, 0, 0, 0)

    @staticmethod
    def on_fill(opened: Opened | None) -> tuple[float, ...]:
        return ON_PLAYER[opened.color] if opened else (0, 0, 0, 0)

    def on_opened(self, *_: object) -> None:
        self._number()

    def on_segments(self, *_: object) -> None:
        self._number()

    def _number(self) -> None:
        box = self.ids.segments
        if len(box.children) != len(self.segments):
            box.clear_widgets()
            for _segment in self.segments:
                box.add_widget(SegmentBox())
        for each, segment in zip(reversed(box.children), self.segments, strict=True):
            each.segment = segment
            each.paper, each.letters = self.fill(self.opened), self.on_fill(self.opened)

    def turn_over(self, seconds: float) -> None:
        Animation.cancel_all(self, "turned")
        self.turned = 1.0
        if seconds:
            self.turned = 0.02
            Animation(turned=1.0, d=seconds, t="out_back").start(self)
