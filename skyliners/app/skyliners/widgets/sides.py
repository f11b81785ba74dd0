"""The four sides of a table: who sits there, in which colour, and who begins. Its rules
are in kv/sides.kv."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from skyliners.app.look import load_kv
from skyliners.app.widgets import badge, controls, field  # noqa: F401  # named in kv
from skyliners.present.skyliners.cardboard.entering import SideLine
from skyliners.rules.skyliners.city import Side


class SideRow(BoxLayout):
    """One side, and whoever sits there."""

    line: SideLine | None = ObjectProperty(None, allownone=True)

    __events__ = ("on_sit", "on_recolor", "on_rename", "on_start")

    def on_sit(self) -> None: ...

    def on_recolor(self) -> None: ...

    def on_rename(self, name: str) -> None: ...

    def on_start(self) -> None: ...


class Sides(GridLayout):
    lines: tuple[SideLine, ...] = ObjectProperty(())

    __events__ = ("on_sit", "on_recolor", "on_rename", "on_start")

    def on_lines(self, *_: object) -> None:
        if not self.children:
            for line in self.lines:
                self.add_widget(self._row(line.side))
        for row, line in zip(reversed(self.children), self.lines, strict=True):
            row.line = line

    def _row(self, side: Side) -> SideRow:
        row = SideRow()
        for event in self.__events__:
            row.bind(
                **{event: lambda _, *told, event=event: self.dispatch(event, side, *told)}
            )
        return row

    def on_sit(self, side: Side) -> None: ...

    def on_recolor(self, side: Side) -> None: ...

    def on_rename(self, side: Side, name: str) -> None: ...

    def on_start(self, side: Side) -> None: ...


load_kv("skyliners/widgets/sides")
