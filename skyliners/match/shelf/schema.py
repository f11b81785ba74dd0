"""How a shelf is laid out, and how older layouts become the present one.

A migration is never changed once it was released; a new layout is a new migration at
the end, and never an old layout again: a version that was damaged is known by it. A file
of ours has exactly the tables its version says, so what else may be hidden in a file
(triggers, views) never gets to run.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache

from skyliners.match.shelf.trouble import ShelfError, Trouble

APPLICATION_ID = int.from_bytes(b"SkyL", "big")

_MOST_VERSIONS = 1000  # what says more is no newer version, but damaged

Migration = tuple[str, ...]  # its statements

MIGRATIONS: tuple[Migration, ...] = (
    (
        # One row is one game, so saving it is one change, whatever was done in it. The
        # record comes last: SQLite need not walk over it to read what stands before.
        """CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            started REAL NOT NULL,
            changed REAL NOT NULL,
            finished REAL,
            deleted INTEGER NOT NULL DEFAULT 0,
            turn_ended INTEGER NOT NULL,
            players TEXT NOT NULL,
            record TEXT NOT NULL
        )""",
        """CREATE INDEX games_running ON games (changed, id)
            WHERE finished IS NULL AND deleted = 0""",
        """CREATE INDEX games_finished ON games (finished, id)
            WHERE finished IS NOT NULL AND deleted = 0""",
        "CREATE INDEX games_deleted ON games (id) WHERE deleted = 1",
        # What the records of finished games say, worked out once for lists and figures.
        """CREATE TABLE results (
            game INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            finished REAL NOT NULL,
            mode TEXT NOT NULL,
            players INTEGER NOT NULL,
            name TEXT NOT NULL,
            profile INTEGER,
            bot TEXT,
            color TEXT NOT NULL,
            side TEXT NOT NULL,
            total INTEGER NOT NULL,
            "rows" INTEGER NOT NULL,
            surplus INTEGER NOT NULL,
            antennas INTEGER NOT NULL,
            skyscraper INTEGER NOT NULL,
            filed INTEGER NOT NULL,
            correct INTEGER NOT NULL,
            won INTEGER NOT NULL,
            shared INTEGER NOT NULL,
            PRIMARY KEY (game, seat)
        ) WITHOUT ROWID""",
        """CREATE INDEX results_profile ON results (profile, finished)
            WHERE profile IS NOT NULL""",
        """CREATE TABLE profiles (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            color TEXT,
            deleted INTEGER NOT NULL DEFAULT 0
        )""",
    ),
    (
        # Every save is a step; of games that go on, the later step was played later,
        # whatever the clock says. Games of older versions stand below, by the clock.
        "ALTER TABLE games ADD COLUMN step INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE games ADD COLUMN holder INTEGER",  # whose save it was
        "DROP INDEX games_running",
        """CREATE INDEX games_running ON games (step, changed, id)
            WHERE finished IS NULL AND deleted = 0""",
    ),
    (
        # Which game it is, and whether it was played here or only scored. Nobody sat at
        # those that were only scored; others' records of other games could be taken in.
        "ALTER TABLE games ADD COLUMN game TEXT NOT NULL DEFAULT 'skyliners'",
        "ALTER TABLE games ADD COLUMN kind TEXT NOT NULL DEFAULT 'played'",
        "UPDATE games SET kind = 'scored' WHERE finished IS NOT NULL AND players = '[]'",
        """UPDATE games SET game = substr(record, 40, instr(substr(record, 40), '"') - 1)
            WHERE finished IS NULL
                AND record LIKE '{"format":"skyliners-record/1","game":"_%"%'""",
        # Results of any game: what is its own are the parts, as JSON.
        """CREATE TABLE outcomes (
            key INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            finished REAL NOT NULL,
            game TEXT NOT NULL,
            mode TEXT NOT NULL,
            players INTEGER NOT NULL,
            name TEXT NOT NULL,
            profile INTEGER,
            bot TEXT,
            color TEXT NOT NULL,
            total INTEGER NOT NULL,
            won INTEGER NOT NULL,
            shared INTEGER NOT NULL,
            parts TEXT NOT NULL,
            PRIMARY KEY (key, seat)
        ) WITHOUT ROWID""",
        # Where sides were, the records say. What makes no sense, and never did, stays out.
        """INSERT OR IGNORE INTO outcomes
            SELECT game, seat, finished, 'skyliners', mode, players, name, profile, bot,
                color, total, won, shared,
                '{"rows": ' || "rows" || ', "surplus": ' || surplus
                    || ', "antennas": ' || antennas || ', "skyscraper": ' || skyscraper
                    || ', "filed": ' || filed || ', "correct": ' || correct || '}'
            FROM results""",
        "DROP TABLE results",
        """CREATE INDEX outcomes_profile ON outcomes (profile, finished)
            WHERE profile IS NOT NULL""",
    ),
)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of it or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def look(connection: sqlite3.Connection) -> None:
    """SQLite finds out what tables there are. What it has no better name for than
    "error" is then the fault of the file; later it would be that of a statement."""
    try:
        connection.execute("SELECT 1 FROM sqlite_master").fetchone()
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_ERROR:
            raise ShelfError(Trouble.DAMAGED, str(error)) from error
        raise


def bring_up_to_date(
    connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS
) -> None:
    """An empty file becomes a shelf, an older shelf a present one."""
    if check_version(connection, migrations) == len(migrations):
        return
    with transaction(connection):
        version = check_version(
            connection, migrations
        )  # another program may have been quicker
        for migration in migrations[version:]:
            for statement in migration:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(migrations)}")


def version_of_tables(
    connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS
) -> int | None:
    """The version that has such tables, whatever the file says; None if none has."""
    layout = _layout(connection)
    versions = range(len(migrations) + 1)
    fits = (each for each in versions if layout == _expected(tuple(migrations[:each])))
    return next(fits, None)


def check_version(connection: sqlite3.Connection, migrations: Sequence[Migration]) -> int:
    """The version of a file, if it is one of ours, or empty."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    tables = version_of_tables(connection, migrations)
    if tables == 0 and (application, version) == (0, 0):
        return 0
    if tables and (application, version) == (APPLICATION_ID, tables):
        return tables
    if tables:
        raise ShelfError(Trouble.DAMAGED, "its head is not that of its tables")
    if application != APPLICATION_ID:
        raise ShelfError(Trouble.FOREIGN)
    if len(migrations) < version < _MOST_VERSIONS:
        raise ShelfError(
            Trouble.NEWER, f"version {version}, this game knows {len(migrations)}"
        )
    raise ShelfError(Trouble.DAMAGED, "its tables are not those of a shelf")


def _layout(connection: sqlite3.Connection) -> tuple[tuple[object, ...], ...]:
    """Everything there is in a file besides its rows, however it was indented."""
    entries = connection.execute(
        "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"
    )
    return (
        *connection.execute("PRAGMA encoding"),
        *((*entry, " ".join(str(sql).split())) for *entry, sql in entries),
    )


@cache
def _expected(migrations: tuple[Migration, ...]) -> tuple[tuple[object, ...], ...]:
    connection = sqlite3.connect(":memory:")
    for migration in migrations:
        for statement in migration:
            connection.execute(statement)
    layout = _layout(connection)
    connection.close()
    return layout
