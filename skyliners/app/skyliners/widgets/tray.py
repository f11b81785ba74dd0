"""What lies in front of the players: pieces to choose from, everybody's stock, and the
line that tells what can be done."""

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from skyliners.app.front import Pressable
from skyliners.app.look import load_kv
from skyliners.app.widgets import controls  # noqa: F401  # their kv names are used
from skyliners.present.skyliners.turn import SeatPanel, TurnModel
from skyliners.present.theme import ON_PLAYER, PLAYER
from skyliners.rules.skyliners.pieces import Piece

load_kv("skyliners/widgets/tray")


class PieceCard(Pressable, BoxLayout):
    """A kind of piece, or the planning cards, with how many are left."""

    name = StringProperty("")
    icon = StringProperty("")
    left = NumericProperty(0)
    chosen = BooleanProperty(False)


class Tray(GridLayout):
    """The kinds of pieces and the planning cards of whoever acts."""

    model: TurnModel | None = ObjectProperty(None, allownone=True)

    __events__ = ("on_piece", "on_plan")

    def on_piece(self, piece: Piece) -> None: ...

    def on_plan(self) -> None: ...


class Prompt(Pressable, BoxLayout):
    """What everybody should know, and below it what can be done; a refusal can be asked
    about. Its room is always there: nothing moves when a message comes."""

    warning = StringProperty("")
    text = StringProperty("")
    refused = BooleanProperty(False)


class SeatChip(BoxLayout):
    """One player's name and open stock."""

    panel: SeatPanel | None = ObjectProperty(None, allownone=True)

    @staticmethod
    def fill(panel: SeatPanel | None) -> tuple[float, ...]:
        return PLAYER[panel.color] if panel else (0, 0, 0, 0)

    @staticmethod
    def on_fill(panel: SeatPanel | None) -> tuple[float, ...]:
        return ON_PLAYER[panel.color] if panel else (0, 0, 0, 0)


class SeatChips(GridLayout):
    """Everybody's chip."""

    panels: tuple[SeatPanel, ...] = ObjectProperty(())

    def on_panels(self, *_: object) -> None:
        if len(self.children) != len(self.panels):
            self.clear_widgets()
            for _panel in self.panels:
                self.add_widget(SeatChip())
        for chip, panel in zip(reversed(self.children), self.panels, strict=True):
            chip.panel = panel
