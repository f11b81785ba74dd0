"""What the walk has to know of the null game: everybody's number is another."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from tests.app.leaks.skyliners import is_over, shown_to
from tests.contract.null import rules

if TYPE_CHECKING:
    from tests.app.leaks.twin import Twin

__all__ = ["APART", "is_over", "other_secrets", "shown_to"]

APART = ("shelf.sqlite3",)


@contextmanager
def other_secrets(twin: "Twin") -> Iterator[None]:
    real = rules.deal

    def deal(*asked: Any, **options: Any) -> rules.State:
        state = real(*asked, **options)
        if not twin.other:
            return state
        hands = (
            hand if seat in twin.same else rules.Hand(hand.number % max(rules.NUMBERS) + 1)
            for seat, hand in enumerate(state.hands)
        )
        return state._replace(hands=tuple(hands))

    with patch.object(rules, "deal", deal):
        yield
