"""The front door of those who play a patience."""

from collections.abc import Iterator, Sequence
from typing import Any

from skyliners.bots.patience.roster import Careful, Thinker
from skyliners.bots.protocol import Budget
from skyliners.bots.review import Moves, Review

LEVELS: dict[str, Careful | Thinker] = {"careful": Careful(), "thinker": Thinker()}


def bot_named(level: str) -> Careful | Thinker:
    return LEVELS.get(level, LEVELS["careful"])


def adapted(results: tuple[bool, ...]) -> str:
    """Nobody plays against anybody: there is nothing to adapt to."""
    del results
    return "careful"


def review_slices(
    moves: Moves,
    budget: Budget = Budget(),  # noqa: B008
    begun: Review = Review(()),  # noqa: B008
    ends: Sequence[Any] = (),
) -> Iterator[Review]:
    """There is no coach; the solver gives hints while it is played."""
    del moves, budget, ends
    yield begun
