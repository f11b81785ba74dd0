"""The front door of Skyliners' bots."""

from skyliners.bots.skyliners.roster import LEVELS, bot_named

__all__ = ["LEVELS", "bot_named"]
