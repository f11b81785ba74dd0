"""What a bot is: it is given a view and thinks in small slices, and the best action it
has found so far can be had after each of them. Whoever drives it may stop at any slice,
for good or until later; there is nothing to clean up.

    for action in bot.think(view, Budget(seed=7)):
        if somebody_waits: ...      # a slice takes a few milliseconds
    # the last action is the answer
"""

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import NamedTuple, Protocol, TypeVar

View = TypeVar("View", contravariant=True)
Action = TypeVar("Action", covariant=True)

LONGEST = 1.0  # seconds of thinking an action, where nothing else is asked for


class Budget(NamedTuple):
    """How long to think. Without seconds the answer depends on view and seed alone."""

    seed: int = 0
    effort: float = 1.0  # times the level's own number of playouts
    seconds: float | None = None  # no longer than this, whatever the effort


class Bot(Protocol[View, Action]):
    def think(self, view: View, budget: Budget) -> Iterator[Action]:
        """The best legal action so far, slice by slice; the first one comes at once.
        It must be the turn of the view's owner."""


def decide(
    bot: Bot[View, Action],
    view: View,
    budget: Budget,
    clock: Callable[[], float] = perf_counter,
) -> Action:
    """Think to the end, or until the seconds are over."""
    begun = clock()
    answer: Action | None = None
    for best in bot.think(view, budget):
        answer = best
        if budget.seconds is not None and clock() - begun >= budget.seconds:
            break
    assert answer is not None, "a bot answers with something at once"
    return answer
