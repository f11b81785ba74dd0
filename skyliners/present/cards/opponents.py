"""The bots of the card game, in words."""

from skyliners.present.opponents import Opponent, adaptive
from skyliners.present.texts import _, later

_LEVELS = {
    "beginner": (
        later("Beginner"),
        later("Falls for one task at a time, and forgets the rest."),
    ),
    "club": (
        later("Experienced"),
        later("Knows the odds of a draw, but not always who else is close."),
    ),
    "master": (
        later("Master"),
        later("Counts every card, up to the last exchange."),
    ),
}


def opponents() -> tuple[Opponent, ...]:
    """The weakest first; at last the one that adapts."""
    levels = (
        Opponent(level, _(name), _(about)) for level, (name, about) in _LEVELS.items()
    )
    return (*levels, adaptive())
