"""What is kept can be read by its owner only, whatever the system would allow others."""

import os
from collections.abc import Iterator
from pathlib import Path
from stat import S_IMODE

import pytest

from skyliners.match import own
from skyliners.match.kept import keep
from skyliners.match.settings import Settings, save
from skyliners.match.shelf import saves
from skyliners.match.shelf.photos import keep_photo
from skyliners.match.shelf.shelf import Shelf
from tests.match.shelves import filled, saved


@pytest.fixture(autouse=True)
def _careless() -> Iterator[None]:
    """A system on which everybody may do everything with new files."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {
        str(path.relative_to(folder)): S_IMODE(path.stat().st_mode)
        for path in folder.rglob("*")
    }


def test_everything_that_is_kept_is_for_its_owner(tmp_path: Path) -> None:
    folder = tmp_path / "config" / "skyliners"
    own.make_folder(folder)
    shelf = Shelf(folder / "shelf.sqlite3")
    saves.keep(shelf, saved())
    save(folder, Settings())
    keep(folder, "preparing", {"cards": ["NW"]})
    keep_photo(folder, 5, b"photo")
    with shelf.change() as connection:
        connection.execute("UPDATE games SET started = 0")
        during = modes(folder)
    assert during == {
        "shelf.sqlite3": 0o600,
        "shelf.sqlite3-journal": 0o600,
        "settings.json": 0o600,
        "preparing.json": 0o600,
        "photos": 0o700,
        "photos/5.jpg": 0o600,
    }
    assert S_IMODE(folder.stat().st_mode) == 0o700
    shelf.close()


def test_what_older_versions_left_open_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "skyliners"
    folder.mkdir()
    filled(folder / "shelf.sqlite3")
    keep(folder, "preparing", 1)
    for path in (folder, *folder.iterdir()):
        path.chmod(0o777 if path.is_dir() else 0o666)
    own.make_folder(folder)
    assert S_IMODE(folder.stat().st_mode) == 0o700
    Shelf(folder / "shelf.sqlite3").open()
    keep(folder, "preparing", 2)
    assert set(modes(folder).values()) == {0o600}


def test_a_damaged_shelf_and_the_mended_one_are_closed(path: Path) -> None:
    shelf = filled(path)
    shelf.close()
    data = bytearray(path.read_bytes())
    data[18] = 9
    path.write_bytes(data)
    path.chmod(0o666)
    shelf = Shelf(path)
    shelf.open()
    assert shelf.notice is not None
    assert modes(path.parent) == {path.name: 0o600, shelf.notice.path.name: 0o600}
    shelf.close()
