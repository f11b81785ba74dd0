"""What the coach says of plans comes true about as often as it says."""

import pytest

from tests.bots.skyliners.chances import Said, binned, calibration_error, play_and_ask


def test_an_honest_coach_makes_no_error_and_a_boastful_one_does() -> None:
    held = [Said(0.75, held=True)] * 3
    honest = [*held, Said(0.75, held=False)]
    assert calibration_error(honest) == 0
    boastful = [said._replace(chance=0.95) for said in honest]
    assert calibration_error(boastful) == pytest.approx(0.2)
    assert [some.number for some in binned([*honest, *boastful])] == [4, 4]


@pytest.mark.slow
def test_in_a_few_games_chances_come_true() -> None:
    """Some hundred cards: enough to notice when they are badly off."""
    told = [said for seed in range(5) for said in play_and_ask(seed, effort=0.2)]
    assert len(told) > 40
    assert calibration_error(told) < 0.2
    on_average = sum(said.chance - said.held for said in told) / len(told)
    assert abs(on_average) < 0.15
