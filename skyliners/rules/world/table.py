"""What lies open on the table: the city, everybody's money and floors, whose turn it is,
and all that happened. There is no secret in here: of cards only how many."""

from collections.abc import Sequence
from typing import NamedTuple

from skyliners.rules.refusal import Common, Refused
from skyliners.rules.seats import Seat
from skyliners.rules.world.actions import PublicAction
from skyliners.rules.world.city import City
from skyliners.rules.world.pieces import (
    BONUS_CARDS,
    BOX,
    FIRST_CASH,
    FIRST_STOCK,
    FIRST_SUPPLY,
    MOST_CASH,
    NEUTRAL_FLOORS,
    PLAYERS,
    PRICES,
    Mode,
    Stock,
    What,
)
from skyliners.rules.world.towers import GROUND, Tower, standing


class Turn(NamedTuple):
    """Whose turn it is, and what of it is done."""

    seat: int
    round: int
    trading: bool = False  # building is over
    built: bool = False
    bought: bool = False
    bought_neutral: bool = False
    built_skyline: bool = False
    cashed: tuple[str, ...] = ()  # shapes, as `shapes.same` names them


class Table(NamedTuple):
    mode: Mode
    tournament: bool
    city: City
    seats: tuple[Seat, ...]  # clockwise, the start player first
    first_cash: tuple[int, ...]
    log: tuple[PublicAction, ...]
    # What follows from the above, kept because everybody asks for it.
    towers: tuple[Tower, ...]  # by space
    cash: tuple[int, ...]
    stocks: tuple[Stock, ...]  # in front of everybody
    supplies: tuple[Stock, ...]  # everybody's coloured floors at the bank
    neutral_left: int
    cards: tuple[int, ...]  # bonus cards in everybody's hand
    pile: int
    turn: Turn | None  # None: the game is over
    idle: int  # turns in a row in which nothing was built
    ender: int | None  # whoever built the first third penthouse

    @property
    def over(self) -> bool:
        return self.turn is None

    def penthouses(self, seat: int) -> int:
        """How many this seat has built: all that are neither at the bank nor in stock."""
        penthouse = What.PENTHOUSE
        there = self.supplies[seat][penthouse] + self.stocks[seat][penthouse]
        return BOX[penthouse] - there

    def tops(self, seat: int) -> int:
        """The spaces topped by this seat's own pieces, as bits."""
        found = 0
        for space, tower in enumerate(self.towers):
            if tower and standing(tower).owner == seat:
                found |= 1 << space
        return found

    def income(self, seat: int) -> int:
        return income(self.city, self.towers, self.tops(seat))[0]


def income(city: City, towers: Sequence[Tower], tops: int) -> tuple[int, int]:
    """What the best connected group among these tops brings, and that group as bits.
    Penthouses and Skyline floors connect, and bring nothing."""
    best, where = 0, 0
    left = tops
    while left:
        group = city.group((left & -left).bit_length() - 1, tops)
        left &= ~group
        brought = sum(
            _worth(tower) for space, tower in enumerate(towers) if group >> space & 1
        )
        if brought > best or not where:
            best, where = brought, group
    return best, where


def _worth(tower: Tower) -> int:
    top = standing(tower).top
    assert top is not None
    return PRICES[top.what] if top.what < What.PENTHOUSE else 0


def check_seats(seats: Sequence[Seat]) -> None:
    if len(seats) not in PLAYERS:
        raise Refused(Common.BAD_SEATS, f"{len(seats)} players, not 2, 3 or 4")
    if len({seat.color for seat in seats}) < len(seats):
        raise Refused(Common.BAD_SEATS, "a colour is taken twice")


def check_cash(cash: Sequence[object], players: int) -> None:
    fits = all(type(each) is int and 0 <= each <= MOST_CASH for each in cash)
    if len(cash) != players or not fits:
        raise Refused(Common.BAD_SEATS, "the money to begin with does not fit the seats")


def lay(
    mode: Mode,
    city: City,
    seats: tuple[Seat, ...],
    pile: int,
    *,
    tournament: bool = False,
    cash: tuple[int, ...] | None = None,
) -> Table:
    """The table when the first turn begins; so many bonus cards are still in the pile."""
    players = len(seats)
    first = cash or (FIRST_CASH,) * players
    return Table(
        mode=mode,
        tournament=tournament,
        city=city,
        seats=seats,
        first_cash=first,
        log=(),
        towers=(GROUND,) * len(city.places),
        cash=first,
        stocks=(FIRST_STOCK,) * players,
        supplies=(FIRST_SUPPLY,) * players,
        neutral_left=NEUTRAL_FLOORS,
        cards=(BONUS_CARDS,) * players,
        pile=pile,
        turn=Turn(0, 1),
        idle=0,
        ender=None,
    )
