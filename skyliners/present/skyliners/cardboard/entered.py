"""A finished board game, entered bit by bit: who sat where, the city, the filed plans,
the skyscraper cards. Every step gives a new value; nothing entered is ever lost by
changing something else. Sides stand for players, so that seats can be changed."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from skyliners.present.names import NAMES, clean
from skyliners.rules.names import as_name
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import PLANS, Plan
from skyliners.rules.skyliners.city import CENTRE, CLOCKWISE, SITES, District, Side
from skyliners.rules.skyliners.pieces import ROWS, SEGMENTS, Mode
from skyliners.rules.skyliners.scoring import ScoreSheet, score
from skyliners.rules.skyliners.sketch import finished
from skyliners.rules.skyliners.table import Seat, Table
from skyliners.rules.skyliners.view import Hand

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


def new_cardboard() -> Cardboard:
    south, west = CLOCKWISE[:2]
    return sit(sit(Cardboard(starter=south), south), west)


# Who sat where


def sit(game: Cardboard, side: Side) -> Cardboard:
    """Somebody sat there, too; or gets up, if somebody did."""
    if game.at(side):
        others = tuple(one for one in game.sitters if one.side is not side)
        return game._replace(sitters=others)
    names = [name for name in NAMES if name not in {one.name for one in game.sitters}]
    colors = [color for color in Color if color not in {one.color for one in game.sitters}]
    sitters = (*game.sitters, Sitter(side, names[0], colors[0]))
    return game._replace(sitters=_clockwise(sitters))


def rename(game: Cardboard, side: Side, name: str) -> Cardboard:
    return _changed(game, {side: {"name": as_name(name)}})


def recolor(game: Cardboard, side: Side) -> Cardboard:
    """The next colour; whoever has it takes this one."""
    sitter = game.at(side)
    if sitter is None:
        return game
    colors = list(Color)
    new = colors[(colors.index(sitter.color) + 1) % len(colors)]
    other = next((one.side for one in game.sitters if one.color is new), side)
    changes: dict[Side, dict[str, Any]] = {other: {"color": sitter.color}}
    return _changed(game, changes | {side: {"color": new}})


def started_by(game: Cardboard, side: Side) -> Cardboard:
    return game._replace(starter=side)


def _changed(game: Cardboard, changes: Mapping[Side, Mapping[str, Any]]) -> Cardboard:
    return game._replace(
        sitters=tuple(one._replace(**changes.get(one.side, {})) for one in game.sitters)
    )


def _clockwise(sitters: tuple[Sitter, ...]) -> tuple[Sitter, ...]:
    return tuple(sorted(sitters, key=lambda one: CLOCKWISE.index(one.side)))


# The city and the cards


def build(game: Cardboard, site: int, height: int | None) -> Cardboard:
    """So high it is there; None: it is not known yet."""
    heights = (*game.heights[:site], height, *game.heights[site + 1 :])
    return game._replace(heights=heights)


def open_card(game: Cardboard, side: Side, plan: Plan) -> Cardboard:
    """The next card out of the office."""
    return game._replace(filed=(*game.filed, Filed(side, plan)))


def drop_card(game: Cardboard, place: int) -> Cardboard:
    return game._replace(filed=game.filed[:place] + game.filed[place + 1 :])


def earlier(game: Cardboard, place: int) -> Cardboard:
    """This card lay before the one that is before it now."""
    if not 0 < place < len(game.filed):
        return game
    filed = list(game.filed)
    filed[place - 1], filed[place] = filed[place], filed[place - 1]
    return game._replace(filed=tuple(filed))


def show_district(game: Cardboard, side: Side, district: District) -> Cardboard:
    others = tuple(one for one in game.skyscrapers if one[0] is not side)
    return game._replace(skyscrapers=(*others, (side, district)))


# What it comes to


def table_and_hands(game: Cardboard) -> tuple[Table, tuple[Hand, ...]]:
    """The game as the rules see it; only of one without contradictions."""
    around = game.around
    seats = tuple(Seat(clean(name), side, color) for side, name, color in around)
    sides = [one.side for one in around]
    full = game.mode is Mode.FULL
    filed = game.filed if full else ()
    table = finished(
        game.mode,
        seats,
        bytes(height or 0 for height in game.heights),
        [sides.index(card.side) for card in filed],
    )
    hands = tuple(
        Hand(
            game.district_of[side], tuple(card.plan for card in filed if card.side is side)
        )
        for side in sides
    )
    return table, hands


def sheet_of(game: Cardboard) -> tuple[Table, ScoreSheet]:
    table, hands = table_and_hands(game)
    return table, score(table, hands)


# Kept through an interruption


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
        _clockwise(tuple(sitters)),
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
