"""A patience looked at again: the cards in their rows, as they lay."""

from collections.abc import Sequence

from kivy.uix.widget import Widget

from skyliners.app.patience.widgets.rows import Rows
from skyliners.present.patience.board import Board


class RowsReplayed:
    panels: Sequence[Widget] = ()
    keys: Sequence[Widget] = ()

    def __init__(self) -> None:
        self.board = Rows()

    def show(self, board: Board) -> None:
        self.board.model = board
