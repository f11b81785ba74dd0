"""The scoring, step by step: a sheet is a breakdown, not a total."""

from collections.abc import Mapping
from typing import NamedTuple

from skyliners.rules.cards.pieces import CLOSEST, EXACT, TASKS, shows
from skyliners.rules.cards.table import Table
from skyliners.rules.cards.view import Hand
from skyliners.rules.deck import Card


class Total(NamedTuple):
    seat: int
    cards: tuple[Card, ...]
    sum: int
    target: int  # points
    shown: Mapping[str, tuple[Card, ...]]  # of the tasks met, by which cards

    @property
    def tasks(self) -> dict[str, int]:
        return {name: TASKS[name].points for name in self.shown}

    @property
    def total(self) -> int:
        return self.target + sum(self.tasks.values())

    @property
    def parts(self) -> dict[str, int]:
        return {"target": self.target, "tasks": self.total - self.target}


class ScoreSheet(NamedTuple):
    target: int
    totals: tuple[Total, ...]
    winners: tuple[int, ...]


def score(table: Table, hands: tuple[Hand, ...]) -> ScoreSheet:
    """The sheet of these hands, all of them opened."""
    sums = [sum(card.value for card in hand.cards) for hand in hands]
    paid = target_points(table.target_sum, sums)
    totals = tuple(
        Total(seat, hand.cards, sums[seat], paid[seat], _met(table, hand))
        for seat, hand in enumerate(hands)
    )
    most = max(total.total for total in totals)
    winners = tuple(total.seat for total in totals if total.total == most)
    return ScoreSheet(table.target_sum, totals, winners)


def target_points(target: int, sums: list[int]) -> list[int]:
    """Whoever hits it gets all; if nobody does, the closest below get a little less."""
    if target in sums:
        return [EXACT if each == target else 0 for each in sums]
    closest = max((each for each in sums if each < target), default=None)
    return [CLOSEST if each == closest else 0 for each in sums]


def _met(table: Table, hand: Hand) -> dict[str, tuple[Card, ...]]:
    found = {name: shows(TASKS[name], hand.cards) for name in table.tasks}
    return {name: cards for name, cards in found.items() if cards}
