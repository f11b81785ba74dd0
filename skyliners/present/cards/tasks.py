"""The tasks as pictures: what each asks, and what of it is in hand."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from skyliners.present.cards.names import TASKS_TOLD, task_name
from skyliners.present.texts import _
from skyliners.rules.cards.pieces import TASKS, Task, shows
from skyliners.rules.deck import DECK, Card

_COPIES = 2  # of a card, at most


class Slot(NamedTuple):
    """A place in a task's picture."""

    kin: int  # those of one period have the same
    step: int  # how high: in a row the next is one higher; 0: any value will do
    card: Card | None = None  # of the hand


class TaskShown(NamedTuple):
    id: str
    title: str
    sentence: str
    points: int
    slots: tuple[Slot, ...]
    met: bool

    @property
    def have(self) -> int:
        return sum(slot.card is not None for slot in self.slots)


_SLOTS: dict[str, tuple[tuple[int, int], ...]] = {
    "pair": ((0, 0), (0, 0)),
    "three-designs": ((0, 0), (1, 0), (2, 0)),
    "four-designs": ((0, 0), (1, 0), (2, 0), (3, 0)),
    "three-of-a-design": ((0, 0),) * 3,
    "four-of-a-design": ((0, 0),) * 4,
    "two-pairs": ((0, 0), (0, 0), (1, 0), (1, 0)),
    "run-3-one-design": ((0, 1), (0, 2), (0, 3)),
    "run-3-mixed": ((0, 1), (1, 2), (2, 3)),
    "same-3": ((0, 2), (1, 2), (2, 2)),
    "run-4-one-design": ((0, 1), (0, 2), (0, 3), (0, 4)),
    "run-4-mixed": ((0, 1), (1, 2), (2, 3), (3, 4)),
    "same-4": ((0, 2), (1, 2), (2, 2), (3, 2)),
}


def task_shown(name: str, hand: Sequence[Card] = ()) -> TaskShown:
    """A task, and how far these cards go towards it."""
    task = TASKS[name]
    met = len(hand) >= task.cards and bool(shows(task, hand))
    cards = toward(name, hand)
    return TaskShown(
        name,
        task_name(name),
        _(TASKS_TOLD[name]),
        task.points,
        _filled(name, cards),
        met=met,
    )


def toward(name: str, hand: Sequence[Card]) -> tuple[Card, ...]:
    """As many of these cards as can be part of what a task asks, in order of values."""
    ordered = sorted(hand, key=_order)
    parts = _parts(name)
    for size in range(min(len(hand), TASKS[name].cards), 0, -1):
        for cards in combinations(ordered, size):
            if cards in parts:
                return cards
    return ()


def _order(card: Card) -> tuple[int, str]:
    return card.value, card.design


@lru_cache(maxsize=12)
def _parts(name: str) -> frozenset[tuple[Card, ...]]:
    """Everything that can be completed to what a task asks, and that itself."""
    found: set[tuple[Card, ...]] = set()
    for group in _groups(TASKS[name]):
        for size in range(1, len(group) + 1):
            found.update(combinations(group, size))
    return frozenset(found)


def _groups(task: Task) -> list[tuple[Card, ...]]:
    """Every group of cards that meets a task, in order of values."""
    deck = sorted(DECK, key=_order)
    return [
        cards
        for cards in combinations_with_replacement(deck, task.cards)
        if all(cards.count(card) <= _COPIES for card in cards) and task.shown(cards)
    ]


def _filled(name: str, cards: Sequence[Card]) -> tuple[Slot, ...]:
    """The cards in the places where they belong."""
    slots = [Slot(*each) for each in _SLOTS[name]]
    rising = slots[-1].step > slots[0].step
    if cards and rising:
        lowest = min(cards[0].value, 7 - len(slots))
        places = [card.value - lowest for card in cards]
    elif name == "two-pairs":
        first = [card for card in cards if card.design == cards[0].design]
        second = [card for card in cards if card.design != cards[0].design]
        cards = [*first, *second]
        places = [*range(len(first)), *range(2, 2 + len(second))]
    else:
        places = [*range(len(cards))]
    for place, card in zip(places, cards, strict=True):
        slots[place] = slots[place]._replace(card=card)
    return tuple(slots)
