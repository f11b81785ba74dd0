"""A city to look at on the first screen."""

from functools import cache
from random import Random

from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import Build
from skyliners.rules.skyliners.city import CLOCKWISE, SIZE
from skyliners.rules.skyliners.deck import SETUP_DECK
from skyliners.rules.skyliners.legal import legal_builds
from skyliners.rules.skyliners.pieces import SETUP_CARDS, Mode, Piece
from skyliners.rules.skyliners.table import Seat, Table, advance, lay

_SEED = 3
_ROUNDS = 6
_HOUSES = 6  # sites that are built on, before a city is worth looking at


def city_of(table: Table | None) -> Table:
    """The players' own city, once there is one to be seen."""
    built = 0 if table is None else sum(height > 0 for height in table.heights)
    return table if table is not None and built >= _HOUSES else demo_city()


@cache
def demo_city() -> Table:
    """A city to look at: a game of four in which everybody likes tall buildings in the
    middle. Always the same one."""
    rng = Random(_SEED)
    seats = tuple(
        Seat(color.value, side, color) for side, color in zip(CLOCKWISE, Color, strict=True)
    )
    setup = tuple(rng.sample(SETUP_DECK, SETUP_CARDS[len(seats)]))
    table = lay(Mode.FULL, seats, setup)
    while table.turn is not None and table.turn.round <= _ROUNDS:
        builds = [build for build in legal_builds(table) if isinstance(build, Build)]
        weights = [_liking(table, build) for build in builds]
        table = advance(table, rng.choices(builds, weights)[0])
    return table


def _liking(table: Table, build: Build) -> float:
    height = table.heights[build.site]
    away = abs(build.site % SIZE - SIZE // 2) + abs(build.site // SIZE - SIZE // 2)
    if build.piece is Piece.FLOOR:
        return 3.0 * (1 + height) / (1 + away)
    if build.piece is Piece.ROOF:
        return 0.5 * height
    return 0.4 * away
