"""How strangers play each game, by what they see: one row a game, a module of its own."""

from collections.abc import Collection
from random import Random
from typing import Protocol

from tests.outside import cards, patience, skyliners, world
from tests.outside.stranger import Stranger
from tests.outside.window import Seen


class Played(Protocol):
    @property
    def AT_TABLE(self) -> Collection[str]:  # noqa: N802
        """Screens on which it is somebody's turn."""

    def begin(self, me: Stranger, /) -> Seen:
        """From who sits where to the first turn."""

    def step(self, me: Stranger, seen: Seen, rng: Random, /, *, by_keys: bool) -> Seen:
        """What comes next: the device is taken, something done, the turn ended; some of
        it by keys, if there are any for it."""

    def to_results(self, me: Stranger, /) -> Seen:
        """From the last action to who has won."""


ROWS: dict[str, Played] = {
    "skyliners": skyliners,
    "skyline-of-the-world": world,
    "skyline-cards": cards,
    "skyline-patience": patience,
}


def play(
    me: Stranger,
    game: Played,
    rng: Random,
    *,
    by_keys: float = 0.0,
    steps: int | None = None,
) -> Seen:
    """So many steps, or to the end of the game."""
    seen = me.see()
    while seen.screen in game.AT_TABLE and steps != 0:
        seen = game.step(me, seen, rng, by_keys=rng.random() < by_keys)
        steps = None if steps is None else steps - 1
    return seen
