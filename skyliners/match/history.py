"""Finished games: how everybody did in them, and the list of them, newest first.

A result is worked out once from the score sheet when a game is over. It knows no
secrets that the end of a game has not opened.
"""

import math
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Generic, NamedTuple, TypeVar

from skyliners.match.match import Player
from skyliners.match.play import SkylinersMatch
from skyliners.match.shelf import Shelf
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.pieces import Color, Mode
from skyliners.rules.skyliners.scoring import ScoreSheet
from skyliners.rules.skyliners.table import Table

Entry = TypeVar("Entry")

PAGE = 50


class Mark(NamedTuple):
    """Where a page ends. What it holds is between the shelf and its file."""

    time: Any
    key: int


class Page(NamedTuple, Generic[Entry]):
    entries: tuple[Entry, ...]
    end: Mark | None  # the next page comes after this; None: there is none


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


def results(key: int, match: SkylinersMatch, finished: float) -> Iterator[Result]:
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
    connection: sqlite3.Connection, key: int, match: SkylinersMatch, finished: float | None
) -> None:
    done = () if finished is None else results(key, match, finished)
    replace_results(connection, key, done)


def replace_results(
    connection: sqlite3.Connection, key: int, done: Iterable[Result]
) -> None:
    """These are the results of a game from now on."""
    connection.execute("DELETE FROM results WHERE game = ?", (key,))
    connection.executemany(_WRITE, [result._asdict() for result in done])


def page_query(columns: str, where: str, time: str, mark: Mark | None) -> str:
    """The keys and times of one page, found through the index on the time."""
    beyond = f"AND ({time}, id) < (?, ?)" if mark else ""
    return f"""SELECT {columns} FROM games WHERE {where} AND deleted = 0 {beyond}
        ORDER BY {time} DESC, id DESC LIMIT ?"""  # noqa: S608


def finished_query(mark: Mark | None) -> str:
    page = page_query("id, started, finished", "finished IS NOT NULL", "finished", mark)
    result = ", ".join(f'results."{field}"' for field in Result._fields)
    return f"""SELECT page.id, page.started, page.finished, {result}
        FROM ({page}) AS page LEFT JOIN results ON results.game = page.id
        ORDER BY page.finished DESC, page.id DESC, results.seat"""  # noqa: S608


def finished(shelf: Shelf, after: Mark | None = None, limit: int = PAGE) -> Page[Finished]:
    """Finished games, the newest first, from where an earlier page ended."""
    entries = []
    end = None
    with shelf.rows(finished_query(after), (*(after or ()), limit)) as rows:
        for (key, started, ended), group in groupby(rows, key=lambda row: row[:3]):
            seats = read_results(row[3:] for row in group)
            entries.append(Finished(key, read_time(started), read_time(ended), seats))
            end = Mark(ended, key)
    return Page(tuple(entries), end if len(entries) == limit else None)


# What stands in a file may be anything; what leaves the shelf is not.


def read_time(value: object) -> float:
    """Seconds since 1970, for dates that every calendar can show; else 1970."""
    if isinstance(value, float) and math.isfinite(value) and 0 <= value < 1 << 34:
        return value
    return 0.0


def read_key(value: object) -> int:
    if type(value) is not int or not 0 <= value < 1 << 63:
        raise ValueError("no key")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return value[:1000]  # a record may be full of a name; a list needs less


def _count(value: object) -> int:
    if type(value) is not int or not 0 <= value < 1 << 16:
        raise ValueError("no number of anything in this game")
    return value


def read_flag(value: Any) -> bool:
    return bool((0, 1).index(value))


def _or_none(read: Callable[[Any], object]) -> Callable[[Any], object]:
    return lambda value: None if value is None else read(value)


_READ: dict[str, Callable[[Any], Any]] = dict.fromkeys(Result._fields, _count) | {
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
