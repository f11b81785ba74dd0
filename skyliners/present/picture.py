"""Pictures in the rules: tiny situations, written down in assets/rulebook/pieces.json or
taken from the game that is being played, drawn by the app's own widgets."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from skyliners.present.scene import Marks
from skyliners.present.skyline import Row, skyline
from skyliners.rules.skyliners.city import (
    CLOCKWISE,
    DISTRICTS,
    LINES,
    SITES,
    District,
    Side,
    sees,
)
from skyliners.rules.skyliners.notation import ROW_NAMES, SITE_NAMES
from skyliners.rules.skyliners.pieces import Color, Mode, Piece
from skyliners.rules.skyliners.sketch import coloured
from skyliners.rules.skyliners.table import Layer, Seat, Table

_PIECES = {"F": Piece.FLOOR, "R": Piece.ROOF, "K": Piece.PARK}
_COLORS = (Color.RED, Color.BLUE, Color.GREEN, Color.YELLOW)
SEATS = tuple(
    Seat(color.value, side, color) for side, color in zip(CLOCKWISE, _COLORS, strict=True)
)
_OWNERS = {seat.color.value[0]: number for number, seat in enumerate(SEATS)}


class Picture(NamedTuple):
    table: Table
    side: Side
    marks: Marks
    row: Row | None = None  # to be shown in profile, too


def picture(spec: dict[str, Any]) -> Picture:
    """The situation a specification describes; see assets/rulebook/README.md."""
    stacks = {
        SITE_NAMES.index(name): [_layer(piece) for piece in pieces.split()]
        for name, pieces in spec["sites"].items()
    }
    table = coloured(Mode.FULL, SEATS, stacks)
    side = Side(spec.get("side", "south"))
    chosen = SITE_NAMES.index(spec["chosen"]) if "chosen" in spec else None
    marks = Marks(
        glowing=_sites(spec.get("glowing", ())),
        chosen=chosen,
        ghost=(chosen, _layer(spec["ghost"])) if chosen and "ghost" in spec else None,
        antennas=tuple(
            (SITE_NAMES.index(name), _OWNERS[owner])
            for name, owner in spec.get("antennas", {}).items()
        ),
    )
    if "district" in spec:
        district = DISTRICTS[District(spec["district"])]
        marks = marks._replace(recent=district, aside=frozenset(SITES) - district)
    if "lane" in spec:
        lane = LINES[side][ROW_NAMES.index(spec["lane"])]
        marks = marks._replace(recent=frozenset(lane))
    if "row" in spec:
        return looking_along(table, side, ROW_NAMES.index(spec["row"]), marks)
    return Picture(table, side, marks)


def looking_along(table: Table, side: Side, row: int, marks: Marks) -> Picture:
    """Along one row: what is seen in it lies in light, the rest of the city is pale."""
    line = LINES[side][row]
    marks = marks._replace(
        lit=frozenset(sees(table.heights, line)),
        recent=frozenset(line),
        aside=frozenset(SITES) - frozenset(line),
    )
    return Picture(table, side, marks, skyline(table, side)[row])


def _sites(names: Sequence[str]) -> frozenset[int]:
    return frozenset(SITE_NAMES.index(name) for name in names)


def _layer(written: str) -> Layer:
    return Layer(_PIECES[written[0]], _OWNERS[written[1]] if written[1:] else None)
