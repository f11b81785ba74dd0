"""Puts out of the way what the app has kept, if it cannot start with it. Nothing is ever
deleted: it stays in the same folder under another name, for whoever can mend it."""

from enum import StrEnum
from itertools import count
from pathlib import Path


class Thing(StrEnum):
    SETTINGS = "settings"  # and whatever small was kept beside the shelf
    GAMES = "games"


_FILES = {Thing.SETTINGS: "*.json", Thing.GAMES: "shelf.sqlite3*"}
_ASIDE = "aside"


def set_aside(folder: Path, thing: Thing) -> list[str]:
    """Give its files other names; which these are now. `OSError` if that cannot be done."""
    found = sorted(
        path
        for path in folder.glob(_FILES[thing])
        if path.is_file() and f".{_ASIDE}-" not in path.name
    )
    number = next(
        number
        for number in count(1)
        if not any(_aside(path, number).exists() for path in found)
    )
    for path in found:
        path.rename(_aside(path, number))
    return [_aside(path, number).name for path in found]


def put_back(folder: Path, names: list[str]) -> None:
    """Under their own names again; `OSError` if that cannot be done, or something new has
    taken their place."""
    own = {name: folder / name.rpartition(f".{_ASIDE}-")[0] for name in names}
    if any(path.exists() for path in own.values()):
        raise FileExistsError
    for name, path in own.items():
        (folder / name).rename(path)


def _aside(path: Path, number: int) -> Path:
    return path.with_name(f"{path.name}.{_ASIDE}-{number}")
