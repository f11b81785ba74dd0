"""Skyscraper cards dealt by the phone: each once, one at a time, never in print."""

from collections import Counter
from random import Random

import pytest

from skyliners.match.skyliners.dealt import deal, read
from skyliners.rules.skyliners.city import District


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_district_at_most_once(players: int) -> None:
    dealt = deal(players, Random(1))
    cards = [dealt.look(seat) for seat in range(players)]
    assert len(dealt) == players == len(set(cards))
    assert not any(card.value in repr(dealt) for card in District)
    again = read(dealt.written())
    assert again is not None
    assert [again.look(seat) for seat in range(players)] == cards


def test_every_district_is_as_likely() -> None:
    rng = Random(2)
    first = Counter(deal(2, rng).look(0) for _ in range(4000))
    assert set(first) == set(District)
    assert all(850 < number < 1150 for number in first.values())


@pytest.mark.parametrize("rubbish", [None, 3, ["X"], ["NW", "NW"], [[]]])
def test_what_was_not_dealt_is_not_read(rubbish: object) -> None:
    assert read(rubbish) is None
