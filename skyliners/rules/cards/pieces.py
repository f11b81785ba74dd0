"""What lies in the box: how many cards, hands and rounds, and the twelve tasks."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from itertools import combinations, pairwise
from typing import NamedTuple

from skyliners.rules.deck import Card


class Mode(StrEnum):
    OPEN = "open"


HAND = 4  # cards in a hand, and cards of the target
ROUNDS = 3
TASKS_LAID = 3
EXACT, CLOSEST = 10, 7  # points for the target
COPIES = {1: 1, 2: 1, 3: 2, 4: 2}  # of the deck, by players


class Task(NamedTuple):
    """Something the four cards of a hand can be."""

    name: str
    points: int
    cards: int  # so many of them show it
    shown: Callable[[Sequence[Card]], bool]  # do these, in order of their values?


def _designs(cards: Sequence[Card]) -> int:
    return len({card.design for card in cards})


def _one_design(cards: Sequence[Card]) -> bool:
    return _designs(cards) == 1


def _all_designs(cards: Sequence[Card]) -> bool:
    return _designs(cards) == len(cards)


def _run(cards: Sequence[Card]) -> bool:
    return all(b.value == a.value + 1 for a, b in pairwise(cards))


def _same(cards: Sequence[Card]) -> bool:
    return len({card.value for card in cards}) == 1


def _two_pairs(cards: Sequence[Card]) -> bool:
    designs = sorted(card.design for card in cards)
    return designs[0] == designs[1] != designs[2] == designs[3]


# The source gives the points of the first three; the others are ours, by how hard they are.
TASKS = {
    task.name: task
    for task in (
        Task("pair", 2, 2, _one_design),
        Task("three-designs", 2, 3, _all_designs),
        Task("four-designs", 5, 4, _all_designs),
        Task("three-of-a-design", 4, 3, _one_design),
        Task("four-of-a-design", 11, 4, _one_design),
        Task("two-pairs", 5, 4, _two_pairs),
        Task("run-3-one-design", 8, 3, lambda c: _run(c) and _one_design(c)),
        Task("run-3-mixed", 4, 3, lambda c: _run(c) and _all_designs(c)),
        Task("same-3", 7, 3, lambda c: _same(c) and _all_designs(c)),
        Task("run-4-one-design", 20, 4, lambda c: _run(c) and _one_design(c)),
        Task("run-4-mixed", 15, 4, lambda c: _run(c) and _all_designs(c)),
        Task("same-4", 20, 4, lambda c: _same(c) and _all_designs(c)),
    )
}


def shows(task: Task, hand: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of a hand that meet a task, in order of their values; () if none do."""
    ordered = sorted(hand, key=lambda card: (card.value, card.design))
    return next(filter(task.shown, combinations(ordered, task.cards)), ())
