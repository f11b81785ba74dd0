"""Set-up with fingers: what cannot be played is refused with its reason."""

from pathlib import Path

from skyliners.present.texts import _
from skyliners.rules.skyliners.city import Side
from tests.app.stage import Stage


def _set_up(stage: Stage) -> None:
    stage.tap(stage.shown(_("New game")))
    stage.seconds(0.5)


def test_two_players_never_sit_opposite_each_other(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _set_up(stage)
        screen = stage.app.screens.current_screen
        stage.tap(screen.ids.table.card(Side.WEST))
        stage.seconds(0.5)
        stage.tap(stage.shown(_("Remove")))
        stage.seconds(0.5)
        assert screen.ids.begin.disabled
        stage.tap(screen.ids.table.card(Side.NORTH))
        stage.seconds(0.5)
        assert screen.form.at(Side.NORTH) is None
        assert screen.model.is_problem
        stage.tap(screen.ids.why)
        rules = stage.app.screens.current_screen
        assert rules.place.piece == "bad-seats"
        assert [one.side for one in rules.ids.picture.picture.sitters] == [Side.SOUTH]
        stage.tap(rules.ids.header.ids.back)
        assert stage.app.screens.current_screen is screen
        stage.tap(screen.ids.table.card(Side.EAST))
        stage.seconds(0.5)
        assert not screen.ids.begin.disabled


def test_one_player_is_no_game(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _set_up(stage)
        screen = stage.app.screens.current_screen
        stage.tap(screen.ids.table.card(Side.WEST))
        stage.seconds(0.5)
        stage.tap(stage.shown(_("Remove")))
        stage.seconds(0.5)
        stage.tap(screen.ids.begin)
        assert stage.app.screens.current == "seating"
