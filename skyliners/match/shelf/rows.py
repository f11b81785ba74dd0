"""Reading a file that may hold anything: pages of games found by an index alone, single
values that are what they should be, and never more than one of ours can be large."""

import math
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, NamedTuple, TypeVar

from skyliners.match.shelf.shelf import Shelf, Values
from skyliners.match.shelf.trouble import ShelfError, Trouble

Entry = TypeVar("Entry")

PAGE = 50

# Where a page ends: what it is ordered by. It is between the shelf and its file.
Mark = tuple[Any, ...]


class Page(NamedTuple, Generic[Entry]):
    entries: tuple[Entry, ...]
    end: Mark | None  # the next page comes after this; None: there is none


class Listing(NamedTuple):
    """Some of the games in an order of which there is an index: the highest first."""

    where: str
    order: tuple[str, ...]  # a time last
    values: tuple[str, ...] = ()  # asked for in `where`

    def of(self, game: str | None) -> "Listing":
        """Those of one game, by its name; None: of all."""
        if game is None:
            return self
        return self._replace(where=f"{self.where} AND game = ?", values=(game,))

    def query(self, mark: Mark | None, *columns: str) -> str:
        """The keys of a page, and what else is wanted of its games."""
        order = (*self.order, "id")
        places = ", ".join("?" * len(order))
        beyond = f"AND ({', '.join(order)}) < ({places})" if mark else ""
        down = ", ".join(f"{column} DESC" for column in order)
        wanted = ", ".join(("id", *columns))
        return f"""SELECT {wanted} FROM games WHERE {self.where} AND deleted = 0 {beyond}
            ORDER BY {down} LIMIT ?"""  # noqa: S608


class Line(NamedTuple):
    key: int
    started: float
    time: float  # the one it is ordered by


def page(shelf: Shelf, listing: Listing, after: Mark | None, limit: int) -> Page[Line]:
    columns = ("started", *listing.order)
    values = (*listing.values, *(after or ()), limit)

    def one_by_one() -> Iterator[tuple[Any, ...]]:
        """Of the keys alone nothing is too large."""
        with shelf.rows(listing.query(after), values) as rows:
            keys = [key for (key,) in rows]
        return ((key, *_columns(shelf, key, *columns)) for key in keys)

    lines, end = [], None
    for key, started, *place in read(
        shelf, listing.query(after, *columns), values, one_by_one
    ):
        lines.append(Line(key, read_time(started), read_time(place[-1])))
        # What is too large to be read is larger than all numbers to SQLite, too.
        end = (*(math.inf if value is None else value for value in place), key)
    return Page(tuple(lines), end if len(lines) == limit else None)


def _columns(shelf: Shelf, key: int, *columns: str) -> tuple[Any, ...]:
    """What stands there for a game; None instead of what is too large."""
    query = f"SELECT {', '.join(columns)} FROM games WHERE id = ?"  # noqa: S608
    found = one(shelf, query, (key,))
    if found is None and len(columns) > 1:
        return tuple(value for each in columns for value in _columns(shelf, key, each))
    return found or (None,)


def read(
    shelf: Shelf, query: str, values: Values, otherwise: Callable[[], Iterable[Any]]
) -> list[Any]:
    """Some rows, all at once. If one of them is larger than anything of ours, nothing is
    lost but that one: then they are read otherwise."""
    try:
        with shelf.rows(query, values) as rows:
            return list(rows)
    except ShelfError as error:
        if error.trouble is not Trouble.UNREADABLE_GAME:
            raise
    return list(otherwise())


def one(shelf: Shelf, query: str, values: Values) -> Any:
    """The first row; None if there is none, or if it is too large."""
    return next(iter(read(shelf, query, values, tuple)), None)


def each(shelf: Shelf, keys: str, row: str, values: Values = ()) -> Iterator[Any]:
    """A row for every key, without those that are too large."""
    with shelf.rows(keys, values) as rows:
        found = list(rows)
    return (fits for key in found if (fits := one(shelf, row, key)) is not None)


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


def read_count(value: object) -> int:
    if type(value) is not int or not 0 <= value < 1 << 16:
        raise ValueError("no number of anything in this game")
    return value


def read_flag(value: Any) -> bool:
    return bool((0, 1).index(value))
