"""A city to look at on the first screen."""

from functools import cache
from random import Random

from skyliners.present.world.scene import MapShown, map_of
from skyliners.rules.seats import Color, Seat
from skyliners.rules.world.box import box
from skyliners.rules.world.pieces import COLOURED, LEVELS, What
from skyliners.rules.world.sketch import sketched
from skyliners.rules.world.table import Table
from skyliners.rules.world.towers import Tower, code

_SEED = 4
_TOWERS = 6  # spaces that are built on, before a city is worth looking at
_BARE, _NEUTRAL, _SKYLINE = 0.12, 0.12, 0.08  # how often


def city_of(table: Table | None) -> MapShown:
    """The players' own city, once there is one to be seen."""
    built = 0 if table is None else sum(map(bool, table.towers))
    shown = table if table is not None and built >= _TOWERS else demo_city()
    return map_of(shown)._replace(cut=True, named=False)


@cache
def demo_city() -> Table:
    """A city to look at: everybody likes tall towers in the middle. Always the same one."""
    rng = Random(_SEED)
    seats = tuple(Seat(color.value, color) for color in Color)
    city = box().city
    towers = {
        space: _tower(rng, len(seats), _height(rng, across, down))
        for space, (across, down) in enumerate(city.places)
        if rng.random() >= _BARE
    }
    return sketched(city, seats, towers, acting=None)


def _height(rng: Random, across: int, down: int) -> int:
    away = abs(across - 2) + abs(down - 3.5) / 2
    return max(1, min(LEVELS, round(rng.gauss(5.2 - away, 0.9))))


def _tower(rng: Random, players: int, high: int) -> Tower:
    """Nobody builds on their own, and a penthouse is theirs who has a share below."""
    found: list[int] = []
    owners: list[int] = []
    for level in range(high):
        others = [seat for seat in range(players) if owners[-1:] != [seat]]
        what = COLOURED[level]
        if what is What.PENTHOUSE:
            others = [seat for seat in others if seat in owners] or owners[-1:]
        owner = rng.choice(others)
        if level and what is not What.PENTHOUSE and rng.random() < _NEUTRAL:
            what = What.NEUTRAL
        elif what is not What.PENTHOUSE and level == high - 1 and rng.random() < _SKYLINE:
            what = What.SKYLINE
        found.append(code(what, owner))
        owners.append(-1 if what is What.NEUTRAL else owner)
    return bytes(found)
