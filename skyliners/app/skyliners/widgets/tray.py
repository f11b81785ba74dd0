"""What lies in front of whoever acts: pieces to choose from, and the planning cards."""

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from skyliners.app.front import Pressable
from skyliners.app.look import load_kv
from skyliners.app.widgets import controls  # noqa: F401  # their kv names are used
from skyliners.present.skyliners.turn import PieceKey, TurnModel
from skyliners.rules.skyliners.pieces import Piece

load_kv("skyliners/widgets/tray")


class PieceCard(Pressable, BoxLayout):
    """A kind of piece, or the planning cards, with how many are left."""

    key: PieceKey | None = ObjectProperty(None, allownone=True)
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
