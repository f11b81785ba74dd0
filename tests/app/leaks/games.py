"""What the walk has to know of each game, one row each: a module of its own."""

from collections.abc import Callable

from tests.app.leaks.twin import Secrets


def _skyliners() -> Secrets:
    from tests.app.leaks import skyliners  # noqa: PLC0415  # when it is played

    return skyliners


def _world() -> Secrets:
    from tests.app.leaks import world  # noqa: PLC0415  # when it is played

    return world


def _cards() -> Secrets:
    from tests.app.leaks import cards  # noqa: PLC0415  # when it is played

    return cards


def _patience() -> Secrets:
    from tests.app.leaks import patience  # noqa: PLC0415  # when it is played

    return patience


ROWS: dict[str, Callable[[], Secrets]] = {
    "skyliners": _skyliners,
    "skyline-of-the-world": _world,
    "skyline-cards": _cards,
    "skyline-patience": _patience,
}


def secrets_of(game: str) -> Secrets:
    """The secrets of a game, by its name in records; KeyError if nobody has told."""
    return ROWS[game]()
