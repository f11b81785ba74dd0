"""What the app says of a shelf that was found damaged: what lies there is never lost
without a word."""

from skyliners.match.shelf.shelf import SetAside
from skyliners.present.texts import _, said


def set_aside(notice: SetAside) -> str:
    """A file that could not be used was kept under another name."""
    if notice.mended:
        return _(
            "The file with your saved games was damaged. It has been mended, "
            "and all your games are there; the damaged file was kept as "
            "“{file}”.",
            file=notice.path.name,
        )
    return _(
        "{what} It has been kept as “{file}”, and a new file started.",
        what=said(notice.trouble),
        file=notice.path.name,
    )
