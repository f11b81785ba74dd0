"""Moves as small numbers, as search has them: floors 0–24, roofs 25–49, parks 50–74 by
site, plans 75–94 by row and segment, 95 a forfeit. And chance, in bytes."""

from collections.abc import Callable
from itertools import chain
from random import Random

from skyliners.rules.skyliners.actions import BUILDS, FORFEIT, PLANS, Action

MOVES: tuple[Action, ...] = (*chain(*BUILDS), *chain(*PLANS), FORFEIT)
CODES = {action: code for code, action in enumerate(MOVES)}
ROOF, PARK, PLAN, FORFEITED = 25, 50, 75, 95  # where each kind of move begins
NOWHERE = -1  # the site of what builds nothing, and the seat to act when all is over

Draw = Callable[[], int]  # a random byte


def random_bytes(rng: Random) -> Draw:
    """Endless random bytes: about the cheapest chance there is in Python."""
    return chain.from_iterable(iter(lambda: rng.randbytes(512), None)).__next__
