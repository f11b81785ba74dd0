"""The coach on screen, touched by fingers: hints, chances, the review of a game, and an
opponent that adapts."""

from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from kivy.core.window import Window

from skyliners.app.widgets.private import HintSheet, SegmentKey
from skyliners.bots.evaluate import Appraisal
from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.saves import new_game
from skyliners.rules.skyliners.actions import FORFEIT, Plan
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.pieces import Color, Mode
from skyliners.rules.skyliners.table import Seat
from tests.app.scenes import played
from tests.app.secrets import secrets
from tests.app.stage import Stage

_SEATS = (Seat("Ada", Side.SOUTH, Color.RED), Seat("Bo", Side.WEST, Color.BLUE))
_ALONE = (Player(), Player(bot="beginner"))
_TWO = (Player(), Player())


def _sit(stage: Stage, players: tuple[Player, ...], seed: int = 1) -> Any:
    stage.app.resume(new_game(begin(Mode.FULL, _SEATS, players, Random(seed))))
    stage.seconds(0.3)
    if stage.app.handing.covered:
        stage.tap(stage.shown("Ada is here"))
    stage.seconds(1)
    return stage.app.screens.current_screen


def _until(stage: Stage, true: Any, seconds: float = 20) -> None:
    """The coach thinks as long as it takes on this machine."""
    for _ in range(round(seconds * 30)):
        if true():
            return
        stage.frames(1)
    raise AssertionError("it never came")


def _build(stage: Stage) -> None:
    stage.tap(stage.shown("Floor"))
    stage.tap_site(0)
    stage.tap_site(0)
    assert len(stage.match.table.log) == 1


def _told(screen: Any) -> bool:
    return bool(screen.hint) and screen.hint != "The coach is thinking …"


