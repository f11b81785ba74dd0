"""Saved games: a match is put on the shelf after every step and taken up again exactly
as it was left, in the middle of a turn too.

Saving always writes all of a game, so a step, an undo, the end of a turn and the retry
after a save that failed are the same thing, and doing it twice does no harm. A save
replaces what its game was loaded from or saved as, and nothing else: whoever plays the
same game in another window is never overwritten.
"""

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from sqlite3 import Connection
from typing import Any, NamedTuple

from skyliners.match.json_object import MAX_BYTES
from skyliners.match.match import Player
from skyliners.match.play import AnyMatch, on_record, take_up
from skyliners.match.record import read, write
from skyliners.match.shelf.outcomes import FINISHED, write_outcomes
from skyliners.match.shelf.rows import (
    PAGE,
    Listing,
    Mark,
    Page,
    one,
    page,
    read_flag,
    read_key,
    read_time,
)
from skyliners.match.shelf.shelf import Shelf, new_key
from skyliners.match.shelf.trouble import ShelfError, Trouble
from skyliners.match.shelf.wastebasket import mark
from skyliners.rules.refusal import Common, Refused


@dataclass(frozen=True, slots=True, repr=False)
class SavedGame:
    """A match and its place on the shelf."""

    key: int
    match: AnyMatch
    extras: Mapping[str, Any]  # what others wrote into its record
    # What a save of it may replace: the step it was loaded from, or a save of its own.
    seen: Any = field(default=None, compare=False)
    holder: int = field(default_factory=new_key, compare=False)

    def __repr__(self) -> str:
        return f"SavedGame({self.key}, {self.match!r})"


class Running(NamedTuple):
    """A game that is not over, in a list of them."""

    key: int
    started: float
    changed: float
    game: SavedGame | None  # None: this one cannot be read


def new_game(match: AnyMatch, extras: Mapping[str, Any] | None = None) -> SavedGame:
    """A match with a place on the shelf, which is empty until it is first kept."""
    return SavedGame(new_key(), match, dict(extras or {}))


def apart(game: SavedGame) -> SavedGame:
    """The same match with a place of its own."""
    return new_game(game.match, game.extras)


# Where there is such a game: may it be replaced, and is it the same already?
_STANDING = """
    SELECT step, holder, deleted,
        turn_ended IS :turn_ended AND players IS :players AND record IS :record
    FROM games WHERE id = :id"""
_LAST_STEP = """
    SELECT max(step) FROM games WHERE finished IS NULL AND deleted = 0 AND step < ?"""
# The time of the end is that of the first save that says so.
_KEEP = """
    INSERT INTO games
        (id, started, changed, finished, turn_ended, players, record, step, holder, game)
    VALUES
        (:id, :now, :now, :finished, :turn_ended, :players, :record, :step, :holder, :game)
    ON CONFLICT (id) DO UPDATE SET
        changed = excluded.changed,
        finished = CASE WHEN excluded.finished IS NOT NULL
            THEN coalesce(games.finished, excluded.finished) END,
        turn_ended = excluded.turn_ended,
        players = excluded.players,
        record = excluded.record,
        step = excluded.step,
        holder = excluded.holder,
        game = excluded.game,
        kind = excluded.kind"""
_MOST_STEPS = 1 << 62  # no shelf comes near, but one that somebody spoilt


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
        "game": match.game.ID,
        "turn_ended": not match.turn_done,
        "players": json.dumps([player._asdict() for player in match.players]),
        "record": text,
    }


def _keep(connection: Connection, game: SavedGame, row: dict[str, Any], now: float) -> None:
    standing = connection.execute(_STANDING, row).fetchone()
    step = None
    if standing is not None:
        step, holder, deleted, same = standing
        if same:  # it was kept before
            return
        if deleted or (holder != game.holder and step != game.seen):
            raise ShelfError(Trouble.OVERTAKEN)
    finished = now if game.match.over else None
    row |= {"step": next_step(connection, step), "holder": game.holder}
    connection.execute(_KEEP, row | {"now": now, "finished": finished})
    found = connection.execute(
        "SELECT finished FROM games WHERE id = :id AND record = :record", row
    ).fetchone()
    if found is None:  # a damaged file can swallow a row without a word
        raise ShelfError(Trouble.DAMAGED, "what was saved is not there")
    write_outcomes(connection, game.key, game.match, *found)


def next_step(connection: Connection, before: Any) -> int:
    """Later than all games that go on, and than this one was before."""
    ((last,),) = connection.execute(_LAST_STEP, (_MOST_STEPS,))
    known = [step for step in (last, before) if type(step) is int and step < _MOST_STEPS]
    return max(known, default=0) + 1


