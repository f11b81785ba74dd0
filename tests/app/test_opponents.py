"""Bots at the table: they move by themselves, visibly, and survive whatever happens."""

from pathlib import Path
from random import Random

from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.saves import new_game
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.pieces import Color, Mode
from skyliners.rules.skyliners.table import Seat
from tests.app.stage import Stage

_SEATS = (Seat("Ada", Side.SOUTH, Color.RED), Seat("Domo", Side.WEST, Color.BLUE))
_PLAYERS = (Player(), Player(bot="beginner"))


def _alone(stage: Stage) -> None:
    stage.app.resume(new_game(begin(Mode.FULL, _SEATS, _PLAYERS, Random(1))))
    stage.seconds(1)


def _build_twice_and_end(stage: Stage) -> None:
    for site in (0, 1):
        stage.tap(stage.shown("Floor"))
        stage.tap_site(site)
        stage.tap_site(site)
    stage.hold(stage.app.screens.current_screen.ids.end)


def test_nobody_is_asked_to_pass_the_device_to_a_bot(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _alone(stage)
        assert stage.shown("Ada’s turn")
        _build_twice_and_end(stage)
        assert stage.shown("Domo is thinking …")
        stage.seconds(6)
        assert stage.shown("Ada’s turn")
        assert len(stage.match.table.log) == 4


def test_a_bot_goes_on_after_the_app_was_killed(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _alone(stage)
        _build_twice_and_end(stage)
        while len(stage.match.table.log) < 3:
            stage.frames(1)
        before = stage.match.table
    with Stage(tmp_path) as stage:
        game = stage.app.latest()
        assert game is not None
        assert game.match.table == before
        stage.app.resume(game)
        stage.seconds(5)
        assert stage.shown("Ada’s turn")
        assert stage.match.table.log[:3] == before.log
        assert len(stage.match.table.log) == 4


def test_leaving_the_table_stops_the_bot(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _alone(stage)
        _build_twice_and_end(stage)
        stage.app.leave_table()
        table = stage.match.table
        stage.seconds(4)
        assert stage.match.table == table
