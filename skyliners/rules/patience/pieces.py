"""The two layouts, and what can be done: moving cards from the end of a row to another."""

from dataclasses import dataclass
from enum import StrEnum

ROW_NAMES = "abcdef"


class Mode(StrEnum):
    EASY = "easy"
    HARD = "hard"


LAYOUT = {Mode.EASY: (4, 4, 4, 4, 4, 4), Mode.HARD: (5, 5, 5, 5, 4)}


@dataclass(frozen=True, slots=True)
class Move:
    """So many cards from the end of one row to the end of another."""

    count: int
    source: int
    target: int