def load(shelf: Shelf, key: int) -> SavedGame:
    """A game exactly as it was kept. One that cannot be read is an `unreadable-game`,
    which says nothing about the others."""
    raw, turn_ended, players, step = _row(shelf, key)
    try:
        record = read(raw, shorten_names=True)
        match = take_up(record, _players(players), turn_ended=read_flag(turn_ended))
    except (Refused, TypeError, ValueError, KeyError, RecursionError) as error:
        detail = error.message if isinstance(error, Refused) else f"{error}"[:200]
        raise ShelfError(Trouble.UNREADABLE_GAME, detail) from error
    return SavedGame(key, match, record.extras, seen=step)


class Kind(StrEnum):
    PLAYED = "played"  # here, move by move
    SCORED = "scored"  # on a table; only its end is known


class Standing(NamedTuple):
    game: str  # by its name in the catalogue
    kind: Kind


def standing(shelf: Shelf, key: int) -> Standing:
    """What it is that stands there."""
    found = one(shelf, "SELECT game, kind FROM games WHERE id = ? AND deleted = 0", (key,))
    if found is None:
        raise ShelfError(Trouble.NO_SUCH_GAME)
    game, kind = found
    return Standing(str(game), Kind.SCORED if kind == Kind.SCORED else Kind.PLAYED)


def finished_at(shelf: Shelf, key: int) -> float | None:
    """When a game was over; None: it is not, or nobody knows."""
    found = one(shelf, "SELECT finished FROM games WHERE id = ?", (key,))
    try:
        return None if found is None or found[0] is None else read_time(found[0])
    except (TypeError, ValueError):
        return None


def export(shelf: Shelf, key: int) -> str:
    """The record of a game, as it stands on the shelf: even one that cannot be read may
    be of use to somebody who can mend it."""
    raw, *_ = _row(shelf, key)
    return raw.decode(errors="replace")


def take_in(
    shelf: Shelf,
    text: str | bytes,
    players: tuple[Player, ...] | None = None,
    games: Collection[str] | None = None,
) -> SavedGame:
    """A record from outside becomes a saved game, going on or finished; `Refused` if it
    is no whole and legal one, or of none of these games (None: of all there are)."""
    record = read(text)
    if games is not None and record.game.ID not in games:
        raise Refused(Common.UNREADABLE, f"{record.game.ID} cannot be played here")
    players = players or (Player(),) * len(record.table.seats)
    game = new_game(take_up(record, players), record.extras)
    keep(shelf, game)
    return game


# The record as bytes: a letter that is broken must be noticed, not replaced.
_ROW = """
    SELECT CAST(record AS BLOB), turn_ended, players, step
    FROM games WHERE id = ? AND deleted = 0"""


def _row(shelf: Shelf, key: int) -> tuple[bytes, Any, Any, Any]:
    with shelf.rows(_ROW, (key,)) as rows:
        found = next(rows, None)
    if found is None:
        raise ShelfError(Trouble.NO_SUCH_GAME)
    record, *others = found
    return record or b"", *others  # in a damaged file it may be missing


def _players(text: str) -> tuple[Player, ...]:
    return tuple(_player(**entry) for entry in json.loads(text))


def _player(profile: int | None, bot: str | None) -> Player:
    if not isinstance(bot, str | None):
        raise TypeError("a bot has no name")
    return Player(None if profile is None else read_key(profile), bot)


RUNNING = Listing("finished IS NULL", ("step", "changed"))
_FEW = 4  # games to read at a time for the one to go on with


def running(
    shelf: Shelf, after: Mark | None = None, limit: int = PAGE, game: str | None = None
) -> Page[Running]:
    """Games that are not over, all or those of one name, last played first, from where an
    earlier page ended."""
    lines, end = page(shelf, RUNNING.of(game), after, limit)
    return Page(tuple(Running(*line, _loaded(shelf, line.key)) for line in lines), end)


def _loaded(shelf: Shelf, key: int) -> SavedGame | None:
    try:
        return load(shelf, key)
    except ShelfError as error:
        if error.trouble is Trouble.UNREADABLE_GAME:
            return None
        raise


def latest(shelf: Shelf, of: str | None = None) -> SavedGame | None:
    """The game to go on with, of all or of one name: of those that can be read, the one
    last played."""
    end = None
    while True:
        entries, end = running(shelf, end, _FEW, of)
        game = next((entry.game for entry in entries if entry.game), None)
        if game or end is None:
            return game


def last_finished(shelf: Shelf, of: str) -> SavedGame | None:
    """Of the last few games of this name that are over, the last one played here."""
    lines, _end = page(shelf, FINISHED.of(of), None, _FEW)
    games = (_loaded(shelf, line.key) for line in lines)
    return next((game for game in games if game), None)


def delete(shelf: Shelf, key: int) -> None:
    """Out of sight at once; gone for good when the shelf is opened the next time."""
    with shelf.change() as connection:
        mark(connection, "games", key, deleted=True)


def restore(shelf: Shelf, key: int) -> None:
    with shelf.change() as connection:
        mark(connection, "games", key, deleted=False)
