"""Set-up with fingers: what cannot be played is refused with its reason."""

from functools import reduce
from itertools import combinations
from pathlib import Path

import pytest
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from skyliners.app.widgets.seats import TableTop
from skyliners.present import seating
from skyliners.present.chairs import CHAIRS
from skyliners.present.seating_screen import seating_model
from skyliners.present.texts import _
from skyliners.rules.skyliners.city import Side
from tests.app.layout import faults
from tests.app.stage import Stage


def _set_up(stage: Stage) -> None:
    stage.tap(stage.shown(_("New game")))
    stage.seconds(0.5)


def test_two_players_never_sit_opposite_each_other(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _set_up(stage)
        screen = stage.app.screens.current_screen
        stage.tap(screen.ids.table.card(1))
        stage.seconds(0.5)
        stage.tap(stage.shown(_("Remove")))
        stage.seconds(0.5)
        assert screen.ids.begin.disabled
        stage.tap(screen.ids.table.card(2))
        stage.seconds(0.5)
        assert screen.form.at(2) is None
        assert screen.model.is_problem
        stage.tap(screen.ids.why)
        rules = stage.app.screens.current_screen
        assert rules.place.piece == "bad-seats"
        assert [one.side for one in rules.ids.picture.picture.sitters] == [Side.SOUTH]
        stage.tap(rules.ids.header.ids.back)
        assert stage.app.screens.current_screen is screen
        stage.tap(screen.ids.table.card(3))
        stage.seconds(0.5)
        assert not screen.ids.begin.disabled


def test_one_player_is_no_game(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _set_up(stage)
        screen = stage.app.screens.current_screen
        stage.tap(screen.ids.table.card(1))
        stage.seconds(0.5)
        stage.tap(stage.shown(_("Remove")))
        stage.seconds(0.5)
        stage.tap(screen.ids.begin)
        assert stage.app.screens.current == "seating"


def _layout(top: Widget) -> list[tuple[object, ...]]:
    """Where everything is, to the pixel."""
    return [
        (type(one).__name__, getattr(one, "text", ""), *map(round, (*one.pos, *one.size)))
        for one in top.walk(restrict=True)
        if isinstance(one, Label) and one.text
    ]


@pytest.mark.parametrize("size", [(320, 300), (360, 500), (500, 280), (800, 600)])
def test_a_seat_looks_the_same_however_it_was_taken(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    def table() -> TableTop:
        made = TableTop(size_hint=(None, None))
        made.game = "skyliners"
        made.size = size
        stage.app.root.add_widget(made)
        return made

    with Stage(tmp_path, (800, 800)) as stage:
        used = table()
        everybody = reduce(seating.tap, CHAIRS, seating.empty_form("skyliners"))
        for sitting in (some for n in (0, 4, 1, 3, 2) for some in combinations(CHAIRS, n)):
            form = reduce(seating.leave, set(CHAIRS) - set(sitting), everybody)
            new = table()
            for shown in (used, new):
                shown.chairs = seating_model(form).chairs
            stage.frames(2)
            assert _layout(used) == _layout(new)
            assert faults(used.walk(restrict=True)) == []
            stage.app.root.remove_widget(new)
