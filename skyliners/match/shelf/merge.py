"""Two shelves become one. A game that is here already comes once, in whichever state goes
further; one that was played on here and there in different ways becomes two, however often
it comes. Who has the same name is the same person."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from enum import Enum, auto
from typing import Any, NamedTuple

from skyliners.match.record import read
from skyliners.match.shelf.saves import Kind
from skyliners.match.shelf.shelf import Shelf, new_key
from skyliners.rules.refusal import Refused

Row = dict[str, Any]


class TakenIn(NamedTuple):
    """What has come that was not here before."""

    games: int
    players: int


class Coming:
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


class Merged(NamedTuple):
    taken: TakenIn
    places: Mapping[int, int]  # where each game lies now, by where it lay
    people: Mapping[int | None, int]  # who each of them is here


def merge(shelf: Shelf, coming: Coming) -> Merged:
    """All of it in one step."""
    places: dict[int, int] = {}
    come: dict[int, int] = {}
    new = 0
    with shelf.change() as connection:
        people, met = _take_people(connection, coming.profiles)
        begun = _begun(connection)
        for game in coming.games:
            game["players"] = _players(game["players"], people)
            before, place = game["id"], _place(connection, game, begun)
            places[before] = place.key
            if place.verdict is not _Verdict.HERE:
                come[before] = game["id"] = place.key
                new += place.verdict is _Verdict.NEW
                _put(connection, "games", game)
        for outcome in coming.outcomes:
            if outcome["key"] in come:
                outcome["profile"] = people.get(outcome["profile"])
                outcome["key"] = come[outcome["key"]]
                _put(connection, "outcomes", outcome)
    return Merged(TakenIn(new, met), places, people)


class _Verdict(Enum):
    """Of a game that comes."""

    NEW = auto()
    FURTHER = auto()  # than it was played here
    HERE = auto()  # as far, or further


class _Place(NamedTuple):
    key: int
    verdict: _Verdict


_STANDING = "SELECT record, kind, step FROM games WHERE id = ? AND deleted = 0"
_TAKEN = "SELECT 1 FROM games WHERE id = ?"
Begun = dict[float, list[int]]  # the games that are here, by when they began


def _begun(connection: sqlite3.Connection) -> Begun:
    found: Begun = {}
    for key, started in connection.execute("SELECT id, started FROM games"):
        found.setdefault(started, []).append(key)
    return found


def _place(connection: sqlite3.Connection, game: Row, begun: Begun) -> _Place:
    """Its own; or, if it came before and was given another then, that one."""
    coming = (game["record"], game["kind"], game["step"])
    for key in dict.fromkeys((game["id"], *begun.get(game["started"], ()))):
        standing = connection.execute(_STANDING, (key,)).fetchone()
        if standing is not None:
            verdict = _compared(standing, coming)
            if verdict is not _Verdict.NEW:
                return _Place(key, verdict)
    taken = connection.execute(_TAKEN, (game["id"],)).fetchone()
    return _Place(game["id"] if taken is None else new_key(), _Verdict.NEW)


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


def _compared(ours: Sequence[Any], theirs: Sequence[Any]) -> _Verdict:
    """Of two states of one game, does what comes go further? New: they were played on in
    different ways. A score that was corrected counts as it was entered last."""
    (mine, kind, step), (yours, *like) = ours, theirs
    if mine == yours:
        return _Verdict.HERE
    if kind == like[0] == Kind.SCORED and step != like[1]:
        return _Verdict.HERE if step > like[1] else _Verdict.FURTHER
    try:
        one, other = (read(text, shorten_names=True) for text in (mine, yours))
    except Refused:
        return _Verdict.NEW
    if (one.game, one.start) != (other.game, other.start):
        return _Verdict.NEW
    if one.actions[: len(other.actions)] == other.actions:
        return _Verdict.HERE
    further = other.actions[: len(one.actions)] == one.actions
    return _Verdict.FURTHER if further else _Verdict.NEW
