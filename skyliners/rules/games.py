"""Where the rules of each game are, by its name in records; loaded when asked for."""

from collections.abc import Callable
from typing import Any

from skyliners.rules.game import Game

AnyGame = Game[Any, Any, Any, Any, Any]


def _skyliners() -> AnyGame:
    from skyliners.rules.skyliners import game  # noqa: PLC0415  # when needed

    return game


def _world() -> AnyGame:
    from skyliners.rules.world import game  # noqa: PLC0415  # when needed

    return game


def _cards() -> AnyGame:
    from skyliners.rules.cards import game  # noqa: PLC0415  # when needed

    return game


def _patience() -> AnyGame:
    from skyliners.rules.patience import game  # noqa: PLC0415  # when needed

    return game


ROOMS: dict[str, Callable[[], AnyGame]] = {
    "skyliners": _skyliners,
    "skyline-of-the-world": _world,
    "skyline-cards": _cards,
    "skyline-patience": _patience,
}


def rules_of(game: str) -> AnyGame:
    """The rules of a game, by its name; KeyError if there is none."""
    return ROOMS[game]()
