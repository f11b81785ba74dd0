"""The front door of Skyliners to the shell: what its screens ask of any game."""

from skyliners.present.companion.game import Companion
from skyliners.present.skyliners.names import MODE_NAMES
from skyliners.present.skyliners.opponents import opponents
from skyliners.present.skyliners.seating import (
    may_sit,
    mode_explained,
    round_table,
    seat,
    seats_wanted,
)
from skyliners.present.texts import _
from skyliners.rules.skyliners.pieces import Mode

__all__ = [
    "MODES", "companion", "may_sit", "mode_explained", "mode_name", "opponents",
    "round_table", "seat", "seats_wanted",
]  # fmt: skip

MODES = tuple(MODE_NAMES)


def companion() -> Companion:
    from skyliners.present.skyliners import companion  # noqa: PLC0415  # when asked

    return companion


def mode_name(mode: Mode) -> str:
    return _(MODE_NAMES[mode])
