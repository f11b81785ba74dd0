"""The shelf: the one file that holds saved games, results and players. It knows how the
file is opened, guarded, and set aside when it is damaged or not ours; what lies in it
is the business of saves, history, profiles and statistics.

Nothing is asked of the file before it is needed, and after any trouble the next use
starts over with a new connection: a disk that was full has room again, a file that was
damaged is mended or set aside, and saving goes on.
"""

import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from secrets import randbits
from shutil import copy2
from threading import RLock
from typing import Any, NamedTuple

from skyliners.match import own
from skyliners.match.shelf.repair import check_head, mended
from skyliners.match.shelf.schema import (
    MIGRATIONS,
    Migration,
    bring_up_to_date,
    check_version,
    look,
    transaction,
)
from skyliners.match.shelf.trouble import ShelfError, Trouble, named_errors
from skyliners.match.shelf.wastebasket import purge

_PRAGMAS = (
    "trusted_schema = OFF",
    "cell_size_check = ON",
    # A commit also waits until the journal is gone for good: no power cut brings it
    # back and with it the state before.
    "synchronous = EXTRA",
    "cache_size = -2000",  # a file may ask for any size
)
_SIBLINGS = ("-journal", "-wal", "-shm")  # the last changes may stand in them
_MAX_VALUE = 2 << 20  # bytes; a record may have one MiB
_STEPS = 1_000_000  # of SQLite's machine between two looks at how long it takes
_MAX_STEPS = 200  # millions; ten thousand games take less than one

Values = Sequence[Any] | Mapping[str, Any]


class SetAside(NamedTuple):
    """A file that could not be used was given another name; in its place there is a new
    shelf, with all that stood in it if it could be mended."""

    trouble: Trouble
    path: Path  # where it is now
    message: str
    mended: bool = False


def new_key() -> int:
    """A key for a game or a player, known before the first save, so that even the first
    can be tried again. Never given twice, as a counter would after a deletion."""
    return randbits(62)


class Shelf:
    def __init__(
        self,
        path: str | Path,
        *,
        clock: Callable[[], float] = time.time,
        patience: float = 1.0,  # seconds to wait for another program
        migrations: Sequence[Migration] = MIGRATIONS,
    ) -> None:
        self.path = Path(path)
        self.clock = clock
        self.notice: SetAside | None = None
        self._patience = patience
        self._migrations = migrations
        self._connection: sqlite3.Connection | None = None
        self._lock = RLock()  # a worker may save while the screen lists
        self._purged = False
        self._suspect = False
        self._steps = 0

    def open(self) -> None:
        """Needed by nobody, but whoever wants to hear of trouble early can call it."""
        with self._connected():
            pass

    def close(self) -> None:
        with self._lock:
            if self._connection is not None:
                self._connection.close()  # an open transaction is rolled back
                self._connection = None

    @contextmanager
    def rows(self, query: str, values: Values = ()) -> Iterator[Iterator[Any]]:
        """Row by row: a file that is none of our making may hold large ones."""
        with self._connected() as connection:
            yield connection.execute(query, values)

    def copy_to(self, path: Path) -> None:
        """The file as it stands now, at another place, whatever is being saved to it."""
        own.make_file(path)
        with self._connected() as connection, closing(sqlite3.connect(path)) as copy:
            connection.backup(copy)

    @contextmanager
    def change(self) -> Iterator[sqlite3.Connection]:
        """One transaction; when it is left, what was changed is on the disk."""
        with self._connected() as connection, transaction(connection):
            yield connection

    @contextmanager
    def _connected(self) -> Iterator[sqlite3.Connection]:
        with self._lock:
            try:
                with named_errors(self.path):
                    self._steps = 0
                    self._connection = self._connection or self._connect()
                    yield self._connection
            except BaseException as error:
                self.close()
                if isinstance(error, ShelfError):
                    self._suspect |= error.trouble in {Trouble.DAMAGED, Trouble.UNUSABLE}
                raise

    def _connect(self) -> sqlite3.Connection:
        try:
            return self._opened()
        except ShelfError as error:
            if error.trouble not in {Trouble.DAMAGED, Trouble.FOREIGN}:
                raise
            with named_errors(self.path):
                self._set_aside(error, self._mended(error))
            return self._opened()

    def _mended(self, error: ShelfError) -> Path | None:
        unfinished = any(_sibling(self.path, end).exists() for end in _SIBLINGS)
        if error.trouble is Trouble.FOREIGN or unfinished:
            return None
        return mended(self.path, self._migrations)

    def _opened(self) -> sqlite3.Connection:
        with named_errors(self.path):
            own.make_file(self.path)
            if not _sibling(self.path, _SIBLINGS[0]).exists():  # else it is made good
                check_head(self.path)
            connection = sqlite3.connect(
                self.path,
                timeout=self._patience,
                isolation_level=None,  # transactions begin and end where we say
                check_same_thread=False,
            )
            try:
                self._prepare(connection)
            except BaseException:
                connection.close()
                raise
        return connection

    def _prepare(self, connection: sqlite3.Connection) -> None:
        # A broken letter in a name must not hide a whole list of games.
        connection.text_factory = lambda raw: raw.decode(errors="replace")
        connection.set_progress_handler(self._takes_too_long, _STEPS)
        look(connection)
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        check_version(connection, self._migrations)
        if self._suspect:  # as it was found, before anything is changed
            ((verdict,),) = connection.execute("PRAGMA integrity_check(1)")
            if verdict != "ok":
                raise ShelfError(Trouble.DAMAGED, str(verdict)[:200])
        self._suspect = False
        bring_up_to_date(connection, self._migrations)
        # Only now: for a file that others left in another mode it is a change.
        connection.execute("PRAGMA journal_mode = DELETE")
        if not self._purged:
            self._purged = True
            purge(connection, self.path)
        # Last: a row that is too large is no reason to give up all others.
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _MAX_VALUE)

    def _takes_too_long(self) -> bool:
        self._steps += 1
        return self._steps > _MAX_STEPS

    def _set_aside(self, error: ShelfError, whole: Path | None) -> None:
        names = (f"{self.path.name}.{error.trouble}-{number}" for number in count(1))
        aside = next(path for path in map(self.path.with_name, names) if _is_free(path))
        if whole is not None:  # there is a shelf in its place at any moment
            copy2(self.path, aside)
            whole.replace(self.path)
        else:
            for end in (*_SIBLINGS, ""):  # the file last: without them it may look whole
                old = _sibling(self.path, end)
                if old.exists():
                    old.rename(_sibling(aside, end))
        done = "it was mended" if whole else "a new one was begun"
        message = f"{error.message}; it is kept as {aside.name}, and {done}"
        self.notice = SetAside(error.trouble, aside, message, whole is not None)
        self._suspect = False


def _sibling(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


def _is_free(path: Path) -> bool:
    return not any(_sibling(path, end).exists() for end in (*_SIBLINGS, ""))
