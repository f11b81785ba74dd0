"""Tables made up to be looked at, learnt from or scored: a picture in the rules, a lesson,
a city that was built elsewhere. They are as good as any other for building and scoring;
only nobody ever played them."""

from collections import Counter
from collections.abc import Mapping, Sequence

from skyliners.rules.seats import Seat
from skyliners.rules.world.box import bonus
from skyliners.rules.world.city import City
from skyliners.rules.world.pieces import (
    BONUS_CARDS,
    BOX,
    FIRST_STOCK,
    NAMES,
    NEUTRAL_FLOORS,
    Mode,
    Stock,
    What,
)
from skyliners.rules.world.table import Table, Turn, lay
from skyliners.rules.world.towers import GROUND, Floor, Tower, code, floors

_NEUTRAL = NAMES[What.NEUTRAL]


def tower(written: str, seats: Sequence[Seat]) -> Tower:
    """A building as it is written, from the ground up: `r1 b2 N rS` is red's 1, blue's 2, a
    neutral floor and red's Skyline floor."""
    owners = {seat.color.value[0]: at for at, seat in enumerate(seats)}
    return bytes(
        code(What.NEUTRAL, 0)
        if floor == _NEUTRAL
        else code(What(NAMES.index(floor[1:])), owners[floor[0]])
        for floor in written.split()
    )


def sketched(
    city: City,
    seats: tuple[Seat, ...],
    towers: Mapping[int, Tower],
    *,
    cash: Sequence[int] | None = None,
    stocks: Sequence[Stock] | None = None,
    acting: int | None = 0,
    tournament: bool = False,
    ender: int | None = None,
) -> Table:
    """A city with these buildings, and these floors in front of everybody; what is left of
    the box is at the bank. Somebody is about to act; None: the game is over."""
    held = tuple(stocks or (FIRST_STOCK,) * len(seats))
    built = Counter(floor for each in towers.values() for floor in floors(each))
    table = lay(
        Mode.OPEN,
        city,
        seats,
        len(bonus()) - BONUS_CARDS * len(seats),
        tournament=tournament,
        cash=None if cash is None else tuple(cash),
    )
    supplies = tuple(
        tuple(
            max(there - built[Floor(What(what), seat)] - held[seat][what], 0)
            for what, there in enumerate(BOX)
        )
        for seat in range(len(seats))
    )
    neutral = built[Floor(What.NEUTRAL, None)] + sum(stock[What.NEUTRAL] for stock in held)
    return table._replace(
        towers=tuple(towers.get(space, GROUND) for space in range(len(city.places))),
        stocks=held,
        supplies=supplies,
        neutral_left=max(NEUTRAL_FLOORS - neutral, 0),
        turn=None if acting is None else Turn(acting, 1),
        ender=ender,
    )
