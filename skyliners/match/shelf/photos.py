"""Photos of games on the table, beside the shelf: one small file a game, named by its
key. A photo is an ornament: whatever is wrong with its file, the game is there without."""

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path

from skyliners.match import own

_FOLDER, _END = "photos", ".jpg"


def photo_of(folder: Path, key: int | None) -> Path | None:
    """Where the photo of a game lies; None if it has none."""
    if key is None:
        return None
    path = _path(folder, key)
    return path if path.is_file() else None


def with_photos(folder: Path) -> frozenset[int]:
    """The keys of all games that have one."""
    try:
        names = os.listdir(folder / _FOLDER)  # noqa: PTH208  # names are all we need
    except OSError:
        return frozenset()
    keys = (name.removesuffix(_END) for name in names if name.endswith(_END))
    return frozenset(int(key) for key in keys if key.isascii() and key.isdigit())


def keep_photo(folder: Path, key: int, content: bytes) -> bool:
    """Instead of the one before, whole or not at all; was there room for it?"""
    path = _path(folder, key)
    try:
        own.make_folder(path.parent)
        own.write(path, content)
    except OSError:
        return False
    return True


def copy_photo(folder: Path, key: int, other: int) -> None:
    """One game became two; both have the photo."""
    path = photo_of(folder, key)
    with contextlib.suppress(OSError):
        if path is not None:
            keep_photo(folder, other, path.read_bytes())


def remove_photos(folder: Path, keys: Iterable[int]) -> None:
    for key in keys:
        with contextlib.suppress(OSError):
            _path(folder, key).unlink(missing_ok=True)


def _path(folder: Path, key: int) -> Path:
    return folder / _FOLDER / f"{key}{_END}"
