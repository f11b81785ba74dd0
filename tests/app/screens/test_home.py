"""From the first screen one goes on in one tap, however small the window and large its
letters; alone in one tap; and whoever sets up a game finds the table as it was."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.uix.widget import Widget

from skyliners.app.widgets.glass import Glass
from skyliners.bots.levels import ADAPTIVE, is_adaptive
from skyliners.games import GAMES
from skyliners.match.shelf import saves
from skyliners.match.shelf.saves import new_game
from skyliners.present.texts import _
from skyliners.rules.games import rules_of
from skyliners.rules.skyliners.pieces import Mode
from tests.app.scenes import played, shelf_of_four
from tests.app.stage import Stage
from tests.monkey.starts import Start, match_of

_HARDEST = {"size": (480, 320), "text_size": 2.0, "language": "de"}


def _in_sight(widget: Widget) -> bool:
    x, y = widget.to_window(*widget.center)
    return bool(0 < x < Window.width and 0 < y < Window.height)


def _left(stage: Stage) -> None:
    """A game that waits to be gone on with."""
    stage.app.resume(new_game(played(Mode.FULL, 4, 30)))
    stage.frames(2)
    stage.app.leave_table()
    stage.seconds(0.5)


def test_the_game_to_go_on_with_is_in_sight_where_there_is_least_room(
    tmp_path: Path,
) -> None:
    with Stage(tmp_path, **_HARDEST) as stage:  # type: ignore[arg-type]
        _left(stage)
        go_on = stage.shown(_("Continue"))
        assert _in_sight(go_on)
        stage.tap(go_on)
        assert stage.app.curtains.covered


def test_who_has_not_played_is_taught_and_who_has_plays_on(tmp_path: Path) -> None:
    """One key stands out: what most people would press now."""

    def standing_out(stage: Stage) -> list[str]:
        home = stage.app.screens.current_screen
        keys = (home.ids.learn, home.ids.alone, home.ids.new_game)
        return [key.text for key in keys if key.text and key.tone == "accent"]

    with Stage(tmp_path) as stage:
        stage.app.show("home")
        assert standing_out(stage) == [_("Learn by playing")]
        saves.keep(stage.app.shelf, new_game(played(Mode.INTRODUCTORY, 2, None)))
        stage.app.screens.current_screen.refresh()
        stage.frames(2)
        assert standing_out(stage) == [_("New game")]
        _left(stage)
        stage.app.show("home")
        assert not standing_out(stage)  # but the game to go on with


def test_so_it_is_on_a_shelf_of_many_boxes(tmp_path: Path) -> None:
    with Stage(tmp_path, **_HARDEST) as stage:  # type: ignore[arg-type]
        shelf_of_four(stage)
        go_on = stage.shown(_("Continue"))
        assert _in_sight(go_on)
        stage.tap(go_on)
        assert stage.match.table.mode is Mode.INTRODUCTORY


def test_one_tap_and_somebody_plays_alone(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        stage.tap(stage.shown(_("Play alone")))
        assert stage.app.screens.current == "dealing"
        bots = [player.bot for player in stage.match.players]
        assert bots.count(None) == 1
        assert any(map(is_adaptive, bots)) or ADAPTIVE not in bots


def test_the_table_is_remembered_when_the_app_is_closed(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        stage.tap(stage.shown(_("New game")))
        screen = stage.app.screens.current_screen
        for chair in (2, 3):
            screen.tap_chair(chair)
        screen.tap_chair(1)
        screen.play_seat("strong-blocker")
        screen.close_seat()
        screen.choose_mode(Mode.FULL)
        screen.choose_starter(2)
        form = screen.form
        screen.begin()
        stage.frames(2)
    with Stage(tmp_path) as stage:
        stage.tap(stage.shown(_("New game")))
        again = stage.app.screens.current_screen.form
        assert again.places == form.places
        assert (again.mode, again.starter) == (Mode.FULL, 2)


@pytest.mark.parametrize(("size", "offered"), [((360, 800), False), ((1280, 800), True)])
def test_the_device_may_lie_flat_where_it_is_large_enough(
    tmp_path: Path, size: tuple[int, int], offered: bool
) -> None:
    with Stage(tmp_path, size) as stage:
        stage.tap(stage.shown(_("New game")))
        assert (_("Flat on the table") in stage.texts()) == offered
        if offered:
            stage.tap(stage.shown(_("Flat on the table")))
            assert stage.app.settings.table_mode
            screen = stage.app.screens.current_screen
            screen.tap_chair(1)
            screen.play_seat("club")
            screen.close_seat()
            assert _("Flat on the table") not in stage.texts()  # one person holds it


def test_the_last_city_is_looked_at_and_gives_no_secret_away(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _left(stage)
        (ornament,) = stage.app.screens.current_screen.ids.ornament.children
        assert ornament.table == played(Mode.FULL, 4, 30).table
        assert ornament.model.table == ornament.table


def test_what_waits_in_one_box_is_not_drawn_as_another_game(tmp_path: Path) -> None:
    """From one box to the next, each with a game to go on with."""
    tables: list[Any] = []
    with Stage(tmp_path) as stage:
        for number, entry in enumerate(GAMES):
            start = Start(
                seed=number,
                shelf="middle",
                game=entry.id,
                mode=next(iter(rules_of(entry.id).MODES)).value,
                players="p" * min(rules_of(entry.id).PLAYERS),
            )
            rng = Random(number)
            stage.app.resume(new_game(match_of(start, 0.3, rng, None)))
            stage.frames(2)
            tables.append(stage.match.table)
            stage.app.leave_table()
            stage.frames(2)
        glass = Glass()
        for entry, table in zip(
            (*GAMES, *GAMES[::-1]), (*tables, *tables[::-1]), strict=True
        ):
            glass.game = entry.id
            glass.table = table
            stage.frames(2)
            assert glass.children[0].table is table
        for entry in (*GAMES, *GAMES[::-1], *GAMES):
            stage.app.open_box(entry.id)
            stage.app.show("home")
            stage.frames(2)
            assert stage.app.screens.current_screen.model.go_on
