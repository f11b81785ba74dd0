"""Who sits at a table: what the seats of all games share, and how they are written."""

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import Any, NamedTuple

from skyliners.rules.names import LONGEST, is_name
from skyliners.rules.refusal import Common, Refused


class Color(StrEnum):
    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"


class Seat(NamedTuple):
    name: str
    color: Color


def seated(names: Sequence[str], rng: Random) -> tuple[Seat, ...]:
    """Seats of a game in which it is all the same where one sits."""
    return tuple(map(Seat, names, rng.sample(list(Color), len(names))))


def read_seat(entry: Any, own_keys: Collection[str] = ()) -> Seat:
    """Name and colour of a seat in a record, which has these keys of the game's own
    besides, and no others."""
    keys = {"name", "color", *own_keys}
    if not isinstance(entry, dict) or entry.keys() != keys:
        raise Refused(Common.BAD_SEATS, f"a seat has {', '.join(sorted(keys))}")
    color = entry["color"]
    if color not in tuple(Color):
        raise Refused(Common.BAD_SEATS, f"there is no colour {color!r:.40}")
    return Seat(read_name(entry["name"]), Color(color))


def read_name(name: Any) -> str:
    if not isinstance(name, str):
        raise Refused(Common.BAD_SEATS, "a name is not text")
    if not is_name(name):
        what = f"at most {LONGEST} characters, and no control characters"
        raise Refused(Common.BAD_SEATS, f"a name has {what}")
    return name


def seats_shown(players: int, data: Mapping[str, Any]) -> range:
    """Whose secrets a record has to show: everybody's, or only its viewer's."""
    if "viewer" not in data:
        return range(players)
    viewer = data["viewer"]
    fits = type(viewer) is int and 0 <= viewer < players
    return range(viewer, viewer + 1) if fits else range(0)


def read_viewer(data: Mapping[str, Any]) -> int | None:
    """Whose eyes a record is for; None: everybody's."""
    if "viewer" not in data:
        return None
    found = seats_shown(len(data["seats"]), data)
    if not found:
        raise Refused(Common.BAD_SEATS, "the viewer is not one of the seats")
    return found[0]
