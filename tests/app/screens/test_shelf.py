"""What people see of the shelf: all their games, and what became of one that somebody
went on with elsewhere."""

from dataclasses import replace
from pathlib import Path

from skyliners.match.shelf import outcomes, saves
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.trouble import Trouble
from skyliners.present.texts import said
from tests.app.hands import build_floor, sit_down
from tests.app.stage import Stage
from tests.match.shelves import filled, saved, spoil


def test_who_plays_on_what_was_changed_elsewhere_is_told(tmp_path: Path) -> None:
    told = said(Trouble.OVERTAKEN)
    with Stage(tmp_path) as stage:
        sit_down(stage)
        build_floor(stage, 0)
        sitting = stage.app.sitting
        assert sitting is not None
        key = sitting.game.key
        other = Shelf(tmp_path / "shelf.sqlite3")
        there = saves.load(other, key)
        saves.keep(other, replace(there, match=there.match.undo()))
        build_floor(stage, 1)
        assert sitting.game.key != key
        assert told in stage.texts()
        assert saves.load(other, key).match == there.match.undo()
        here = saves.load(other, sitting.game.key)
        assert len(here.match.table.log) == 2
        sitting.undo()
        stage.app.screens.current_screen.refresh()
        stage.frames(2)
        assert told not in stage.texts()
        other.close()


def test_all_games_to_go_on_with_are_listed_page_by_page(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    saves.keep_all(shelf, (saved(seed, length=5) for seed in range(70)))
    shelf.close()
    with Stage(tmp_path) as stage:
        screen = stage.app.show("history")
        stage.frames(2)
        listed = 0
        while screen.model.more_running:
            assert len(screen.model.running) > listed
            listed = len(screen.model.running)
            assert stage.shown("Show older games")
            screen.more_running()
            stage.frames(1)
        assert len({line.key for line in screen.model.running}) == 70
        screen.delete(screen.model.running[0].key)
        assert len(screen.model.running) == 69


def test_a_row_of_any_size_hides_nothing_else(tmp_path: Path) -> None:
    filled(tmp_path / "shelf.sqlite3")
    shelf = Shelf(tmp_path / "shelf.sqlite3")
    first, *others = outcomes.finished(shelf).entries
    shelf.close()
    spoil(
        shelf.path,
        f"UPDATE games SET record = zeroblob(9e6) WHERE id = {first.key}",  # noqa: S608
        f"UPDATE outcomes SET name = zeroblob(9e6) WHERE key = {first.key}",  # noqa: S608
    )
    with Stage(tmp_path) as stage:
        assert stage.app.screens.current_screen.model.go_on is not None
        screen = stage.app.show("history")
        assert [line.key for line in screen.model.finished[1:]] == [e.key for e in others]
        screen.open(first.key)
        assert screen.model.notice == said(Trouble.UNREADABLE_GAME)
        stage.app.show("statistics")
        stage.frames(2)
