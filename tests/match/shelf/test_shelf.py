"""The file of the shelf: made, brought up to date, guarded, set aside."""

import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from shutil import copyfile
from threading import Thread
from zlib import crc32

import pytest

from skyliners.match.shelf import outcomes, profiles, saves
from skyliners.match.shelf.schema import MIGRATIONS, _expected
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.statistics import statistics
from skyliners.match.shelf.trouble import ShelfError, Trouble, named_errors
from tests.match.matches import act
from tests.match.shelves import (
    alter,
    fetched,
    filled,
    read_only_folder,
    saved,
    trouble_with,
)


def pragma(path: Path, name: str) -> object:
    connection = sqlite3.connect(path)
    ((value,),) = connection.execute(f"PRAGMA {name}")
    connection.close()
    return value


# Opening


def test_a_new_shelf_says_whose_it_is_and_how_old(shelf: Shelf, path: Path) -> None:
    assert pragma(path, "application_id") == int.from_bytes(b"SkyL", "big")
    assert pragma(path, "user_version") == len(MIGRATIONS)
    assert path.read_bytes()[68:72] == b"SkyL"
    assert shelf.notice is None


def test_every_commit_is_durable(shelf: Shelf) -> None:
    assert fetched(shelf, "PRAGMA journal_mode") == [("delete",)]
    assert fetched(shelf, "PRAGMA synchronous") == [(3,)]
    assert fetched(shelf, "PRAGMA trusted_schema") == [(0,)]


def test_an_empty_file_becomes_a_shelf(path: Path) -> None:
    path.touch()
    shelf = filled(path)
    assert shelf.notice is None
    assert len(outcomes.finished(shelf).entries) == 3
    shelf.close()


def test_a_shelf_in_another_journal_mode_is_still_ours(shelf: Shelf, path: Path) -> None:
    shelf.close()
    alter(path, "PRAGMA journal_mode = WAL")
    assert len(outcomes.finished(shelf).entries) == 3
    assert pragma(path, "journal_mode") == "delete"


def test_a_worker_may_save_while_the_screen_lists(shelf: Shelf) -> None:
    def save() -> None:
        for seed in range(8):
            saves.keep(shelf, saved(seed))

    worker = Thread(target=save)
    worker.start()
    while worker.is_alive():
        outcomes.finished(shelf)
    worker.join()
    assert len(outcomes.finished(shelf).entries) == 11


# Versions

_COMMENTS = ("ALTER TABLE games ADD COLUMN comment TEXT NOT NULL DEFAULT ''",)
_LATER = (*MIGRATIONS, _COMMENTS, ("CREATE INDEX comments ON games (comment)",))


def test_an_older_shelf_is_brought_up_to_date(shelf: Shelf, path: Path) -> None:
    before = outcomes.finished(shelf)
    shelf.close()
    for migrations in (_LATER[:-1], _LATER):
        later = Shelf(path, migrations=migrations)
        assert outcomes.finished(later) == before
        assert fetched(later, "SELECT DISTINCT comment FROM games") == [("",)]
        assert later.notice is None
        later.close()
        assert pragma(path, "user_version") == len(migrations)


def test_a_migration_that_fails_leaves_the_older_shelf(shelf: Shelf, path: Path) -> None:
    before = outcomes.finished(shelf)
    shelf.close()
    old = path.read_bytes()
    broken = Shelf(path, migrations=(*MIGRATIONS, _COMMENTS, ("CREATE TABLE games (id)",)))
    with pytest.raises(sqlite3.Error):  # the layout itself is wrong, in no file at all
        _expected(tuple(broken._migrations))
    assert trouble_with(broken.open) == Trouble.UNUSABLE
    assert path.read_bytes() == old
    assert outcomes.finished(shelf) == before


def test_a_newer_shelf_is_refused_and_left_alone(shelf: Shelf, path: Path) -> None:
    shelf.close()
    later = Shelf(path, migrations=_LATER)
    later.open()
    later.close()
    written = path.read_bytes()
    for _ in range(2):
        with pytest.raises(ShelfError, match=r"newer version.* 5, .* knows 3") as raised:
            saves.keep(shelf, saved())
        assert raised.value.trouble is Trouble.NEWER
    assert path.read_bytes() == written
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize(
    ("version", "number"), [(1, 232355237), (2, 3920405085), (3, 1352504792)]
)
def test_a_released_layout_never_changes(version: int, number: int) -> None:
    """Whoever has to change these numbers breaks every shelf there is."""
    layout = repr(_expected(MIGRATIONS[:version])).encode()
    assert crc32(layout) == number


def test_every_version_has_a_layout_of_its_own() -> None:
    """A version that was damaged is known by it."""
    layouts = {_expected(MIGRATIONS[:version]) for version in range(len(MIGRATIONS) + 1)}
    assert len(layouts) == len(MIGRATIONS) + 1


