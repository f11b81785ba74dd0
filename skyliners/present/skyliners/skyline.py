"""The skyline: a player's five rows in profile, what they see and what is hidden."""

from collections.abc import Sequence
from typing import NamedTuple

from skyliners.rules.seats import Color
from skyliners.rules.skyliners.city import LINES, Side, blocker, built_up, sees
from skyliners.rules.skyliners.notation import ROW_NAMES
from skyliners.rules.skyliners.pieces import Piece
from skyliners.rules.skyliners.table import Layer, Table, buildings


class Storey(NamedTuple):
    piece: Piece
    color: Color | None  # None: neutral
    previewed: bool = False  # not built yet


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
    profiles: tuple[Silhouette, ...]  # the nearest first, with the move under consideration
    seen: int  # without it
    change: int  # what it adds or takes away
    lit: bool = False  # it is looked along now
    asked: int | None = None  # the object somebody asked about, 0 the nearest


Ghost = tuple[int, Layer]  # a site, and a piece not yet built there


def skyline(table: Table, side: Side, ghost: Ghost | None = None) -> tuple[Row, ...]:
    """The five rows from a side; with a piece not yet built as if it were, and with what
    that would change."""
    built = [[_storey(table, layer) for layer in layers] for layers in buildings(table)]
    after = table.heights
    if ghost is not None:
        where, layer = ghost
        after = built_up(after, where, layer.piece)
        built[where].append(_storey(table, layer)._replace(previewed=True))
    return tuple(
        Row(
            ROW_NAMES[index],
            tuple(_profile(after, line, site, built[site]) for site in line),
            seen=len(sees(table.heights, line)),
            change=len(sees(after, line)) - len(sees(table.heights, line)),
        )
        for index, line in enumerate(LINES[side])
    )


def _profile(
    heights: bytes, line: tuple[int, ...], site: int, storeys: Sequence[Storey]
) -> Silhouette:
    height = heights[site]
    hides = blocker(heights, line, site)
    return Silhouette(
        site,
        height,
        tuple(storeys),
        seen=bool(height) and hides is None,
        hidden_by=None if hides is None else line.index(hides) + 1,
        short_by=0 if hides is None else heights[hides] - height + 1,
    )


def _storey(table: Table, layer: Layer) -> Storey:
    piece, seat = layer
    return Storey(piece, None if seat is None else table.seats[seat].color)
