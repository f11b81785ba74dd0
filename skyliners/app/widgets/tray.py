"""What lies in front of the players: pieces to choose from, and everybody's stock."""

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from skyliners.app.look import load_kv
from skyliners.app.widgets import controls  # noqa: F401  # their kv names are used
from skyliners.present.theme import ON_PLAYER, PLAYER
from skyliners.present.turn import SeatPanel

load_kv("tray")


class PieceCard(ButtonBehavior, BoxLayout):
    """A kind of piece, or the planning cards, with how many are left."""

    name = StringProperty("")
    icon = StringProperty("")
    left = NumericProperty(0)
    chosen = BooleanProperty(False)


class SeatChip(BoxLayout):
    """One player's name and open stock."""

    panel: SeatPanel | None = ObjectProperty(None, allownone=True)
    grow = NumericProperty(1.0)

    @staticmethod
    def fill(panel: SeatPanel | None) -> tuple[float, ...]:
        return PLAYER[panel.color] if panel else (0, 0, 0, 0)

    @staticmethod
    def on_fill(panel: SeatPanel | None) -> tuple[float, ...]:
        return ON_PLAYER[panel.color] if panel else (0, 0, 0, 0)


class SeatChips(BoxLayout):
    """Everybody's chip, in two columns where there is little room."""

    panels: tuple[SeatPanel, ...] = ObjectProperty(())
    grow = NumericProperty(1.0)

    def on_grow(self, *_: object) -> None:
        for chip in self.ids.grid.children:
            chip.grow = self.grow

    def on_panels(self, *_: object) -> None:
        grid = self.ids.grid
        if len(grid.children) != len(self.panels):
            grid.clear_widgets()
            for _panel in self.panels:
                grid.add_widget(SeatChip(grow=self.grow))
        for chip, panel in zip(reversed(grid.children), self.panels, strict=True):
            chip.panel = panel
