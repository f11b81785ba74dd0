"""A damaged shelf is made whole again, if the damage is where nothing of a game stands:
in the head of the file, which is the same for all shelves, in an index, or in a page that
was free. Everything is read from the tables and written anew into another file; the
damaged one is not touched."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from shutil import copyfile

from skyliners.match import own
from skyliners.match.shelf.schema import (
    APPLICATION_ID,
    Migration,
    bring_up_to_date,
    look,
    transaction,
    version_of_tables,
)
from skyliners.match.shelf.trouble import ShelfError, Trouble, named_errors

_MAGIC = b"SQLite format 3\0"
# What stands in the head of every shelf, by its place: the format for writing and for
# reading, how pages are shared out, the format of the schema, UTF-8, no vacuum by itself.
_HEAD = {
    0: _MAGIC,
    18: b"\1\1\0\x40\x20\x20",
    44: b"\0\0\0\4" + bytes(8) + b"\0\0\0\1",
    64: bytes(4) + APPLICATION_ID.to_bytes(4, "big") + bytes(20),
}
_HEAD_LENGTH = 100
_WRITING = 18  # a format that SQLite does not know here makes it refuse to write
_KNOWN_FORMAT = b"\2"
_USUAL_PAGE = 4096
_MOST_BYTES = 256 << 20  # a shelf of 100,000 games
_MOST_VALUE = 16 << 20
_STEPS = 200_000_000  # of SQLite's machine; ten thousand games take less than one of them

_NOT_TO_BE_MENDED = {Trouble.DAMAGED, Trouble.UNUSABLE, Trouble.UNREADABLE_GAME}


def check_head(path: Path) -> None:
    """SQLite takes a file whose head is damaged here for one that must not be written,
    and says so for ever."""
    with path.open("rb") as file:
        head = file.read(_HEAD_LENGTH)
    if head.startswith(_MAGIC) and head[_WRITING : _WRITING + 1] > _KNOWN_FORMAT:
        raise ShelfError(Trouble.DAMAGED, "its head is not that of a shelf")


def mended(path: Path, migrations: Sequence[Migration]) -> Path | None:
    """A whole shelf with all that stands in a damaged one, in a file beside it; None if
    its tables are damaged, too. What stands in the way of writing it is raised."""
    with named_errors(path):
        if path.stat().st_size > _MOST_BYTES:
            return None
    copy, fresh = (path.with_name(f"{path.name}.{end}") for end in ("copied", "mended"))
    try:
        for page in _pages(path):
            try:
                with named_errors(path):
                    _copy(path, copy, page)
                    fresh.unlink(missing_ok=True)
                    _write_anew(copy, fresh, migrations)
            except ShelfError as error:
                if error.trouble not in _NOT_TO_BE_MENDED:
                    raise
            else:
                return fresh
    finally:
        copy.unlink(missing_ok=True)
        copy.with_name(f"{copy.name}-journal").unlink(missing_ok=True)
    fresh.unlink(missing_ok=True)
    return None


def _pages(path: Path) -> Iterator[int]:
    """How large pages may be: as the head says, or as usual."""
    with named_errors(path), path.open("rb") as file:
        said = int.from_bytes(file.read(_HEAD_LENGTH)[16:18], "big")
    if said != _USUAL_PAGE and said.bit_count() == 1 and said >= 512:
        yield said
    yield _USUAL_PAGE


def _copy(path: Path, copy: Path, page: int) -> None:
    """With a head as it should be."""
    own.make_file(copy)
    copyfile(path, copy)
    with copy.open("r+b") as file:
        head = bytearray(file.read(_HEAD_LENGTH))
        if len(head) < _HEAD_LENGTH:
            raise ShelfError(Trouble.DAMAGED, "it is too short")
        for at, right in _HEAD.items():
            head[at : at + len(right)] = right
        head[16:18] = page.to_bytes(2, "big")
        head[28:32] = (path.stat().st_size // page).to_bytes(4, "big")
        head[92:96] = head[24:28]  # then the number of pages counts
        file.seek(0)
        file.write(head)


def _write_anew(copy: Path, fresh: Path, migrations: Sequence[Migration]) -> None:
    with closing(_opened(copy)) as connection:
        look(connection)
        version = version_of_tables(connection, migrations)
    if not version:
        raise ShelfError(Trouble.DAMAGED, "its tables are not those of a shelf")
    own.make_file(fresh)
    with closing(_opened(fresh)) as connection:
        bring_up_to_date(connection, migrations[:version])
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        names = [name for (name,) in tables]
        connection.execute("ATTACH ? AS damaged", (str(copy),))
        with transaction(connection):
            for name in names:  # without a WHERE it would copy the indexes, too
                connection.execute(
                    f"INSERT INTO {name} SELECT * FROM damaged.{name} NOT INDEXED WHERE 1"  # noqa: S608
                )
        connection.execute("DETACH damaged")
        ((verdict,),) = connection.execute("PRAGMA integrity_check(1)")
        if verdict != "ok":
            raise ShelfError(Trouble.DAMAGED, str(verdict)[:200])


def _opened(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.set_progress_handler(lambda: True, _STEPS)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _MOST_VALUE)
    for pragma in ("trusted_schema = OFF", "cell_size_check = ON", "cache_size = -2000"):
        connection.execute(f"PRAGMA {pragma}")
    return connection
