"""What somebody might like to file: for every row and segment of a player about to plan,
how far it stays behind the best of them, judged by random futures as the player may have
judged it. From the open table alone, and always the same for the same table.
"""

from functools import lru_cache
from random import Random

from skyliners.bots.board import random_bytes
from skyliners.bots.completion import Rest
from skyliners.bots.scene import scene_of
from skyliners.bots.sight import COUNT, SIGHTS
from skyliners.rules.skyliners.pieces import ROWS, SEGMENTS
from skyliners.rules.skyliners.table import Table

Appeal = tuple[tuple[int, ...], ...]  # by row, by segment: a step, 0 the most appealing

_FUTURES = 48
_OBJECT = 1.6  # an object seen: a point, and an antenna more often than not
_LATER = 0.55  # of that is hoped for if the card is kept for later
# A step ends where so many points are missing to the best; the last one has no end.
_STEPS = (0.1, 0.35, 0.7, 1.2, 2.0)
STEPS = len(_STEPS) + 1


@lru_cache(maxsize=2048)
def appeal(table: Table) -> Appeal:
    """To whoever's action it is."""
    assert table.turn is not None
    seat = table.turn.seat
    looks = scene_of(table).looks[ROWS * seat : ROWS * seat + ROWS]
    rest = Rest(table)
    draw = random_bytes(Random(sum(table.heights)))
    hopes = [[0.0] * len(SEGMENTS) for _ in range(ROWS)]
    for _ in range(_FUTURES):
        heights = rest.completed(draw).heights
        for hope, look in zip(hopes, looks, strict=True):
            count = COUNT[SIGHTS[look(heights)][0]]
            for lot in range(len(SEGMENTS)):
                hope[lot] -= _LATER * count
            if count:
                hope[min(count, SEGMENTS[-1]) - 1] += count
    scale = _OBJECT / _FUTURES
    best = max(map(max, hopes))
    return tuple(tuple(_step(scale * (best - hope)) for hope in row) for row in hopes)


def _step(missing: float) -> int:
    return sum(missing > end for end in _STEPS)
