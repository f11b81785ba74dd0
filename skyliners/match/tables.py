"""The last table of every game: who sat where, what they played, which bots, and who was
to begin. Kept beside the shelf; a table that makes no sense any more was never set."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from skyliners.match import kept
from skyliners.match.shelf.rows import read_key
from skyliners.rules.names import is_name
from skyliners.rules.seats import Color

NAME = "tables"
_TABLE, _ALONE = "table", "alone"  # the last of a game, and the last with one person at it


class Sitter(NamedTuple):
    chair: int
    name: str
    color: Color
    bot: str | None = None
    profile: int | None = None


class Table(NamedTuple):
    game: str
    mode: str
    sitters: tuple[Sitter, ...]
    starter: int | None = None  # their chair; None: drawn by lot
    settled: tuple[tuple[str, str | bool], ...] = ()  # what else was chosen, by its key

    @property
    def alone(self) -> bool:
        """Does one person play here, whoever else is a bot?"""
        return sum(sitter.bot is None for sitter in self.sitters) == 1


def keep(folder: Path, table: Table) -> None:
    """The last one of its game, and of all games; the last one alone is kept apart."""
    places = (_TABLE, _ALONE) if table.alone else (_TABLE,)
    tables = _tables(kept.kept(folder, NAME))
    own = tables.get(table.game)
    tables[table.game] = (own if isinstance(own, dict) else {}) | dict.fromkeys(
        places, _written(table)
    )
    kept.keep(folder, NAME, {"latest": table.game, "tables": tables})


def take_in(folder: Path, coming: Any, people: Mapping[int | None, int]) -> None:
    """Tables of another device, for whatever has none here; `people` says who of there is
    who here."""
    here = kept.kept(folder, NAME)
    tables = _tables(here)
    for game, own in _tables(coming).items():
        there = ((place, _read(own, place)) for place in (_TABLE, _ALONE))
        new = {place: _written(_met(table, people)) for place, table in there if table}
        standing = tables.get(game)
        tables[game] = new | (standing if isinstance(standing, dict) else {})
    if tables:
        latest = _latest(here) or _latest(coming)
        kept.keep(folder, NAME, {"latest": latest, "tables": tables})


def _met(table: Table, people: Mapping[int | None, int]) -> Table:
    sitters = (each._replace(profile=people.get(each.profile)) for each in table.sitters)
    return table._replace(sitters=tuple(sitters))


def _written(table: Table) -> dict[str, Any]:
    return table._asdict() | {"sitters": [each._asdict() for each in table.sitters]}


def last(folder: Path, game: str) -> Table | None:
    """The last table this game was played at."""
    return _read(_tables(kept.kept(folder, NAME)).get(game), _TABLE)


def last_alone(folder: Path, game: str) -> Table | None:
    return _read(_tables(kept.kept(folder, NAME)).get(game), _ALONE)


def latest(folder: Path) -> Table | None:
    """The last table anything was played at."""
    game = _latest(kept.kept(folder, NAME))
    return last(folder, game) if game is not None else None


def _latest(found: Any) -> str | None:
    game = found.get("latest") if isinstance(found, dict) else None
    return game if isinstance(game, str) else None


def _tables(found: Any) -> dict[str, Any]:
    tables = found.get("tables") if isinstance(found, dict) else None
    return tables if isinstance(tables, dict) else {}


def _read(own: Any, place: str) -> Table | None:
    """What stands in a file may be anything."""
    try:
        found = own[place]
        return Table(
            _text(found["game"]),
            _text(found["mode"]),
            tuple(_sitter(**sitter) for sitter in found["sitters"]),
            _number(found["starter"]),
            tuple(_settled(*pair) for pair in found.get("settled", ())),
        )
    except (TypeError, KeyError, ValueError, AttributeError):
        return None


def _sitter(chair: Any, name: Any, color: Any, bot: Any, profile: Any) -> Sitter:
    return Sitter(
        read_key(chair),
        _text(name),
        Color(color),
        None if bot is None else _text(bot),
        _number(profile),
    )


def _settled(key: Any, value: Any) -> tuple[str, str | bool]:
    return _text(key), value if isinstance(value, bool) else _text(value)


def _text(value: Any) -> str:
    if not isinstance(value, str) or not is_name(value):
        raise TypeError("no name")
    return value


def _number(value: Any) -> int | None:
    return None if value is None else read_key(value)
