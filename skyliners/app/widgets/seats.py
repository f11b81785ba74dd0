"""The table from above with its four sides, and the sheet on which a seat is changed.
Their rules are in kv/seats.kv."""

from typing import Any

from kivy.graphics import Color, Ellipse, RoundedRectangle
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from skyliners.app.look import load_kv
from skyliners.app.widgets import choices  # noqa: F401  # named in kv
from skyliners.present.seating_screen import EditorModel, SideModel
from skyliners.present.theme import LAWN, ON_PLAYER, PLAYER, TREE
from skyliners.rules.skyliners.city import SIZE, Side

load_kv("seats")

_GAP = 8  # dp


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


class SideCard(ButtonBehavior, BoxLayout):
    """One side: a player's seat, or a place where one can be added."""

    model: SideModel | None = ObjectProperty(None, allownone=True)
    taken = BooleanProperty(False)
    beside = BooleanProperty(False)  # at the left or the right, where it is narrow
    upright = BooleanProperty(False)  # pictures above the words, not before them

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
        """The cards at the left and the right are narrow where there is little room."""
        gap = dp(_GAP)
        high = max(dp(76 if self.height > dp(560) else 60), sp(58))
        board = min(self.width - 2 * (sp(80) + gap), self.height - 2 * (high + gap))
        board = max(min(board, self.width * 0.5, dp(420)), dp(88))
        beside = min((self.width - board) / 2 - gap, dp(200))
        above = max(min(self.width * 0.5, dp(220)), board)
        tall = max(dp(88), sp(84))
        up = (max(board, tall) + high) / 2 + gap
        board_top = self.ids.board
        board_top.size = (board, board)
        board_top.center = self.center
        for side, size, across, above_middle in (
            (Side.SOUTH, (above, high), 0, -up),
            (Side.NORTH, (above, high), 0, up),
            (Side.WEST, (beside, tall), -(board + beside) / 2 - gap, 0),
            (Side.EAST, (beside, tall), (board + beside) / 2 + gap, 0),
        ):
            card = self._cards[side]
            card.size = size
            card.center = (self.center_x + across, self.center_y + above_middle)

    def on_side(self, side: Side) -> None: ...


class SeatSheet(FloatLayout):
    """The seat that lies open: who plays it, their name and colour."""

    model: EditorModel | None = ObjectProperty(None, allownone=True)
    screen = ObjectProperty(None)  # whose intents are called
    large = BooleanProperty(False)  # so is the text: less fits side by side
    writing = BooleanProperty(False)  # the name is being written by hand

    def on_touch_down(self, touch: Any) -> bool:
        if not self.ids.sheet.collide_point(*touch.pos):
            self.screen.close_seat()
            return True
        super().on_touch_down(touch)
        return True  # nothing below it is touched

    def write(self) -> None:
        self.writing = True
        self.ids.field.text = self.model.name if self.model else ""
        self.ids.field.focus = True
        self.ids.field.select_all()

    def written(self, name: str) -> None:
        self.writing = False
        self.screen.name_seat(name)
