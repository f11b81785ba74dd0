"""The coach's review of a finished game on screen, and its way into the replay."""

from pathlib import Path
from typing import Any

import pytest

from skyliners.match.shelf.saves import new_game
from skyliners.rules.skyliners.pieces import Mode
from tests.app.scenes import played
from tests.app.stage import Stage


def _reviewed(stage: Stage) -> Any:
    """From the results into the review, by its key; the coach is in a hurry."""
    stage.app.show("results").look_at(new_game(played(Mode.INTRODUCTORY, 2, None)))
    stage.seconds(0.5)
    stage.tap(stage.app.screens.current_screen.ids.review)
    return stage.app.screens.current_screen


def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skyliners.bots.skyliners.evaluate.PLAYOUTS", 20)


@pytest.mark.usefixtures("slowly")
def test_a_review_goes_on_to_its_end_and_into_the_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _hurry(monkeypatch)
    with Stage(tmp_path) as stage:
        screen = _reviewed(stage)
        assert screen.name == "review"
        assert not screen.model.done
        shares = {screen.model.share}
        stage.every_frame.append(lambda: shares.add(screen.model.share))
        stage.until(lambda: screen.model.done, 60)
        stage.every_frame.clear()
        assert len(shares) > 3
        assert stage.shown("Turning points")
        stage.frames(3)
        line = screen.ids.turning.children[-1]
        place = line.point.place
        stage.tap(line)
        replay = stage.app.screens.current_screen
        assert replay.name == "replay"
        assert replay.model.cursor == place
        assert "given away" in replay.model.judgement
        assert stage.shown(replay.model.judgement)
        stage.tap(replay.ids.turning_after)
        assert replay.model.cursor == screen.model.turning_points[1].place
        stage.tap(replay.ids.turning_before)
        assert replay.model.cursor == place
        stage.tap(replay.ids.bar.ids.leave)
        assert stage.app.screens.current_screen is screen
        assert screen.model.done


@pytest.mark.usefixtures("slowly")
def test_a_review_can_be_left_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _hurry(monkeypatch)
    with Stage(tmp_path) as stage:
        screen = _reviewed(stage)
        stage.until(lambda: screen.model.share > 0.1)
        stage.tap(screen.ids.cancel)
        assert stage.app.screens.current == "results"
        left = screen.model.share
        stage.seconds(2)
        assert screen.model.share == left < 1
        stage.tap(stage.app.screens.current_screen.ids.review)
        assert screen.model.share >= left
        stage.until(lambda: screen.model.done, 60)


def test_without_a_coach_there_is_no_review(tmp_path: Path) -> None:
    with Stage(tmp_path, coach="off") as stage:
        stage.app.show("results").look_at(new_game(played(Mode.INTRODUCTORY, 2, None)))
        stage.seconds(0.5)
        assert "Review" not in stage.texts()
