"""The city as blocks: every floor is there, taller is drawn taller, what is marked lies in
its light, and any map can be drawn."""

from itertools import pairwise
from random import Random

import pytest

from skyliners.present.blocks import FLOATS, Board
from skyliners.present.theme import DARK, LIGHT, Theme
from skyliners.present.world.floors import STOREY, Where, floor_things
from skyliners.present.world.ground import landscape, tiles
from skyliners.present.world.scene import MapShown, Marks, draw, map_of
from skyliners.rules.seats import Color
from skyliners.rules.world.box import cities
from skyliners.rules.world.city import City
from skyliners.rules.world.pieces import What
from skyliners.rules.world.table import Table
from skyliners.rules.world.towers import Floor
from tests.bots.world.positions import played
from tests.rules.world.play import random_game

_MOVING = 15  # of the numbers of a corner
THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


def _tables() -> list[Table]:
    return [
        state.table
        for players in (2, 3, 4)
        for state in played(players, players).states[::23]
    ]


@THEMES
def test_the_more_floors_the_higher_and_five_have_room(theme: Theme) -> None:
    for table in _tables():
        shown = draw(map_of(table), theme)
        spaces = range(len(table.towers))
        assert [shown.tops[space] for space in spaces] == [
            len(tower) * STOREY for tower in table.towers
        ]
        assert max(shown.tops) <= 1.2  # what a board always leaves room for


def test_one_floor_falls_and_none_where_nothing_does() -> None:
    table = _tables()[-1]
    for space, tower in enumerate(table.towers):
        shown: Board = map_of(table)._replace(falling=space)
        falling = set(shown.scene(LIGHT, falling=True).vertices[_MOVING::FLOATS])
        assert (1.0 in falling) == bool(tower)
        assert set(shown.scene(LIGHT, falling=False).vertices[_MOVING::FLOATS]) == {0.0}


@THEMES
def test_what_takes_the_floor_glows_and_nothing_else(theme: Theme) -> None:
    there = landscape(cities()["New York"])
    rng = Random(3)
    for _ in range(20):
        glowing = frozenset(rng.sample(range(there.spaces), 7))
        shown = tiles(there, frozenset({3}), Marks(glowing=glowing), frozenset(), theme)
        lit = {(each.east, each.north) for each in shown if each.tint == theme.glow}
        assert lit == {there.ground.middle(space) for space in glowing}


def test_every_map_can_be_drawn_whatever_it_looks_like() -> None:
    odd = (City(("#",)), City(("#.*",)), City(("#" * 26,) * 26), City((".#", "*.")))
    for city in (*cities().values(), *odd):
        there = landscape(city)
        assert there.spaces == len(city.places)
        for quarter in range(4):
            shown = MapShown(city, (b"",) * there.spaces, (Color.RED,), quarter=quarter)
            assert len(draw(shown, LIGHT).columns) == len(there.ground.places)
            assert shown.signs(LIGHT)


def test_parks_are_no_spaces_and_lie_where_none_is() -> None:
    green = [landscape(city) for city in cities().values()]
    assert any(there.parks for there in green)
    for there in green:
        assert len(set(there.ground.places)) == len(there.ground.places)


def test_every_kind_of_floor_looks_different() -> None:
    """Whoever owns it, wherever it stands; a coloured floor's level says which it is."""
    at = Where(0, 0, 2)
    kinds = [
        Floor(What.FOUR, 0), Floor(What.PENTHOUSE, 0), Floor(What.SKYLINE, 0),
        Floor(What.FOUR, 1), Floor(What.PENTHOUSE, 1), Floor(What.SKYLINE, 1),
        Floor(What.NEUTRAL, None),
    ]  # fmt: skip
    colors = (Color.RED, Color.BLUE)
    looks = [
        str(floor_things(each, None if each.owner is None else colors[each.owner], at))
        for each in kinds
    ]
    assert len(set(looks)) == len(kinds)


def test_a_higher_level_is_narrower_so_that_it_is_seen_from_above() -> None:
    halves = [Where(0, 0, level).half for level in range(5)]
    assert all(low > high for low, high in pairwise(halves))


def test_what_is_put_aside_turns_pale_and_stays_where_it_is() -> None:
    table = random_game(Random(5), 3).states[-1].table
    whole = map_of(table)
    pale = whole._replace(aside=frozenset(range(len(table.towers))))
    assert draw(whole, LIGHT).faces == draw(pale, LIGHT).faces
    assert draw(whole, LIGHT).vertices != draw(pale, LIGHT).vertices
