"""What a game is played with: a map, missions and bonus cards. Ours lie in `assets/world`,
and are our own; a record brings its own with it."""

import json
from functools import cache
from typing import Any, NamedTuple

from skyliners.places import ASSETS
from skyliners.rules.world.city import City


class Box(NamedTuple):
    city: City
    missions: tuple[str, ...]
    bonus: tuple[str, ...]


def _data(name: str) -> Any:
    return json.loads((ASSETS / "world" / f"{name}.json").read_text(encoding="utf-8"))


@cache
def cities() -> dict[str, City]:
    """Every map we have, by the name of its city; the first is the default."""
    return {name: City(tuple(lines)) for name, lines in _data("cities").items()}


@cache
def missions() -> tuple[str, ...]:
    return tuple(_data("missions"))


@cache
def bonus() -> tuple[str, ...]:
    """All bonus cards there are, each as often as it is in the pile."""
    told = _data("bonus")
    kinds = [f"{shape}={pays}" for pays, shapes in told["pays"].items() for shape in shapes]
    return tuple(kinds * told["copies"])


def box(city: str | None = None) -> Box:
    """What lies in our box, with the map of a city; KeyError if we have none of it."""
    name = next(iter(cities())) if city is None else city
    return Box(cities()[name], missions(), bonus())
