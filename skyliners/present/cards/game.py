"""The front door of the card game to the shell: what its screens ask of any game."""

from skyliners.present.cards.opponents import opponents
from skyliners.present.cards.replay import replayed
from skyliners.present.cards.results import (
    charts,
    part_names,
    share_told,
    standing,
    why_won,
)
from skyliners.present.cards.seating import (
    may_sit,
    mode_explained,
    round_table,
    seat,
    seats_wanted,
)
from skyliners.present.cards.told import announcement, to_do, told, turns, where
from skyliners.present.choices import no_ways as ways
from skyliners.present.choices import nothing_settled as ways_of
from skyliners.present.companion.game import Companion
from skyliners.present.texts import _
from skyliners.rules.cards.pieces import Mode
from skyliners.rules.cards.table import Table
from skyliners.rules.seats import Seat

__all__ = [
    "COACH", "MODES", "about", "announcement", "charts", "companion", "keeps_secrets",
    "may_sit", "mode_explained", "mode_name", "opponents", "part_names", "place_told",
    "replayed", "round_table", "seat", "seats_wanted", "share_told", "standing", "to_do",
    "told", "turns", "ways", "ways_of", "where", "why_won",
]  # fmt: skip

MODES = (Mode.OPEN,)
COACH = True


def about() -> str:
    return _("Four cards, one skyline: hit the sum and meet the tasks.")


def companion() -> Companion:
    from skyliners.present.cards import companion  # noqa: PLC0415  # when asked

    return companion


def mode_name(mode: Mode) -> str:
    del mode  # there is only one
    return _("Skyline cards")


def keeps_secrets(table: Table) -> bool:
    del table  # hands are secret from the first card on
    return True


def place_told(seat: Seat) -> str:
    del seat  # it does not matter
    return ""