def test_alone_a_hint_is_drafted_and_explained(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = _sit(stage, _ALONE)
        stage.tap(screen.ids.coach)
        assert stage.shown("The coach is thinking …")
        _until(stage, lambda: _told(screen))
        assert stage.shown(screen.hint)
        assert "you" not in screen.hint.lower()
        if screen.draft.build is not None:
            assert screen.model.can_build
            assert screen.model.marks.ghost is not None
            stage.tap(screen.ids.build)
            assert len(stage.match.table.log) == 1
        else:
            stage.tap(stage.shown("Floor"))
        assert screen.hint == ""


def test_alone_a_plan_is_advised_in_words_and_on_its_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def best(appraisal: Appraisal) -> Any:
        """Whatever it is worth: a plan, if there may be one."""
        return next((one for one in appraisal.worths if isinstance(one, Plan)), FORFEIT)

    with Stage(tmp_path) as stage:
        screen = _sit(stage, _ALONE)
        _build(stage)
        monkeypatch.setattr(Appraisal, "best", property(best))
        stage.tap(screen.ids.coach)
        _until(stage, lambda: _told(screen))
        assert screen.hint.startswith("Plan for row A: 1. It will hold with a chance of")
        assert screen.model.plan_advised
        assert screen.draft.build is None
        stage.tap(stage.shown("Floor"))
        assert not screen.model.plan_advised


def test_a_hint_is_gone_when_something_else_is_tried(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = _sit(stage, _ALONE)
        stage.tap(screen.ids.coach)
        stage.tap(stage.shown("Floor"))
        assert screen.hint == ""
        stage.seconds(3)
        assert screen.hint == ""
        assert screen.draft.site is None


def test_the_coach_thinks_in_slices(tmp_path: Path) -> None:
    """A frame never waits for all of it."""
    with Stage(tmp_path) as stage:
        screen = _sit(stage, _ALONE)
        screen.ask_coach()
        stage.frames(2)
        assert not _told(screen)
        _until(stage, lambda: _told(screen))


def test_always_means_at_every_own_action(tmp_path: Path) -> None:
    with Stage(tmp_path, coach="always") as stage:
        screen = _sit(stage, _ALONE)
        _until(stage, lambda: _told(screen))
        _build(stage)
        _until(stage, lambda: _told(screen))


def test_off_means_that_there_is_no_coach(tmp_path: Path) -> None:
    with Stage(tmp_path, coach="off") as stage:
        screen = _sit(stage, _ALONE)
        assert screen.ids.coach.width == 0
        screen.ask_coach()
        stage.seconds(1)
        assert screen.hint == ""


@pytest.mark.parametrize("coach", ["on-request", "always"])
def test_with_others_a_hint_stays_behind_the_cover(tmp_path: Path, coach: str) -> None:
    with Stage(tmp_path, coach=coach) as stage:
        screen = _sit(stage, _TWO)

        def no_secret() -> None:
            assert screen.hint == ""
            if stage.match.revealed is None:
                assert secrets(stage.widgets()) == []
                assert not any(isinstance(w, HintSheet) for w in stage.widgets())

        stage.every_frame.append(no_secret)
        stage.seconds(1)
        stage.tap(screen.ids.coach)
        assert stage.shown("For Ada only")
        stage.hold(stage.shown("Hold to reveal"))
        sheet = stage.app.root.children[0]
        assert isinstance(sheet, HintSheet)
        _until(stage, lambda: sheet.model and sheet.model.reason)
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
        stage.tap(screen.ids.coach)
        stage.hold(stage.shown("Hold to reveal"))
        sheet = stage.app.root.children[0]
        if ready:
            _until(stage, lambda: sheet.model.reason)
        if interruption == "rotation":
            Window.dispatch("on_resize", 800, 360)
        elif interruption == "focus":
            stage.app._focus_changed(Window, focused=False)
        else:
            stage.app.dispatch(f"on_{interruption}")
        assert stage.match.revealed is None
        assert secrets(stage.widgets()) == []
        stage.seconds(3)
        assert secrets(stage.widgets()) == []
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
        _until(stage, lambda: all(key.chance.endswith(" %") for key in keys()))
        stage.tap(stage.shown("3"))
        assert all(key.chance for key in keys())
        stage.tap(stage.shown("File plan A 3"))
        assert stage.match.revealed is None
        assert secrets(stage.widgets()) == []


def test_an_adaptive_opponent_can_be_chosen_and_is_settled(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        stage.tap(stage.shown("New game"))
        stage.seconds(0.5)
        screen = stage.app.screens.current_screen
        stage.tap(screen.ids.table.card(Side.WEST))
        stage.seconds(0.5)
        stage.tap(stage.shown("Adaptive"))
        assert screen.model.editor.about.startswith("Adapts to Ada:")
        stage.tap(stage.shown("Done"))
        stage.seconds(0.5)
        stage.tap(stage.shown("Begin"))
        stage.seconds(0.5)
        bots = [player.bot for player in stage.match.players if player.bot]
        assert bots == ["adaptive-3"]


def _reviewed(stage: Stage) -> Any:
    """From the results into the review, by its key; the coach is in a hurry."""
    stage.app.show("results").look_at(new_game(played(Mode.INTRODUCTORY, 2, None)))
    stage.seconds(0.5)
    stage.tap(stage.app.screens.current_screen.ids.review)
    return stage.app.screens.current_screen


def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skyliners.bots.evaluate.PLAYOUTS", 20)


def _slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice a frame, however fast the machine is."""
    ticks = count()
    monkeypatch.setattr("skyliners.app.thinking.perf_counter", lambda: next(ticks) * 0.005)


def test_a_review_goes_on_to_its_end_and_into_the_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _hurry(monkeypatch)
    _slowly(monkeypatch)
    with Stage(tmp_path) as stage:
        screen = _reviewed(stage)
        assert screen.name == "review"
        assert not screen.model.done
        shares = {screen.model.share}
        stage.every_frame.append(lambda: shares.add(screen.model.share))
        _until(stage, lambda: screen.model.done, 60)
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
        stage.tap(replay.ids.leave)
        assert stage.app.screens.current_screen is screen
        assert screen.model.done


def test_a_review_can_be_left_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _hurry(monkeypatch)
    _slowly(monkeypatch)
    with Stage(tmp_path) as stage:
        screen = _reviewed(stage)
        _until(stage, lambda: screen.model.share > 0.1)
        stage.tap(screen.ids.cancel)
        assert stage.app.screens.current == "results"
        left = screen.model.share
        stage.seconds(2)
        assert screen.model.share == left < 1
        stage.tap(stage.app.screens.current_screen.ids.review)
        assert screen.model.share >= left
        _until(stage, lambda: screen.model.done, 60)


def test_without_a_coach_there_is_no_review(tmp_path: Path) -> None:
    with Stage(tmp_path, coach="off") as stage:
        stage.app.show("results").look_at(new_game(played(Mode.INTRODUCTORY, 2, None)))
        stage.seconds(0.5)
        assert stage.app.screens.current_screen.ids.review.width == 0
