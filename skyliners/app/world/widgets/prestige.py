"""Prestige, a line a player: what of it has been counted so far."""

from collections.abc import Sequence

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.look import load_kv
from skyliners.app.widgets import badge, controls  # noqa: F401  # named in kv
from skyliners.present.world.ceremony import Line


class PrestigeLine(BoxLayout):
    line: Line | None = ObjectProperty(None, allownone=True)


class Prestige(BoxLayout):
    """Icons say what is counted in which column."""

    lines: Sequence[Line] = ObjectProperty(())

    def on_lines(self, *_: object) -> None:
        box = self.ids.lines
        if len(box.children) != len(self.lines):
            box.clear_widgets()
            for _line in self.lines:
                box.add_widget(PrestigeLine())
        for shown, line in zip(reversed(box.children), self.lines, strict=True):
            shown.line = line


load_kv("world/widgets/prestige")
