"""Games played at random, whatever the game."""

from collections.abc import Sequence
from random import Random
from typing import Any

from skyliners.rules.games import AnyGame


def at_random(
    game: AnyGame, mode: Any, seats: Any, rng: Random
) -> tuple[Any, Sequence[Any]]:
    """A game as it is dealt, and all that happens in it to its end, what chance does
    included."""
    start = state = game.deal(mode, seats, rng, options={})
    actions: list[Any] = []
    while game.to_move(state) is not None:
        actions.append(game.chance(state, rng) or rng.choice(game.legal(state)))
        state = game.play(state, actions[-1])
    return start, actions
