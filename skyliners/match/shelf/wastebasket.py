"""Deleting, which asks nothing: what is deleted is out of sight at once, can be restored
while the game runs, and is gone for good when the shelf is opened the next time."""

import sqlite3
from pathlib import Path

from skyliners.match.shelf.photos import remove_photos
from skyliners.match.shelf.schema import transaction
from skyliners.match.shelf.trouble import ShelfError, Trouble, named_errors

# What can be deleted, by its table, and what is said where there is none.
_MISSING = {"games": Trouble.NO_SUCH_GAME, "profiles": Trouble.NO_SUCH_PROFILE}

_ANYTHING = """SELECT EXISTS (SELECT 1 FROM games WHERE deleted = 1)
    OR EXISTS (SELECT 1 FROM profiles WHERE deleted = 1)"""

_GAMES = "SELECT id FROM games WHERE deleted = 1"

_PURGE = (
    "DELETE FROM outcomes WHERE key IN (SELECT id FROM games WHERE deleted = 1)",
    "DELETE FROM games WHERE deleted = 1",
    """UPDATE outcomes SET profile = NULL
        WHERE profile IN (SELECT id FROM profiles WHERE deleted = 1)""",
    "DELETE FROM profiles WHERE deleted = 1",
)


def mark(connection: sqlite3.Connection, table: str, key: int, *, deleted: bool) -> None:
    """Out of sight, or back again."""
    missing = _MISSING[table]
    found = connection.execute(
        f"UPDATE {table} SET deleted = ? WHERE id = ?",  # noqa: S608  # one of two names
        (deleted, key),
    )
    if not found.rowcount:
        raise ShelfError(missing)


def purge(connection: sqlite3.Connection, path: Path) -> None:
    """What was deleted in an earlier run can no longer be restored."""
    ((deleted,),) = connection.execute(_ANYTHING)
    if deleted:
        try:
            with named_errors(path), transaction(connection):
                games = [key for (key,) in connection.execute(_GAMES)]
                for statement in _PURGE:
                    connection.execute(statement)
            remove_photos(path.parent, games)
        except ShelfError as error:
            if error.trouble is Trouble.DAMAGED:
                raise
            # It stays out of sight; the next start tries again.
