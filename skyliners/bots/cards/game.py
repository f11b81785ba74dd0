"""The front door of the card game's bots."""

from skyliners.bots.cards.review import review_slices
from skyliners.bots.cards.roster import LEVELS, adapted, bot_named

__all__ = ["LEVELS", "adapted", "bot_named", "review_slices"]
