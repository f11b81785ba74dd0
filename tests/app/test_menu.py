"""The menu in a game: nobody has to leave it to look something up, and back leads to the
very same place."""

from pathlib import Path
from random import Random

import pytest

from skyliners.app.widgets.menu import Menu
from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.shelf.saves import new_game
from skyliners.rules.skyliners.pieces import Mode, Piece
from tests.app.hands import go_back, open_cards, sit_down
from tests.app.scenes import SCENES
from tests.app.stage import Stage
from tests.play import TWO, seated


def _menu(stage: Stage) -> bool:
    return any(isinstance(each, Menu) for each in stage.widgets())


def _open(stage: Stage) -> None:
    stage.app.screens.current_screen.menu()
    stage.frames(2)
    assert _menu(stage)


@pytest.mark.parametrize("way", ["Rules", "Moves so far", "Settings"])
def test_back_leads_to_the_same_turn_half_made_move_and_all(
    tmp_path: Path, way: str
) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        turn = stage.app.screens.current_screen
        turn.choose_piece(Piece.FLOOR)
        turn.choose_site(7)
        stage.frames(2)
        before = (stage.match, turn.draft, turn.model)
        _open(stage)
        stage.tap(stage.shown(way))
        assert stage.app.screens.current != "turn"
        assert not _menu(stage)
        go_back(stage)
        again = stage.app.screens.current_screen
        assert again.name == "turn"
        assert (stage.match, again.draft, again.model) == before
        assert not stage.app.curtains.on_top
        assert not open_cards(stage)


def test_a_language_chosen_meanwhile_is_spoken_at_once(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        _open(stage)
        stage.tap(stage.shown("Settings"))
        stage.app.screens.current_screen.choose("language", "de")
        go_back(stage)
        assert stage.app.screens.current == "turn"
        assert "Ada ist am Zug" in stage.texts() or "Bauen" in stage.texts()


def test_it_is_closed_by_escape_its_key_and_beside_it(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        before = stage.match
        _open(stage)
        go_back(stage)
        assert not _menu(stage)
        _open(stage)
        stage.tap((10, 790))
        assert not _menu(stage)
        _open(stage)
        stage.tap(stage.app.root.children[0].ids.close)
        assert not _menu(stage)
        assert stage.match is before
        assert stage.app.screens.current == "turn"


def test_the_game_is_left_and_saved(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        _open(stage)
        stage.tap(stage.shown("Save and leave"))
        assert stage.app.screens.current == "home"
        assert stage.app.latest() is not None


@pytest.mark.parametrize("away", ["focus", "pause", "rotation"])
def test_nothing_waits_behind_the_curtain(tmp_path: Path, away: str) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        _open(stage)
        stage.interrupt(away)
        stage.frames(2)
        assert not _menu(stage)
        assert stage.app.curtains.covered


def test_whoever_reads_while_the_device_changes_hands_is_asked_who_they_are(
    tmp_path: Path,
) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        _open(stage)
        stage.tap(stage.shown("Moves so far"))
        stage.interrupt("focus")
        go_back(stage)
        assert stage.app.curtains.covered


def test_bots_wait_while_somebody_reads(tmp_path: Path) -> None:
    """And go on when they are back."""
    players = (Player(bot="beginner"), Player())
    with Stage(tmp_path) as stage:
        match = begin("skyliners", Mode.FULL, seated(TWO), players, Random(1))
        stage.app.resume(new_game(match))
        stage.frames(2)
        _open(stage)
        stage.tap(stage.shown("Rules"))
        stage.seconds(6)
        assert stage.app.screens.current == "rules"
        assert not stage.match.table.log
        go_back(stage)
        stage.until(lambda: stage.match.acting == 1)


def test_the_scoring_waits_where_it_was(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        SCENES["scoring"](stage)
        step = stage.app.screens.current_screen.ceremony
        _open(stage)
        stage.tap(stage.shown("Rules"))
        stage.seconds(3)
        go_back(stage)
        assert stage.app.screens.current == "scoring"
        assert stage.app.screens.current_screen.ceremony == step


def test_it_lies_over_the_tablet_that_lies_flat(tmp_path: Path) -> None:
    with Stage(tmp_path, (1280, 800)) as stage:
        SCENES["table-mode-north"](stage)
        before = stage.app.screens.current_screen.model
        _open(stage)
        stage.tap(stage.shown("Moves so far"))
        go_back(stage)
        assert stage.app.screens.current == "table"
        assert stage.app.screens.current_screen.model == before
