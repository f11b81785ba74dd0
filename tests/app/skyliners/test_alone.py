"""Alone against bots nothing needs hiding, and the board stays in sight while planning. As
soon as two people play, neither is so."""

from pathlib import Path

import pytest

from skyliners.app.skyliners.widgets.hand import HandSheet
from skyliners.app.widgets.blocks import Blocks
from skyliners.app.widgets.frame import LookKey
from skyliners.app.widgets.question import Question
from skyliners.rules.skyliners.pieces import Piece
from tests.app.hands import go_back, sit_down
from tests.app.scenes import SCENES
from tests.app.stage import Stage

_ROOMY = [(360, 800), (800, 360), (1280, 800), (800, 1280), (1024, 600)]


@pytest.mark.parametrize("size", _ROOMY)
def test_alone_a_plan_is_chosen_with_the_board_in_sight(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    with Stage(tmp_path, size) as stage:
        SCENES["planning-alone"](stage)
        (sheet,) = [each for each in stage.widgets() if isinstance(each, HandSheet)]
        city = stage.app.screens.current_screen.ids.city
        assert sheet.beside
        assert isinstance(city, Blocks)
        assert not sheet.collide_widget(city)
        before = len(stage.match.table.log)
        stage.tap(stage.spot(city))
        assert len(stage.match.table.log) == before  # it may be looked at, not built on
        stage.tap(sheet.ids.back)
        assert not stage.app.curtains.on_top


@pytest.mark.parametrize("size", [(320, 480), (500, 500)])
def test_where_there_is_no_room_for_both_the_cards_have_all_of_it(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    with Stage(tmp_path, size) as stage:
        SCENES["planning-alone"](stage)
        (sheet,) = [each for each in stage.widgets() if isinstance(each, HandSheet)]
        assert not sheet.beside
        assert sheet.size == stage.app.root.size


def test_alone_ones_own_cards_stand_on_the_screen(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        SCENES["alone"](stage)
        screen = stage.app.screens.current_screen
        match = stage.match
        assert match.looker is not None
        hand = match.reveal(match.looker).view().hand
        filed = {plan.row: str(plan.segment)[0] for plan in hand.filed}
        shown = [plan[:1] for plan in screen.own.plans]
        assert shown == [filed.get(row, "") for row in range(5)]
        assert not [
            each for each in stage.front() if isinstance(each, LookKey) and each.opacity
        ]
        screen.menu()
        stage.tap(stage.shown("Rules"))
        assert screen.own is None  # nobody reads it there
        go_back(stage)
        assert stage.app.screens.current_screen.own is not None


def test_where_two_people_play_nothing_of_anybodys_stands_there(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        screen = stage.app.screens.current_screen
        assert screen.own is None
        screen.choose_piece(Piece.FLOOR)
        screen.choose_site(0)
        screen.build()
        screen.plan()
        stage.frames(2)
        assert stage.app.curtains.covered
        stage.hold(stage.shown("Hold to reveal"))
        (sheet,) = [each for each in stage.widgets() if isinstance(each, HandSheet)]
        assert not sheet.beside
        assert screen.own is None


def test_chances_are_explained_in_one_tap(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        SCENES["planning-alone"](stage)
        (sheet,) = [each for each in stage.widgets() if isinstance(each, HandSheet)]
        stage.tap(sheet.ids.explain)
        assert [each for each in stage.widgets() if isinstance(each, Question)]
        stage.tap(stage.shown("Got it"))
        assert not [each for each in stage.widgets() if isinstance(each, Question)]
        assert sheet.parent is not None  # the cards are still there