def test_a_shelf_of_the_first_version_opens_as_it_was_left(path: Path) -> None:
    """Made by that version itself: profiles, games that are over and that go on, and
    names as long as they once could be."""
    copyfile(Path(__file__).with_name("version-1.sqlite3"), path)
    assert pragma(path, "user_version") == 1
    shelf = Shelf(path)
    assert [profile.name for profile in profiles.listed(shelf)] == [
        "Ada",
        ("Maximiliane " * 8)[:40].strip(),
    ]
    over = outcomes.finished(shelf).entries
    assert [entry.key for entry in over] == [101, 100]
    assert over[0].finished == 1_700_086_400
    assert [result.name for result in over[0].outcomes] == ["Ada", "Bo"]
    assert statistics(shelf, 1, "skyliners").games == 2
    going = saves.running(shelf).entries
    assert [entry.key for entry in going[1:]] == [202, 201, 200]
    assert all(entry.game for entry in going)
    game = saves.latest(shelf)
    assert game is not None
    assert game.match.table.seats[0].name == ("Wilhelmine von " * 9)[:40]
    older = saves.load(shelf, 200)
    saves.keep(shelf, replace(older, match=act(older.match, "F e5")))
    assert [entry.key for entry in saves.running(shelf).entries][1:] == [
        game.key, 202, 201
    ]  # fmt: skip
    latest = saves.latest(shelf)
    assert latest is not None
    assert latest.key == 200
    assert pragma(path, "user_version") == len(MIGRATIONS)
    assert shelf.notice is None
    shelf.close()


# Trouble with the disk


def test_a_full_disk_has_a_name_and_the_game_goes_on(shelf: Shelf) -> None:
    game = saved(seed=5)
    ((pages,),) = fetched(shelf, "PRAGMA page_count")
    fetched(shelf, f"PRAGMA max_page_count = {pages}")
    assert (
        trouble_with(lambda: saves.keep_all(shelf, map(saved, range(20)))) == Trouble.FULL
    )
    assert len(outcomes.finished(shelf).entries) == 3
    saves.keep(shelf, game)  # there is room again
    assert saves.load(shelf, game.key) == game


_NO_ROOM = """
import resource, sys
from tests.match.shelves import filled, saved
from skyliners.match.shelf import outcomes, saves
from skyliners.match.shelf.trouble import ShelfError
shelf = filled(sys.argv[1])
size = shelf.path.stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
games = [saved(seed) for seed in range(20)]
try:
    saves.keep_all(shelf, games)
except ShelfError as error:
    print(error.trouble, len(outcomes.finished(shelf).entries))
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
saves.keep_all(shelf, games)
print(len(outcomes.finished(shelf).entries), shelf.notice)
"""


def test_a_file_that_may_not_grow_has_a_name_and_the_game_goes_on(path: Path) -> None:
    said = subprocess.check_output((sys.executable, "-c", _NO_ROOM, str(path)), text=True)
    assert said == "disk-failing 3\n23 None\n"


def test_a_read_only_folder_has_a_name() -> None:
    with read_only_folder(filled) as path:
        fresh = Shelf(path.with_name("other"))
        assert trouble_with(fresh.open) == Trouble.READ_ONLY
        assert trouble_with(lambda: saves.keep(fresh, saved())) == Trouble.READ_ONLY
        shelf = Shelf(path)
        assert len(outcomes.finished(shelf).entries) == 3
        assert trouble_with(lambda: saves.keep(shelf, saved())) == Trouble.READ_ONLY
        assert len(outcomes.finished(shelf).entries) == 3
        shelf.close()


def test_what_cannot_be_purged_stays_out_of_sight() -> None:
    def two_deleted(path: Path) -> None:
        shelf = filled(path)
        for entry in outcomes.finished(shelf).entries[:2]:
            saves.delete(shelf, entry.key)
        shelf.close()

    with read_only_folder(two_deleted) as path:
        shelf = Shelf(path)
        assert len(outcomes.finished(shelf).entries) == 1
        shelf.close()


def test_a_locked_file_has_a_name_and_the_game_goes_on(shelf: Shelf, path: Path) -> None:
    game = saved()
    shelf.open()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert trouble_with(lambda: saves.keep(shelf, game)) == Trouble.LOCKED
    assert trouble_with(lambda: outcomes.finished(shelf)) == Trouble.LOCKED
    other.close()
    saves.keep(shelf, game)
    assert saves.load(shelf, game.key) == game
    assert shelf.notice is None


def test_a_file_that_is_moved_away_has_a_name_and_the_game_goes_on(
    shelf: Shelf, path: Path
) -> None:
    shelf.open()
    path.rename(path.with_name("moved"))
    game = saved()
    assert trouble_with(lambda: saves.keep(shelf, game)) == Trouble.READ_ONLY
    saves.keep(shelf, game)
    assert [entry.key for entry in outcomes.finished(shelf).entries] == [game.key]


@pytest.mark.parametrize("place", ["missing/shelf", "file/shelf", "."])
def test_a_place_where_no_file_can_be_has_a_name(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").touch()
    assert trouble_with(Shelf(tmp_path / place).open) == Trouble.UNREACHABLE


def test_every_trouble_has_its_sentence() -> None:
    assert len({trouble.sentence for trouble in Trouble}) == len(Trouble)


def test_nothing_of_sqlite_comes_through(path: Path) -> None:
    def fail(error: Exception) -> None:
        with named_errors(path):
            raise error

    for error, trouble in (
        (sqlite3.ProgrammingError("no code at all"), Trouble.UNUSABLE),
        (OSError(28, "No space left on device"), Trouble.FULL),
        (OSError("who knows"), Trouble.UNREACHABLE),
    ):
        assert trouble_with(lambda error=error: fail(error)) == trouble  # type: ignore[misc]


def test_a_mistake_of_the_caller_undoes_the_change_and_stays_what_it_is(
    shelf: Shelf,
) -> None:
    def mistake() -> None:
        with shelf.change() as connection:
            connection.execute("DELETE FROM games")
            raise LookupError

    with pytest.raises(LookupError):
        mistake()
    assert len(outcomes.finished(shelf).entries) == 3
