"""The front door of Skyliners to the shell: what its screens ask of any game."""

from skyliners.present.choices import no_ways as ways
from skyliners.present.choices import nothing_settled as ways_of
from skyliners.present.companion.game import Companion
from skyliners.present.skyliners.charts import charts
from skyliners.present.skyliners.names import MODE_NAMES, SIDE_NAMES, places_from
from skyliners.present.skyliners.opponents import opponents
from skyliners.present.skyliners.prompts import step as where
from skyliners.present.skyliners.reasons import why_winner as why_won
from skyliners.present.skyliners.replay import replayed, told, turns
from skyliners.present.skyliners.results import part_names, share_told, standing
from skyliners.present.skyliners.seating import (
    may_sit,
    mode_explained,
    round_table,
    seat,
    seats_wanted,
)
from skyliners.present.skyliners.spoken import announcement
from skyliners.present.skyliners.told import to_do as _to_do
from skyliners.present.texts import _
from skyliners.rules.skyliners.actions import Action
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.table import Seat, Table

__all__ = [
    "COACH", "MODES", "about", "announcement", "charts", "companion", "keeps_secrets",
    "may_sit", "mode_explained", "mode_name", "opponents", "part_names", "place_told",
    "replayed", "round_table", "seat", "seats_wanted", "share_told", "standing", "to_do",
    "told", "turns", "ways", "ways_of", "where", "why_won",
]  # fmt: skip

MODES = tuple(MODE_NAMES)
COACH = True


def about() -> str:
    return _("Build a city together. See it from your side.")


def companion() -> Companion:
    from skyliners.present.skyliners import companion  # noqa: PLC0415  # when asked

    return companion


def mode_name(mode: Mode) -> str:
    return _(MODE_NAMES[mode])


def to_do(table: Table, action: Action, seat: int | None = None) -> str:
    if seat is None:
        return _to_do(action)
    return _to_do(action, places_from(table.seats[seat].side))


def keeps_secrets(_: Table) -> bool:
    """In the introductory game, too, everybody has a skyscraper card to look at."""
    return True


def place_told(seat: Seat) -> str:
    return _(SIDE_NAMES[seat.side])
