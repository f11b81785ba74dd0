"""Pictures in the rules: tiny tables, as they are written in the book; a README in its
folder says how."""

from typing import Any, NamedTuple

from skyliners.present.companion.reading import Reading
from skyliners.present.patience.board import Board
from skyliners.present.patience.draft import Picked
from skyliners.rules.patience.pieces import LAYOUT, ROW_NAMES, Mode
from skyliners.rules.patience.sketch import sketched
from skyliners.rules.refusal import Ruling


class Picture(NamedTuple):
    board: Board


def picture(written: dict[str, Any], mode: Mode, players: int) -> Picture:
    """A table as the book writes it; without rows it is one that was just dealt."""
    del players  # there is one
    table = sketched(mode, written.get("rows") or _dealt(mode))
    return Picture(
        Board(
            mode,
            table.rows,
            tuple(written.get("gone", "")),
            picked=_picked(written.get("picked")),
            glowing=tuple(map(ROW_NAMES.index, written.get("glowing", ""))),
        )
    )


def _dealt(mode: Mode) -> list[str]:
    """As it is laid: the last card of each row is open."""
    last = ("c4", "a2", "d6", "b3", "a5", "d1")
    return [
        " ".join(["?"] * (length - 1) + [card])
        for length, card in zip(LAYOUT[mode], last, strict=False)
    ]


def _picked(written: str | None) -> Picked | None:
    if not written:
        return None
    number, row = written.split()
    return Picked(ROW_NAMES.index(row), int(number))


def about(rule: Ruling, board: Board) -> Reading:
    """What there is to read about a refusal, with the very table it was met at."""
    still = board._replace(loose=())
    return Reading(rule.value, Picture(still), board.mode, 1)
