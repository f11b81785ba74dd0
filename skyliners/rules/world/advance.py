"""How the open table changes with every action, which must be allowed."""

from collections.abc import Sequence

from skyliners.rules.world.actions import Build, Buy, Cash, EndTurn, PublicAction, Sell
from skyliners.rules.world.legal import piece, price
from skyliners.rules.world.pieces import (
    ENDING_PENTHOUSE,
    IDLE_ROUNDS,
    MOST_CASH,
    PRICES,
    SWAP,
    SWAPPED_FOR,
    Stock,
    What,
)
from skyliners.rules.world.shapes import pays, same, shape_of
from skyliners.rules.world.table import Table, Turn, income
from skyliners.rules.world.towers import code, standing


def advance(table: Table, action: PublicAction) -> Table:
    turn = table.turn
    assert turn is not None, "the game is over"
    table = table._replace(log=(*table.log, action))
    match action:
        case Build():
            return _built(table, turn, action)
        case Cash(card):
            cashed = (*turn.cashed, same(shape_of(card)))
            table = table._replace(turn=turn._replace(cashed=cashed))
            return _without_cards(_paid(table, turn.seat, pays(card)), turn.seat, 1)
        case Buy(what):
            return _bought(table, turn, what)
        case Sell(what):
            return _sold(table, turn, what)
        case EndTurn():
            return _ended(table, turn)
        case _:
            return _without_cards(_paid(table, turn.seat, SWAPPED_FOR), turn.seat, SWAP)


def drawers(table: Table, seat: int) -> Sequence[int]:
    """Who draws a bonus card when this seat has built a penthouse: everybody else,
    clockwise, while the pile lasts."""
    players = len(table.seats)
    return [(seat + step) % players for step in range(1, players)][: table.pile]


def _changed(values: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    return (*values[:place], values[place] + by, *values[place + 1 :])


def _stocked(
    stocks: tuple[Stock, ...], seat: int, what: What, by: int
) -> tuple[Stock, ...]:
    return (*stocks[:seat], _changed(stocks[seat], what, by), *stocks[seat + 1 :])


def _paid(table: Table, seat: int, money: int) -> Table:
    """Nobody ever holds more than the limit; what exceeds it goes to the bank."""
    held = table.cash[seat]
    got = min(held + money, MOST_CASH) - held
    return table._replace(cash=_changed(table.cash, seat, got))


def _without_cards(table: Table, seat: int, count: int) -> Table:
    return table._replace(cards=_changed(table.cards, seat, -count))


def _built(table: Table, turn: Turn, action: Build) -> Table:
    seat, space = turn.seat, action.space
    tower = table.towers[space]
    what = piece(tower, action.kind)
    assert what is not None
    cost, owner = price(tower, seat, action.kind), standing(tower).owner
    raised = tower + bytes((code(what, seat),))
    table = table._replace(
        towers=(*table.towers[:space], raised, *table.towers[space + 1 :]),
        cash=_changed(table.cash, seat, -cost),
        stocks=_stocked(table.stocks, seat, what, -1),
        turn=turn._replace(
            built=True, built_skyline=turn.built_skyline or what is What.SKYLINE
        ),
    )
    if owner is not None and cost:
        table = _paid(table, owner, cost)
    return _crowned(table, seat) if what is What.PENTHOUSE else table


def _crowned(table: Table, seat: int) -> Table:
    """A penthouse: the first earns a Skyline floor, the first third of the game another
    one, and it starts the end. Everybody else gets a bonus card."""
    stocks = table.stocks
    if table.penthouses(seat) == 1:
        stocks = _stocked(stocks, seat, What.SKYLINE, 1)
    ender = table.ender
    if ender is None and table.penthouses(seat) == ENDING_PENTHOUSE:
        stocks = _stocked(stocks, seat, What.SKYLINE, 1)
        ender = seat
    cards = table.cards
    getting = drawers(table, seat)
    for other in getting:
        cards = _changed(cards, other, 1)
    pile = table.pile - len(getting)
    return table._replace(stocks=stocks, ender=ender, cards=cards, pile=pile)


def _bought(table: Table, turn: Turn, what: What) -> Table:
    seat, neutral = turn.seat, what is What.NEUTRAL
    return table._replace(
        cash=_changed(table.cash, seat, -PRICES[what]),
        stocks=_stocked(table.stocks, seat, what, 1),
        supplies=table.supplies if neutral else _stocked(table.supplies, seat, what, -1),
        neutral_left=table.neutral_left - neutral,
        turn=turn._replace(
            trading=True, bought=True, bought_neutral=turn.bought_neutral or neutral
        ),
    )


def _sold(table: Table, turn: Turn, what: What) -> Table:
    seat, neutral = turn.seat, what is What.NEUTRAL
    table = table._replace(
        stocks=_stocked(table.stocks, seat, what, -1),
        supplies=table.supplies if neutral else _stocked(table.supplies, seat, what, 1),
        neutral_left=table.neutral_left + neutral,
        turn=turn._replace(trading=True),
    )
    return _paid(table, seat, PRICES[what] // 2)


def _ended(table: Table, turn: Turn) -> Table:
    """The next player's income comes at once, but not after the last turn."""
    players = len(table.seats)
    idle = 0 if turn.built else table.idle + 1
    after = (turn.seat + 1) % players
    if idle == IDLE_ROUNDS * players or after == table.ender:
        return table._replace(turn=None, idle=idle)
    following = Turn(after, turn.round + (after == 0))
    money, _ = income(table.city, table.towers, table.tops(after))
    return _paid(table._replace(turn=following, idle=idle), after, money)
