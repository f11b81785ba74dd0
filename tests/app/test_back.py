"""Back, which is Escape on a keyboard: one step from wherever the app is, never the end of
it, and no game is left unasked."""

from pathlib import Path
from random import Random

import pytest
from kivy.core.window import Window

from skyliners.games import GAMES
from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.shelf.saves import new_game
from skyliners.rules.skyliners.legal import legal_builds
from skyliners.rules.skyliners.pieces import Mode
from tests.app.hands import asked, build_floor, go_back, open_cards, reveal_cards, sit_down
from tests.app.phone import Phone, phone
from tests.app.stage import Stage
from tests.play import TWO, seated

__all__ = ["phone"]  # a fixture

FIRST = "shelf" if len(GAMES) > 1 else "home"


def test_a_game_is_not_left_unasked(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        build_floor(stage, 0)
        go_back(stage)
        assert stage.shown("Leave the table?")
        stage.tap(stage.shown("Stay"))
        assert stage.shown("Ada’s turn")
        go_back(stage)
        go_back(stage)  # no is also one step back
        assert stage.shown("Ada’s turn")
        go_back(stage)
        stage.tap((4, 4))  # beside the question
        assert stage.shown("Ada’s turn")
        table = stage.match.table
        go_back(stage)
        stage.tap(stage.shown("Leave"))
        assert stage.app.screens.current == "home"
        game = stage.app.latest()
        assert game is not None
        assert game.match.table == table


def test_back_puts_cards_away_first(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        reveal_cards(stage)
        go_back(stage)
        assert stage.match.revealed is None
        assert not open_cards(stage)
        assert not asked(stage)
        assert stage.shown("Ada’s turn")
        stage.tap(stage.shown("Plan"))
        go_back(stage)  # from the cover, before anything was revealed
        assert stage.shown("Ada’s turn")


def test_back_does_not_lift_the_curtain_between_players(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        stage.app.cover_up()
        stage.frames(1)
        go_back(stage)
        assert asked(stage)
        stage.tap(stage.shown("Stay"))
        assert stage.shown("Pass to Ada")


def _scored(stage: Stage) -> None:
    """The game is over, and the scoring begins."""
    match = begin(
        "skyliners", Mode.INTRODUCTORY, seated(TWO), (Player(), Player()), Random(1)
    )
    while not match.over:
        builds = legal_builds(match.table)
        match = match.play(builds[0])
        match = match.end_turn() if match.turn_done else match
    stage.app.resume(new_game(match))
    stage.seconds(1)
    assert stage.app.screens.current == "scoring"


def test_the_scoring_is_not_left_unasked(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _scored(stage)
        screen = stage.app.screens.current_screen
        screen.forward()
        go_back(stage)
        assert stage.shown("Leave before the winner is known?")
        at = screen.ceremony.cursor
        stage.seconds(20)  # it waits meanwhile
        assert screen.ceremony.cursor == at
        stage.tap(stage.shown("Stay"))
        assert stage.app.screens.current == "scoring"
        assert screen.ceremony.cursor == at
        go_back(stage)
        stage.tap(stage.shown("Leave"))
        assert stage.app.screens.current == "home"


def test_nobody_is_asked_where_there_is_nothing_to_miss(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _scored(stage)
        stage.app.screens.current_screen.skip()
        go_back(stage)  # the winner is known
        assert stage.app.screens.current == "home"
        _scored(stage)
        stage.app.screens.current_screen.skip()
        stage.app.screens.current_screen.skip()
        stage.frames(2)
        stage.app.screens.current_screen.show_scoring()  # once more
        stage.frames(2)
        go_back(stage)
        assert not asked(stage)
        assert stage.app.screens.current == "results"
        go_back(stage)
        assert stage.app.screens.current == "home"


@pytest.mark.parametrize("name", ["settings", "seating", "history", "statistics"])
def test_back_leads_home(tmp_path: Path, name: str) -> None:
    with Stage(tmp_path) as stage:
        stage.app.show(name)
        stage.frames(2)
        go_back(stage)
        assert stage.app.screens.current == "home"
        for _ in range(2):  # and from there to the shelf, where there is one
            go_back(stage)
        assert stage.app.screens.current == FIRST


def test_escape_does_not_end_the_app_on_a_desktop(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        for _ in range(3):
            go_back(stage)
        assert stage.app.screens.current == FIRST
        assert stage.app.root.parent is Window


def test_back_on_the_first_screen_gives_way(tmp_path: Path, phone: Phone) -> None:
    with Stage(tmp_path, box=None) as stage:
        go_back(stage)
        assert phone.aside == 1
        assert stage.app.screens.current == FIRST


def test_the_question_goes_when_the_app_does(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        sit_down(stage)
        go_back(stage)
        stage.app.dispatch("on_pause")
        assert not asked(stage)
        stage.app.dispatch("on_resume")
        stage.frames(2)
        assert stage.shown("Pass to Ada")
