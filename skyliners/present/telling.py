"""How a game ended, told step by step: the steps, and where we are in them."""

from typing import Any, Generic, NamedTuple, Self, TypeVar

Step = TypeVar("Step")


class Telling(NamedTuple, Generic[Step]):
    steps: tuple[Step, ...]
    cursor: int = 0

    @property
    def step(self) -> Step:
        return self.steps[self.cursor]

    @property
    def at_start(self) -> bool:
        return self.cursor == 0

    @property
    def at_end(self) -> bool:
        return self.cursor == len(self.steps) - 1

    def to(self, cursor: int) -> Self:
        """At another step; beyond either end is the end."""
        return self._replace(cursor=min(max(cursor, 0), len(self.steps) - 1))

    def forward(self) -> Self:
        return self.to(self.cursor + 1)

    def back(self) -> Self:
        return self.to(self.cursor - 1)

    def skip(self) -> Self:
        return self.to(len(self.steps) - 1)


AnyTelling = Telling[Any]
