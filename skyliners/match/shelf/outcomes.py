"""Finished games: how everybody did in them, and the list of them, newest first.

An outcome is worked out once from the score sheet when a game is over. It knows no
secrets that the end of a game has not opened. What all games have is a column; what a
total is made of is the game's own business, and stands there part by part.
"""

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from skyliners.match.match import Player
from skyliners.match.play import AnyMatch
from skyliners.match.shelf.rows import (
    PAGE,
    Listing,
    Mark,
    Page,
    page,
    read,
    read_count,
    read_flag,
    read_key,
    read_time,
)
from skyliners.match.shelf.shelf import Shelf
from skyliners.rules.games import AnyGame, rules_of
from skyliners.rules.names import as_name
from skyliners.rules.seats import Color


class Outcome(NamedTuple):
    """How one seat did in one finished game. The fields are the columns of its table."""

    key: int  # of the game, on the shelf
    seat: int
    finished: float
    game: str  # which it is, by its name in the catalogue
    mode: Any  # one of the game's
    players: int
    name: str
    profile: int | None
    bot: str | None
    color: Color
    total: int
    won: bool
    shared: bool
    parts: Mapping[str, int]  # of the total, and what else the game counts


class Finished(NamedTuple):
    key: int
    started: float
    finished: float
    outcomes: tuple[Outcome, ...]  # by seat


def outcomes(
    key: int,
    game: AnyGame,
    table: Any,
    sheet: Any,
    *,
    players: Sequence[Player],
    finished: float,
) -> Iterator[Outcome]:
    """How everybody did in a game, wherever it was played."""
    for seat, total in zip(table.seats, sheet.totals, strict=True):
        player = players[total.seat]
        won = total.seat in sheet.winners
        yield Outcome(
            key=key,
            seat=total.seat,
            finished=finished,
            game=game.ID,
            mode=table.mode,
            players=len(table.seats),
            name=seat.name,
            profile=player.profile,
            bot=player.bot,
            color=seat.color,
            total=total.total,
            won=won,
            shared=won and len(sheet.winners) > 1,
            parts={**total.parts, **game.counts(sheet, total.seat)},
        )


COLUMNS = ", ".join(f'"{field}"' for field in Outcome._fields)
# A player may have been deleted for good while the game was going on.
_VALUES = ", ".join(
    "(SELECT id FROM profiles WHERE id = :profile)" if field == "profile" else f":{field}"
    for field in Outcome._fields
)
_WRITE = f"INSERT INTO outcomes ({COLUMNS}) VALUES ({_VALUES})"  # noqa: S608


def write_outcomes(
    connection: sqlite3.Connection, key: int, match: AnyMatch, finished: float | None
) -> None:
    done: Iterable[Outcome] = ()
    if finished is not None:
        done = outcomes(
            key,
            match.game,
            match.table,
            match.sheet(),
            players=match.players,
            finished=finished,
        )
    replace_outcomes(connection, key, done)


def replace_outcomes(
    connection: sqlite3.Connection, key: int, done: Iterable[Outcome]
) -> None:
    """These are the outcomes of a game from now on."""
    connection.execute("DELETE FROM outcomes WHERE key = ?", (key,))
    rows = [each._asdict() | {"parts": json.dumps(each.parts)} for each in done]
    connection.executemany(_WRITE, rows)


FINISHED = Listing("finished IS NOT NULL", ("finished",))
OUTCOME = f"SELECT {COLUMNS} FROM outcomes WHERE key = ? AND seat = ?"  # noqa: S608
_MANY = 500  # keys in one question; SQLite takes twice as many


def outcomes_query(games: int) -> str:
    keys = ", ".join("?" * games)
    return f"""SELECT {COLUMNS} FROM outcomes WHERE key IN ({keys})
        ORDER BY key, seat"""  # noqa: S608


def finished(
    shelf: Shelf, after: Mark | None = None, limit: int = PAGE, game: str | None = None
) -> Page[Finished]:
    """Finished games, all or those of one name, the newest first, from where an earlier
    page ended."""
    lines, end = page(shelf, FINISHED.of(game), after, limit)
    found: dict[int, list[Outcome]] = {line.key: [] for line in lines}
    for outcome in read_outcomes(_outcomes_of(shelf, list(found))):
        found[outcome.key].append(outcome)
    return Page(tuple(Finished(*line, tuple(found[line.key])) for line in lines), end)


def _outcomes_of(shelf: Shelf, keys: list[int]) -> Iterator[Any]:
    for at in range(0, len(keys), _MANY):
        some = keys[at : at + _MANY]
        yield from read(
            shelf,
            outcomes_query(len(some)),
            some,
            lambda some=some: [  # type: ignore[misc]
                row for key in some for row in read(shelf, outcomes_query(1), [key], tuple)
            ],
        )


# What stands in a file may be anything; what leaves the shelf is not.


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return as_name(value)  # older versions had no limit


def _as_it_is(value: Any) -> Any:
    return value


def _or_none(read: Callable[[Any], object]) -> Callable[[Any], object]:
    return lambda value: None if value is None else read(value)


_READ: dict[str, Callable[[Any], Any]] = dict.fromkeys(Outcome._fields, read_count) | {
    "key": read_key,
    "finished": read_time,
    "game": _as_it_is,  # looked up below
    "mode": _as_it_is,
    "name": _text,
    "profile": _or_none(read_key),
    "bot": _or_none(_text),
    "color": Color,
    "won": read_flag,
    "shared": read_flag,
    "parts": json.loads,
}


_GAME, _MODE, _PARTS = map(Outcome._fields.index, ("game", "mode", "parts"))


def read_outcomes(rows: Iterable[tuple[Any, ...]]) -> tuple[Outcome, ...]:
    """The outcomes in some rows of the file, without those that make no sense."""
    return tuple(outcome for outcome in map(_read_outcome, rows) if outcome)


def _read_outcome(row: tuple[Any, ...]) -> Outcome | None:
    try:
        found = [read(value) for read, value in zip(_READ.values(), row, strict=True)]
        rules = rules_of(found[_GAME])
        found[_MODE] = rules.MODES(found[_MODE])
        found[_PARTS] = _read_parts(rules, found[_PARTS])
        return Outcome(*found)
    except (TypeError, ValueError, KeyError, RecursionError):
        return None


def _read_parts(rules: AnyGame, parts: Mapping[str, Any]) -> dict[str, int]:
    """All that a total is made of must be there; what else is counted may be younger."""
    counted = [name for name in rules.COUNTS if name in parts]
    return {name: read_count(parts[name]) for name in (*rules.PARTS, *counted)}
