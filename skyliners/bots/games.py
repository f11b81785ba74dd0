"""Where the bots of each game are, by its name in records; loaded when asked for, since
thinking takes a lot to load."""

from collections.abc import Callable

from skyliners.bots.game import Bots


def _skyliners() -> Bots:
    from skyliners.bots.skyliners import game  # noqa: PLC0415  # when needed

    return game


def _cards() -> Bots:
    from skyliners.bots.cards import game  # noqa: PLC0415  # when needed

    return game


def _world() -> Bots:
    from skyliners.bots.world import game  # noqa: PLC0415  # when needed

    return game


def _patience() -> Bots:
    from skyliners.bots.patience import game  # noqa: PLC0415  # when needed

    return game


ROOMS: dict[str, Callable[[], Bots]] = {
    "skyliners": _skyliners,
    "skyline-of-the-world": _world,
    "skyline-cards": _cards,
    "skyline-patience": _patience,
}


def bots_of(game: str) -> Bots:
    """The bots of a game, by its name; KeyError if it has none."""
    return ROOMS[game]()
