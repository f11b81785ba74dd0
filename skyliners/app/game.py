"""What the shell asks of any game's screens. A module is a game: `app/<room>/game.py`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from kivy.uix.screenmanager import Screen
from kivy.uix.widget import Widget

Classes = Mapping[str, Callable[[], type[Screen]]]  # by name, loaded when they are shown


class ResultsParts(Protocol):
    """A game's own part of its results."""

    @property
    def board(self) -> Widget:
        """What is left on the table, to look at; on the picture to be shared, too, where
        it is told to be `still`."""

    @property
    def panels(self) -> Sequence[Widget]:
        """Below the scores and the charts, as high as they need to be."""

    def show(self, table: Any, sheet: Any, /) -> None:
        """How this game ended."""


class ReplayParts(Protocol):
    """A game's own part of the replay."""

    @property
    def board(self) -> Widget: ...
    @property
    def panels(self) -> Sequence[Widget]:
        """Above what is told of an action."""

    @property
    def keys(self) -> Sequence[Widget]:
        """At the end of the title bar: ways to look at the board."""

    def show(self, board: Any, /) -> None:
        """What `present/<room>/game.replayed` made."""


class Staged(Protocol):
    @property
    def SCREENS(self) -> Classes: ...  # noqa: N802
    @property
    def OPENING(self) -> str:  # noqa: N802
        """The screen on which a game begins; of a game for one, where it is chosen."""

    @property
    def TURN(self) -> str: ...  # noqa: N802
    @property
    def FLAT(self) -> str:  # noqa: N802
        """A turn on a device that lies between the players; the same where it cannot."""

    @property
    def ENDING(self) -> str:  # noqa: N802
        """The screen that tells how it ended."""

    @property
    def LESSON(self) -> str:  # noqa: N802
        """The screen on which it is learnt by playing."""

    def ornament(self) -> Widget:
        """Something of it to look at, on the first screen and on its box: told the `table`
        of the last game it shows that, else (None) whatever is beautiful; it moves while it
        is `seen`. One that is `framed` has a ground of its own."""

    def picture_view(self) -> Widget:
        """What draws a picture of its rules: told the `picture` and its `caption`, it is
        as high as it needs to be."""

    def board_from_above(self) -> Widget:
        """What lies between the chairs while people sit down; it is told the `ways` in
        which the game will be played, and may show them."""

    def show_scored(self, key: int, /) -> None:
        """A board game that was only scored here, in the helper that did it; `ShelfError`
        if it cannot be read."""

    def results_parts(self) -> ResultsParts: ...

    def replay_parts(self) -> ReplayParts: ...
