"""A rematch: the same people at the same sides, and the next one begins."""

import pytest

from skyliners.match.match import Player
from skyliners.present.rematch import rematch
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.table import check_seats
from tests.play import SEATINGS, seated


@pytest.mark.parametrize("sides", SEATINGS)
def test_the_next_one_clockwise_begins(sides: tuple[Side, ...]) -> None:
    seats = seated(sides)
    players = tuple(Player(profile=number) for number in range(len(seats)))
    again, people = rematch(seats, players)
    assert again[0] == seats[1]
    assert people[0] == players[1]
    assert set(zip(again, people, strict=True)) == set(zip(seats, players, strict=True))
    check_seats(again)


@pytest.mark.parametrize("sides", SEATINGS)
def test_after_a_round_of_rematches_everybody_began_once(sides: tuple[Side, ...]) -> None:
    first = seats, players = seated(sides), (Player(),) * len(sides)
    starts = []
    for _ in sides:
        starts.append(seats[0])
        seats, players = rematch(seats, players)
    assert (seats, players) == first
    assert len(set(starts)) == len(sides)
