"""Cards counted: a bag of them, or a hand, is one number, two bits for each of the 24, so
that a card is put in by adding and taken out by subtracting. It knows which hands meet a
task by asking the rules once for every group that could show it."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from skyliners.rules.cards.pieces import HAND, TASKS, Task
from skyliners.rules.deck import DECK, Card

KINDS = len(DECK)
ONE = tuple(1 << 2 * kind for kind in range(KINDS))  # a card, as a number
CODE = dict(zip(DECK, ONE, strict=True))
_BOTH = 2  # copies of a card, at most


def code_of(cards: Iterable[Card]) -> int:
    return sum(CODE[card] for card in cards)


def cards_of(code: int) -> tuple[Card, ...]:
    """Sorted, as exchanges want them."""
    return tuple(
        card for kind, card in enumerate(DECK) for _ in range(code >> 2 * kind & 3)
    )


def value_of(code: int) -> int:
    """What the cards add up to."""
    return sum(card.value for card in cards_of(code))


class Bag(NamedTuple):
    """Cards of which nobody knows which comes next: how many of each kind."""

    counts: tuple[int, ...]

    @property
    def size(self) -> int:
        return sum(self.counts)

    def __repr__(self) -> str:
        """What is in it tells what is in somebody's hand."""
        return f"Bag({self.size})"


def bag_of(cards: Iterable[Card]) -> Bag:
    code = code_of(cards)
    return Bag(tuple(code >> 2 * kind & 3 for kind in range(KINDS)))


def groups(copies: int, size: int) -> Iterator[tuple[int, ...]]:
    """Every group of so many cards, as kinds in order; none more often than there are
    copies."""
    for kinds in combinations_with_replacement(range(KINDS), size):
        if all(kinds.count(kind) <= copies for kind in kinds):
            yield kinds


@lru_cache(maxsize=6)
def meeting(name: str, copies: int) -> frozenset[int]:
    """All hands that meet a task."""
    task = TASKS[name]
    found = {*_shown(task, copies)}
    for _ in range(HAND - task.cards):
        found = {
            code + ONE[kind]
            for code in found
            for kind in range(KINDS)
            if code >> 2 * kind & 3 < copies
        }
    return frozenset(found)


def _shown(task: Task, copies: int) -> Iterator[int]:
    for kinds in groups(copies, task.cards):
        cards = sorted((DECK[kind] for kind in kinds), key=lambda card: card.value)
        if task.shown(cards):
            yield sum(ONE[kind] for kind in kinds)
