"""Board games that were scored with the app: in the history beside those played in it.

Nobody knows their moves, so their place on the shelf holds what was entered instead of a
record. Whoever loads them as a game is told that they cannot be read as one.
"""

import json
from typing import Any

from skyliners.match.history import replace_results, scored
from skyliners.match.match import Player
from skyliners.match.shelf import Shelf, new_key
from skyliners.match.trouble import ShelfError, Trouble
from skyliners.rules.skyliners.scoring import ScoreSheet
from skyliners.rules.skyliners.table import Table

# Entered again and corrected, it is the same game at the same time.
_KEEP = """
    INSERT INTO games (id, started, changed, finished, turn_ended, players, record)
    VALUES (:id, :now, :now, :now, 1, '[]', :record)
    ON CONFLICT (id) DO UPDATE SET changed = excluded.changed, record = excluded.record"""
_FIND = "SELECT CAST(record AS BLOB) FROM games WHERE id = ? AND deleted = 0"


def keep_scored(
    shelf: Shelf, key: int | None, entered: Any, table: Table, sheet: ScoreSheet
) -> int:
    """Into the history, as a new game or instead of what was entered before; its key."""
    key = new_key() if key is None else key
    now = shelf.clock()
    row = {"id": key, "now": now, "record": json.dumps(entered)}
    players = (Player(),) * len(table.seats)
    with shelf.change() as connection:
        connection.execute(_KEEP, row)
        (finished,) = connection.execute(
            "SELECT finished FROM games WHERE id = ?", (key,)
        ).fetchone() or (None,)
        if finished is None:  # a damaged file can swallow a row without a word
            raise ShelfError(Trouble.DAMAGED, "what was saved is not there")
        replace_results(connection, key, scored(key, table, sheet, players, finished))
    return key


def load_scored(shelf: Shelf, key: int) -> Any:
    """What was entered; None if that is no board game, or cannot be read."""
    with shelf.rows(_FIND, (key,)) as rows:
        found = next(rows, None)
    try:
        return json.loads(found[0]) if found else None
    except (TypeError, ValueError, RecursionError):
        return None
