"""While these tests run the catalogues know one game more."""

from collections.abc import Iterator

import pytest

from skyliners.bots import games as bots_games
from skyliners.rules import games as rules_games
from tests.contract.null import bots, rules


@pytest.fixture(autouse=True, scope="module")
def null_game() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(rules_games.ROOMS, rules.ID, lambda: rules)
        patch.setitem(bots_games.ROOMS, rules.ID, lambda: bots)
        yield
