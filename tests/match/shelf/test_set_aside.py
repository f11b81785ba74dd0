"""A file that is damaged or not ours is set aside, and nothing is ever overwritten."""

from pathlib import Path

import pytest

from skyliners.match.shelf import outcomes, saves
from skyliners.match.shelf import shelf as shelf_module
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.trouble import ShelfError, Trouble
from tests.match.shelves import (
    alter,
    fetched,
    filled,
    read_only_folder,
    saved,
    trouble_with,
)

# Damaged and foreign files


def garbage(path: Path) -> None:
    path.write_bytes(b"Dear diary, today we built a skyscraper. " * 50)


def other_database(path: Path) -> None:
    alter(path, "CREATE TABLE notes (id)", "INSERT INTO notes VALUES (7)")


def empty_database_of_others(path: Path) -> None:
    alter(path, "PRAGMA user_version = 1")


def torn_file(path: Path) -> None:
    filled(path)
    path.write_bytes(path.read_bytes()[: 3 * 4096])


def extra_trigger(path: Path) -> None:
    filled(path)
    alter(
        path,
        "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM profiles; END",
    )


def other_columns(path: Path) -> None:
    filled(path)
    alter(path, "ALTER TABLE games RENAME COLUMN record TO chronicle")


def wide_letters(path: Path) -> None:
    alter(path, "PRAGMA encoding = 'UTF-16'", "CREATE TABLE t (a)", "DROP TABLE t")


def names_that_are_no_text(path: Path) -> None:
    filled(path)
    alter(
        path,
        "PRAGMA writable_schema = ON",
        "UPDATE sqlite_master SET sql = 'nonsense', name = CAST(x'ff' AS TEXT)",
    )


@pytest.mark.parametrize(
    ("make", "trouble"),
    [
        (garbage, "damaged"),
        (torn_file, "damaged"),
        (extra_trigger, "damaged"),
        (other_columns, "damaged"),
        (names_that_are_no_text, "damaged"),
        (other_database, "foreign"),
        (empty_database_of_others, "foreign"),
        (wide_letters, "foreign"),
    ],
)
def test_a_file_that_is_no_shelf_is_set_aside(
    path: Path, make: object, trouble: str
) -> None:
    assert callable(make)
    make(path)
    written = path.read_bytes()
    taken = path.with_name(f"{path.name}.{trouble}-1")
    taken.write_text("somebody else's")
    shelf = Shelf(path)
    shelf.open()
    assert shelf.notice is not None
    assert shelf.notice.trouble == trouble
    assert shelf.notice.path == path.with_name(f"{path.name}.{trouble}-2")
    assert shelf.notice.path.name in shelf.notice.message
    assert shelf.notice.path.read_bytes() == written
    assert taken.read_text() == "somebody else's"
    game = saved()
    saves.keep(shelf, game)
    assert saves.load(shelf, game.key) == game
    shelf.close()


def test_what_belongs_to_a_damaged_file_goes_with_it(path: Path) -> None:
    endings = ("", "-journal", "-wal", "-shm")
    for end in endings:
        path.with_name(path.name + end).write_text(end)
    path.with_name(f"{path.name}.damaged-1-wal").write_text("older")
    Shelf(path)._set_aside(ShelfError(Trouble.DAMAGED), None)
    for end in endings:
        assert path.with_name(f"{path.name}.damaged-2{end}").read_text() == end
    assert len(list(path.parent.iterdir())) == len(endings) + 1


def damage_the_middle(path: Path) -> None:
    """Zeroes every page but the first, which says what tables there are."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(bytes(size - 4096))


def test_damage_met_later_has_a_name_and_the_game_goes_on(shelf: Shelf, path: Path) -> None:
    game = saved()
    shelf.close()
    damage_the_middle(path)
    shelf.open()
    assert shelf.notice is None
    assert trouble_with(lambda: saves.keep(shelf, game)) == Trouble.DAMAGED
    saves.keep(shelf, game)  # set aside now, and saved
    assert shelf.notice is not None
    assert shelf.notice.trouble is Trouble.DAMAGED
    assert saves.load(shelf, game.key) == game


def test_a_save_that_left_nothing_behind_is_no_save(shelf: Shelf) -> None:
    """Some damaged files take a row and do not find it again."""
    with shelf.change() as connection:
        connection.execute(
            """CREATE TEMP TRIGGER swallow AFTER INSERT ON games
                BEGIN DELETE FROM games WHERE id = NEW.id; END"""
        )
    game = saved()
    assert trouble_with(lambda: saves.keep(shelf, game)) == Trouble.DAMAGED
    saves.keep(shelf, game)
    assert saves.load(shelf, game.key) == game


def test_damage_met_while_purging_is_found_at_the_start(shelf: Shelf, path: Path) -> None:
    saves.delete(shelf, outcomes.finished(shelf).entries[0].key)
    ((page,),) = fetched(
        shelf, "SELECT rootpage FROM sqlite_master WHERE name = 'outcomes'"
    )
    shelf.close()
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(bytes(4096))
    again = Shelf(path)
    again.open()
    assert again.notice is not None
    again.close()


def test_a_query_without_end_is_ended(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf_module, "_MAX_STEPS", 1)
    endless = """WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
        SELECT max(i) FROM n"""
    assert trouble_with(lambda: fetched(shelf, endless)) == Trouble.DAMAGED
    assert len(outcomes.finished(shelf).entries) == 3
    assert shelf.notice is None  # a second look found nothing wrong


def test_a_damaged_file_in_a_read_only_folder_stays_where_it_is() -> None:
    with read_only_folder(garbage) as path:
        written = path.read_bytes()
        shelf = Shelf(path)
        assert trouble_with(shelf.open) == Trouble.READ_ONLY
        assert trouble_with(shelf.open) == Trouble.READ_ONLY
        assert path.read_bytes() == written
