"""What comes before and after a game of Skyline of the World, in a window: the lesson
played by finger, the scoring walked through, results, replay, rules and the helper."""

from pathlib import Path
from typing import Any

import pytest

from skyliners.app.world.widgets.face import FaceCard
from skyliners.app.world.widgets.map import WorldMap
from skyliners.app.world.widgets.picture import WorldPicture
from skyliners.app.world.widgets.tabletop import WorldTableTop
from skyliners.match import lessons
from skyliners.match.shelf.saves import new_game
from skyliners.present.companion.reading import Reading
from skyliners.present.world.ceremony import Kind
from skyliners.present.world.draft import KINDS
from skyliners.present.world.lesson.steps import AT, CITY, STEPS, Wants
from skyliners.present.world.scorer import Page
from skyliners.rules.world.box import cities
from skyliners.rules.world.game import ID
from tests.app.stage import Stage
from tests.app.world_after_scenes import ended


def _screen(stage: Stage) -> Any:
    return stage.app.screens.current_screen


def _follow(stage: Stage) -> None:
    """One step of the lesson, as it asks for it."""
    screen = _screen(stage)
    step = screen.lesson.step
    tray = screen.ids.tray.children[::-1]
    match step.wants:
        case Wants.GO_ON:
            stage.tap(screen.ids.go_on)
        case Wants.END:
            stage.hold(screen.ids.end)
        case Wants.BUY:
            stage.tap(tray[step.buy.what])
        case Wants.CASH:
            stage.tap(screen.ids.card)
        case Wants.TAP:
            stage.tap_site(step.space)
        case Wants.OWN:
            stage.until(lambda: screen._thinking is None)
            stage.tap_site(screen.lesson.draft.space)
            if screen.lesson.step is step:
                stage.tap_site(screen.lesson.draft.space)
        case _:
            stage.tap(tray[KINDS.index(step.build.kind)])
            stage.tap_site(step.build.space)
            if screen.lesson.step is step:
                stage.tap_site(step.build.space)


def test_the_lesson_is_played_by_finger_and_kept_when_left(tmp_path: Path) -> None:
    with Stage(tmp_path, animation="off") as stage:
        stage.app.open_box(ID)
        stage.app.go("lesson")
        stage.frames(3)
        for at in range(len(STEPS) - 1):
            assert _screen(stage).lesson.at == at
            if at == AT["level-two"]:  # a refusal on the way, read about, and left
                stage.tap(_screen(stage).ids.tray.children[-1])
                stage.tap_site(CITY.by_name["b2"])
                stage.tap(_screen(stage).ids.why)
                stage.seconds(0.3)
                assert stage.app.screens.current == "rules"
                assert any(isinstance(each, WorldPicture) for each in stage.front())
                stage.app.back()
                stage.frames(3)
                assert _screen(stage).lesson.at == at
            _follow(stage)
            stage.frames(2)
        assert _screen(stage).lesson.done
        assert _screen(stage).ids.prestige.parent is not None
        stage.key("enter")
        stage.frames(3)
        assert stage.app.screens.current == "seating"
        assert lessons.has_learnt(stage.app.folder, ID)
        # On the table lies the city that is chosen.
        board = next(each for each in stage.widgets() if isinstance(each, WorldTableTop))
        _screen(stage).settle("city", "London")
        assert board.city == cities()["London"]


def test_the_end_is_told_looked_at_and_played_again(tmp_path: Path) -> None:
    match = ended(4)
    with Stage(tmp_path, animation="off") as stage:
        stage.app.open_box(ID)
        stage.app.show("scoring").tell(match.table, match.sheet())
        stage.frames(2)
        screen = _screen(stage)
        kinds = []
        while not screen.ceremony.at_end:
            kinds.append(screen.ceremony.step.kind)
            card = screen.ids.card
            assert bool(card.opacity) == (kinds[-1] is Kind.MISSION)
            stage.tap(screen.ids.forward)
        assert kinds.count(Kind.MISSION) == 4
        stage.tap(screen.ids.back)
        stage.tap(screen.ids.why)
        assert screen.ids.text.text == screen.ceremony.step.why
        stage.tap(screen.ids.skip)
        assert screen.model.city.winner is not None

        stage.app.show("results").look_at(new_game(match))
        stage.frames(3)
        assert len(_screen(stage).model.charts) == 3
        faces = [each for each in stage.widgets() if isinstance(each, FaceCard)]
        shown = [each.face for each in faces if each.face is not None]
        assert len(shown) == 4
        complete = [bool(total.mission) for total in match.sheet().totals]
        assert sorted(face.complete for face in shown) == sorted(complete)

        stage.app.go("replay").look_at(new_game(match))
        _screen(stage).slide(60)
        stage.frames(2)
        board = next(each for each in stage.front() if isinstance(each, WorldMap))
        assert board.shown is not None
        assert sum(map(len, board.shown.towers)) > 0


def test_a_city_without_anything_on_it_is_drawn(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with Stage(tmp_path, animation="off") as stage:
        stage.app.open_box(ID)
        stage.app.go("rules").open(Reading("fair-start"))
        stage.frames(3)
        picture = next(each for each in stage.widgets() if isinstance(each, WorldPicture))
        assert picture.ids.city.scene is not None
        assert not picture.ids.city.scene.vertices
    assert "IndexError" not in capfd.readouterr().err


def test_a_game_from_the_box_is_entered_and_kept_when_left(tmp_path: Path) -> None:
    with Stage(tmp_path, animation="off") as stage:
        stage.app.open_box(ID)
        stage.app.go("rules").open(Reading("mission"))
        stage.frames(3)
        picture = next(each for each in stage.widgets() if isinstance(each, WorldPicture))
        assert picture.picture is not None
        assert picture.ids.city.shown is not None
        assert picture.ids.card.face is not None
        stage.app.go("scorer")
        stage.frames(2)
        stage.tap(stage.shown("3 players"))
        stage.key("enter")
        assert _screen(stage).entered.page is Page.PENTHOUSES
        _screen(stage).choose(1, 3)
        stage.app.back()
        stage.frames(2)
        stage.app.go("scorer")
        stage.frames(2)
        assert _screen(stage).entered.penthouses[1] == 3
        for _page in range(3):
            stage.tap(_screen(stage).ids.go_on)
        assert _screen(stage).entered.page is Page.RESULT
        assert "Player 2 wins with 3 points!" in stage.texts()
        stage.tap(_screen(stage).ids.go_on)
        assert _screen(stage).entered.page is Page.PLAYERS
