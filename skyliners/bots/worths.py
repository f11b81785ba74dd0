"""What a player's actions are worth, in points ahead of the best other: what hints, reviews
and critique of any game ask."""

from statistics import median_high
from typing import TypeVar

Action = TypeVar("Action")


class Worths(dict[Action, float]):
    """Every action that is possible, and what it is worth."""

    @property
    def best(self) -> Action:
        """The action worth most; of equals the first that the rules list."""
        return max(self, key=self.__getitem__)

    def gain(self, action: Action) -> float:
        """How many points better than the median of all; less than 0: worse."""
        return self[action] - median_high(self.values())

    def lost(self, action: Action) -> float:
        """How many points an action gives away against the best; never less than 0."""
        return self[self.best] - self[action]
