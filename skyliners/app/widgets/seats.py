"""The table from above with its four chairs, and the sheet on which a seat is changed.
Their rules are in kv/seats.kv."""

from typing import Any

from kivy.metrics import dp, sp
from kivy.properties import (
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from skyliners.app.front import Pressable
from skyliners.app.games import staged
from skyliners.app.look import load_kv
from skyliners.app.widgets import choices, field  # noqa: F401  # named in kv
from skyliners.present.chairs import CHAIRS
from skyliners.present.choices import Way
from skyliners.present.seating_screen import ChairModel, EditorModel
from skyliners.present.theme import ON_PLAYER, PLAYER

load_kv("widgets/seats")

_GAP, _NARROWEST, _SMALLEST = 8, 92, 64  # dp: a card beside the board, the board


class ChairCard(Pressable, BoxLayout):
    """One chair: a player's seat, or a place where one can be added."""

    model: ChairModel | None = ObjectProperty(None, allownone=True)
    taken = BooleanProperty(False)
    beside = BooleanProperty(False)  # at the left or the right, where it is narrow
    upright = BooleanProperty(False)  # pictures above the words, not before them
    sign = NumericProperty(0.0)  # how large those are

    @staticmethod
    def fill(model: ChairModel | None) -> tuple[float, ...]:
        return PLAYER[model.color] if model and model.color else (0, 0, 0, 0)

    @staticmethod
    def on_fill(
        model: ChairModel | None, free: tuple[float, ...] = (0, 0, 0, 0)
    ) -> tuple[float, ...]:
        return ON_PLAYER[model.color] if model and model.color else free


class TableTop(FloatLayout):
    """The game's board with a card on each side of it; tells which one was tapped."""

    game = StringProperty("")
    chairs: tuple[ChairModel, ...] = ObjectProperty(())
    ways: tuple[Way, ...] = ObjectProperty(())

    __events__ = ("on_chair",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._board: Widget | None = None
        self._cards = [ChairCard(beside=chair % 2 == 1) for chair in CHAIRS]
        for chair, card in enumerate(self._cards):
            card.bind(on_release=lambda _, chair=chair: self.dispatch("on_chair", chair))
            self.add_widget(card)
        self.bind(game=self._lay, chairs=self._fill, ways=self._tell)
        self.bind(pos=self._arrange, size=self._arrange)

    def card(self, chair: int) -> ChairCard:
        return self._cards[chair]

    def _lay(self, *_: object) -> None:
        if self._board is not None:
            self.remove_widget(self._board)
        self._board = staged(self.game).board_from_above()
        self._board.size_hint = (None, None)
        self.add_widget(self._board, index=len(self.children))
        self._tell()
        self._arrange()

    def _tell(self, *_: object) -> None:
        """The board, what has been settled: it may be another one then."""
        if self._board is not None:
            self._board.ways = self.ways

    def _fill(self, *_: object) -> None:
        for model in self.chairs:
            self._cards[model.chair].model = model

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
        if self._board is not None:
            self._board.opacity = 1 if board else 0
            self._board.size = (board, board)
            self._board.center = self.center
        for card, size, right, upwards in zip(
            self._cards,
            ((above, high), (beside, tall)) * 2,
            (0, -across, 0, across),
            (-up, 0, up, 0),
            strict=True,
        ):
            card.size = size
            card.center = (self.center_x + right, self.center_y + upwards)

    def on_chair(self, chair: int) -> None: ...


class SeatSheet(FloatLayout):
    """The seat that lies open: who plays it, their name and colour."""

    model: EditorModel | None = ObjectProperty(None, allownone=True)
    screen = ObjectProperty(None)  # whose intents are called
    large = BooleanProperty(False)  # so is the text: less fits side by side
    low = BooleanProperty(False)  # its keys are beside it, not below
    covers = True  # the rest of its screen

    def on_touch_down(self, touch: Any) -> bool:
        if not self.ids.sheet.collide_point(*touch.pos):
            self.screen.close_seat()
            return True
        super().on_touch_down(touch)
        return True  # nothing below it is touched
