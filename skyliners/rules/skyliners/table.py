"""What lies open on the table: seats, city, stocks, whose turn it is, and all that
happened so far with the planning cards face down. There is no secret in here."""

from collections.abc import Sequence
from functools import cache
from itertools import cycle
from typing import NamedTuple

from skyliners.rules.refusal import Common, Refused
from skyliners.rules.seats import Color, read_name
from skyliners.rules.skyliners.actions import Build, HiddenPlan, PublicAction
from skyliners.rules.skyliners.city import (
    CENTRE,
    CENTRE_CARD,
    CLOCKWISE,
    RISE,
    SITES,
    SetupCard,
    Side,
    built_up,
)
from skyliners.rules.skyliners.pieces import (
    CARD,
    FLOORS,
    ROUNDS,
    SETUP_CARDS,
    Mode,
    Piece,
    Stock,
    starting_stock,
)
from skyliners.rules.skyliners.rulings import Rule


class Seat(NamedTuple):
    name: str
    side: Side
    color: Color


class Turn(NamedTuple):
    """Whose action is due: the first or second of their turn, in which round."""

    seat: int
    action: int
    round: int


class Table(NamedTuple):
    mode: Mode
    seats: tuple[Seat, ...]  # clockwise, the start player first
    setup: tuple[SetupCard, ...]
    log: tuple[PublicAction, ...]
    # What follows from the above, kept because everybody asks for it.
    heights: bytes  # by site
    stocks: tuple[Stock, ...]
    turn: Turn | None  # None: the game is over

    @property
    def over(self) -> bool:
        return self.turn is None

    @property
    def built_this_turn(self) -> int | None:
        """The site that may not be built on again before the turn is over."""
        if self.turn is not None and self.turn.action == 2:
            first = self.log[-1]
            if isinstance(first, Build):
                return first.site
        return None

    @property
    def filed(self) -> tuple[int, ...]:
        """How many planning cards each player has filed."""
        full = starting_stock(self.mode, len(self.seats)).cards
        return tuple(full - stock.cards for stock in self.stocks)

    def turns(self) -> Sequence[Turn]:
        """Whose action each entry of the log was."""
        return schedule(self.mode, len(self.seats))[: len(self.log)]


class Layer(NamedTuple):
    """One piece of a building, and whose colour it is."""

    piece: Piece
    seat: int | None  # None: neutral


def buildings(table: Table) -> tuple[tuple[Layer, ...], ...]:
    """What stands on every site, from the ground up. The colours matter to no rule;
    they are there to be seen. What neither setup nor log account for, like the park in
    the centre, is known by its height alone, and stands in nobody's colour."""
    city: list[list[Layer]] = [[] for _ in SITES]
    for card, drawer in zip(table.setup, cycle(table.seats), strict=False):
        city[card.site(drawer.side)].append(Layer(Piece.FLOOR, None))
    for turn, action in zip(table.turns(), table.log, strict=True):
        if isinstance(action, Build):
            city[action.site].append(Layer(action.piece, turn.seat))
    return tuple(
        tuple(layers) if _rise(layers) == height else _nobodys(height)
        for layers, height in zip(city, table.heights, strict=True)
    )


def _rise(layers: Sequence[Layer]) -> int:
    return sum(RISE[layer.piece] for layer in layers)


def _nobodys(height: int) -> tuple[Layer, ...]:
    """What such a height is made of: floors, and a roof if it is odd; 1 is a park."""
    if height == RISE[Piece.PARK]:
        return (Layer(Piece.PARK, None),)
    floors = (Layer(Piece.FLOOR, None),) * (height // RISE[Piece.FLOOR])
    return (*floors, Layer(Piece.ROOF, None)) if height % RISE[Piece.FLOOR] else floors


def opposite(sides: Sequence[Side]) -> bool:
    """Do just two sit there, face to face?"""
    places = [CLOCKWISE.index(side) for side in sides]
    return len(places) == 2 and abs(places[0] - places[1]) == 2


def check_seats(seats: Sequence[Seat]) -> None:
    """Two to four seats, clockwise; two players sit on neighbouring sides."""
    if len(seats) not in FLOORS:
        raise Refused(Common.BAD_SEATS, f"{len(seats)} players, not 2, 3 or 4")
    places = [CLOCKWISE.index(seat.side) for seat in seats]
    turns = [(place - places[0]) % len(CLOCKWISE) for place in places]
    if turns != sorted(set(turns)):
        raise Refused(Common.BAD_SEATS, "the sides are not clockwise, each once")
    if opposite([seat.side for seat in seats]):
        raise Refused(Common.BAD_SEATS, "two players never sit opposite each other")
    if len({seat.color for seat in seats}) < len(seats):
        raise Refused(Common.BAD_SEATS, "a colour is taken twice")
    for seat in seats:
        read_name(seat.name)


def check_setup(players: int, setup: Sequence[SetupCard]) -> None:
    if len(setup) != SETUP_CARDS[players]:
        raise Refused(
            Rule.BAD_SETUP,
            f"{len(setup)} cards, not {SETUP_CARDS[players]} for {players} players",
        )
    if CENTRE_CARD in setup:
        raise Refused(Rule.BAD_SETUP, "no card shows the centre")


def lay(mode: Mode, seats: tuple[Seat, ...], setup: tuple[SetupCard, ...]) -> Table:
    """The table when the first turn begins: the centre park stands, and everybody in
    turn has put a neutral floor where their setup card shows it to them."""
    check_seats(seats)
    check_setup(len(seats), setup)
    heights = bytearray(len(SITES))
    heights[CENTRE] = RISE[Piece.PARK]
    for card, drawer in zip(setup, cycle(seats), strict=False):
        heights[card.site(drawer.side)] += RISE[Piece.FLOOR]
    stocks = (starting_stock(mode, len(seats)),) * len(seats)
    return Table(mode, seats, setup, (), bytes(heights), stocks, Turn(0, 1, 1))


@cache
def schedule(mode: Mode, players: int) -> tuple[Turn, ...]:
    """Every action that can ever come due, in order. The introductory game ends with
    this list; the full game somewhere before its end."""
    full = mode is Mode.FULL
    pieces = sum(starting_stock(mode, players))
    rounds = pieces if full else ROUNDS[players]
    return tuple(
        Turn(seat, action, number)
        for number in range(1, rounds + 1)
        for seat in range(players)
        for action in ((1, 2) if full or number < rounds else (1,))
    )


def _next_turn(mode: Mode, done: int, stocks: tuple[Stock, ...]) -> Turn | None:
    actions = schedule(mode, len(stocks))
    if done == len(actions):
        return None
    turn = actions[done]
    round_begins = turn.seat == 0 and turn.action == 1
    if mode is Mode.FULL and round_begins:
        for stock in stocks:
            if not stock.floors:
                return None
    return turn


def advance(table: Table, action: PublicAction) -> Table:
    """The table after an action, which must be allowed."""
    mode, seats, setup, log, heights, stocks, turn = table
    assert turn is not None, "the game is over"
    spent: int | None = None
    if isinstance(action, Build):
        heights = built_up(heights, action.site, action.piece)
        spent = action.piece
    elif isinstance(action, HiddenPlan):
        spent = CARD
    if spent is not None:
        seat = turn.seat
        left = list(stocks[seat])
        left[spent] -= 1
        stocks = (*stocks[:seat], Stock(*left), *stocks[seat + 1 :])
    log = (*log, action)
    turn = _next_turn(mode, len(log), stocks)
    return Table(mode, seats, setup, log, heights, stocks, turn)
