"""The scoring, step by step: penthouses, areas, then every mission opened with its shape
lit in the city, and what decided it. Frozen steps; the screen walks through them."""

from enum import StrEnum
from typing import NamedTuple

from skyliners.present.texts import _, plural
from skyliners.present.world.results import how_it_ended, why_won
from skyliners.rules.world.pieces import What
from skyliners.rules.world.scoring import ScoreSheet
from skyliners.rules.world.table import Table
from skyliners.rules.world.towers import standing
from skyliners.rules.world.view import Hand


class Kind(StrEnum):
    END = "end"
    PENTHOUSES = "penthouses"
    AREAS = "areas"
    MISSION = "mission"
    WINNER = "winner"


class Step(NamedTuple):
    kind: Kind
    text: str
    seat: int | None  # whose step it is
    lit: frozenset[int]  # spaces
    mission: str  # the shape that is opened; empty: none
    points: tuple[int, ...]  # everybody's prestige after this step


def ceremony(table: Table, hands: tuple[Hand, ...], sheet: ScoreSheet) -> tuple[Step, ...]:
    points = [0] * len(table.seats)
    steps = [Step(Kind.END, how_it_ended(table), None, frozenset(), "", tuple(points))]

    def add(
        kind: Kind, text: str, seat: int, lit: frozenset[int], mission: str = ""
    ) -> None:
        steps.append(Step(kind, text, seat, lit, mission, tuple(points)))

    for total in sheet.totals:
        points[total.seat] += total.penthouses
        add(Kind.PENTHOUSES, _penthouses(table, total.seat, total.penthouses), total.seat,
            _crowned(table, total.seat))  # fmt: skip
    for total in sheet.totals:
        points[total.seat] += total.areas
        add(Kind.AREAS, _areas(table, total.seat, total.areas), total.seat,
            frozenset(total.held))  # fmt: skip
    for total, hand in zip(sheet.totals, hands, strict=True):
        points[total.seat] += total.mission
        lit = frozenset(
            space for space in range(len(table.towers)) if total.stands >> space & 1
        )
        add(
            Kind.MISSION,
            _mission(table, total.seat, total.mission),
            total.seat,
            lit,
            hand.mission,
        )
    winners = Step(Kind.WINNER, why_won(table, sheet), None, frozenset(), "", tuple(points))
    return (*steps, winners)


def _crowned(table: Table, seat: int) -> frozenset[int]:
    """Where this seat's penthouses stand."""
    tops = (standing(tower).top for tower in table.towers)
    return frozenset(
        space
        for space, top in enumerate(tops)
        if top is not None and top.what is What.PENTHOUSE and top.owner == seat
    )


def _penthouses(table: Table, seat: int, number: int) -> str:
    name = table.seats[seat].name
    return plural("{name}: 1 penthouse", "{name}: {n} penthouses", number, name=name)


def _areas(table: Table, seat: int, number: int) -> str:
    name = table.seats[seat].name
    return plural(
        "{name}: 1 strategic area", "{name}: {n} strategic areas", number, name=name
    )


def _mission(table: Table, seat: int, points: int) -> str:
    name = table.seats[seat].name
    if points:
        return _("{name}’s mission is complete: {n} points.", name=name, n=points)
    return _("{name}’s mission is not complete.", name=name)
