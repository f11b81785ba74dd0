"""The scoring, step by step: penthouses, areas, then every mission opened with its shape
lit in the city, and what decided it. Frozen steps that everybody can follow back and
forth; every one says why."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from skyliners.present.telling import Telling
from skyliners.present.texts import _, listed, plural
from skyliners.present.victory import Victory, won
from skyliners.present.world.face import Face, face
from skyliners.present.world.results import how_it_ended, why_won
from skyliners.rules.seats import Color
from skyliners.rules.world.pieces import What
from skyliners.rules.world.scoring import DecidedBy, ScoreSheet, Total
from skyliners.rules.world.table import Table
from skyliners.rules.world.towers import standing


class Kind(StrEnum):
    END = "end"
    PENTHOUSES = "penthouses"
    AREAS = "areas"
    MISSION = "mission"
    TIE = "tie"
    WINNER = "winner"


# How long each is looked at, in seconds at normal speed.
BEATS = {
    Kind.END: 2.0,
    Kind.PENTHOUSES: 1.6,
    Kind.AREAS: 1.6,
    Kind.MISSION: 2.4,
    Kind.TIE: 2.4,
    Kind.WINNER: 3.0,
}
_PARTS = (Kind.PENTHOUSES, Kind.AREAS, Kind.MISSION)


class Line(NamedTuple):
    """One player, and what of theirs has been counted so far."""

    name: str
    color: Color
    parts: tuple[int | None, ...]  # penthouses, areas, mission; None: not yet
    total: int
    gained: int = 0  # just now
    acting: bool = False  # it is about them
    won: bool = False


class Step(NamedTuple):
    kind: Kind
    text: str
    why: str
    lines: tuple[Line, ...]
    seat: int | None = None  # whose step it is
    lit: frozenset[int] = frozenset()  # spaces
    nearly: frozenset[int] = frozenset()  # tops that a mission has where it came closest
    missing: frozenset[int] = frozenset()  # and the spaces it lacks there
    card: Face | None = None  # the mission that is opened
    victory: Victory | None = None

    @property
    def beat(self) -> float:
        return BEATS[self.kind]

    @property
    def points(self) -> tuple[int, ...]:
        """Everybody's prestige after this step."""
        return tuple(line.total for line in self.lines)


Ceremony = Telling[Step]


def ceremony(table: Table, sheet: ScoreSheet) -> Ceremony:
    return Telling(tuple(_Telling(table, sheet).steps()))


class _Telling:
    """Goes through the sheet once and keeps what was counted."""

    def __init__(self, table: Table, sheet: ScoreSheet) -> None:
        self.table, self.sheet = table, sheet
        self.counted: list[dict[Kind, int]] = [{} for _seat in table.seats]

    def steps(self) -> Iterator[Step]:
        yield self._step(Kind.END, how_it_ended(self.table), self._why_it_ended())
        for kind in _PARTS:
            for total in self.sheet.totals:
                yield self._part(kind, total)
        if self.sheet.decided_by is not DecidedBy.PRESTIGE:
            yield self._tie()
        yield self._winner()

    def _why_it_ended(self) -> str:
        if self.table.ender is None:
            return _("Three whole rounds without anything built end the game.")
        return _("A third penthouse starts the end: everyone else had one last turn.")

    def _part(self, kind: Kind, total: Total) -> Step:
        seat, name = total.seat, self.table.seats[total.seat].name
        gained = {
            Kind.PENTHOUSES: total.penthouses,
            Kind.AREAS: total.areas,
            Kind.MISSION: total.mission,
        }[kind]
        self.counted[seat][kind] = gained
        if kind is Kind.PENTHOUSES:
            text = plural(
                "{name}: 1 penthouse", "{name}: {n} penthouses", gained, name=name
            )
            why, lit = _("Every penthouse is worth 1 prestige."), _crowned(self.table, seat)
            return self._step(kind, text, why, seat, gained, lit=lit)
        if kind is Kind.AREAS:
            text = plural(
                "{name}: 1 strategic area", "{name}: {n} strategic areas", gained, name=name
            )
            why = _("Being on top of a strategic area is worth 1 prestige.")
            return self._step(kind, text, why, seat, gained, lit=frozenset(total.held))
        return self._mission(total, name)

    def _mission(self, total: Total, name: str) -> Step:
        """Where it stands; else where it came closest, and what is missing there."""
        shape, tops = total.shape, self.table.tops(total.seat)
        card = face(shape, complete=bool(total.mission)) if shape else None
        if total.mission:
            text = _(
                "{name}’s mission is complete: {n} points.", name=name, n=total.mission
            )
            why = _("The lit tops make the shape, turned or mirrored perhaps.")
            step = self._step(
                Kind.MISSION,
                text,
                why,
                total.seat,
                total.mission,
                lit=_spaces(total.stands),
            )
            return step._replace(card=card)
        ways = self.table.city.ways(shape) if shape else ()
        closest = max(ways, key=lambda way: (way & tops).bit_count(), default=0)
        missing = _spaces(closest & ~tops)
        text = _("{name}’s mission is not complete.", name=name)
        why = plural(
            "{name} was 1 top short of this shape.",
            "{name} was {n} tops short of this shape.",
            len(missing),
            name=name,
        )
        step = self._step(Kind.MISSION, text, why, total.seat)
        return step._replace(card=card, nearly=_spaces(closest & tops), missing=missing)

    def _tie(self) -> Step:
        best = max(total.total for total in self.sheet.totals)
        level = [total.seat for total in self.sheet.totals if total.total == best]
        names = listed([self.table.seats[seat].name for seat in level])
        text = _("{names} are level with {n} prestige.", names=names, n=best)
        why = _("Then penthouses decide, then the mission; else the win is shared.")
        if self.table.tournament:
            why = _("Then penthouses decide, the mission, and who ended the game.")
        step = self._step(Kind.TIE, text, why)
        lines = tuple(
            line._replace(acting=seat in level) for seat, line in enumerate(step.lines)
        )
        return step._replace(lines=lines)

    def _winner(self) -> Step:
        told = won(self.table, self.sheet, why_won(self.table, self.sheet))
        step = self._step(Kind.WINNER, told.told, told.reason)
        lines = tuple(
            line._replace(won=seat in self.sheet.winners)
            for seat, line in enumerate(step.lines)
        )
        return step._replace(lines=lines, victory=told)

    def _step(
        self,
        kind: Kind,
        text: str,
        why: str,
        seat: int | None = None,
        gained: int = 0,
        *,
        lit: frozenset[int] = frozenset(),
    ) -> Step:
        lines = tuple(
            Line(
                there.name,
                there.color,
                tuple(self.counted[at].get(part) for part in _PARTS),
                sum(self.counted[at].values()),
                gained if at == seat else 0,
                acting=at == seat,
            )
            for at, there in enumerate(self.table.seats)
        )
        return Step(kind, text, why, lines, seat, lit)


def _spaces(bits: int) -> frozenset[int]:
    return frozenset(space for space in range(bits.bit_length()) if bits >> space & 1)


def _crowned(table: Table, seat: int) -> frozenset[int]:
    """Where this seat's penthouses stand."""
    tops = (standing(tower).top for tower in table.towers)
    return frozenset(
        space
        for space, top in enumerate(tops)
        if top is not None and top.what is What.PENTHOUSE and top.owner == seat
    )
