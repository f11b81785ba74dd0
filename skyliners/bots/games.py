"""Where the bots of each game are, by its name in records; loaded when asked for, since
thinking takes a lot to load."""

from collections.abc import Callable

from skyliners.bots.game import Bots


def _skyliners() -> Bots:
    from skyliners.bots.skyliners import game  # noqa: PLC0415  # when needed

    return game


ROOMS: dict[str, Callable[[], Bots]] = {"skyliners": _skyliners}


def bots_of(game: str) -> Bots:
    """The bots of a game, by its name; KeyError if it has none."""
    return ROOMS[game]()
