"""What everybody asks of a game's bots. A module is a game: `bots/<room>/game.py`."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Protocol

from skyliners.bots.protocol import Bot, Budget
from skyliners.bots.review import Moves, Review


class Bots(Protocol):
    @property
    def LEVELS(self) -> Collection[str]:  # noqa: N802
        """The names of all there are, the weakest first."""

    def bot_named(self, level: str, /) -> Bot[Any, Any]:
        """The bot of this level. A saved game may name one that is no more; somebody
        plays on for it."""

    def adapted(self, results: tuple[bool, ...], /) -> str:
        """The adaptive bot for the next game of a person with these results, the oldest
        first, won or not: by the name that keeps its strength for this one game."""

    def review_slices(
        self,
        moves: Moves,
        budget: Budget = Budget(),  # noqa: B008
        begun: Review = Review(()),  # noqa: B008
        ends: Sequence[Any] = (),
    ) -> Iterator[Review]:
        """The coach's review of a game that is over (see `review.reviewed`), with what
        every seat may know in the end; asked only of a game that has a coach."""
