"""A glance is quick, but it counts right, and what it finds may be played."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.bots.skyliners.belief import Belief
from skyliners.bots.skyliners.completion import Rest
from skyliners.bots.skyliners.geometry import geometry_of, tallest_bits
from skyliners.bots.skyliners.glance import (
    _UNIT,
    Eyes,
    Glance,
    Manner,
    open_eyes,
    rivals_prices,
)
from skyliners.bots.skyliners.moves import random_bytes
from skyliners.bots.skyliners.pool import Pool
from skyliners.bots.skyliners.rowsight import raised, sight
from skyliners.bots.skyliners.weights import by_table
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.state import State
from tests.bots.skyliners.board import Board
from tests.bots.skyliners.test_geometry import world_of
from tests.play import SEEDS, TWO, positions, random_start

_TRUST = 0.55
_CLOSE = 1e-2  # of a point, over all lines and cities: prices are whole numbers inside


def _look(state: State, seed: int) -> tuple[Glance, Pool, list[Eyes]]:
    geometry = geometry_of(state.table)
    rivals = rivals_prices(geometry, Belief(state.table, by_table), _TRUST)
    world = world_of(state)
    eyes = [
        open_eyes(geometry, world, seat, rivals, _TRUST) for seat in range(geometry.seats)
    ]
    pool = Pool(geometry, Rest(state.table), random_bytes(Random(seed)), 3)
    return Glance(geometry, Manner(), 2.0, Random(seed)), pool, eyes


def _worth(pool: Pool, eyes: Eyes) -> float:
    """What all lines of all cities and the skyscraper cards are worth to a seat."""
    return sum(
        sum(
            price.worths[sight(look(city))]
            for price, look in zip(eyes.prices, pool.geometry.looks, strict=True)
        )
        + eyes.towers[tallest_bits(city)]
        for city in pool.cities
    )


@given(positions(), SEEDS)
def test_a_glance_finds_moves_that_may_be_made(state: State, seed: int) -> None:
    glance, pool, eyes = _look(state, seed)
    board = Board(*state)
    while not board.over:
        pool.lift()
        seat = board.seat
        code = glance.move(pool, eyes[seat])
        assert code in board.moves()
        board.play(code)
        pool.play(code)
        for row in [row for row in eyes[seat].rows if not board.rows[seat] >> row & 1]:
            eyes[seat] = eyes[seat].having_filed(row, board.office[-1][2] or 0)
    assert pool.rest.over


@given(positions(), SEEDS)
def test_a_floor_changes_what_it_is_said_to_change(state: State, seed: int) -> None:
    if state.table.turn is None:
        return
    glance, pool, eyes = _look(state, seed)
    own = eyes[pool.rest.seat]
    pool.lift()
    floors, _ = pool.rest.builds()
    before = _worth(pool, own)
    changes = glance._floors(pool, own, floors)
    for site in floors:
        gain = (changes[site] - glance._nothing(pool)) / _UNIT
        twin = pool.copy()
        for city in twin.cities:
            if city[site] == 1:
                break  # a park that came later; towers do not look that closely
            city[site] = raised(city[site])
        else:
            assert gain == pytest.approx(_worth(twin, own) - before, abs=_CLOSE)


@given(st.integers(0, 50))
def test_any_roof_or_park_may_be_looked_at_and_none_twice(number: int) -> None:
    geometry = geometry_of(random_start(Random(1), Mode.FULL, TWO).table)
    glance = Glance(geometry, Manner(), 2.0, Random(number))
    few = min(number, Manner().caps)
    caps = list(range(number))
    looks = [glance._some(caps) for _ in range(400)]
    assert all(len(look) == len(set(look)) == few for look in looks)
    assert set().union(*looks) == set(caps)
