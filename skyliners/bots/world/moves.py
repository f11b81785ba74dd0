"""Between what the rules know and what search knows: views and boards, actions and moves.
A board needs a guess at what others hide; it comes from outside, and never from a state."""

from typing import NamedTuple

from skyliners.bots.world.board import (
    BUY,
    CASH,
    COLOURED,
    END,
    KINDS,
    NEUTRAL,
    PLACE,
    SELL,
    SKYLINE,
    SWAP,
    Board,
)
from skyliners.bots.world.ground import Ground, ground_of
from skyliners.rules.world.actions import (
    END_TURN,
    Action,
    Build,
    Buy,
    Cash,
    EndTurn,
    Sell,
    Swap,
)
from skyliners.rules.world.pieces import What
from skyliners.rules.world.table import Table
from skyliners.rules.world.towers import standing

_KIND = {"B": 0, "N": NEUTRAL, "S": SKYLINE}
_LETTER = {kind: letter for letter, kind in _KIND.items()}


class Hidden(NamedTuple):
    """What one world holds that a view does not show: cards by number, by seat and in the
    pile, and missions. The viewer's own are as they are."""

    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    missions: tuple[str, ...]

    def __repr__(self) -> str:
        return "Hidden(…)"


def board_of(table: Table, hidden: Hidden) -> Board:
    ground = ground_of(table.city)
    board = Board(ground, len(table.seats))
    for space, tower in enumerate(table.towers):
        if tower:
            _raise(board, ground.bits[space], tower)
    board.cash = list(table.cash)
    board.stock = [number for stock in table.stocks for number in stock]
    board.supply = [
        number
        for supply in table.supplies
        for number in (*supply, *[0] * (KINDS - COLOURED))
    ]
    board.neutral = table.neutral_left
    board.penthouses = [table.penthouses(seat) for seat in range(board.players)]
    board.hands, board.pile = list(hidden.hands), hidden.pile
    board.idle = table.idle
    board.ender = -1 if table.ender is None else table.ender
    turn = table.turn
    if turn is None:
        board.over = True
        return board
    board.seat, board.round = turn.seat, turn.round
    board.trading, board.built, board.bought = turn.trading, turn.built, turn.bought
    board.bought_neutral = turn.bought_neutral
    board.built_skyline = turn.built_skyline
    board.cashed = tuple(ground.shape(name) for name in turn.cashed)
    return board


def _raise(board: Board, bit: int, tower: bytes) -> None:
    there = standing(tower)
    assert there.top is not None
    board.heights[0] &= ~bit
    board.heights[there.level] |= bit
    if there.top.owner is not None:
        board.tops[there.top.owner] |= bit
        if there.top.what is not What.SKYLINE:
            board.coloured |= bit
    if there.skyline_of is not None:
        board.sky[there.skyline_of] |= bit
    for seat in there.shares:
        board.share[seat] |= bit


def move_of(action: Action, ground: Ground) -> int:
    match action:
        case Build(kind, space):
            return _KIND[kind] + ground.bits[space].bit_length() - 1
        case Cash(card):
            return CASH + ground.card(card)
        case Swap(cards):
            one, two, three = sorted(map(ground.card, cards))
            return SWAP | one | two << 8 | three << 16
        case Buy(what):
            return BUY + what
        case Sell(what):
            return SELL + what
        case EndTurn():
            return END
        case _:
            raise ValueError("what others swap is not known")


def action_of(move: int, ground: Ground) -> Action:
    if move < CASH:
        space = ground.spaces[1 << (move & PLACE)]
        return Build(_LETTER[move & ~PLACE], space)
    if move >= SWAP:
        cards = (ground.cards[move >> shift & 255] for shift in (0, 8, 16))
        return Swap(tuple(sorted(cards)))
    if move == END:
        return END_TURN
    if move >= SELL:
        return Sell(What(move - SELL))
    if move >= BUY:
        return Buy(What(move - BUY))
    return Cash(ground.cards[move - CASH])
