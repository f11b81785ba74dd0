"""Two games of Skyline of the World that differ only in what people hide cannot be told
apart."""

from pathlib import Path
from random import Random

import pytest

from skyliners.rules.world import game as world
from skyliners.rules.world.game import ID
from skyliners.rules.world.pieces import Mode
from tests.app.leaks.walks import walk
from tests.app.leaks.world import other
from tests.monkey.sense import sensible
from tests.monkey.starts import Start
from tests.rules.world.play import random_game


@pytest.mark.parametrize("players", ["pp", "pb"])
def test_nobody_can_tell_whose_cards_are_which(tmp_path: Path, players: str) -> None:
    start = Start(shelf="begun", game=ID, mode=Mode.OPEN.value, players=players)
    found = walk(tmp_path / "game", start, 14, sensible)
    assert not found, "\n".join(map(str, found[:30]))


@pytest.mark.parametrize("seed", range(3))
def test_the_other_game_looks_the_same_in_the_open(seed: int) -> None:
    game = random_game(Random(seed), 3)
    for same in ((), (0,)):
        start, actions = other(game.start, game.actions, same)
        state, twin = game.start, start
        for action, done in zip(game.actions, actions, strict=True):
            assert world.in_public(action) == world.in_public(done)
            state, twin = world.play(state, action), world.play(twin, done)
            assert state.table == twin.table
        for seat, (hand, others) in enumerate(
            zip(game.start.hands, start.hands, strict=True)
        ):
            assert (hand.mission == others.mission) == (seat in same)
            assert seat not in same or hand == others
