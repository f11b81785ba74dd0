"""One game at the table: the match as it stands, kept on the shelf with every step.

If it cannot be kept, the game goes on in memory; the trouble is named, and the next
step that can be kept keeps everything. If somebody went on with it in another window,
theirs stays as it is, and this one is a game of its own from then on.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from skyliners.match.play import AnyMatch
from skyliners.match.shelf.saves import SavedGame, apart, keep
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.trouble import ShelfError, Trouble


class Sitting:
    def __init__(self, shelf: Shelf, game: SavedGame) -> None:
        self.shelf = shelf
        self.game = game
        self.trouble: ShelfError | None = None
        self.keep()

    @property
    def match(self) -> AnyMatch:
        return self.game.match

    def play(self, action: Any) -> None:
        self._step(lambda match: match.play(action))

    def undo(self) -> None:
        self._step(lambda match: match.undo())

    def end_turn(self) -> None:
        self._step(lambda match: match.end_turn())

    def reveal(self, seat: int) -> None:
        self.game = replace(self.game, match=self.match.reveal(seat))

    def conceal(self) -> None:
        self.game = replace(self.game, match=self.match.conceal())

    def _step(self, step: Callable[[AnyMatch], AnyMatch]) -> None:
        self.game = replace(self.game, match=step(self.match))
        self.keep()

    def note(self, **noted: Any) -> None:
        """Something is written beside the game, and kept with its next step."""
        self.game = replace(self.game, extras={**self.game.extras, **noted})

    def keep(self) -> None:
        """All of it, as it stands."""
        self.trouble = self._trouble()
        if self.trouble and self.trouble.trouble is Trouble.OVERTAKEN:
            self.game = apart(self.game)
            self.trouble = self._trouble() or self.trouble

    def _trouble(self) -> ShelfError | None:
        """What came up while it was kept."""
        try:
            keep(self.shelf, self.game)
        except ShelfError as error:
            return error
        return None
