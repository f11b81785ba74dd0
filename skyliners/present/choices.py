"""Several things of which one is chosen."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from skyliners.rules.seats import Color


class Choice(NamedTuple):
    value: Any
    text: str
    chosen: bool = False
    icon: str = ""
    color: Color | None = None  # of a player: shown with its glyph


class Way(NamedTuple):
    """Something to settle about a game before it begins, besides its mode."""

    key: str  # as its rules call it
    title: str
    choices: tuple[Choice, ...]  # one of them is chosen
    about: str = ""  # what that means

    @property
    def chosen(self) -> Any:
        return next(choice.value for choice in self.choices if choice.chosen)


def no_ways(chosen: Mapping[str, Any], players: int) -> tuple[Way, ...]:
    """For a game that has nothing more to settle."""
    del chosen, players
    return ()


def nothing_settled(table: object) -> Mapping[str, Any]:
    del table
    return {}
