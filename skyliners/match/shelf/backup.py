"""Everything that is kept, in one file, to be taken in on another device: the shelf as it
stands, what is kept beside it, and the photos.

Taking it in adds and never takes away. What comes from outside is looked at before anything
is changed, and then it comes in whole or not at all.
"""

import json
import zipfile
from collections.abc import Mapping
from contextlib import closing
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from skyliners.match import own, tables
from skyliners.match.kept import keep as keep_small
from skyliners.match.kept import kept
from skyliners.match.shelf.merge import Coming, TakenIn, merge
from skyliners.match.shelf.photos import keep_photo, photo_of, with_photos
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.trouble import ShelfError, Trouble, named_errors

NAME = "skyliners-backup.zip"
MOST_BYTES = 256 << 20  # packed; photos are small
_MOST_UNPACKED = 1 << 30
_MOST_PARTS = 100_000
_HEAD, _SHELF, _SMALL, _PHOTO = "backup.json", "shelf.sqlite3", "kept/", "photos/"
_FORMAT = "skyliners-backup/1"
# Of the small things: what comes instead of what is here, and what belongs to one device.
_SETTINGS, _WINDOW = "settings", "window"


def pack(folder: Path, shelf: Shelf) -> bytes:
    """All of it, as it stands now; `ShelfError` if it cannot be read."""
    packed = BytesIO()
    with (
        TemporaryDirectory() as place,
        zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as parts,
    ):
        parts.writestr(_HEAD, json.dumps({"format": _FORMAT}))
        copy = Path(place) / _SHELF
        shelf.copy_to(copy)
        with named_errors(folder):
            parts.write(copy, _SHELF)
            for path in sorted(folder.glob("*.json")):
                if path.stem != _WINDOW:
                    parts.write(path, f"{_SMALL}{path.name}")
            for key in sorted(with_photos(folder)):
                photo = photo_of(folder, key)
                if photo is not None:
                    parts.write(photo, f"{_PHOTO}{key}")
    return packed.getvalue()


def take_in(folder: Path, shelf: Shelf, packed: bytes) -> TakenIn:
    """Add what is packed there to what is here; `ShelfError` if it is no backup, is
    damaged, or was made by a newer version, or if there is no room for it."""
    with TemporaryDirectory() as place:
        parts = _unpacked(packed)
        copy = Path(place) / _SHELF
        own.make_file(copy)
        copy.write_bytes(parts.pop(_SHELF))
        with closing(Shelf(copy)) as other:
            coming = Coming(other)
        if other.notice is not None:  # it was mended or begun anew: not what was packed
            raise ShelfError(Trouble.BAD_BACKUP)
    merged = merge(shelf, coming)
    _take_small(folder, parts, merged.people)
    for key, now in merged.places.items():
        photo = parts.get(f"{_PHOTO}{key}")
        if photo is not None and photo_of(folder, now) is None:
            keep_photo(folder, now, photo)
    return merged.taken


def _unpacked(packed: bytes) -> dict[str, bytes]:
    """Its parts by name, if it is one of ours and every part is whole."""
    try:
        return _parts(packed)
    except Exception as error:  # whatever its many readers find wrong with it
        raise ShelfError(Trouble.BAD_BACKUP) from error


def _parts(packed: bytes) -> dict[str, bytes]:
    most = min(_MOST_UNPACKED, 100 * len(packed) + (1 << 20))
    with zipfile.ZipFile(BytesIO(packed)) as parts:
        entries = parts.infolist()
        size = sum(entry.file_size for entry in entries)
        if len(packed) > MOST_BYTES or len(entries) > _MOST_PARTS or size > most:
            raise ValueError("too large")
        found = {entry.filename: parts.read(entry) for entry in entries}
    if json.loads(found.pop(_HEAD))["format"] != _FORMAT or _SHELF not in found:
        raise ValueError("no backup")
    return found


def _take_small(
    folder: Path, parts: Mapping[str, bytes], people: Mapping[int | None, int]
) -> None:
    """What people set comes along; of all else, what is not here."""
    for name, content in parts.items():
        if not (name.startswith(_SMALL) and name.endswith(".json")):
            continue
        small = name.removeprefix(_SMALL).removesuffix(".json")
        if not small.replace("-", "").isalnum():
            continue  # none of ours, and perhaps a way out of the folder
        try:
            value = json.loads(content)
        except (ValueError, RecursionError):
            continue
        if small == tables.NAME:
            tables.take_in(folder, value, people)
            continue
        here = kept(folder, small)
        if isinstance(here, list) and isinstance(value, list):
            value = here + [each for each in value if each not in here]
        elif here is not None and small != _SETTINGS:
            continue
        keep_small(folder, small, value)
