"""The skyline: a player's five rows in profile, what they see and what is hidden."""

from typing import NamedTuple

from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import LINES, Side, blocker, sees
from skyliners.rules.skyliners.notation import ROW_NAMES
from skyliners.rules.skyliners.pieces import Piece
from skyliners.rules.skyliners.table import Layer, Table, buildings


class Storey(NamedTuple):
    piece: Piece
    color: Color | None  # None: neutral


class Silhouette(NamedTuple):
    """One site of a row, seen from the side."""

    site: int
    height: int
    storeys: tuple[Storey, ...]  # from the ground up
    seen: bool
    hidden_by: int | None  # the depth of what hides it, 1 the nearest
    short_by: int  # how much taller it would have to be to be seen


class Row(NamedTuple):
    letter: str
    profiles: tuple[Silhouette, ...]  # the nearest first
    seen: int
    change: int  # what the move under consideration adds or takes away


def skyline(
    table: Table, side: Side, heights_after: bytes | None = None
) -> tuple[Row, ...]:
    """The five rows from a side; with the heights after a move, what it would change."""
    city = buildings(table)
    after = heights_after or table.heights
    return tuple(
        Row(
            ROW_NAMES[index],
            tuple(_profile(table, line, depth, city) for depth in range(len(line))),
            seen=len(sees(table.heights, line)),
            change=len(sees(after, line)) - len(sees(table.heights, line)),
        )
        for index, line in enumerate(LINES[side])
    )


def _profile(
    table: Table, line: tuple[int, ...], depth: int, city: tuple[tuple[Layer, ...], ...]
) -> Silhouette:
    site = line[depth]
    height = table.heights[site]
    hides = blocker(table.heights, line, site)
    storeys = tuple(
        Storey(piece, None if seat is None else table.seats[seat].color)
        for piece, seat in city[site]
    )
    return Silhouette(
        site,
        height,
        storeys,
        seen=bool(height) and hides is None,
        hidden_by=None if hides is None else line.index(hides) + 1,
        short_by=0 if hides is None else table.heights[hides] - height + 1,
    )
