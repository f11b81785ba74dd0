"""A turn, with fingers."""

from pathlib import Path
from random import Random

from skyliners.match.match import Player
from skyliners.match.play import begin
from skyliners.match.saves import new_game
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.pieces import Color, Mode
from skyliners.rules.skyliners.table import Seat
from tests.app.stage import Stage

_SEATS = (Seat("Ada", Side.SOUTH, Color.RED), Seat("Bo", Side.WEST, Color.BLUE))


def _seated(stage: Stage, mode: Mode = Mode.FULL) -> None:
    match = begin(mode, _SEATS, (Player(), Player()), Random(1))
    stage.app.resume(new_game(match))
    stage.frames(3)


def test_build_build_end_turn(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        stage.tap(stage.shown("Ada is here"))
        stage.seconds(1)
        stage.tap(stage.shown("Floor"))
        stage.tap_site(0)
        stage.tap_site(0)
        assert stage.match.table.stocks[0].floors == 15
        stage.tap_site(1)
        stage.tap(stage.shown("Floor"))
        stage.tap(stage.shown("Build"))
        assert stage.match.turn_done
        stage.hold(stage.app.screens.current_screen.ids.end)
        assert stage.shown("Pass to Bo")
