"""Board games that were scored with the app: in the history beside those played in it.

Nobody knows their moves, so their place on the shelf holds what was entered instead of a
record. Whoever loads them as a game is told that they cannot be read as one.
"""

import json
from sqlite3 import Connection
from typing import Any, NamedTuple

from skyliners.match.match import Player
from skyliners.match.shelf.outcomes import outcomes, replace_outcomes
from skyliners.match.shelf.rows import one, read_key
from skyliners.match.shelf.saves import Kind
from skyliners.match.shelf.shelf import Shelf, new_key
from skyliners.match.shelf.trouble import ShelfError, Trouble
from skyliners.rules.skyliners import game as skyliners
from skyliners.rules.skyliners.scoring import ScoreSheet
from skyliners.rules.skyliners.table import Table

# Entered again and corrected, it is the same game at the same time.
_KEEP = """
    INSERT INTO games
        (id, started, changed, finished, turn_ended, players, record, step, game, kind)
    VALUES (:id, :now, :now, :now, 1, '[]', :record, :step, :game, :kind)
    ON CONFLICT (id) DO UPDATE SET
        changed = excluded.changed, record = excluded.record, step = excluded.step"""
_STANDING = "SELECT step, deleted FROM games WHERE id = ?"
_FIND = """
    SELECT CAST(record AS BLOB), step FROM games
    WHERE id = ? AND deleted = 0 AND kind = 'scored'"""


class Place(NamedTuple):
    """Where a scored game stands on the shelf, and the step that put it there: a later
    one may replace that, but nothing that came from another window meanwhile."""

    key: int
    step: int = 0  # that of all older versions


def keep_scored(
    shelf: Shelf, place: Place | None, entered: Any, table: Table, sheet: ScoreSheet
) -> Place:
    """Into the history, as a new game or instead of what was entered before. If that has
    been changed or deleted meanwhile, it stays so, and this is a game of its own."""
    now = shelf.clock()
    players = (Player(),) * len(table.seats)
    with shelf.change() as connection:
        place = _free(connection, place or Place(new_key()))
        row = {"id": place.key, "step": place.step, "record": json.dumps(entered)}
        row |= {"now": now, "game": skyliners.ID, "kind": Kind.SCORED}
        connection.execute(_KEEP, row)
        (finished,) = connection.execute(
            "SELECT finished FROM games WHERE id = ?", (place.key,)
        ).fetchone() or (None,)
        if finished is None:  # a damaged file can swallow a row without a word
            raise ShelfError(Trouble.DAMAGED, "what was saved is not there")
        done = outcomes(
            place.key, skyliners, table, sheet, players=players, finished=finished
        )
        replace_outcomes(connection, place.key, done)
    return place


def _free(connection: Connection, place: Place) -> Place:
    """Where it may stand from now on."""
    standing = connection.execute(_STANDING, (place.key,)).fetchone()
    if standing is None:
        return Place(place.key, 1)
    step, deleted = standing
    if deleted or step != place.step:
        return Place(new_key(), 1)
    return Place(place.key, step + 1)


class Scored(NamedTuple):
    entered: Any
    place: Place


def load_scored(shelf: Shelf, key: int) -> Scored | None:
    """What was entered; None if that is no board game, or cannot be read."""
    record, step = one(shelf, _FIND, (key,)) or (b"", 0)
    try:
        return Scored(json.loads(record), Place(key, read_key(step)))
    except (TypeError, ValueError, RecursionError):
        return None
