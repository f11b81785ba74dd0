"""The null game in the catalogues, for as long as somebody tests with it."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from skyliners.bots import games as bots_games
from skyliners.rules import games as rules_games
from tests.contract.null import bots, rules


@contextmanager
def null_known() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(rules_games.ROOMS, rules.ID, lambda: rules)
        patch.setitem(bots_games.ROOMS, rules.ID, lambda: bots)
        yield
