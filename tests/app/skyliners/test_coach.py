"""The coach on screen, touched by fingers: hints and chances."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from skyliners.app.skyliners.widgets.hand import HintSheet, SegmentKey
from skyliners.bots.worths import Worths
from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.shelf.saves import new_game
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import FORFEIT, Plan
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.table import Seat
from tests.app.hands import open_cards
from tests.app.stage import Stage

_SEATS = (Seat("Ada", Side.SOUTH, Color.RED), Seat("Bo", Side.WEST, Color.BLUE))
_ALONE = (Player(), Player(bot="beginner"))
_TWO = (Player(), Player())


def _sit(stage: Stage, players: tuple[Player, ...], seed: int = 1) -> Any:
    stage.app.resume(new_game(begin("skyliners", Mode.FULL, _SEATS, players, Random(seed))))
    stage.seconds(0.3)
    if stage.app.curtains.covered:
        stage.tap(stage.shown("Ada is here"))
    stage.seconds(1)
    return stage.app.screens.current_screen


def _build(stage: Stage) -> None:
    stage.tap(stage.shown("Floor"))
    stage.tap_site(0)
    stage.tap_site(0)
    assert len(stage.match.table.log) == 1


def _told(screen: Any) -> bool:
    return bool(screen.advice.text) and screen.advice.text != "The coach is thinking…"


@pytest.mark.usefixtures("slowly")
def test_alone_a_hint_is_drafted_and_explained(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = _sit(stage, _ALONE)
        stage.tap(screen.desk.coach)
        assert stage.shown("The coach is thinking…")
        stage.until(lambda: _told(screen))
        assert stage.shown(screen.advice.text)
        assert "you" not in screen.advice.text.lower()
        if screen.draft.build is not None:
            assert screen.model.can_build
            assert screen.model.city.marks.ghost is not None
            stage.tap(screen.desk.act)
            assert len(stage.match.table.log) == 1
        else:
            stage.tap(stage.shown("Floor"))
        assert screen.advice.text == ""


def test_alone_a_plan_is_advised_in_words_and_on_its_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def best(worths: Worths[Any]) -> Any:
        """Whatever it is worth: a plan, if there may be one."""
        return next((one for one in worths if isinstance(one, Plan)), FORFEIT)

    with Stage(tmp_path) as stage:
        screen = _sit(stage, _ALONE)
        _build(stage)
        monkeypatch.setattr(Worths, "best", property(best))
        stage.tap(screen.desk.coach)
        stage.until(lambda: _told(screen))
        told = "Plan for row A: 1. It has a "
        assert screen.advice.text.startswith(told)
        assert screen.model.plan_advised
        assert screen.draft.build is None
        stage.tap(stage.shown("Floor"))
        assert not screen.model.plan_advised


@pytest.mark.usefixtures("slowly")
def test_a_hint_is_gone_when_something_else_is_tried(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = _sit(stage, _ALONE)
        stage.tap(screen.desk.coach)
        stage.tap(stage.shown("Floor"))
        assert screen.advice.text == ""
        stage.seconds(3)
        assert screen.advice.text == ""
        assert screen.draft.site is None


def test_the_coach_thinks_in_slices(tmp_path: Path) -> None:
    """A frame never waits for all of it."""
    with Stage(tmp_path) as stage:
        screen = _sit(stage, _ALONE)
        screen.ask_coach()
        stage.frames(2)
        assert not _told(screen)
        stage.until(lambda: _told(screen))


def test_always_means_at_every_own_action(tmp_path: Path) -> None:
    with Stage(tmp_path, coach="always") as stage:
        screen = _sit(stage, _ALONE)
        stage.until(lambda: _told(screen))
        _build(stage)
        stage.until(lambda: _told(screen))


def test_off_means_that_there_is_no_coach(tmp_path: Path) -> None:
    with Stage(tmp_path, coach="off") as stage:
        screen = _sit(stage, _ALONE)
        assert screen.desk.coach.width == 0
        screen.ask_coach()
        stage.seconds(1)
        assert screen.advice.text == ""


@pytest.mark.parametrize("coach", ["on-request", "always"])
def test_with_others_a_hint_stays_behind_the_cover(tmp_path: Path, coach: str) -> None:
    with Stage(tmp_path, coach=coach) as stage:
        screen = _sit(stage, _TWO)

        def no_secret() -> None:
            assert screen.advice.text == ""
            if stage.match.revealed is None:
                assert not open_cards(stage)

        stage.every_frame.append(no_secret)
        stage.seconds(1)
        stage.tap(screen.desk.coach)
        assert stage.shown("For Ada only")
        stage.hold(stage.shown("Hold to reveal"))
        sheet = stage.app.root.children[0]
        assert isinstance(sheet, HintSheet)
        stage.until(lambda: sheet.model and sheet.model.reason)
        assert sheet.model is not None
        assert stage.match.revealed == 0
        assert stage.shown(sheet.model.action)
        stage.tap(sheet.ids.close)
        assert stage.match.revealed is None
        assert screen.draft.build is None
        assert stage.shown("Ada’s turn")


@pytest.mark.parametrize("ready", [False, True])
@pytest.mark.parametrize("interruption", ["pause", "resume", "focus", "rotation"])
def test_a_hint_is_gone_when_the_device_may_change_hands(
    tmp_path: Path, interruption: str, ready: bool
) -> None:
    with Stage(tmp_path) as stage:
        screen = _sit(stage, _TWO)
        stage.tap(screen.desk.coach)
        stage.hold(stage.shown("Hold to reveal"))
        sheet = stage.app.root.children[0]
        if ready:
            stage.until(lambda: sheet.model.reason)
        stage.interrupt(interruption)
        assert stage.match.revealed is None
        assert not open_cards(stage)
        stage.seconds(3)
        assert not open_cards(stage)
        assert stage.shown("Pass to Ada")


def test_chances_appear_below_the_numbers_of_a_plan(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _sit(stage, _TWO)
        _build(stage)
        stage.tap(stage.shown("Plan"))
        stage.hold(stage.shown("Hold to reveal"))

        def keys() -> list[SegmentKey]:
            return [w for w in stage.front() if isinstance(w, SegmentKey)]

        assert len(keys()) == 20
        finger = stage.down(*stage.spot(stage.shown("3")))
        stage.until(lambda: all(key.chance.endswith("%") for key in keys()))
        stage.up(finger)
        assert all(key.chance for key in keys())
        stage.tap(stage.shown("Hand in plan A 3"))
        assert stage.match.revealed is None
        assert not open_cards(stage)
