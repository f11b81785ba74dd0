"""Pictures in the rules: tiny situations, written down in assets/rulebook/world or taken
from the game that is being played, drawn by the app's own widgets."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from skyliners.present.companion.reading import Reading
from skyliners.present.results import Column
from skyliners.present.texts import _
from skyliners.present.world.face import Face, face
from skyliners.present.world.results import part_names
from skyliners.present.world.scene import MapShown, Marks, map_of
from skyliners.present.world.turn import SeatPanel, glowing, group, seat_panels
from skyliners.rules.refusal import Ruling
from skyliners.rules.seats import Color, Seat
from skyliners.rules.world.box import cities
from skyliners.rules.world.city import City
from skyliners.rules.world.pieces import FIRST_CASH, MOST_CASH, Mode
from skyliners.rules.world.scoring import Total, judged
from skyliners.rules.world.sketch import sketched, tower
from skyliners.rules.world.table import Table
from skyliners.rules.world.towers import floor

SEATS = tuple(
    Seat(name, color)
    for name, color in zip(
        ("Mia", "Bo", "Cleo", "Dan"),
        (Color.RED, Color.BLUE, Color.GREEN, Color.YELLOW),
        strict=True,
    )
)
_LETTERS = {seat.color.value[0]: at for at, seat in enumerate(SEATS)}
_PLENTY = (8, 6, 4, 3, 3, 6, 2)  # of every floor, so that only the place says no


class Score(NamedTuple):
    """Prestige, part by part."""

    labels: tuple[str, ...]
    total_text: str
    columns: tuple[Column, ...]


class Picture(NamedTuple):
    city: MapShown | None = None
    card: Face | None = None
    purses: tuple[SeatPanel, ...] = ()
    score: Score | None = None


def picture(written: dict[str, Any], mode: Mode, players: int) -> Picture:
    """The situation a specification describes; see assets/rulebook/world/README.md."""
    del mode, players  # the same for all
    table = _table(written) if {"map", "city"} & written.keys() else None
    return Picture(
        city=None if table is None else _city(written, table),
        card=face(written["card"]) if "card" in written else None,
        purses=_purses(written, table),
        score=_score(written["prestige"]) if "prestige" in written else None,
    )


def _table(written: Mapping[str, Any]) -> Table:
    name = written.get("city")
    city = cities()[name] if name else City(tuple(written["map"]))
    purses = written.get("purses", {})
    cash = [purses.get(letter, FIRST_CASH) for letter in _LETTERS]
    if "takes" in written:
        cash[0] = MOST_CASH
    return sketched(
        city,
        SEATS,
        {
            city.by_name[space]: tower(floors, SEATS)
            for space, floors in written.get("spaces", {}).items()
        },
        cash=cash,
        stocks=(_PLENTY,) * len(SEATS),
    )


def _city(written: Mapping[str, Any], table: Table) -> MapShown:
    spaces = table.city.by_name
    chosen = spaces[written["chosen"]] if "chosen" in written else None
    marks = Marks(
        glowing=_takes(written.get("takes"), table),
        chosen=chosen,
        lit=frozenset(spaces[name] for name in written.get("lit", ())),
    )
    if "group" in written:
        seat = _LETTERS[written["group"]]
        marks = marks._replace(group=group(table, seat), group_of=SEATS[seat].color)
    shown = map_of(table, marks)._replace(cut=True, named=False)
    if chosen is None or "ghost" not in written:
        return shown
    return shown._replace(ghost=(chosen, floor(tower(written["ghost"], SEATS)[0])))


def _takes(kind: str | None, table: Table) -> frozenset[int]:
    """Where a kind of floor may go; a penthouse only where nothing lower would."""
    if kind != "P":
        return glowing(table, kind)
    stocks = ((0, 0, 0, 0, 3, 0, 0), *table.stocks[1:])
    return glowing(table._replace(stocks=stocks), "B")


def _purses(written: Mapping[str, Any], table: Table | None) -> tuple[SeatPanel, ...]:
    if table is None:
        return ()
    panels = seat_panels(table._replace(turn=None), 0)
    wanted = written.get("purses", {})
    return tuple(panels[at] for letter, at in _LETTERS.items() if letter in wanted)


def _score(prestige: Mapping[str, list[int]]) -> Score:
    totals = tuple(
        Total(_LETTERS[letter], penthouses, areas, mission, (), 0)
        for letter, (penthouses, areas, mission) in prestige.items()
    )
    winners = judged(totals).winners
    return Score(
        part_names(),
        _("Total"),
        tuple(
            Column(
                SEATS[total.seat].name,
                SEATS[total.seat].color,
                won=total.seat in winners,
                numbers=(total.penthouses, total.areas, total.mission),
                total=total.total,
            )
            for total in totals
        ),
    )


def situation(city: MapShown, purses: Iterable[SeatPanel] = ()) -> Picture:
    """A city as it is, with the purse of whoever acts: it may be why they cannot."""
    return Picture(city, purses=tuple(purses))


def about(rule: Ruling, table: Table, city: MapShown) -> Reading:
    """What there is to read about a refusal, with the very city it was met in."""
    acting = table.turn.seat if table.turn else 0
    shown = situation(city, seat_panels(table, acting)[acting : acting + 1])
    return Reading(rule.value, shown, table.mode, len(table.seats))
