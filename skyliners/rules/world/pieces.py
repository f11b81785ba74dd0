"""What lies in the box: floors, what they cost, who gets how many, and the money."""

from enum import IntEnum, StrEnum


class Mode(StrEnum):
    OPEN = "open"
    COVERED = "covered"  # the same rules; others' money can no longer be looked up


class What(IntEnum):
    """A floor. Its number is its place in a stock."""

    ONE = 0
    TWO = 1
    FOUR = 2
    SIX = 3
    PENTHOUSE = 4
    NEUTRAL = 5
    SKYLINE = 6


# The coloured floors in the order of their levels, from the ground up.
COLOURED = (What.ONE, What.TWO, What.FOUR, What.SIX, What.PENTHOUSE)
NAMES = ("1", "2", "4", "6", "10", "N", "S")
PRICES = (1, 2, 4, 6, 10, 5, 5)
LEVELS = len(COLOURED)

Stock = tuple[int, ...]  # a number for each What

BOX = (8, 6, 4, 3, 3)  # coloured floors of each player, penthouses last
FIRST_STOCK: Stock = (2, 1, 0, 0, 0, 0, 0)
FIRST_SUPPLY: Stock = tuple(
    all_there - own for all_there, own in zip(BOX, FIRST_STOCK, strict=False)
)
NEUTRAL_FLOORS = 6  # for everybody together

PLAYERS = (2, 3, 4)
FIRST_CASH = 10
MOST_CASH = 30
# What everybody begins with if later seats are to be made up for being later.
FAIR_START = {2: (10, 10), 3: (10, 10, 10), 4: (10, 12, 14, 16)}
BONUS_CARDS = 3  # in every hand at the beginning
SWAP, SWAPPED_FOR = 3, 5  # so many cards for so many millions

MISSION_POINTS = 2
ENDING_PENTHOUSE = 3
IDLE_ROUNDS = 3  # without anything built, and the game is over
