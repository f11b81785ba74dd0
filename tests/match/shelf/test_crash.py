"""A process that is killed while it saves loses nothing it said was saved."""

import pytest

from tests.crash import crash


@pytest.mark.slow
def test_no_confirmed_action_is_ever_missing() -> None:
    tally = crash(kills=24, seed=7)
    assert tally.kills == 24
    assert tally.saves > 100
    assert tally.while_saving
