"""What things are called in Skyliners: one vocabulary for all its screens. Names are
English here; whoever shows one translates it."""

from collections.abc import Callable
from functools import partial

from skyliners.present.names import NAMES
from skyliners.present.texts import _, later
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import Plan
from skyliners.rules.skyliners.city import CLOCKWISE, District, Side, place
from skyliners.rules.skyliners.notation import ROW_NAMES
from skyliners.rules.skyliners.pieces import SEGMENTS, Mode, Piece
from skyliners.rules.skyliners.table import Seat

MODE_NAMES = {
    Mode.INTRODUCTORY: later("Introductory game"),
    Mode.FULL: later("Full game"),
}
SIDE_NAMES = {
    Side.SOUTH: later("South side"),
    Side.WEST: later("West side"),
    Side.NORTH: later("North side"),
    Side.EAST: later("East side"),
}
PIECE_NAMES = {
    Piece.FLOOR: later("Floor"),
    Piece.ROOF: later("Roof"),
    Piece.PARK: later("Park"),
}

# As a card says it, and as a sentence does after "the": some languages differ.
DISTRICT_NAMES = {
    District.NW: later("North-west"),
    District.NE: later("North-east"),
    District.SW: later("South-west"),
    District.SE: later("South-east"),
}
DISTRICTS_TOLD = {
    District.NW: later("north-west"),
    District.NE: later("north-east"),
    District.SW: later("south-west"),
    District.SE: later("south-east"),
}

# As a card says it: its last segment stands for two numbers.
SEGMENT_NAMES = {segment: str(segment) for segment in SEGMENTS} | {SEGMENTS[-1]: "4–5"}

# Who sits there wherever a city is made up.
SEATS = tuple(
    Seat(name, side, color)
    for name, side, color in zip(
        NAMES, CLOCKWISE, (Color.RED, Color.BLUE, Color.GREEN, Color.YELLOW), strict=False
    )
)


def segment_told(segment: int) -> str:
    """What a planning card says, in a sentence."""
    return _("4 or 5") if segment == SEGMENTS[-1] else SEGMENT_NAMES[segment]


def plan_name(plan: Plan) -> str:
    return f"{ROW_NAMES[plan.row]} {SEGMENT_NAMES[plan.segment]}"


def place_name(side: Side, site: int) -> str:
    """A site as somebody at this side calls it: their row, and how far away."""
    row, depth = place(side, site)
    return f"{ROW_NAMES[row]}{depth + 1}"


def places_from(side: Side) -> Callable[[int], str]:
    """What all sites are called at this side: where one looks from there, and at nothing
    else. What is read from no side in particular has the names of the city."""
    return partial(place_name, side)
