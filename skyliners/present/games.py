"""Where each game's words and models are, by its name in records; loaded when asked for."""

from collections.abc import Callable

from skyliners.present.game import Alone, Presented, Shown


def _skyliners() -> Shown:
    from skyliners.present.skyliners import game  # noqa: PLC0415  # when needed

    return game


def _world() -> Shown:
    from skyliners.present.world import game  # noqa: PLC0415  # when needed

    return game


def _cards() -> Shown:
    from skyliners.present.cards import game  # noqa: PLC0415  # when needed

    return game


def _patience() -> Alone:
    from skyliners.present.patience import game  # noqa: PLC0415  # when needed

    return game


ROOMS: dict[str, Callable[[], Shown]] = {
    "skyliners": _skyliners,
    "skyline-of-the-world": _world,
    "skyline-cards": _cards,
}


# Those for one.
ALONE: dict[str, Callable[[], Alone]] = {"skyline-patience": _patience}


def shown(game: str) -> Shown:
    """How a game for several is shown, by its name; KeyError if it is not."""
    return ROOMS[game]()


def alone(game: str) -> Alone | None:
    """How a game for one is shown; None: it is for several."""
    return ALONE[game]() if game in ALONE else None


def presented(game: str) -> Presented:
    """What all have in common, by a game's name; KeyError if it is not shown."""
    return alone(game) or shown(game)


def is_shown(game: str) -> bool:
    """Are there screens for it? Its rules alone can be here, too."""
    return game in ROOMS or game in ALONE
