"""What can be expected of the exchanges that are left, by counting every draw.

The exchange at hand is exact: its cards come from those its player has not seen. Of the
exchanges after it one thing is simplified: whatever is in nobody's sight then, the cards
just put down among them, may come. All of it is thought in slices of a few milliseconds.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import combinations_with_replacement, groupby
from math import comb
from typing import NamedTuple, TypeVar

from skyliners.bots.cards.hands import KINDS, ONE, Bag
from skyliners.rules.cards.pieces import HAND
from skyliners.rules.deck import DECK

Worths = dict[int, float]  # by hand; once averaged, by what is kept of one, too
Measure = Callable[[int, int], float]  # what a hand comes to, from its code and its sum
Thought = TypeVar("Thought")
Slices = Generator[None, None, Thought]  # a breath between two slices

_SLICE = 1_500  # hands, about two milliseconds


class Drawn(NamedTuple):
    """Cards that may come, and how often they do."""

    kinds: tuple[int, ...]
    code: int
    sum: int
    chance: float


def draws(bag: Bag, count: int) -> Iterator[Drawn]:
    """Everything that so many cards from the bag can be."""
    kinds = [kind for kind in range(KINDS) if bag.counts[kind]]
    ways = comb(bag.size, count)
    for group in combinations_with_replacement(kinds, count):
        ways_of_it = 1
        for kind, same in groupby(group):
            ways_of_it *= comb(bag.counts[kind], len([*same]))
        if ways_of_it:
            code = sum(map(ONE.__getitem__, group))
            yield Drawn(
                group, code, sum(map(_VALUES.__getitem__, group)), ways_of_it / ways
            )


_VALUES = tuple(card.value for card in DECK)


class _Held(NamedTuple):
    """Cards that may be held: without each of them, and how likely it is the next drawn."""

    code: int
    without: tuple[tuple[int, float], ...]


class Table:
    """All hands that could ever be had of these cards, and what is left of them."""

    def __init__(self, bag: Bag) -> None:
        self._bag = bag
        self._layers: list[list[_Held]] = []  # four cards first, a single one last
        self.hands: list[tuple[int, int]] = []  # code and sum

    def lay(self) -> Slices[None]:
        """Has to be done first."""
        bag = self._bag
        for size in range(HAND, 0, -1):
            layer: list[_Held] = []
            left = bag.size - size + 1
            for kinds, code, total, _ in draws(bag, size):
                without = tuple(
                    (code - ONE[kind], (bag.counts[kind] - kinds.count(kind) + 1) / left)
                    for kind in {*kinds}
                )
                layer.append(_Held(code, without))
                if size == HAND:
                    self.hands.append((code, total))
                if not len(layer) % _SLICE:
                    yield
            self._layers.append(layer)
            yield

    def measured(self, measure: Measure) -> Worths:
        return {code: measure(code, total) for code, total in self.hands}

    def averaged(self, worths: Worths) -> Slices[Worths]:
        """What is worth how much if it is kept and the rest is drawn."""
        found: Worths = dict.fromkeys(
            (held.code for layer in self._layers for held in layer), 0.0
        )
        found[0] = 0.0
        found.update(worths)
        for layer in self._layers:
            for done, (code, without) in enumerate(layer, 1):
                worth = found[code]
                if worth:
                    for rest, chance in without:
                        found[rest] += worth * chance
                if not done % _SLICE:
                    yield
        return found

    def best_kept(self, worths: Worths) -> Slices[dict[int, int]]:
        """By hand, what is best kept of it."""
        found: dict[int, int] = {}
        look = worths.__getitem__
        for done, held in enumerate(self._layers[0], 1):
            found[held.code] = max(_parts(held.code), key=look)
            if not done % (_SLICE // 3):
                yield
        return found


def _parts(code: int) -> Sequence[int]:
    """All one can keep of these cards, all of them first."""
    parts = [code]
    rest = code
    while rest:
        one = rest & -rest
        one = one if one in _SINGLE else one >> 1
        rest -= one
        parts += [part - one for part in parts]
    return parts


_SINGLE = frozenset(ONE)
