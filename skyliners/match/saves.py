"""Saved games: a match is put on the shelf after every step and taken up again exactly
as it was left, in the middle of a turn too.

Saving always writes all of a game, so a step, an undo, the end of a turn and the retry
after a save that failed are the same thing, and doing it twice does no harm.
"""

import json
from collections.abc import Iterable, Mapping
from sqlite3 import Connection
from typing import Any, NamedTuple

from skyliners.match.deleting import mark
from skyliners.match.history import (
    PAGE,
    Mark,
    Page,
    page_query,
    read_flag,
    read_key,
    read_time,
    write_results,
)
from skyliners.match.json_object import MAX_BYTES
from skyliners.match.match import Player
from skyliners.match.play import SkylinersMatch, on_record, take_up
from skyliners.match.record import read, write
from skyliners.match.shelf import Shelf, new_key
from skyliners.match.trouble import ShelfError, Trouble
from skyliners.rules.refusal import Refused


class SavedGame(NamedTuple):
    """A match and its place on the shelf."""

    key: int
    match: SkylinersMatch
    extras: Mapping[str, Any]  # what others wrote into its record

    def __repr__(self) -> str:
        return f"SavedGame({self.key}, {self.match!r})"


class Running(NamedTuple):
    """A game that is not over, in a list of them."""

    key: int
    started: float
    changed: float
    game: SavedGame | None  # None: this one cannot be read


def new_game(match: SkylinersMatch, extras: Mapping[str, Any] | None = None) -> SavedGame:
    """A match with a place on the shelf, which is empty until it is first kept."""
    return SavedGame(new_key(), match, dict(extras or {}))


# The time of the end is that of the first save that says so. `deleted` is not touched:
# a save that comes late does not bring back what somebody deleted.
_KEEP = """
    INSERT INTO games (id, started, changed, finished, turn_ended, players, record)
    VALUES (:id, :now, :now, :finished, :turn_ended, :players, :record)
    ON CONFLICT (id) DO UPDATE SET
        changed = excluded.changed,
        finished = CASE WHEN excluded.finished IS NOT NULL
            THEN coalesce(games.finished, excluded.finished) END,
        turn_ended = excluded.turn_ended,
        players = excluded.players,
        record = excluded.record
    WHERE games.turn_ended IS NOT excluded.turn_ended
        OR games.players IS NOT excluded.players
        OR games.record IS NOT excluded.record"""


def keep(shelf: Shelf, game: SavedGame) -> None:
    """When this returns, the game is on the disk as it stands. When it raises, the file
    holds the game as it was kept before, and the match goes on."""
    keep_all(shelf, (game,))


def keep_all(shelf: Shelf, games: Iterable[SavedGame]) -> None:
    """Several games at once: all of them or none."""
    written = [(game, _written(game)) for game in games]
    now = shelf.clock()
    with shelf.change() as connection:
        for game, row in written:
            _keep(connection, game, row, now)


def _written(game: SavedGame) -> dict[str, Any]:
    match = game.match
    try:
        text = write(on_record(match, game.extras))
        size = len(text.encode())
    except (ValueError, TypeError, RecursionError) as error:
        raise ShelfError(Trouble.UNWRITABLE_GAME, f"{error}"[:200]) from None
    if size > MAX_BYTES:
        raise ShelfError(Trouble.UNWRITABLE_GAME, "its record is larger than 1 MiB")
    return {
        "id": game.key,
        "turn_ended": not match.turn_done,
        "players": json.dumps([player._asdict() for player in match.players]),
        "record": text,
    }


def _keep(connection: Connection, game: SavedGame, row: dict[str, Any], now: float) -> None:
    finished = now if game.match.over else None
    kept = connection.execute(_KEEP, row | {"now": now, "finished": finished})
    found = connection.execute(
        "SELECT finished FROM games WHERE id = :id AND record = :record", row
    ).fetchone()
    if found is None:  # a damaged file can swallow a row without a word
        raise ShelfError(Trouble.DAMAGED, "what was saved is not there")
    if kept.rowcount:  # else the same was kept again
        write_results(connection, game.key, game.match, *found)


def load(shelf: Shelf, key: int) -> SavedGame:
    """A game exactly as it was kept. One that cannot be read is an `unreadable-game`,
    which says nothing about the others."""
    raw, turn_ended, players = _row(shelf, key)
    try:
        record = read(raw)
        match = take_up(record, _players(players), turn_ended=read_flag(turn_ended))
    except (Refused, TypeError, ValueError, KeyError, RecursionError) as error:
        detail = error.message if isinstance(error, Refused) else f"{error}"[:200]
        raise ShelfError(Trouble.UNREADABLE_GAME, detail) from error
    return SavedGame(key, match, record.extras)


def export(shelf: Shelf, key: int) -> str:
    """The record of a game, as it stands on the shelf: even one that cannot be read may
    be of use to somebody who can mend it."""
    raw, *_ = _row(shelf, key)
    return raw.decode(errors="replace")


def take_in(
    shelf: Shelf, text: str | bytes, players: tuple[Player, ...] | None = None
) -> SavedGame:
    """A record from outside becomes a saved game, going on or finished; `Refused` if it
    is no whole and legal one."""
    record = read(text)
    players = players or (Player(),) * len(record.table.seats)
    game = new_game(take_up(record, players), record.extras)
    keep(shelf, game)
    return game


# The record as bytes: a letter that is broken must be noticed, not replaced.
_ROW = """
    SELECT CAST(record AS BLOB), turn_ended, players
    FROM games WHERE id = ? AND deleted = 0"""


def _row(shelf: Shelf, key: int) -> tuple[bytes, Any, Any]:
    with shelf.rows(_ROW, (key,)) as rows:
        found = next(rows, None)
    if found is None:
        raise ShelfError(Trouble.NO_SUCH_GAME)
    record, turn_ended, players = found
    return record or b"", turn_ended, players  # in a damaged file it may be missing


def _players(text: str) -> tuple[Player, ...]:
    return tuple(_player(**entry) for entry in json.loads(text))


def _player(profile: int | None, bot: str | None) -> Player:
    if not isinstance(bot, str | None):
        raise TypeError("a bot has no name")
    return Player(None if profile is None else read_key(profile), bot)


def running(shelf: Shelf, after: Mark | None = None, limit: int = PAGE) -> Page[Running]:
    """Games that are not over, last played first, from where an earlier page ended."""
    found = []
    end = None
    with shelf.rows(running_query(after), (*(after or ()), limit)) as rows:
        for key, started, changed in rows:
            found.append((key, read_time(started), read_time(changed)))
            end = Mark(changed, key)
    entries = tuple(Running(*entry, _loaded(shelf, entry[0])) for entry in found)
    return Page(entries, end if len(entries) == limit else None)


def running_query(mark: Mark | None) -> str:
    return page_query("id, started, changed", "finished IS NULL", "changed", mark)


def _loaded(shelf: Shelf, key: int) -> SavedGame | None:
    try:
        return load(shelf, key)
    except ShelfError as error:
        if error.trouble is Trouble.UNREADABLE_GAME:
            return None
        raise


def latest(shelf: Shelf) -> SavedGame | None:
    """The game to go on with: of those that can be read, the one last played."""
    return next((entry.game for entry in running(shelf).entries if entry.game), None)


def delete(shelf: Shelf, key: int) -> None:
    """Out of sight at once; gone for good when the shelf is opened the next time."""
    with shelf.change() as connection:
        mark(connection, "games", key, deleted=True)


def restore(shelf: Shelf, key: int) -> None:
    with shelf.change() as connection:
        mark(connection, "games", key, deleted=False)
