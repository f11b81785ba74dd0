"""The solver: it looks at all cards, open or not, and finds a way to the end or proves that
there is none. It works in slices, so that a screen stays alive meanwhile.

Best first, by moves so far and cards that are not yet right behind their neighbour. Which
row is which does not matter, so positions are the same in any order of their rows.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from skyliners.rules.deck import DESIGNS, Card
from skyliners.rules.patience.pieces import Move

# A card is a number, 6 times its design and its value from 0; a row is how many of its
# cards lie face down, and all of them from the first to the last.
_RUN = 6
Row = tuple[int, tuple[int, ...]]
Position = tuple[Row, ...]

SLICE = 50  # positions looked at between two breaths
_WEIGHT = 2  # how much a card out of place counts against a move made


class Answer(NamedTuple):
    moves: tuple[Move, ...] | None  # None: there is no way, or none was found so far
    looked_at: int  # positions
    proven: bool  # nothing is left to look at


def position_of(rows: Sequence[tuple[int, Sequence[Card]]]) -> Position:
    """A position from rows as they lie: how many cards are down, and all of them."""
    return tuple((down, tuple(map(_number, cards))) for down, cards in rows)


def _number(card: Card) -> int:
    return DESIGNS.index(card.design) * _RUN + card.value - 1


def solve(start: Position, most: int | None = None) -> Answer:
    """The answer at once; at most so many positions are looked at."""
    *_, answer = slices(start, most)
    return answer


def slices(start: Position, most: int | None = None) -> Iterator[Answer]:
    """Answers as they come; the last one holds."""
    seen = {_same(start)}
    queue: list[tuple[int, int, int, int, Position]] = [(0, 0, 0, 0, start)]
    came: dict[int, tuple[int, Move]] = {}
    looked_at = made = 0
    while queue:
        _, _, number, depth, position = heappop(queue)
        if not any(cards for _, cards in position):
            yield Answer(_way(came, number), looked_at, proven=True)
            return
        if most is not None and looked_at >= most:
            yield Answer(None, looked_at, proven=False)
            return
        looked_at += 1
        for move in moves(position):
            after = moved(position, move)
            same = _same(after)
            if same not in seen:
                seen.add(same)
                made += 1
                came[made] = number, move
                rank = depth + 1 + _WEIGHT * _out_of_place(after)
                heappush(queue, (rank, -made, made, depth + 1, after))
        if looked_at % SLICE == 0:
            yield Answer(None, looked_at, proven=False)
    yield Answer(None, looked_at, proven=True)


def _way(came: dict[int, tuple[int, Move]], number: int) -> tuple[Move, ...]:
    way = []
    while number:
        number, move = came[number]
        way.append(move)
    return tuple(reversed(way))


def _same(position: Position) -> Position:
    return tuple(sorted(position))


def _out_of_place(position: Position) -> int:
    """Cards below 6 that do not lie right behind the next higher of their design: each of
    them has to be moved at least once."""
    return sum(
        card % _RUN != _RUN - 1 and (not place or cards[place - 1] != card + 1)
        for _, cards in position
        for place, card in enumerate(cards)
    )


def moves(position: Position) -> Iterator[Move]:
    """Every move worth trying: not from an empty row's only equal to another, and no whole
    row to an empty one, which changes nothing."""
    empty = next((place for place, (_, cards) in enumerate(position) if not cards), None)
    for source, (down, cards) in enumerate(position):
        most = run_length(down, cards)
        for count in range(1, most + 1):
            card = cards[-count]
            for target, (_, others) in enumerate(position):
                if target != source and others and fits(card, others[-1]):
                    yield Move(count, source, target)
            if empty is not None and count < len(cards):
                yield Move(count, source, empty)


def run_length(down: int, cards: tuple[int, ...]) -> int:
    length = min(1, len(cards))
    while (
        length < len(cards) - down
        and cards[-length - 1] == cards[-length] + 1
        and cards[-length] % _RUN != _RUN - 1
    ):
        length += 1
    return length


def fits(card: int, last: int) -> bool:
    value, on = card % _RUN, last % _RUN
    return on == value + 1 or (on > value and card // _RUN == last // _RUN)


def moved(position: Position, move: Move) -> Position:
    """The position after a move: finished runs leave, last cards are turned up."""
    rows = list(position)
    down, cards = rows[move.source]
    moving = cards[-move.count :]
    rows[move.source] = _turned(down, cards[: -move.count])
    down, cards = rows[move.target]
    cards += moving
    if cards[-1] % _RUN == 0 and run_length(down, cards) == _RUN:
        cards = cards[:-_RUN]
    rows[move.target] = _turned(down, cards)
    return tuple(rows)


def _turned(down: int, cards: tuple[int, ...]) -> Row:
    return min(down, max(len(cards) - 1, 0)), cards
