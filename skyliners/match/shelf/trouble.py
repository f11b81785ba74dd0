"""What can go wrong with the shelf, by name. The app has its own words for each name;
the sentences here are for logs and the command line. Nothing here knows the game."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path


class Trouble(StrEnum):
    FULL = "disk-full"
    READ_ONLY = "read-only"
    LOCKED = "locked"
    UNREACHABLE = "unreachable"
    FAILING = "disk-failing"
    DAMAGED = "damaged"
    FOREIGN = "foreign"
    NEWER = "newer-version"
    UNUSABLE = "unusable"
    NO_SUCH_GAME = "no-such-game"
    UNREADABLE_GAME = "unreadable-game"
    UNWRITABLE_GAME = "unwritable-game"
    OVERTAKEN = "overtaken"
    NO_SUCH_PROFILE = "no-such-profile"
    BAD_NAME = "bad-name"


_SENTENCES = {
    Trouble.FULL: "there is no room left to save on",
    Trouble.READ_ONLY: "the saved games may only be read here, not written",
    Trouble.LOCKED: "another program is using the saved games",
    Trouble.UNREACHABLE: "the file of the saved games cannot be opened",
    Trouble.FAILING: "the saved games could not be read or written",
    Trouble.DAMAGED: "the file of the saved games is damaged",
    Trouble.FOREIGN: "the file in the place of the saved games is not one of ours",
    Trouble.NEWER: "the saved games were written by a newer version of the game",
    Trouble.UNUSABLE: "the saved games cannot be used",
    Trouble.NO_SUCH_GAME: "there is no such saved game",
    Trouble.UNREADABLE_GAME: "this saved game cannot be read",
    Trouble.UNWRITABLE_GAME: "this game cannot be saved",
    Trouble.OVERTAKEN: "this game was changed by another program meanwhile",
    Trouble.NO_SUCH_PROFILE: "there is no such player",
    Trouble.BAD_NAME: "a player needs a name of one line, not too long",
}

# By the lowest byte of SQLite's code, which is the same for all its variants.
_BY_CODE = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.READ_ONLY,
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_PROTOCOL: Trouble.LOCKED,
    sqlite3.SQLITE_CANTOPEN: Trouble.UNREACHABLE,
    sqlite3.SQLITE_IOERR: Trouble.FAILING,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
    sqlite3.SQLITE_INTERRUPT: Trouble.DAMAGED,  # there was no end to the reading
    sqlite3.SQLITE_TOOBIG: Trouble.UNREADABLE_GAME,
}
_BY_ERRNO = {
    errno.ENOSPC: Trouble.FULL,
    errno.EACCES: Trouble.READ_ONLY,
    errno.EPERM: Trouble.READ_ONLY,
    errno.EROFS: Trouble.READ_ONLY,
}


class ShelfError(Exception):
    """Something could not be saved or loaded. The match in memory is not touched by
    it: saving the match later saves all of it."""

    def __init__(self, trouble: Trouble, detail: str = "") -> None:
        self.trouble = trouble
        sentence = _SENTENCES[trouble]
        self.message = f"{sentence}: {detail}" if detail else sentence
        super().__init__(f"{trouble.value}: {self.message}")


@contextmanager
def named_errors(path: Path) -> Iterator[None]:
    """The one guard around SQLite: whatever it raises gets a name."""
    try:
        yield
    except sqlite3.Error as error:
        raise ShelfError(_trouble(error, path), str(error)) from error
    except UnicodeDecodeError as error:
        # SQLite complains of a name it found, and the name is no text.
        raise ShelfError(Trouble.DAMAGED, error.reason) from error
    except OSError as error:
        trouble = _BY_ERRNO.get(error.errno or 0, Trouble.UNREACHABLE)
        raise ShelfError(trouble, str(error)) from error


def _trouble(error: sqlite3.Error, path: Path) -> Trouble:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    folder = path.parent
    if (
        code == sqlite3.SQLITE_CANTOPEN
        and folder.is_dir()
        and not os.access(folder, os.W_OK)
    ):
        return Trouble.READ_ONLY  # SQLite cannot tell why it may not make a file in there
    return _BY_CODE.get(code, Trouble.UNUSABLE)
