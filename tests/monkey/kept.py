"""What was confirmed is on the shelf: looked at from outside, by a connection of its own,
after every step and after every sudden end."""

import json
import sqlite3
from pathlib import Path
from typing import NamedTuple

from skyliners.match.play import on_record
from skyliners.match.record import write
from skyliners.match.sitting import Sitting


class Kept(NamedTuple):
    """A game as it stands on the shelf."""

    key: int
    record: str
    turn_ended: bool

    @property
    def actions(self) -> list[str]:
        actions: list[str] = json.loads(self.record)["actions"]
        return actions


def confirmed(sitting: Sitting) -> Kept:
    match = sitting.match
    return Kept(
        sitting.game.key,
        write(on_record(match, sitting.game.extras)),
        not match.turn_done,
    )


def on_shelf(folder: Path, key: int) -> Kept | None:
    """None: it is not there, or somebody deleted it."""
    path = folder / "shelf.sqlite3"
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        found = connection.execute(
            "SELECT record, turn_ended FROM games WHERE id = ? AND deleted = 0", (key,)
        ).fetchone()
    finally:
        connection.close()
    return None if found is None else Kept(key, found[0], bool(found[1]))


def is_one_step(before: Kept, after: Kept) -> bool:
    """Is this what was confirmed, or what was just being confirmed?"""
    one, other = before.actions, after.actions
    short, long = sorted((one, other), key=len)
    return len(long) - len(short) <= 1 and long[: len(short)] == short


# What was confirmed outlives the process that confirmed it.


def remember(folder: Path, kept: Kept | None) -> None:
    new = folder / "confirmed.new"
    new.write_text(json.dumps(kept))
    new.replace(folder / "confirmed.json")


def recall(folder: Path) -> Kept | None:
    path = folder / "confirmed.json"
    found = json.loads(path.read_text()) if path.exists() else None
    return None if found is None else Kept(*found)
