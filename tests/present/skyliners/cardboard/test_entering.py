"""A finished city is entered with few taps, and no tap is lost."""

from random import Random

import pytest
from hypothesis import given, settings

from skyliners.present.skyliners.cardboard.entering import (
    ONE_FLOOR_MORE,
    Entering,
    enter_height,
    new_entering,
)
from skyliners.present.skyliners.cardboard.heights import HIGHEST
from skyliners.rules.skyliners.city import CENTRE, SITES
from skyliners.rules.skyliners.pieces import Mode
from tests import play

# Seconds, after the keystroke-level model of Card, Moran and Newell (1980): to look at a
# building and count it (its "mental act"), and to tap a key (an average typist's).
_LOOK, _TAP = 1.35, 0.28
_A_MINUTE = 60


def _enter(heights: bytes) -> tuple[Entering, int]:
    """A city entered as people do it: one key a site, the next one comes up by itself;
    buildings too high for the keys floor by floor, then a tap on the next site."""
    entering, taps = new_entering(), 0
    for site in SITES:
        if site == CENTRE:
            continue
        if entering.site != site:
            entering, taps = entering._replace(site=site), taps + 1
        height = heights[site]
        # The highest key with the same top; then back to that site, and floors on it.
        key = height if height <= HIGHEST else HIGHEST - (HIGHEST - height) % 2
        entering, taps = enter_height(entering, key), taps + 1
        if height > key:
            entering, taps = entering._replace(site=site), taps + 1
        for _floor in range((height - key) // 2):
            entering, taps = enter_height(entering, ONE_FLOOR_MORE), taps + 1
    return entering, taps


def _seconds(taps: int) -> float:
    return (len(SITES) - 1) * _LOOK + taps * _TAP


@pytest.mark.slow
@settings(max_examples=500)
@given(play.finished())
def test_a_city_is_entered_in_less_than_a_minute(game: play.Game) -> None:
    heights = game.end.table.heights
    entering, taps = _enter(heights)
    assert entering.game.heights == tuple(heights)
    assert _seconds(taps) < _A_MINUTE


@pytest.mark.parametrize("mode", Mode)
def test_nearly_always_one_tap_a_site_is_enough(mode: Mode) -> None:
    ends = [play.random_game(Random(seed), mode, play.FOUR).end for seed in range(50)]
    taps = sorted(_enter(end.table.heights)[1] for end in ends)
    assert taps[len(taps) // 2] == len(SITES) - 1
