"""Two games of cards that differ only in what people hold cannot be told apart."""

from pathlib import Path

import pytest

from skyliners.rules.cards.game import ID
from skyliners.rules.cards.pieces import Mode
from tests.app.leaks.walks import walk
from tests.monkey.sense import sensible
from tests.monkey.starts import Start


@pytest.mark.parametrize("players", ["pp", "pb"])
def test_nobody_can_tell_whose_cards_are_which(tmp_path: Path, players: str) -> None:
    start = Start(shelf="begun", game=ID, mode=Mode.OPEN.value, players=players)
    found = walk(tmp_path / "game", start, 30, sensible)
    assert not found, "\n".join(map(str, found[:30]))
