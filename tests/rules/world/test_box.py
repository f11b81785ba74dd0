"""Our own map, missions and bonus cards, held to what the rulings ask of them."""

from collections import Counter
from random import Random

import pytest

from skyliners.rules.seats import Color, Seat
from skyliners.rules.world import game as world
from skyliners.rules.world.box import bonus, box, cities, missions
from skyliners.rules.world.city import City
from skyliners.rules.world.shapes import is_card, is_shape, pays, same, shape_of

every_city = pytest.mark.parametrize("name", list(cities()))
SEATS = tuple(map(Seat, ("Ada", "Bo", "Cy", "Di"), Color))


@every_city
def test_a_map_has_29_connected_spaces_three_of_them_strategic(name: str) -> None:
    city = cities()[name]
    assert City.problem([*city.lines]) is None
    assert len(city.places) == 29
    assert city.is_connected()
    assert len(city.strategic) == 3


@every_city
def test_strategic_spaces_lie_apart_from_each_other(name: str) -> None:
    city = cities()[name]
    for space in city.strategic:
        assert not city.strategic & {*city.neighbours[space]}


@every_city
def test_a_map_fits_a_phone_held_upright(name: str) -> None:
    assert len(cities()[name].lines[0]) <= 5


@every_city
def test_every_shape_can_lie_in_many_ways(name: str) -> None:
    city = cities()[name]
    assert all(len(city.ways(mission)) >= 19 for mission in missions())
    assert all(len(city.ways(shape_of(card))) >= 8 for card in bonus())


def test_there_are_six_missions_and_42_bonus_cards() -> None:
    assert len(missions()) == 6
    assert all(map(is_shape, missions()))
    assert len({same(mission) for mission in missions()}) == 6
    assert all(mission.count("#") == 4 for mission in missions())
    assert len(bonus()) == 42
    assert all(map(is_card, bonus()))
    assert {*Counter(same(shape_of(card)) for card in bonus()).values()} == {3}
    assert {pays(card) for card in bonus()} == {5, 8}


def test_new_york_is_where_it_is_played_if_nothing_is_said() -> None:
    assert next(iter(cities())) == "New York"
    assert box() == box("New York")
    with pytest.raises(KeyError):
        box("Atlantis")


@every_city
def test_a_game_is_dealt_in_the_city_that_is_asked_for(name: str) -> None:
    state = world.deal(world.MODES.OPEN, SEATS, Random(1), {"city": name})
    assert state.table.city == cities()[name]


@pytest.mark.parametrize(
    ("players", "cash"), [(2, (10, 10)), (3, (10, 10, 10)), (4, (10, 12, 14, 16))]
)
def test_later_seats_begin_with_more_where_that_is_fair(
    players: int, cash: tuple[int, ...]
) -> None:
    seats = SEATS[:players]
    fair = world.deal(world.MODES.OPEN, seats, Random(1), {})
    assert fair.table.first_cash == fair.table.cash == cash
    plain = world.deal(world.MODES.OPEN, seats, Random(1), {"fair_start": False})
    assert plain.table.cash == (10,) * players
    assert plain.hands == fair.hands


def test_the_tournament_rule_and_the_covered_game_are_chosen() -> None:
    state = world.deal(world.MODES.COVERED, SEATS, Random(1), {"tournament": True})
    assert state.table.tournament
    assert state.table.mode is world.MODES.COVERED
    assert not world.deal(world.MODES.OPEN, SEATS, Random(1), {}).table.tournament
