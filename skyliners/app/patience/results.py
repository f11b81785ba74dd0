"""How a patience ended: its four skylines, to be shown around."""

from collections.abc import Sequence
from typing import Any

from kivy.uix.widget import Widget

from skyliners.app.patience.widgets.landscapes import Landscapes


class Solved:
    def __init__(self) -> None:
        self.board: Widget = Landscapes()
        self.panels: Sequence[Widget] = ()

    def show(self, table: Any, sheet: Any) -> None:
        """Every solved one looks the same."""
