"""What can go wrong with the shelf, by name. Nothing here knows the game."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from skyliners.sentences import Said, later


class Trouble(Said):
    FULL = ("disk-full", later("There’s no space left to save the game."))
    READ_ONLY = (
        "read-only",
        later("Your saved games can be opened, but nothing new can be saved here."),
    )
    LOCKED = ("locked", later("Another program is using your saved games."))
    UNREACHABLE = (
        "unreachable",
        later(
            "The folder with your saved games can’t be opened. You can play, "
            "but nothing will be saved."
        ),
    )
    FAILING = ("disk-failing", later("Your saved games couldn’t be read or written."))
    DAMAGED = ("damaged", later("The file with your saved games is damaged."))
    FOREIGN = (
        "foreign",
        later("Where your saved games should be, there’s a file from another app."),
    )
    NEWER = (
        "newer-version",
        later("Your saved games come from a newer version of Skyliners."),
    )
    UNUSABLE = ("unusable", later("Your saved games can’t be used."))
    NO_SUCH_GAME = ("no-such-game", later("This game no longer exists."))
    UNREADABLE_GAME = ("unreadable-game", later("This saved game can’t be read."))
    UNWRITABLE_GAME = ("unwritable-game", later("This game can’t be saved."))
    OVERTAKEN = (
        "overtaken",
        later(
            "This game was changed or deleted elsewhere. Yours is kept as a game of its "
            "own."
        ),
    )
    BAD_BACKUP = (
        "bad-backup",
        later("That’s not a complete Skyliners backup. Nothing was changed."),
    )
    NO_SUCH_PROFILE = ("no-such-profile", later("This player is no longer on the list."))
    BAD_NAME = ("bad-name", later("Every player needs a name."))


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
        self.message = trouble.about(detail)
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
