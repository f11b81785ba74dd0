"""The front door of Skyliners to the shell: what its screens ask of any game."""

from skyliners.present.skyliners.names import MODE_NAMES
from skyliners.present.skyliners.opponents import opponents
from skyliners.present.texts import _
from skyliners.rules.skyliners.pieces import Mode

__all__ = ["mode_name", "opponents"]


def mode_name(mode: Mode) -> str:
    return _(MODE_NAMES[mode])
