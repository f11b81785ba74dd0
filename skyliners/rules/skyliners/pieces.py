"""What lies in the box: pieces, colours, the two games, and who gets how much."""

from enum import IntEnum, StrEnum
from typing import NamedTuple


class Mode(StrEnum):
    FULL = "full"
    INTRODUCTORY = "introductory"


class Piece(IntEnum):
    """A building piece. Its number is its place in a stock."""

    FLOOR = 0
    ROOF = 1
    PARK = 2


class Stock(NamedTuple):
    """What one player still has in front of them; everybody may count it."""

    floors: int
    roofs: int
    parks: int
    cards: int  # planning cards in hand


CARD = 3  # a planning card's place in a stock, after the pieces

ROWS = 5
SEGMENTS = (1, 2, 3, 4)  # the last stands for "4 or 5"
ANTENNAS = 10
SKYSCRAPER_POINTS = 3

FLOORS = {2: 16, 3: 14, 4: 12}
SETUP_CARDS = {2: 12, 3: 9, 4: 6}
ROUNDS = {2: 10, 3: 9, 4: 8}  # of the introductory game


def starting_stock(mode: Mode, players: int) -> Stock:
    cards = ROWS if mode is Mode.FULL else 0
    return Stock(FLOORS[players], roofs=2, parks=1, cards=cards)
