"""A finished board game as it was entered: who sat where, the city, the filed plans, the
skyscraper cards; and how that is kept. Sides stand for players, so that seats can be
changed. Half of it may be missing, and what is there may contradict itself."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from skyliners.rules.names import as_name
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import PLANS, Plan
from skyliners.rules.skyliners.city import CENTRE, CLOCKWISE, SITES, District, Side
from skyliners.rules.skyliners.pieces import ROWS, SEGMENTS, Mode

HIGHEST = 99  # half storeys; no pile of all floors there are comes near
FORMAT = "skyliners-cardboard/1"
_NOTHING_KNOWN = tuple(1 if site == CENTRE else None for site in SITES)


class Sitter(NamedTuple):
    side: Side
    name: str
    color: Color


class Filed(NamedTuple):
    """A planning card as it came out of the office."""

    side: Side
    plan: Plan


class Cardboard(NamedTuple):
    mode: Mode = Mode.FULL
    sitters: tuple[Sitter, ...] = ()  # clockwise, from the south
    starter: Side | None = None
    heights: tuple[int | None, ...] = _NOTHING_KNOWN
    filed: tuple[Filed, ...] = ()  # in order
    skyscrapers: tuple[tuple[Side, District], ...] = ()

    def at(self, side: Side) -> Sitter | None:
        return next((one for one in self.sitters if one.side is side), None)

    @property
    def around(self) -> tuple[Sitter, ...]:
        """Clockwise from the start player."""
        sides = [one.side for one in self.sitters]
        first = sides.index(self.starter) if self.starter in sides else 0
        return self.sitters[first:] + self.sitters[:first]

    @property
    def district_of(self) -> Mapping[Side, District]:
        return dict(self.skyscrapers)


def clockwise(sitters: tuple[Sitter, ...]) -> tuple[Sitter, ...]:
    return tuple(sorted(sitters, key=lambda one: CLOCKWISE.index(one.side)))


def written(game: Cardboard) -> dict[str, Any]:
    """As JSON."""
    return {
        "format": FORMAT,
        "mode": game.mode,
        "sitters": [list(one) for one in game.sitters],
        "starter": game.starter,
        "heights": list(game.heights),
        "filed": [[card.side, card.plan.row, card.plan.segment] for card in game.filed],
        "skyscrapers": [list(one) for one in game.skyscrapers],
    }


def read(data: Any) -> Cardboard | None:
    """What was written; None if it is anything else."""
    try:
        return _read(data)
    except (TypeError, ValueError, KeyError, IndexError, AttributeError):
        return None


def _read(data: Any) -> Cardboard | None:
    if data["format"] != FORMAT:
        return None
    sitters = [Sitter(Side(a), _name(b), Color(c)) for a, b, c in data["sitters"]]
    heights = tuple(_height(height) for height in data["heights"])
    sides, colors = ({one[at] for one in sitters} for at in (0, 2))
    apart = len(sides) == len(colors) == len(sitters)
    if len(heights) != len(SITES) or not apart:
        return None
    return Cardboard(
        Mode(data["mode"]),
        clockwise(tuple(sitters)),
        None if data["starter"] is None else Side(data["starter"]),
        heights,
        tuple(Filed(Side(side), _plan(row, number)) for side, row, number in data["filed"]),
        tuple((Side(side), District(card)) for side, card in data["skyscrapers"]),
    )


def _name(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("no name")
    return as_name(value)


def _height(value: object) -> int | None:
    if value is None or (type(value) is int and 0 <= value <= HIGHEST):
        return value
    raise ValueError("no height")


def _plan(row: object, segment: object) -> Plan:
    if type(row) is not int or type(segment) is not int or row not in range(ROWS):
        raise ValueError("no such card")
    return PLANS[row][SEGMENTS.index(segment)]
