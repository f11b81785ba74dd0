"""Where the screens of each game are, by its name in records."""

from skyliners.app.cards import game as cards
from skyliners.app.game import Staged
from skyliners.app.patience import game as patience
from skyliners.app.skyliners import game as skyliners
from skyliners.app.world import game as world

ROOMS: dict[str, Staged] = {
    "skyliners": skyliners,
    "skyline-of-the-world": world,
    "skyline-cards": cards,
    "skyline-patience": patience,
}


def staged(game: str) -> Staged:
    """The screens of a game, by its name; KeyError if it has none."""
    return ROOMS[game]
