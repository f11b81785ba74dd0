"""What somebody wants to read in the rules: one piece, perhaps about a situation
in a game."""

from typing import Any, NamedTuple


class Reading(NamedTuple):
    piece: str
    situation: Any = None  # a picture of the game's own, instead of the book's
    mode: Any = None  # None: as last time
    players: int | None = None
