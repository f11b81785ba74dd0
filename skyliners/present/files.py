"""Files that leave the app: what they are called, and what people are told."""

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from skyliners.present.texts import _, later

_LONGEST = 40


class Folder(StrEnum):
    """Where people find a file on a device that has no paths to tell."""

    DOWNLOADS = "downloads"
    PICTURES = "pictures"
    CHOSEN = "chosen"


class Saved(NamedTuple):
    name: str
    where: Path | Folder  # a folder


_FOUND_AT = {
    Folder.DOWNLOADS: later("Saved in the Downloads folder: {name}"),
    Folder.PICTURES: later("Saved in the Pictures folder: {name}"),
    Folder.CHOSEN: later("Saved in the folder you chose: {name}"),
}


def file_name(game: str, players: Iterable[str], ending: str) -> str:
    """A name for a file about a game of these that every file system takes."""
    names = "-".join(players)
    kept = "".join(letter if letter.isalnum() else "-" for letter in names)
    return f"{game}-{kept}"[:_LONGEST].rstrip("-") + ending


def handed_out(saved: Saved | None) -> str:
    """Where a file went, so that anybody finds it."""
    if saved is None:
        return _("Couldn’t save it.")
    if isinstance(saved.where, Path):
        return _("Saved in {folder}: {name}", folder=saved.where, name=saved.name)
    return _(_FOUND_AT[saved.where], name=saved.name)
