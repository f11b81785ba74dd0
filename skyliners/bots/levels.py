"""Names of bots, as saved games and the command line write them: a level and, after a
dash, its temper or how strong it is."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

Rung = TypeVar("Rung")

ADAPTIVE = "adaptive"  # the level of a bot that grows with whoever plays against it


class BotName(NamedTuple):
    level: str
    variant: str = ""

    def __str__(self) -> str:
        return f"{self.level}-{self.variant}" if self.variant else self.level


def parsed(bot: str) -> BotName:
    level, _, variant = bot.partition("-")
    return BotName(level, variant)


def is_adaptive(bot: str | None) -> bool:
    return bot is not None and parsed(bot).level == ADAPTIVE


@dataclass(frozen=True)
class Ladder(Generic[Rung]):
    """The adaptive opponent: bots from hopeless to master, and where a person stands among
    them follows from their results alone."""

    rungs: tuple[Rung, ...]
    first: int  # where everybody begins
    step: float = 1.0  # for a game; less where luck decides many, so that one says little
    hurry: float = 1.0  # so many steps at once until their luck turns for the first time

    def place(self, results: Sequence[bool]) -> int:
        """Where the next opponent stands for somebody with these results against it so
        far, the oldest first: won or not. A step up for every win and down for every loss
        ends where both are equally likely."""
        place, stride = float(self.first), self.step * self.hurry
        for number, won in enumerate(results):
            if number and won != results[number - 1]:
                stride = self.step
            top = len(self.rungs) - self.step
            place = min(max(place + (stride if won else -stride), 0), top)
        return int(place)

    def adapted(self, results: Sequence[bool]) -> str:
        """The opponent for their next game, by the name that keeps its strength for this
        one game."""
        return str(BotName(ADAPTIVE, str(self.place(results))))

    def named(self, bot: str) -> Rung:
        """At the strength its game began with; whoever is still to be adapted to, or is
        none of these, begins where everybody does."""
        place = parsed(bot).variant
        standing = int(place[:9]) if place.isdecimal() else self.first
        return self.rungs[min(standing, len(self.rungs) - 1)]
