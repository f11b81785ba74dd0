"""Everything that is kept, in one file, to be taken in on another device: the shelf as it
stands, what is kept beside it, and the photos.

Taking it in adds and never takes away. A game that is here already comes once, in
whichever state goes further; one that was played on here and there in different ways
becomes two. What comes from outside is looked at before anything is changed, and then it
comes in whole or not at all.
"""

import json
import sqlite3
import zipfile
from collections.abc import Mapping, Sequence
from contextlib import closing
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from skyliners.match import own
from skyliners.match.kept import keep as keep_small
from skyliners.match.kept import kept
from skyliners.match.shelf.photos import keep_photo, photo_of, with_photos
from skyliners.match.shelf.shelf import Shelf, new_key
from skyliners.match.shelf.trouble import ShelfError, Trouble, named_errors

NAME = "skyliners-backup.zip"
MOST_BYTES = 256 << 20  # packed; photos are small
_MOST_UNPACKED = 1 << 30
_MOST_PARTS = 100_000
_HEAD, _SHELF, _SMALL, _PHOTO = "backup.json", "shelf.sqlite3", "kept/", "photos/"
_FORMAT = "skyliners-backup/1"
_SETTINGS = "settings"  # of the small things, what comes instead of what is here

Row = dict[str, Any]


class TakenIn(NamedTuple):
    """What has come that was not here before."""

    games: int
    players: int


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
            coming = _Coming(other)
        if other.notice is not None:  # it was mended or begun anew: not what was packed
            raise ShelfError(Trouble.BAD_BACKUP)
    taken, places = _merge(shelf, coming)
    _take_small(folder, parts)
    for key, now in places.items():
        photo = parts.get(f"{_PHOTO}{key}")
        if photo is not None and photo_of(folder, now) is None:
            keep_photo(folder, now, photo)
    return taken


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


class _Coming:
    """What lies on the shelf that comes, row by row."""

    def __init__(self, shelf: Shelf) -> None:
        self.games = _rows(shelf, "games")
        self.profiles = _rows(shelf, "profiles")
        self.outcomes = _rows(shelf, "outcomes")


def _rows(shelf: Shelf, table: str) -> list[Row]:
    wanted = "" if table == "outcomes" else " WHERE deleted = 0"
    with shelf.rows(f"SELECT * FROM {table}{wanted}") as rows:  # noqa: S608
        names = [column[0] for column in rows.description]  # type: ignore[attr-defined]
        return [dict(zip(names, row, strict=True)) for row in rows]


def _merge(shelf: Shelf, coming: _Coming) -> tuple[TakenIn, dict[int, int]]:
    """All of it in one step; and where each game lies now, by where it lay."""
    places: dict[int, int] = {}
    new = 0
    with shelf.change() as connection:
        people, met = _take_people(connection, coming.profiles)
        for game in coming.games:
            game["players"] = _players(game["players"], people)
            key = game["id"]
            standing = connection.execute(
                "SELECT record, finished, deleted FROM games WHERE id = ?", (key,)
            ).fetchone()
            if standing is not None:
                here, further = _compared(standing[0], game["record"])
                if standing[2] or not (here or further):
                    game["id"] = new_key()
                elif here:
                    places[key] = key
                    continue
            new += standing is None or game["id"] != key
            places[key] = game["id"]
            _put(connection, "games", game)
        for outcome in coming.outcomes:
            if outcome["key"] in places:
                outcome["profile"] = people.get(outcome["profile"], None)
                outcome["key"] = places[outcome["key"]]
                _put(connection, "outcomes", outcome)
    return TakenIn(new, met), places


def _put(connection: sqlite3.Connection, table: str, row: Row) -> None:
    columns, places = ", ".join(row), ", ".join(f":{name}" for name in row)
    connection.execute(
        f"INSERT OR REPLACE INTO {table} ({columns}) VALUES ({places})",  # noqa: S608
        row,
    )


def _take_people(
    connection: sqlite3.Connection, profiles: Sequence[Row]
) -> tuple[Mapping[int | None, int], int]:
    """Who each of them is here: who has the same name is the same person."""
    here = connection.execute("SELECT id, name FROM profiles WHERE deleted = 0").fetchall()
    known: dict[str, int] = {str(name).strip().casefold(): key for key, name in here}
    people: dict[int | None, int] = {key: key for key, _ in here}
    met = 0
    for profile in profiles:
        key, name = profile["id"], str(profile["name"]).strip().casefold()
        if key not in people:
            people[key] = known.setdefault(name, key)
            if people[key] == key:
                met += 1
                _put(connection, "profiles", profile)
    return people, met


def _players(text: str, people: Mapping[int | None, int]) -> str:
    """Who sat there, by who they are here."""
    try:
        players = json.loads(text)
        for player in players:
            player["profile"] = people.get(player["profile"])
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return text  # as it was: one that cannot be read may be of use to somebody
    return json.dumps(players)


def _compared(ours: Any, theirs: Any) -> tuple[bool, bool]:
    """Of two states of one game: does what stands here go as far, or further than what
    comes; does what comes? Neither: they were played on in different ways."""
    if ours == theirs:
        return True, True
    try:
        one, other = (json.loads(text) for text in (ours, theirs))
        mine, yours = one.pop("actions"), other.pop("actions")
        # What chance did is written down while a game goes on.
        for each in (one, other):
            each.pop("reshuffles", None)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return False, False
    if one != other:
        return False, False
    return mine[: len(yours)] == yours, yours[: len(mine)] == mine


def _take_small(folder: Path, parts: Mapping[str, bytes]) -> None:
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
        here = kept(folder, small)
        if isinstance(here, list) and isinstance(value, list):
            value = here + [each for each in value if each not in here]
        elif here is not None and small != _SETTINGS:
            continue
        keep_small(folder, small, value)
