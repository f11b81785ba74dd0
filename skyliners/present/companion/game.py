"""What the companion asks of a game besides its book: screens that help at its table, what
is in its box, and how its pictures are to be read.

A module is a game's companion: `present/<room>/companion.py`.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol


class Helper(NamedTuple):
    """A screen that helps at the table."""

    screen: str
    text: str
    icon: str


class Supply(NamedTuple):
    icon: str
    number: str
    name: str


class Supplies(NamedTuple):
    """What one player takes, or what lies there for all of them."""

    title: str
    lines: tuple[Supply, ...]


class Companion(Protocol):
    @property
    def OVERVIEW(self) -> Sequence[str]:  # noqa: N802
        """The pieces of its book that tell the game on one page."""

    def helpers(self) -> tuple[Helper, ...]:
        """In the order in which they are offered."""

    def supplies(self, mode: Any, players: int, /) -> tuple[Supplies, ...]:
        """What everybody takes, and what the table shares."""

    def picture(self, written: dict[str, Any], mode: Any, players: int, /) -> Any:
        """The picture of a piece, as it is written in its book."""
