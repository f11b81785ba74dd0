"""How a turn is played without search: the best build, again and again, until stopping is
better; cards cashed on the way; then purchases. With a little noise it is what search
believes of everybody, and without search it is the weakest opponent."""

from collections.abc import Callable
from math import exp

from skyliners.bots.world.board import (
    BUY,
    CASH,
    MOST_CASH,
    SKYLINE_FLOOR,
    SWAP,
    Board,
)
from skyliners.bots.world.worth import STAGES, Ways, score, stage, to_come

Noise = Callable[[], float]  # millions, added to what a build seems worth

_HEAT = 20.0


def silent() -> float:
    return 0.0


def weights_of_others(board: Board, missions: list[Ways]) -> list[float]:
    """What a million of each other seat counts against one's own: more, the better it
    stands; together 1. One's own seat has 0."""
    at = STAGES[stage(board)]
    seat = board.seat
    found = [score(board, other, missions[other], at) for other in range(board.players)]
    most = max(each for other, each in enumerate(found) if other != seat)
    odds = [exp((each - most) / _HEAT) for each in found]
    odds[seat] = 0.0
    whole = sum(odds)
    return [each / whole for each in odds]


class Balance:
    """The balance for whoever acts: their own score against the others'."""

    __slots__ = ("missions", "weights")

    def __init__(self, board: Board, missions: list[Ways]) -> None:
        self.missions = missions
        self.weights: list[float] = weights_of_others(board, missions)

    def of(self, board: Board) -> float:
        at = STAGES[stage(board)]
        seat = board.seat
        found = score(board, seat, self.missions[seat], at)
        for other in range(board.players):
            if other != seat:
                theirs = score(board, other, self.missions[other], at)
                found -= self.weights[other] * theirs
        return found


def cash_cards(board: Board, moves: list[int], *, all_of_them: bool) -> None:
    """Show what is complete, unless money would be lost to the limit."""
    seat = board.seat
    for card in board.hands[seat]:
        pays = board.ground.card_pays[card]
        if board.cash[seat] + pays > MOST_CASH and not all_of_them:
            continue
        if board.can_cash(card):
            board.do(CASH + card)
            moves.append(CASH + card)


def swap_cards(board: Board, moves: list[int]) -> None:
    """In the last turn cards are worth nothing but money."""
    seat = board.seat
    while len(board.hands[seat]) >= 3 and board.cash[seat] <= MOST_CASH - 5:
        one, two, three = sorted(board.hands[seat][:3])
        move = SWAP | one | two << 8 | three << 16
        board.do(move)
        moves.append(move)


def buy_floors(board: Board, balance: Balance, moves: list[int]) -> None:
    """Purchases, one after the other, as long as each makes the position better; one at
    least where that is the rule. Only one's own score changes by them."""
    seat = board.seat
    if not to_come(board, seat):
        if not board.may_end():
            _buy_anything(board, moves)
        return
    at, ways = STAGES[stage(board)], balance.missions[seat]
    now = score(board, seat, ways, at)
    while True:
        forced = not board.may_end()
        best, chosen, after = (-1e9 if forced else now + 0.01), -1, now
        for what in range(SKYLINE_FLOOR):
            if board.can_buy(what):
                tried = board.copy()
                tried.buy(what)
                found = score(tried, seat, ways, at)
                if found > best:
                    best, chosen, after = found, what, found
        if chosen < 0:
            return
        board.buy(chosen)
        moves.append(BUY + chosen)
        now = after


def _buy_anything(board: Board, moves: list[int]) -> None:
    for what in range(SKYLINE_FLOOR):
        if board.can_buy(what):
            board.buy(what)
            moves.append(BUY + what)
            return


def best_build(board: Board, balance: Balance, noise: Noise) -> int:
    """The build that seems best, −1 if stopping is; something, if it must be."""
    seat, missions, weights = board.seat, balance.missions, balance.weights
    before = stage(board)
    at = STAGES[before]
    ways = missions[seat]
    # Builds change one's own score, and that of whoever was on top; others' hardly.
    own = score(board, seat, ways, at)
    theirs: dict[int, float] = {}
    best, chosen = (0.0 if board.built else -1e9), -1
    for move in board.builds():
        tried = board.copy()
        owner = tried.build(move)
        if stage(tried) != before:
            gain = _whole_gain(board, tried, balance)
        else:
            gain = score(tried, seat, ways, at) - own
            if owner >= 0 and owner != seat:
                if owner not in theirs:
                    theirs[owner] = score(board, owner, missions[owner], at)
                lost = score(tried, owner, missions[owner], at) - theirs[owner]
                gain -= weights[owner] * lost
        gain += noise()
        if gain > best:
            best, chosen = gain, move
    return chosen


def _whole_gain(board: Board, tried: Board, balance: Balance) -> float:
    """Where the stage changes, everything is worth something else: the same measure
    for before and after, that of the later stage where both have one."""
    missions, seat = balance.missions, board.seat
    if tried.ender >= 0:
        return balance.of(tried) - balance.of(board)
    at = STAGES[stage(tried)]
    gain = score(tried, seat, missions[seat], at) - score(board, seat, missions[seat], at)
    for other in range(board.players):
        if other != seat:
            ways = missions[other]
            lost = score(tried, other, ways, at) - score(board, other, ways, at)
            gain -= balance.weights[other] * lost
    return gain


def play_turn(board: Board, missions: list[Ways], noise: Noise) -> list[int]:
    """Play the rest of a turn, up to its end; what was done."""
    moves: list[int] = []
    balance = Balance(board, missions)
    if not board.trading:
        before_building(board, moves)
        while (move := best_build(board, balance, noise)) >= 0:
            board.build(move)
            moves.append(move)
            before_building(board, moves)
    after_building(board, balance, moves)
    return moves


def before_building(board: Board, moves: list[int]) -> None:
    """Cards that are money by now; in the last turn all of them are."""
    last = not to_come(board, board.seat)
    cash_cards(board, moves, all_of_them=last)
    if last and board.cash[board.seat] < 10:
        swap_cards(board, moves)


def after_building(board: Board, balance: Balance, moves: list[int]) -> None:
    cash_cards(board, moves, all_of_them=board.cash[board.seat] < 26)
    buy_floors(board, balance, moves)
    cash_cards(board, moves, all_of_them=False)
