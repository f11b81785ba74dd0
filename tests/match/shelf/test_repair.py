"""Damage where nothing of a game stands loses no game: the shelf is made whole again,
and saving goes on."""

import sqlite3
from contextlib import suppress
from pathlib import Path
from random import Random
from shutil import copyfile

import pytest

from skyliners.match.shelf import outcomes, profiles, saves
from skyliners.match.shelf.profiles import Profile
from skyliners.match.shelf.schema import MIGRATIONS
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.trouble import ShelfError, Trouble
from tests.match.shelves import alter, fetched, filled, saved, trouble_with

HEADER = 100
PAGE = 4096


def everything(shelf: Shelf) -> object:
    return (
        outcomes.finished(shelf),
        saves.running(shelf),
        profiles.listed(shelf),
        [saves.export(shelf, key) for (key,) in fetched(shelf, "SELECT id FROM games")],
    )


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A shelf with games, players, and pages that are free."""
    path = tmp_path_factory.mktemp("whole") / "shelf"
    shelf = filled(path)
    profiles.keep(shelf, Profile(1, "Ada"))
    games = [saved(seed) for seed in range(10, 20)]
    saves.keep_all(shelf, games)
    for game in games:
        saves.delete(shelf, game.key)
    shelf.close()
    again = Shelf(path)
    again.open()
    ((free,),) = fetched(again, "PRAGMA freelist_count")
    assert free > 0
    again.close()
    return path


def _with_byte(whole: Path, path: Path, at: int, value: int) -> bytes:
    data = bytearray(whole.read_bytes())
    data[at] = value
    path.write_bytes(data)
    return bytes(data)


@pytest.mark.parametrize("at", range(HEADER))
def test_whatever_a_byte_of_the_header_becomes_nothing_is_lost(
    whole: Path, tmp_path: Path, at: int
) -> None:
    before = everything(Shelf(whole))
    right = whole.read_bytes()[at]
    for value in {0, 1, 2, 3, 127, 128, 255, right ^ 1, right ^ 64} - {right}:
        folder = tmp_path / str(value)
        folder.mkdir()
        path = folder / "shelf"
        written = _with_byte(whole, path, at, value)
        shelf = Shelf(path, patience=0)
        game = saved(seed=77)
        _keep(shelf, game)
        assert saves.load(shelf, game.key) == game
        saves.delete(shelf, game.key)
        shelf.close()
        again = Shelf(path)
        assert everything(again) == before, f"byte {at} was {value}"
        assert again.notice is None
        again.close()
        if shelf.notice is not None:
            assert shelf.notice.mended
            assert {file.name for file in folder.iterdir()} == {
                "shelf", shelf.notice.path.name
            }  # fmt: skip
            assert shelf.notice.path.read_bytes()[:20] == written[:20]


def _keep(shelf: Shelf, game: saves.SavedGame) -> None:
    """At once, or after damage that was only met while saving."""
    for _ in range(2):
        with suppress(ShelfError):
            saves.keep(shelf, game)
    saves.keep(shelf, game)


@pytest.mark.parametrize("length", [0, 1, 15, 16, 17, 18, 19, 99, 100, 101, 511, 4095])
def test_a_file_cut_off_anywhere_in_its_head_is_named(
    whole: Path, path: Path, length: int
) -> None:
    path.write_bytes(whole.read_bytes()[:length])
    shelf = Shelf(path)
    game = saved()
    saves.keep(shelf, game)
    assert (shelf.notice is None) == (length <= 1)  # to SQLite that is an empty file
    assert saves.load(shelf, game.key) == game
    shelf.close()


@pytest.mark.parametrize("version", [*range(-1, 9), 1 << 24, 1 << 30])
def test_a_version_that_is_not_that_of_the_tables_is_damage(
    whole: Path, path: Path, version: int
) -> None:
    before = everything(Shelf(whole))
    copyfile(whole, path)
    alter(path, f"PRAGMA user_version = {version}")
    shelf = Shelf(path)
    assert everything(shelf) == before
    assert (shelf.notice is None) == (version == len(MIGRATIONS))
    shelf.close()


def test_a_damaged_index_costs_no_game(whole: Path, path: Path) -> None:
    copyfile(whole, path)
    connection = sqlite3.connect(path)
    indexes = connection.execute("SELECT rootpage FROM sqlite_master WHERE type = 'index'")
    broken = [page for (page,) in indexes]
    connection.close()
    data = bytearray(path.read_bytes())
    for page in broken:
        data[(page - 1) * PAGE : page * PAGE] = Random(page).randbytes(PAGE)
    path.write_bytes(data)
    shelf = Shelf(path)
    game = saved(seed=78)
    _keep(shelf, game)
    saves.delete(shelf, game.key)
    assert shelf.notice is not None
    assert shelf.notice.mended
    assert shelf.notice.path.read_bytes() == bytes(data)
    shelf.close()
    assert everything(Shelf(path)) == everything(Shelf(whole))


def test_who_is_killed_while_mending_finds_the_damaged_file(
    whole: Path, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(BaseException):
        pass

    def kill(*_: object) -> None:
        raise Killed

    _with_byte(whole, path, 18, 255)
    before = path.read_bytes()
    monkeypatch.setattr(Path, "replace", kill)
    with pytest.raises(Killed):
        Shelf(path).open()
    assert path.read_bytes() == before
    monkeypatch.undo()
    shelf = Shelf(path)
    assert everything(shelf) == everything(Shelf(whole))
    assert shelf.notice is not None
    assert shelf.notice.mended
    shelf.close()


def test_what_cannot_be_mended_for_want_of_room_stays_where_it_is(
    whole: Path, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    _with_byte(whole, path, 18, 255)
    before = path.read_bytes()
    monkeypatch.setattr("skyliners.match.shelf.repair.copyfile", full)
    shelf = Shelf(path)
    assert trouble_with(shelf.open) == Trouble.FULL
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert path.read_bytes() == before
    monkeypatch.undo()
    assert everything(shelf) == everything(Shelf(whole))
    shelf.close()
