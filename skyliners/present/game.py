"""What the shell asks of any game that is to be shown: no more than its screens need.

A module is a game: `present/<room>/game.py` is its front door.
"""

from typing import Any, Protocol

from skyliners.present.opponents import Opponent


class Shown(Protocol):
    def mode_name(self, mode: Any, /) -> str:
        """A way of playing it, as people call it."""

    def opponents(self) -> tuple[Opponent, ...]:
        """The bots it offers, the weakest first; none: it has no bots."""
