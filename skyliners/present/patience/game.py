"""The front door of the patience to the shell: what its screens ask of a game for one."""

from skyliners.present.companion.game import Companion
from skyliners.present.patience.names import MODE_NAMES, mode_explained, mode_name
from skyliners.present.patience.solved import ended, ended_in
from skyliners.present.patience.statistics import so_far
from skyliners.present.patience.told import (
    moves_told,
    replayed,
    to_do,
    told,
    turns,
    where,
)
from skyliners.present.texts import _
from skyliners.rules.patience.table import Table

__all__ = [
    "MODES", "about", "announcement", "companion", "ended", "ended_in", "mode_explained",
    "mode_name", "moves_told", "replayed", "so_far", "to_do", "told", "turns", "where",
]  # fmt: skip

MODES = tuple(MODE_NAMES)


def about() -> str:
    return _("Put four skylines in order, all by yourself.")


def companion() -> Companion:
    from skyliners.present.patience import companion  # noqa: PLC0415  # when asked

    return companion


def announcement(table: Table, seat: int) -> str:
    del seat  # there is one
    return where(table, turn_done=False) if table.moves else told(table, None)
