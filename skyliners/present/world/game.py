"""The front door of Skyline of the World to the shell: what its screens ask of any game."""

from skyliners.present.companion.game import Companion
from skyliners.present.texts import _
from skyliners.present.world.charts import charts
from skyliners.present.world.names import MODE_NAMES
from skyliners.present.world.opponents import opponents
from skyliners.present.world.prompts import step as where
from skyliners.present.world.replay import replayed
from skyliners.present.world.results import part_names, share_told, standing, why_won
from skyliners.present.world.seating import (
    may_sit,
    mode_explained,
    round_table,
    seat,
    seats_wanted,
    ways,
    ways_of,
)
from skyliners.present.world.told import announcement, to_do, told, turns
from skyliners.rules.seats import Seat
from skyliners.rules.world.pieces import Mode
from skyliners.rules.world.table import Table

__all__ = [
    "COACH", "MODES", "about", "announcement", "charts", "companion", "keeps_secrets",
    "may_sit", "mode_explained", "mode_name", "opponents", "part_names", "place_told",
    "replayed", "round_table", "seat", "seats_wanted", "share_told", "standing", "to_do",
    "told", "turns", "ways", "ways_of", "where", "why_won",
]  # fmt: skip

MODES = tuple(MODE_NAMES)
COACH = True


def about() -> str:
    return _("Build on your rivals, live off the rent, crown it with penthouses.")


def companion() -> Companion:
    from skyliners.present.world import companion  # noqa: PLC0415  # when asked

    return companion


def mode_name(mode: Mode) -> str:
    return _(MODE_NAMES[mode])


def keeps_secrets(table: Table) -> bool:
    del table  # everybody has a mission from the first turn on
    return True


def place_told(seat: Seat) -> str:
    del seat  # it does not matter
    return ""
