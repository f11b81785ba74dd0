"""The front door of the bots of Skyline of the World."""

from skyliners.bots.world.review import review_slices
from skyliners.bots.world.roster import LEVELS, adapted, bot_named

__all__ = ["LEVELS", "adapted", "bot_named", "review_slices"]
