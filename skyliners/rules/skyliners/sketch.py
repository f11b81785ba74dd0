"""Tables made up to be looked at, asked about or scored: a picture in the rules, a
question across a cardboard table, a city that was built elsewhere. They are as good as
any other for seeing, building and scoring; only nobody ever played them."""

from collections.abc import Iterator, Mapping, Sequence

from skyliners.rules.skyliners.actions import (
    BUILDS,
    FORFEIT,
    HIDDEN_PLAN,
    Build,
    PublicAction,
)
from skyliners.rules.skyliners.city import (
    CENTRE,
    RISE,
    SITES,
    SetupCard,
    built_up,
    place,
)
from skyliners.rules.skyliners.pieces import Mode, Piece, Stock, starting_stock
from skyliners.rules.skyliners.table import Layer, Seat, Table, schedule

PARK_IN_THE_MIDDLE = bytes(RISE[Piece.PARK] if site == CENTRE else 0 for site in SITES)


def heights_only(
    mode: Mode,
    seats: tuple[Seat, ...],
    heights: bytes,
    *,
    acting: int | None = 0,
    second: Build | None = None,
    stock: Stock | None = None,
) -> Table:
    """A city in nobody's colours. Somebody is about to act, for the second time if their
    first action is given (its piece stands already); None: the game is over."""
    log: list[PublicAction] = []
    turn = None
    if acting is not None:
        _wait(log, mode, len(seats), acting)
        if second is not None:
            log.append(second)
        turn = schedule(mode, len(seats))[len(log)]
    stocks = [starting_stock(mode, len(seats))] * len(seats)
    if stock is not None and acting is not None:
        stocks[acting] = stock
    return Table(mode, seats, (), tuple(log), heights, tuple(stocks), turn)


def coloured(
    mode: Mode, seats: tuple[Seat, ...], stacks: Mapping[int, Sequence[Layer]]
) -> Table:
    """A city with what is given on some sites, from the ground up, and a park in the
    middle unless something else stands there. The first seat is about to act."""
    heights = PARK_IN_THE_MIDDLE
    for site, layers in stacks.items():
        heights = heights[:site] + bytes(1) + heights[site + 1 :]
        for layer in layers:
            heights = built_up(heights, site, layer.piece)
    setup: list[SetupCard] = []
    log: list[PublicAction] = []
    for site, layers in stacks.items():
        for piece, seat in layers:
            if seat is None:
                drawer = seats[len(setup) % len(seats)]
                setup.append(SetupCard(*place(drawer.side, site)))
            else:
                _wait(log, mode, len(seats), seat)
                log.append(BUILDS[piece][site])
    _wait(log, mode, len(seats), 0)
    stocks = (starting_stock(mode, len(seats)),) * len(seats)
    turn = schedule(mode, len(seats))[len(log)]
    return Table(mode, seats, tuple(setup), tuple(log), heights, stocks, turn)


def finished(
    mode: Mode, seats: tuple[Seat, ...], heights: bytes, filed_by: Sequence[int] = ()
) -> Table:
    """A game that is over, of which only the city is known, and who filed the planning
    cards, in order. Any order fits: there are more rounds than cards."""
    log: list[PublicAction] = []
    for seat in filed_by:
        _wait(log, mode, len(seats), seat, action=2)
        log.append(HIDDEN_PLAN)
    full = starting_stock(mode, len(seats))
    stocks = tuple(
        full._replace(cards=full.cards - sum(by == seat for by in filed_by))
        for seat in range(len(seats))
    )
    return Table(mode, seats, (), tuple(log), heights, stocks, None)


def _wait(
    log: list[PublicAction], mode: Mode, players: int, seat: int, action: int = 1
) -> None:
    """Nothing happens until this seat's action is due."""
    turns: Iterator[object] = (
        (turn.seat, turn.action) for turn in schedule(mode, players)[len(log) :]
    )
    log += [FORFEIT] * next(
        number for number, turn in enumerate(turns) if turn == (seat, action)
    )
