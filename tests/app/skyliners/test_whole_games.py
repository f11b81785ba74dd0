"""Whole games with fingers only, from the home screen to the rematch."""

from pathlib import Path
from random import Random

import pytest

from skyliners.present.texts import _
from skyliners.rules.skyliners.pieces import Mode
from tests.app.hands import play_turn, set_up
from tests.app.stage import Stage

_LONG_FRAME = 1 / 12


def _to_the_end(stage: Stage) -> None:
    rng = Random(3)
    while not stage.match.over:
        play_turn(stage, rng)


def _rematch(stage: Stage, people: int) -> None:
    first = stage.match.table.seats
    assert stage.app.screens.current == "scoring"
    stage.tap(stage.app.screens.current_screen.ids.skip)
    stage.seconds(1)
    stage.tap(stage.app.screens.current_screen.ids.skip)
    stage.seconds(1)
    assert stage.app.screens.current == "results"
    stage.tap(stage.shown(_("Rematch")))
    stage.seconds(1)
    again = stage.match.table.seats
    assert len(again) == people
    assert again[0].name == first[1].name  # the start player moves on
    assert {seat.name for seat in again} == {seat.name for seat in first}
    assert not stage.match.table.log


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_full_game_of_two(tmp_path: Path, language: str) -> None:
    with Stage(tmp_path, language=language, animation="off") as stage:
        stage.frame = _LONG_FRAME
        set_up(stage, Mode.FULL, 2)
        _to_the_end(stage)
        _rematch(stage, 2)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_an_introductory_game_of_four(tmp_path: Path, language: str) -> None:
    with Stage(tmp_path, (1280, 800), language=language, animation="off") as stage:
        stage.frame = _LONG_FRAME
        set_up(stage, Mode.INTRODUCTORY, 4)
        _to_the_end(stage)
        _rematch(stage, 4)
