"""The front door of Skyliners' bots."""

from skyliners.bots.skyliners.review import review_slices
from skyliners.bots.skyliners.roster import LEVELS, adapted, bot_named

__all__ = ["LEVELS", "adapted", "bot_named", "review_slices"]
