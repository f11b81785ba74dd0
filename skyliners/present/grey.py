"""Why what is grey is grey, whichever game is played."""

from skyliners.present.texts import _


def nothing_to_undo() -> str:
    return _("Nothing to take back this turn.")


def at_the_start() -> str:
    return _("This is where it begins.")


def at_the_end() -> str:
    return _("That’s all there is.")


def nothing_turned() -> str:
    return _("No more turning points that way.")
