"""What the walk has to know of the patience: nobody has anything to hide in it. What lies
face down is in nobody's hand; dealt otherwise, it would be another game in the open."""

from collections.abc import Collection, Sequence
from contextlib import nullcontext
from random import Random
from typing import Any

from skyliners.rules.patience import game as GAME  # noqa: N812
from tests.app.leaks.twin import Dealt, Twin
from tests.monkey.sights import Target
from tests.monkey.steps import Step

__all__ = ["APART", "GAME", "in_secret", "other", "otherwise"]

APART = ("shelf.sqlite3",)


def other(start: Any, actions: Sequence[Any], same: Collection[int]) -> Dealt:
    del same
    return start, actions


def otherwise(_: Twin) -> nullcontext[None]:
    return nullcontext()


def in_secret(twin: Twin, seat: int, found: list[Target], rng: Random) -> list[Step]:
    del twin, seat, found, rng
    return []
