"""What the app says when something could not be saved or loaded: one sentence for each
name of trouble. What lies on the shelf is never lost without a word."""

from skyliners.match.shelf.shelf import SetAside
from skyliners.match.shelf.trouble import Trouble
from skyliners.present.texts import _, later

_SAID = {
    Trouble.FULL: later("There is no room left to save on."),
    Trouble.READ_ONLY: later(
        "Nothing new can be saved here: the saved games may only be read."
    ),
    Trouble.LOCKED: later("Another program is using the saved games."),
    Trouble.UNREACHABLE: later(
        "The folder of the saved games cannot be opened. You can play, but nothing is "
        "saved."
    ),
    Trouble.FAILING: later("The saved games could not be read or written."),
    Trouble.DAMAGED: later("The file of saved games is damaged."),
    Trouble.FOREIGN: later("The file in place of the saved games belongs to another app."),
    Trouble.NEWER: later("A newer version of Skyliners wrote the saved games."),
    Trouble.UNUSABLE: later("The saved games cannot be used."),
    Trouble.NO_SUCH_GAME: later("This game is no longer there."),
    Trouble.UNREADABLE_GAME: later("This saved game cannot be read."),
    Trouble.UNWRITABLE_GAME: later("This game cannot be saved."),
    Trouble.OVERTAKEN: later(
        "This game was changed or deleted elsewhere. Yours is kept as a game of its own."
    ),
    Trouble.NO_SUCH_PROFILE: later("This player is no longer there."),
    Trouble.BAD_NAME: later("A player needs a name."),
}


def what_happened(trouble: Trouble) -> str:
    return _(_SAID[trouble])


def set_aside(notice: SetAside) -> str:
    """A file that could not be used was kept under another name."""
    if notice.mended:
        return _(
            "The file of saved games was damaged. It is mended, and all games are there; "
            "the damaged one was kept as “{file}”.",
            file=notice.path.name,
        )
    return _(
        "{what} It was kept as “{file}”, and a new one was begun.",
        what=what_happened(notice.trouble),
        file=notice.path.name,
    )
