"""Pictures in the rules: tiny situations, written down in assets/rulebook/skyliners or
taken from the game that is being played, drawn by the app's own widgets."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from skyliners.present.companion.reading import Reading
from skyliners.present.results import Column
from skyliners.present.skyliners.names import SEATS
from skyliners.present.skyliners.scene import CityShown, Marks
from skyliners.present.skyliners.scoring import Segment, card_segments
from skyliners.present.skyliners.skyline import Row, skyline
from skyliners.present.skyliners.steps import Opened
from skyliners.present.skyliners.turn import SeatPanel, seat_panels
from skyliners.present.texts import _
from skyliners.rules.refusal import Ruling
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import Build
from skyliners.rules.skyliners.city import (
    DISTRICTS,
    LINES,
    SITES,
    District,
    Side,
    sees,
)
from skyliners.rules.skyliners.legal import legal_builds
from skyliners.rules.skyliners.notation import ROW_NAMES, SITE_NAMES
from skyliners.rules.skyliners.pieces import Mode, Piece, starting_stock
from skyliners.rules.skyliners.sketch import coloured
from skyliners.rules.skyliners.table import Layer, Table

_PIECES = {"F": Piece.FLOOR, "R": Piece.ROOF, "K": Piece.PARK}
_OWNERS = {seat.color.value[0]: number for number, seat in enumerate(SEATS)}


class Sitter(NamedTuple):
    """Somebody at the edge of the city."""

    side: Side
    color: Color
    order: str  # "1" begins; empty where it does not matter


class PlanShown(NamedTuple):
    """A planning card, open; one nobody may look at shows no number."""

    opened: Opened
    row_text: str
    segments: tuple[Segment, ...]


class Score(NamedTuple):
    """How it ended: antennas and points."""

    label: str
    total_text: str
    columns: tuple[Column, ...]


class Picture(NamedTuple):
    city: CityShown
    row: Row | None = None  # to be shown in profile, too
    sitters: tuple[Sitter, ...] = ()
    stocks: tuple[SeatPanel, ...] = ()  # what lies in front of some players
    plan: PlanShown | None = None
    score: Score | None = None


def picture(spec: dict[str, Any], mode: Mode, players: int) -> Picture:
    """The situation a specification describes; see assets/rulebook/skyliners/README.md."""
    spec = spec | spec.get(mode.value, {})
    table, side = _table(spec), Side(spec.get("side", "south"))
    marks = _marks(spec, table, side)
    shown = Picture(CityShown(table, side, marks, peopled="seats" not in spec))
    if "row" in spec:
        shown = looking_along(table, side, ROW_NAMES.index(spec["row"]), marks)
    return shown._replace(
        sitters=_sitters(spec["seats"], players) if "seats" in spec else (),
        stocks=_stocks(spec.get("stock", {}), mode, players),
        plan=_plan(table, spec["plan"]) if "plan" in spec else None,
        score=_score(spec["score"], marks) if "score" in spec else None,
    )


def _table(spec: dict[str, Any]) -> Table:
    stacks = {
        SITE_NAMES.index(name): [_layer(piece) for piece in pieces.split()]
        for name, pieces in spec["sites"].items()
    }
    return coloured(Mode.FULL, SEATS, stacks)


def _marks(spec: dict[str, Any], table: Table, side: Side) -> Marks:
    chosen = SITE_NAMES.index(spec["chosen"]) if "chosen" in spec else None
    takes = _PIECES.get(spec.get("takes", ""))
    marks = Marks(
        glowing=frozenset(
            build.site
            for build in legal_builds(table)
            if isinstance(build, Build) and build.piece is takes
        ),
        recent=_sites(spec.get("recent", ())),
        chosen=chosen,
        ghost=None
        if chosen is None or "ghost" not in spec
        else (chosen, _layer(spec["ghost"])),
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
    return marks


def situation(city: CityShown) -> Picture:
    """A city as it is, with what is left to whoever acts: it may be why they cannot."""
    turn = city.table.turn
    if turn is None:
        return Picture(city)
    return Picture(city, stocks=(seat_panels(city.table, acting=None)[turn.seat],))


def about(rule: Ruling, city: CityShown) -> Reading:
    """What there is to read about a refusal, with the very city it was met in."""
    table = city.table
    return Reading(rule.value, situation(city), table.mode, len(table.seats))


def round_table(sitters: Iterable[tuple[Side, Color]]) -> Picture:
    """The empty city, and who sits around it."""
    around = tuple(Sitter(side, color, "") for side, color in sitters)
    return Picture(CityShown(coloured(Mode.FULL, SEATS, {}), peopled=False), sitters=around)


def looking_along(table: Table, side: Side, row: int, marks: Marks) -> Picture:
    """Along one row: what is seen in it lies in light, the rest of the city is pale."""
    line = LINES[side][row]
    marks = marks._replace(
        lit=frozenset(sees(table.heights, line)),
        recent=frozenset(line),
        aside=frozenset(SITES) - frozenset(line),
    )
    return Picture(CityShown(table, side, marks), skyline(table, side)[row])


def _sitters(shown: str, players: int) -> tuple[Sitter, ...]:
    """Round the city, in the order of their turns if that is what is shown."""
    return tuple(
        Sitter(seat.side, seat.color, str(number) if shown == "order" else "")
        for number, seat in enumerate(SEATS[:players], 1)
    )


def _stocks(
    changes: Mapping[str, Mapping[str, int]], mode: Mode, players: int
) -> tuple[SeatPanel, ...]:
    """What players have at first, but for what is said."""
    full = starting_stock(mode, players)
    seats = SEATS[:players]
    changed = [changes.get(seat.color.value[0], {}) for seat in seats]
    table = coloured(mode, seats, {})._replace(
        stocks=tuple(full._replace(**change) for change in changed)
    )
    return tuple(
        panel
        for panel in seat_panels(table, acting=None)
        if panel.color.value[0] in changes
    )


def _plan(table: Table, written: str) -> PlanShown:
    """A card of the first seat, as in records: row and segment; "?" is face down."""
    seat = SEATS[0]
    if written == "?":
        row, letter, planned = skyline(table, seat.side)[0], "?", None
    else:
        letter, planned = written[0], int(written[1])
        row = skyline(table, seat.side)[ROW_NAMES.index(letter)]
    opened = Opened(0, seat.name, seat.color, letter, planned, row)
    return PlanShown(opened, _("Row {row}", row=letter), card_segments(planned))


def _score(totals: Mapping[str, int], marks: Marks) -> Score:
    """Points as they are said; antennas as they stand in the picture."""
    placed = Counter(seat for _site, seat in marks.antennas)
    ends = {_OWNERS[owner]: total for owner, total in totals.items()}
    best = max((total, placed[seat]) for seat, total in ends.items())
    return Score(
        _("Antennas"),
        _("Total"),
        tuple(
            Column(
                SEATS[seat].name,
                SEATS[seat].color,
                won=(total, placed[seat]) == best,
                numbers=(placed[seat],),
                total=total,
            )
            for seat, total in ends.items()
        ),
    )


def _sites(names: Sequence[str]) -> frozenset[int]:
    return frozenset(SITE_NAMES.index(name) for name in names)


def _layer(written: str) -> Layer:
    return Layer(_PIECES[written[0]], _OWNERS[written[1]] if written[1:] else None)
