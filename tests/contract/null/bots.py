"""The null game's bots: one that dares, and one that does not."""

from collections.abc import Iterator
from typing import NamedTuple

from skyliners.bots.protocol import Budget
from tests.contract.null.rules import Action, View, legal

LEVELS = ("timid", "bold")


class Null(NamedTuple):
    most: bool

    def think(self, view: View, budget: Budget) -> Iterator[Action]:
        del budget
        choices = sorted(legal(view), key=repr)
        yield choices[-1 if self.most else 0]


def bot_named(level: str) -> Null:
    return Null(most=level == "bold")


def adapted(results: tuple[bool, ...]) -> str:
    return LEVELS[sum(results) * 2 > len(results)]
