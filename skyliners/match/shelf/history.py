"""Finished games: how everybody did in them, and the list of them, newest first.

A result is worked out once from the score sheet when a game is over. It knows no
secrets that the end of a game has not opened.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
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
from skyliners.rules.names import as_name
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.scoring import ScoreSheet
from skyliners.rules.skyliners.table import Table


class Result(NamedTuple):
    """How one seat did in one finished game. The fields are the columns of its table."""

    game: int
    seat: int
    finished: float
    mode: Mode
    players: int
    name: str
    profile: int | None
    bot: str | None
    color: Color
    side: Side
    total: int
    rows: int
    surplus: int
    antennas: int
    skyscraper: int
    filed: int  # planning cards
    correct: int
    won: bool
    shared: bool


class Finished(NamedTuple):
    key: int
    started: float
    finished: float
    results: tuple[Result, ...]  # by seat


def results(key: int, match: AnyMatch, finished: float) -> Iterator[Result]:
    """The results of a match that is over."""
    return scored(key, match.table, match.sheet(), match.players, finished)


def scored(
    key: int,
    table: Table,
    sheet: ScoreSheet,
    players: Sequence[Player],
    finished: float,
) -> Iterator[Result]:
    """The results of a game, wherever it was played."""
    for seat, total in zip(table.seats, sheet.totals, strict=True):
        player = players[total.seat]
        cards = [row for row in sheet.rows if row.seat == total.seat and row.planned]
        won = total.seat in sheet.winners
        yield Result(
            game=key,
            seat=total.seat,
            finished=finished,
            mode=table.mode,
            players=len(table.seats),
            name=seat.name,
            profile=player.profile,
            bot=player.bot,
            color=seat.color,
            side=seat.side,
            total=total.total,
            rows=total.rows,
            surplus=total.surplus,
            antennas=total.antennas,
            skyscraper=total.skyscraper,
            filed=len(cards),
            correct=sum(row.points > 0 for row in cards),
            won=won,
            shared=won and len(sheet.winners) > 1,
        )


COLUMNS = ", ".join(f'"{field}"' for field in Result._fields)
# A player may have been deleted for good while the game was going on.
_VALUES = ", ".join(
    "(SELECT id FROM profiles WHERE id = :profile)" if field == "profile" else f":{field}"
    for field in Result._fields
)
_WRITE = f"INSERT INTO results ({COLUMNS}) VALUES ({_VALUES})"  # noqa: S608


def write_results(
    connection: sqlite3.Connection, key: int, match: AnyMatch, finished: float | None
) -> None:
    done = () if finished is None else results(key, match, finished)
    replace_results(connection, key, done)


def replace_results(
    connection: sqlite3.Connection, key: int, done: Iterable[Result]
) -> None:
    """These are the results of a game from now on."""
    connection.execute("DELETE FROM results WHERE game = ?", (key,))
    connection.executemany(_WRITE, [result._asdict() for result in done])


FINISHED = Listing("finished IS NOT NULL", ("finished",))
RESULT = f"SELECT {COLUMNS} FROM results WHERE game = ? AND seat = ?"  # noqa: S608
_MANY = 500  # keys in one question; SQLite takes twice as many


def results_query(games: int) -> str:
    keys = ", ".join("?" * games)
    return f"""SELECT {COLUMNS} FROM results WHERE game IN ({keys})
        ORDER BY game, seat"""  # noqa: S608


def finished(shelf: Shelf, after: Mark | None = None, limit: int = PAGE) -> Page[Finished]:
    """Finished games, the newest first, from where an earlier page ended."""
    lines, end = page(shelf, FINISHED, after, limit)
    found: dict[int, list[Result]] = {line.key: [] for line in lines}
    for result in read_results(_results_of(shelf, list(found))):
        found[result.game].append(result)
    return Page(tuple(Finished(*line, tuple(found[line.key])) for line in lines), end)


def _results_of(shelf: Shelf, keys: list[int]) -> Iterator[Any]:
    for at in range(0, len(keys), _MANY):
        some = keys[at : at + _MANY]
        yield from read(
            shelf,
            results_query(len(some)),
            some,
            lambda some=some: [  # type: ignore[misc]
                row for key in some for row in read(shelf, results_query(1), [key], tuple)
            ],
        )


# What stands in a file may be anything; what leaves the shelf is not.


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return as_name(value)  # older versions had no limit


def _or_none(read: Callable[[Any], object]) -> Callable[[Any], object]:
    return lambda value: None if value is None else read(value)


_READ: dict[str, Callable[[Any], Any]] = dict.fromkeys(Result._fields, read_count) | {
    "game": read_key,
    "finished": read_time,
    "mode": Mode,
    "name": _text,
    "profile": _or_none(read_key),
    "bot": _or_none(_text),
    "color": Color,
    "side": Side,
    "won": read_flag,
    "shared": read_flag,
}


def read_results(rows: Iterable[tuple[Any, ...]]) -> tuple[Result, ...]:
    """The results in some rows of the file, without those that make no sense."""
    return tuple(result for result in map(_read_result, rows) if result)


def _read_result(row: tuple[Any, ...]) -> Result | None:
    try:
        return Result(
            *(read(value) for read, value in zip(_READ.values(), row, strict=True))
        )
    except (TypeError, ValueError):
        return None
