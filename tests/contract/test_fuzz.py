"""Records of every game gone wrong: each is answered by a named refusal or a valid result.
The long runs are `make fuzz`."""

from random import Random

import pytest

from tests.contract.games import Held, every_game
from tests.fuzz import answered, fuzz_records, of_any_game


@every_game
def test_what_is_right_is_answered(held: Held) -> None:
    found = {answered(text.encode()) for text in of_any_game(Random(1), [held])}
    redacted = {"valid, redacted"} if "viewer" in held.game.OPTIONAL_KEYS else set()
    assert found == {"valid"} | redacted


@pytest.mark.slow
@every_game
def test_what_went_wrong_is_answered_too(held: Held) -> None:
    found = fuzz_records(250, 3, lambda rng: of_any_game(rng, [held]))
    assert found.total() == 250
    assert found["valid"]
    assert len(found) > 4
