"""What the walk has to know of the null game: everybody's number is another."""

from collections.abc import Collection, Sequence
from contextlib import nullcontext
from random import Random
from typing import Any

from tests.app.leaks.twin import Dealt, Twin
from tests.contract.null import rules
from tests.monkey.sights import Target
from tests.monkey.steps import Step, Tap

GAME = rules
APART = ("shelf.sqlite3",)


def other(start: rules.State, actions: Sequence[Any], same: Collection[int]) -> Dealt:
    hands = (
        hand if seat in same else rules.Hand(hand.number % max(rules.NUMBERS) + 1)
        for seat, hand in enumerate(start.hands)
    )
    return start._replace(hands=tuple(hands)), actions


def otherwise(_: Twin) -> nullcontext[None]:
    return nullcontext()


def in_secret(twin: Twin, seat: int, found: list[Target], _: Random) -> list[Step]:
    adding = [each for each in found if "Add" in each.where.name]
    return [Tap(twin.choose(seat, adding).where)] if adding else []
