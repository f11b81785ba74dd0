"""The cards on the table as a model: what lies where, what is picked up, and where it may
go. Of a card that lies face down it knows only that it is there."""

from typing import NamedTuple

from skyliners.present.patience.draft import Draft, Picked, loose, places
from skyliners.rules.patience.pieces import Mode
from skyliners.rules.patience.table import Row, Table


class Board(NamedTuple):
    mode: Mode
    rows: tuple[Row, ...]
    gone: tuple[str, ...] = ()  # designs, in the order they were finished
    loose: tuple[int, ...] = ()  # by row, how many cards can be pulled; none: a picture
    picked: Picked | None = None
    glowing: tuple[int, ...] = ()  # rows where that may go
    marked: Picked | None = None  # the keyboard's place, or what was moved last


def board(table: Table, draft: Draft) -> Board:
    picked = draft.picked
    glowing: tuple[int, ...] = ()
    if picked is not None:
        glowing = (draft.aim,) if draft.aim is not None else tuple(places(table, picked))
    return Board(
        table.mode,
        table.rows,
        table.gone,
        tuple(map(loose, table.rows)),
        picked,
        glowing,
        None if picked else draft.at,
    )


def still(table: Table, marked: Picked | None = None) -> Board:
    """To be looked at, and not touched."""
    return Board(table.mode, table.rows, table.gone, marked=marked)
