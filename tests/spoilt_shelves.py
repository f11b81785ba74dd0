"""Shelf files as nobody would write them: bytes changed at random, values of the wrong
kind, tables that are not ours, and databases of others."""

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random

from skyliners.match.shelf.schema import APPLICATION_ID, MIGRATIONS

PAGE = 4096

Mutation = Callable[[bytearray, Random], None]


# Files with some bytes changed


def _flip(data: bytearray, rng: Random) -> None:
    for _ in range(rng.choice((1, 1, 2, 10, 100))):
        data[rng.randrange(len(data))] = rng.getrandbits(8)


def _flip_header(data: bytearray, rng: Random) -> None:
    for _ in range(rng.choice((1, 2, 8))):
        data[rng.randrange(100)] = rng.choice((0, 1, 2, 127, 255, rng.getrandbits(8)))


def _flip_page_head(data: bytearray, rng: Random) -> None:
    """Where a page says what it is, how much it holds and where."""
    at = rng.randrange(len(data) // PAGE) * PAGE
    for _ in range(rng.choice((1, 2, 4))):
        data[at + rng.randrange(100 if at else 200)] = rng.getrandbits(8)


def _truncate(data: bytearray, rng: Random) -> None:
    del data[rng.choice((rng.randrange(len(data)), rng.randrange(200))) :]


def _extend(data: bytearray, rng: Random) -> None:
    data += rng.choice((bytes, rng.randbytes))(rng.choice((1, 100, PAGE, 5 * PAGE)))


def _zero_page(data: bytearray, rng: Random) -> None:
    at = rng.randrange(len(data) // PAGE) * PAGE
    data[at : at + PAGE] = bytes(PAGE)


def _duplicate_page(data: bytearray, rng: Random) -> None:
    source, at = (rng.randrange(len(data) // PAGE) * PAGE for _ in range(2))
    data[at : at + PAGE] = data[source : source + PAGE]


def _garbage(data: bytearray, rng: Random) -> None:
    head = rng.choice((b"", bytes(data[:16]), bytes(data[:100])))
    data[:] = head + rng.randbytes(rng.choice((0, 1, 600, 3 * PAGE)))


MUTATIONS: tuple[Mutation, ...] = (
    _flip,
    _flip_header,
    _flip_page_head,
    _truncate,
    _extend,
    _zero_page,
    _duplicate_page,
    _garbage,
)

# Files with something else in them, written by SQLite itself

_VALUES = (
    *("NULL", "0", "-1", "1", "2", "1e999", "-1e999", "0.5", "9223372036854775807"),
    *("''", "'x'", "'[]'", "'{}'", "x''", "x'ff'", "CAST(x'ff' AS TEXT)", "zeroblob(9999)"),
    *("zeroblob(5000000)", "CAST(zeroblob(2000000) AS TEXT)", "'full'", "'red'"),
)
_COLUMNS = """
    SELECT tables.name, columns.name
    FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' AND columns.name != 'id'
    ORDER BY tables.name, columns.cid"""
_LOOSE = "UPDATE sqlite_master SET sql = replace(sql, 'NOT NULL', '/* NULL */')"
_STRICT = "UPDATE sqlite_master SET sql = replace(sql, '/* NULL */', 'NOT NULL')"
_HOSTILE = (
    "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM profiles; END",
    "CREATE TRIGGER t AFTER UPDATE ON games BEGIN SELECT RAISE(ABORT, 'no'); END",
    "CREATE VIEW v AS SELECT * FROM games",
    "CREATE INDEX i ON games (record)",
    "CREATE UNIQUE INDEX i ON games (deleted, turn_ended, id % 2)",
    "CREATE TABLE notes (id)",
    "ALTER TABLE games RENAME COLUMN record TO chronicle",
    "ALTER TABLE games RENAME TO plays",
    "ALTER TABLE games ADD COLUMN more DEFAULT 5",
    "ALTER TABLE results DROP COLUMN shared",
    "ALTER TABLE outcomes DROP COLUMN shared",
    "DROP TABLE profiles",
    "DROP TABLE results",
    "DROP TABLE outcomes",
    "DROP INDEX games_finished",
    "DELETE FROM sqlite_master",
    "UPDATE sqlite_master SET rootpage = 2",
    "UPDATE sqlite_master SET rootpage = rootpage % 3 + 2",
    "UPDATE sqlite_master SET sql = 'CREATE TABLE games (id, id)' WHERE name = 'games'",
    "UPDATE sqlite_master SET sql = 'nonsense'",
    "UPDATE sqlite_master SET sql = NULL",
    "UPDATE sqlite_master SET name = CAST(x'ff' AS TEXT)",
    "UPDATE sqlite_master SET type = 'view' WHERE name = 'games'",
    f"PRAGMA user_version = {len(MIGRATIONS) + 1}",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = -5",
    "PRAGMA application_id = 0",
    "PRAGMA application_id = -1",
    "PRAGMA journal_mode = WAL",
    "PRAGMA auto_vacuum = INCREMENTAL",
)
_FOREIGN = (
    ("PRAGMA page_size = 512", "CREATE TABLE games (id)"),
    ("PRAGMA encoding = 'UTF-16le'", "CREATE TABLE games (id)", "DROP TABLE games"),
    ("PRAGMA journal_mode = WAL", "CREATE TABLE notes (id)"),
    (f"PRAGMA application_id = {APPLICATION_ID}", "PRAGMA user_version = 1"),
    (f"PRAGMA application_id = {APPLICATION_ID}", "CREATE TABLE games (id)"),
    ("CREATE VIRTUAL TABLE games USING fts5(record)",),
)


def _wrong_values(path: Path, rng: Random) -> tuple[str, ...]:
    with closing(sqlite3.connect(path)) as connection:
        columns = connection.execute(_COLUMNS).fetchall()
    table = rng.choice(sorted({table for table, _ in columns}))
    column = rng.choice([column for of, column in columns if of == table])
    value = rng.choice(_VALUES)
    change = f'UPDATE OR IGNORE {table} SET "{column}" = {value}'  # noqa: S608
    key = {"results": "game", "outcomes": "key"}.get(table, "id")
    where = rng.choice(("", f" WHERE {key} % {rng.randint(2, 5)} = 0"))
    return (
        *("PRAGMA writable_schema = ON", _LOOSE + " WHERE type = 'table'"),
        *("PRAGMA writable_schema = RESET", change + where),
        *("PRAGMA writable_schema = ON", _STRICT + " WHERE type = 'table'"),
    )


def _rewritten(path: Path, statements: tuple[str, ...]) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    for statement in statements:
        with suppress(sqlite3.Error):
            connection.execute(statement)
    connection.close()


def make(path: Path, whole: bytes, rng: Random) -> None:
    """Writes a file as it should not be."""
    kind = rng.choice(("bytes", "bytes", "values", "schema", "foreign"))
    if kind == "bytes":
        data = bytearray(whole)
        for mutation in rng.choices(MUTATIONS, k=rng.choice((1, 1, 2))):
            if len(data) >= PAGE:
                mutation(data, rng)
        path.write_bytes(data)
    elif kind == "foreign":
        _rewritten(path, rng.choice(_FOREIGN))
    else:
        path.write_bytes(whole)
        hostile = ("PRAGMA writable_schema = ON", rng.choice(_HOSTILE))
        _rewritten(path, _wrong_values(path, rng) if kind == "values" else hostile)
