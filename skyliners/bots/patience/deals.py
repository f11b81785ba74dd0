"""Deals by grade and number. The same name is the same cards for everybody, everywhere and
always: `medium 17` is the first of the shuffles `medium 17 1`, `medium 17 2` … (`chance`)
that is of its grade. So all that decides about it is part of the numbering, and a test
keeps some of the cards it deals: the chance, the careful player, the solver's order of
search and its limit.

Every deal is proven to be solvable before it is dealt. Easy is the easy layout; of the hard
one, medium is what the careful player wins at least ten times of twenty, and hard what they
win once at most.
"""

from collections.abc import Generator, Iterator
from datetime import date
from enum import StrEnum
from itertools import count
from typing import NamedTuple

from skyliners.bots.patience.careful import wins
from skyliners.bots.patience.chance import Chance
from skyliners.bots.patience.solver import Position, position_of
from skyliners.bots.patience.solver import slices as solving
from skyliners.rules.deck import DECK, Card
from skyliners.rules.patience.pieces import LAYOUT, Mode

LIMIT = 1000  # positions the solver may look at
_TRIES = 20
LAST = 99_999_999  # numbers of deals; a date is one


class Grade(StrEnum):
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"

    @property
    def mode(self) -> Mode:
        return Mode.EASY if self is Grade.EASY else Mode.HARD


# How often the careful player wins, of so many tries.
_WON = {Grade.MEDIUM: range(10, _TRIES + 1), Grade.HARD: range(2)}


class Deal(NamedTuple):
    grade: Grade
    number: int

    def __str__(self) -> str:
        return f"{self.grade.value} {self.number}"


def read_deal(text: object) -> Deal | None:
    """The deal of this name; None if there is none."""
    grade, _, number = text.partition(" ") if isinstance(text, str) else ("", "", "")
    if grade not in tuple(Grade) or not (number.isascii() and number.isdecimal()):
        return None
    deal = Deal(Grade(grade), int(number[:9]))
    return deal if str(deal) == text and 1 <= deal.number <= LAST else None


def of_the_day(day: date) -> Deal:
    """The same for everybody on that day; its number is the date."""
    return Deal(Grade.MEDIUM, day.year * 10_000 + day.month * 100 + day.day)


def slices(deal: Deal) -> Iterator[tuple[Card, ...] | None]:
    """The cards row by row, as a record writes them; None again and again until they are
    found."""
    for attempt in count(1):
        chance = Chance(f"{deal} {attempt}")
        cards = chance.shuffled(DECK)
        fits = yield from _fits(deal.grade, laid(deal.grade.mode, cards), chance)
        if fits:
            yield cards
            return


def dealt(deal: Deal) -> tuple[Card, ...]:
    """The same at once."""
    *_, cards = slices(deal)
    assert cards is not None
    return cards


def laid(mode: Mode, cards: tuple[Card, ...]) -> Position:
    rows, begin = [], 0
    for length in LAYOUT[mode]:
        rows.append((length - 1, cards[begin : begin + length]))
        begin += length
    return position_of(rows)


def _fits(grade: Grade, position: Position, chance: Chance) -> Generator[None, None, bool]:
    wanted = _WON.get(grade)
    if wanted is not None and not (yield from _wins(position, wanted, chance)):
        return False
    solved = False
    for answer in solving(position, LIMIT):
        solved = answer.moves is not None
        yield
    return solved


def _wins(position: Position, wanted: range, chance: Chance) -> Generator[None, None, bool]:
    """Is it won as often as wanted? Nobody tries on once that is certain."""
    won, left = 0, _TRIES
    while won < wanted.stop and won + left >= wanted.start:
        if won >= wanted.start and won + left < wanted.stop:
            return True
        won += wins(position, chance)
        left -= 1
        yield
    return False
