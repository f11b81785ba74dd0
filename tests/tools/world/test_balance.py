"""The figures by which our maps and cards are judged add up."""

import re

import pytest

from skyliners.tools.world.balance import run


def test_seats_and_ends_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "--games",
        "4",
        "--level",
        "beginner",
        "--players",
        "2",
        "--city",
        "Sydney",
    ]
    run([*arguments, "--plain"])
    told = capsys.readouterr().out.splitlines()
    assert told[:2] == ["Sydney", "2 players, 4 games"]
    for line in told:
        if line.strip().startswith(("wins by seat", "ended by", "winner's prestige")):
            shares = [int(number) for number in re.findall(r": (\d+)", line)]
            assert 98 <= sum(shares) <= 102
    run([*arguments, "--plain"])
    assert capsys.readouterr().out.splitlines() == told


def test_only_our_own_cities_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["--city", "Atlantis"])
    assert "Atlantis" in capsys.readouterr().err
