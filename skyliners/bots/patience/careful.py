"""The careful player: sees only what lies open, never takes anything back, and plays the
move that looks best, by chance among equals. How often they win is how a deal is graded, so
they are part of what a deal's number means (`deals`): whatever is changed here deals other
cards under the same numbers.
"""

from collections.abc import Callable, Iterator

from skyliners.bots.patience.solver import Position, fits, moved, run_length
from skyliners.rules.patience.pieces import Move

# A row as it lies open: so many cards face down, and then these.
OpenRow = tuple[int, tuple[int, ...]]
Open = tuple[OpenRow, ...]
Been = set[frozenset[OpenRow]]  # whichever row is which
Chance = Callable[[int], int]  # a number below this one, each as likely

_RUN = 6
# What speaks for a move and against it.
_IN_PLACE, _TURNS_UP, _EMPTIES, _SIX = 10, 6, 4, 3
_OUT_OF_PLACE, _ON_ANOTHER, _WITH_A_GAP, _INTO_THE_EMPTY = -12, -3, -2, -4


def as_it_lies(position: Position) -> Open:
    return tuple((down, cards[down:]) for down, cards in position)


def wins(position: Position, chance: Chance) -> bool:
    """Does the careful player come to the end from here?"""
    been = {frozenset(as_it_lies(position))}
    while any(cards for _, cards in position):
        move = choose(as_it_lies(position), chance, been)
        if move is None:
            return False
        position = moved(position, move)
        been.add(frozenset(as_it_lies(position)))
    return True


def choose(rows: Open, chance: Chance, been: Been) -> Move | None:
    """The move that looks best; none that leads to where they have been, as far as they can
    foresee. None: there is no other."""
    best: list[Move] = []
    most = -1000
    for move in _moves(rows):
        value = _value(rows, move)
        if value >= most and _foreseen(rows, move) not in been:
            if value > most:
                best, most = [], value
            best.append(move)
    return best[chance(len(best))] if best else None


def _moves(rows: Open) -> Iterator[Move]:
    empty = next((at for at, (_, cards) in enumerate(rows) if not cards), None)
    for source, (down, cards) in enumerate(rows):
        for count in range(1, run_length(0, cards) + 1):
            for target, (_, others) in enumerate(rows):
                if target != source and others and fits(cards[-count], others[-1]):
                    yield Move(count, source, target)
            if empty is not None and count < down + len(cards):
                yield Move(count, source, empty)


def _value(rows: Open, move: Move) -> int:
    (down, cards), (_, others) = rows[move.source], rows[move.target]
    card = cards[-move.count]
    behind = cards[-move.count - 1] if len(cards) > move.count else None
    value = _OUT_OF_PLACE if card % _RUN != _RUN - 1 and behind == card + 1 else 0
    if behind is None:
        value += _TURNS_UP if down else _EMPTIES
    if not others:
        return value + _INTO_THE_EMPTY + (_SIX if card % _RUN == _RUN - 1 else 0)
    if others[-1] == card + 1:
        return value + _IN_PLACE
    return value + (_WITH_A_GAP if others[-1] // _RUN == card // _RUN else _ON_ANOTHER)


def _foreseen(rows: Open, move: Move) -> frozenset[OpenRow]:
    """How it will lie; what is turned up then, nobody knows yet."""
    after = list(rows)
    (down, cards), (under, others) = rows[move.source], rows[move.target]
    after[move.source] = (down, cards[: -move.count])
    after[move.target] = (under, others + cards[-move.count :])
    return frozenset(after)
