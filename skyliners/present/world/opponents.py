"""The bots of Skyline of the World, in words."""

from skyliners.present.opponents import Opponent, adaptive
from skyliners.present.texts import _, later

_LEVELS = {
    "beginner": (
        later("Beginner"),
        later("Builds whatever looks good right now, and is often mistaken."),
    ),
    "club": (
        later("Experienced"),
        later("Plans the whole turn and keeps an eye on the money."),
    ),
    "master": (
        later("Master"),
        later("Plays each plan through in its head before it builds."),
    ),
}


def opponents() -> tuple[Opponent, ...]:
    """The weakest first; at last the one that adapts."""
    levels = (
        Opponent(level, _(name), _(about)) for level, (name, about) in _LEVELS.items()
    )
    return (*levels, adaptive())
