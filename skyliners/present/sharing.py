"""Files that leave the app: what they are called, and what people are told."""

from pathlib import Path

from skyliners.present.texts import _
from skyliners.rules.skyliners.table import Table

_LONGEST = 60


def file_name(table: Table, ending: str) -> str:
    """A name for a file about this game that every file system takes."""
    names = "-".join(seat.name for seat in table.seats)
    kept = "".join(letter if letter.isalnum() else "-" for letter in names)
    return f"skyliners-{kept}"[:_LONGEST].rstrip("-") + ending


def handed_out(path: Path | None) -> str:
    """Where a file went."""
    if path is None:
        return _("It could not be saved.")
    return _("Saved as {path}", path=Path(*path.parts[-2:]))  # folder and name
