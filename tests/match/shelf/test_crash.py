"""A process that is killed while it saves loses nothing it said was saved."""

from pathlib import Path

import pytest

from tests.crash import crash
from tests.fuzz_shelf import OLD


@pytest.mark.slow
def test_no_confirmed_action_is_ever_missing() -> None:
    tally = crash(kills=24, seed=7)
    assert tally.kills == 24
    assert tally.saves > 100
    assert tally.while_saving


@pytest.mark.slow
@pytest.mark.parametrize("old", OLD, ids=lambda old: old.stem)
def test_nothing_is_missing_that_an_older_version_left(old: Path) -> None:
    tally = crash(kills=8, seed=3, old=old)
    assert tally.kills == 8
    assert tally.games > 5
