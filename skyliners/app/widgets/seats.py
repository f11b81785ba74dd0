"""The table from above with its four sides, and the sheet on which a seat is changed.
Their rules are in kv/seats.kv."""

from typing import Any

from kivy.graphics import Color, Ellipse, RoundedRectangle
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from skyliners.app.front import Pressable
from skyliners.app.look import load_kv
from skyliners.app.widgets import choices, field  # noqa: F401  # named in kv
from skyliners.present.seating_screen import EditorModel, SideModel
from skyliners.present.theme import LAWN, ON_PLAYER, PLAYER, TREE
from skyliners.rules.skyliners.city import SIZE, Side

load_kv("widgets/seats")

_GAP, _NARROWEST, _SMALLEST = 8, 92, 64  # dp: a card beside the board, the board


class BoardTop(Widget):
    """The five by five sites from above, the park in the middle."""

    plate = ListProperty([1, 1, 1, 1])
    site = ListProperty([1, 1, 1, 1])

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(**dict.fromkeys(("pos", "size", "plate", "site"), self._draw))

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        side = self.width
        step = side / (SIZE + 0.5)
        middle = SIZE // 2
        with self.canvas:
            Color(*self.plate)
            RoundedRectangle(pos=self.pos, size=(side, side), radius=[dp(12)])
            for x in range(SIZE):
                for y in range(SIZE):
                    Color(*(LAWN if x == y == middle else self.site))
                    spot = (self.x + (x + 0.31) * step, self.y + (y + 0.31) * step)
                    RoundedRectangle(pos=spot, size=(step * 0.88,) * 2, radius=[dp(3)])
            Color(*TREE)
            for dx, dy in ((0.18, 0.18), (0.56, 0.18), (0.18, 0.56), (0.56, 0.56)):
                spot = (
                    self.x + (middle + 0.31 + dx * 0.88) * step,
                    self.y + (middle + 0.31 + dy * 0.88) * step,
                )
                Ellipse(pos=spot, size=(step * 0.24,) * 2)


class SideCard(Pressable, BoxLayout):
    """One side: a player's seat, or a place where one can be added."""

    model: SideModel | None = ObjectProperty(None, allownone=True)
    taken = BooleanProperty(False)
    beside = BooleanProperty(False)  # at the left or the right, where it is narrow
    upright = BooleanProperty(False)  # pictures above the words, not before them
    sign = NumericProperty(0.0)  # how large those are

    @staticmethod
    def fill(model: SideModel | None) -> tuple[float, ...]:
        return PLAYER[model.color] if model and model.color else (0, 0, 0, 0)

    @staticmethod
    def on_fill(
        model: SideModel | None, free: tuple[float, ...] = (0, 0, 0, 0)
    ) -> tuple[float, ...]:
        return ON_PLAYER[model.color] if model and model.color else free


class TableTop(FloatLayout):
    """The board with a card on each side of it; tells which side was tapped."""

    sides: tuple[SideModel, ...] = ObjectProperty(())

    __events__ = ("on_side",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._cards = {
            side: SideCard(beside=side in (Side.WEST, Side.EAST)) for side in Side
        }
        for side, card in self._cards.items():
            card.bind(on_release=lambda _, side=side: self.dispatch("on_side", side))
            self.add_widget(card)
        self.bind(sides=self._fill, pos=self._arrange, size=self._arrange)

    def card(self, side: Side) -> SideCard:
        return self._cards[side]

    def _fill(self, *_: object) -> None:
        for model in self.sides:
            self._cards[model.side].model = model

    def _arrange(self, *_: object) -> None:
        """Whoever sits at the left and the right has narrow cards where there is little
        room; where there is none for the board they sit side by side."""
        gap = dp(_GAP)
        high = max(dp(76 if self.height > dp(560) else 60), sp(58))
        high = min(high, (self.height - 2 * gap) * 0.3)
        between = self.height - 2 * (high + gap)
        tall = min(max(dp(88), sp(84)), between)
        board = min(self.width - 2 * (dp(_NARROWEST) + gap), between, dp(420))
        board = board if board >= dp(_SMALLEST) else 0.0
        aside = board + 2 * gap if board else gap
        beside = min((self.width - aside) / 2, dp(200))
        above = min(self.width, max(dp(220), board))
        across = (aside + beside) / 2
        up = (max(board, tall) + high) / 2 + gap
        board_top = self.ids.board
        board_top.opacity = 1 if board else 0
        board_top.size = (board, board)
        board_top.center = self.center
        for side, size, right, upwards in (
            (Side.SOUTH, (above, high), 0, -up),
            (Side.NORTH, (above, high), 0, up),
            (Side.WEST, (beside, tall), -across, 0),
            (Side.EAST, (beside, tall), across, 0),
        ):
            card = self._cards[side]
            card.size = size
            card.center = (self.center_x + right, self.center_y + upwards)

    def on_side(self, side: Side) -> None: ...


class SeatSheet(FloatLayout):
    """The seat that lies open: who plays it, their name and colour."""

    model: EditorModel | None = ObjectProperty(None, allownone=True)
    screen = ObjectProperty(None)  # whose intents are called
    large = BooleanProperty(False)  # so is the text: less fits side by side
    low = BooleanProperty(False)  # its keys are beside it, not below

    def on_touch_down(self, touch: Any) -> bool:
        if not self.ids.sheet.collide_point(*touch.pos):
            self.screen.close_seat()
            return True
        super().on_touch_down(touch)
        return True  # nothing below it is touched
