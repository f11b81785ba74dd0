"""Where each game's words and models are, by its name in records; loaded when asked for."""

from collections.abc import Callable

from skyliners.present.game import Shown


def _skyliners() -> Shown:
    from skyliners.present.skyliners import game  # noqa: PLC0415  # when needed

    return game


ROOMS: dict[str, Callable[[], Shown]] = {"skyliners": _skyliners}


def shown(game: str) -> Shown:
    """How a game is shown, by its name; KeyError if it is not."""
    return ROOMS[game]()


def is_shown(game: str) -> bool:
    """Are there screens for it? Its rules alone can be here, too."""
    return game in ROOMS
