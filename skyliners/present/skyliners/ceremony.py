"""The scoring as a list of steps that everybody can follow, back and forth.

The score sheet knows what is scored; here it becomes what is shown, one thing at a
time: a card is opened, an object lights up, an antenna lands, a gull moves on.
"""

from collections.abc import Iterator

from skyliners.present.skyliners import reasons
from skyliners.present.skyliners.names import DISTRICTS_TOLD, segment_told
from skyliners.present.skyliners.scene import Marks
from skyliners.present.skyliners.skyline import skyline
from skyliners.present.skyliners.steps import Ceremony, Kind, Lane, Opened, Step
from skyliners.present.texts import _, listed, plural
from skyliners.present.victory import victory
from skyliners.rules.skyliners.city import DISTRICTS, LINES, SITES
from skyliners.rules.skyliners.game import ID
from skyliners.rules.skyliners.notation import ROW_NAMES
from skyliners.rules.skyliners.scoring import RowScore, ScoreSheet
from skyliners.rules.skyliners.table import Table


def ceremony(table: Table, sheet: ScoreSheet) -> Ceremony:
    return Ceremony(tuple(_Telling(table, sheet).steps()))


class _Telling:
    """Goes through the sheet once and keeps the track."""

    def __init__(self, table: Table, sheet: ScoreSheet) -> None:
        self.table, self.sheet = table, sheet
        seats = table.seats
        self.points = [0] * len(seats)
        self.antennas: list[tuple[int, int]] = []  # site and seat
        self.side = seats[0].side
        self.rows = {seat.side: skyline(table, seat.side) for seat in seats}

    def steps(self) -> Iterator[Step]:
        yield self._step(
            Kind.BEGIN,
            None,
            _("The game is over. Let’s see who sees what."),
            _(
                "Row by row: what’s in view, who gets the antennas, and the cards "
                "last of all."
            ),
        )
        for row in self.sheet.rows:
            yield from self._row(row)
        for total in self.sheet.totals:
            yield self._gain(
                Kind.ANTENNAS,
                total.seat,
                total.antennas,
                plural(
                    "{name} has 1 antenna in the city: 1 point.",
                    "{name} has {n} antennas in the city: {n} points.",
                    total.antennas,
                    name=self._name(total.seat),
                ),
                _("Each antenna in the city scores 1 point."),
                marks=Marks(
                    lit=frozenset(s for s, own in self.antennas if own == total.seat)
                ),
            )
        yield from self._skyscrapers()
        yield self._winner()

    def _row(self, row: RowScore) -> Iterator[Step]:
        table = self.table
        name, letter = self._name(row.seat), ROW_NAMES[row.row]
        if row.planned is None:
            text = _("{name} looks along row {row}.", name=name, row=letter)
        else:
            text = _(
                "{name}’s plan for row {row}: {planned}.",
                name=name,
                row=letter,
                planned=segment_told(row.planned),
            )
        yield self._about(Kind.OPEN, row, 0, text, reasons.why_opened(table, row))
        for number, site in enumerate(row.seen, 1):
            text = plural(
                "{where} is in view: that’s 1 object.",
                "{where} is in view: that’s {n} objects.",
                number,
                where=reasons.spot(table, row, site),
            )
            yield self._about(
                Kind.SEEN, row, number, text, reasons.why_seen(table, row, site)
            )
        yield self._about(
            Kind.COUNT,
            row,
            len(row.seen),
            _verdict(row, name),
            reasons.why_counted(table, row),
            gain=row.points,
        )
        yield from self._antennas(row)

    def _antennas(self, row: RowScore) -> Iterator[Step]:
        table, name, seen = self.table, self._name(row.seat), len(row.seen)
        before = dict(self.antennas)
        for site in row.antennas:
            self.antennas.append((site, row.seat))
            text = _(
                "{name}’s antenna lands on {where}.",
                name=name,
                where=reasons.spot(table, row, site),
            )
            why = reasons.why_antenna(table, row, site)
            yield self._about(Kind.ANTENNA, row, seen, text, why, landing=site)
        taken = [site for site in row.seen if site in before] if row.points else []
        if taken:
            whose = [
                _(
                    "{where} carries {name}’s antenna",
                    where=reasons.spot(table, row, site),
                    name=self._name(before[site]),
                )
                for site in taken
            ]
            text = _("{taken}, so there’s none for {name}.", taken=listed(whose), name=name)
            yield self._about(Kind.TAKEN, row, seen, text, reasons.why_taken())
        if row.surplus:
            text = plural(
                "{name} is out of antennas: 1 extra point.",
                "{name} is out of antennas: {n} extra points.",
                len(row.surplus),
                name=name,
            )
            why = reasons.why_surplus(table, row)
            gain = len(row.surplus)
            yield self._about(Kind.SURPLUS, row, seen, text, why, gain=gain)

    def _skyscrapers(self) -> Iterator[Step]:
        tallest = frozenset(self.sheet.tallest)
        yield self._step(
            Kind.TALLEST,
            None,
            _(
                "Tallest in the city: {sites}.",
                sites=reasons.places(self.side, self.sheet.tallest),
            ),
            reasons.why_tallest(self.table, self.sheet),
            marks=Marks(lit=tallest),
        )
        for card in self.sheet.skyscrapers:
            text = (
                _("{name}’s skyscraper card, {district}: {points} points.")
                if card.points
                else _("{name}’s skyscraper card, {district}: no points.")
            ).format(
                name=self._name(card.seat),
                district=_(DISTRICTS_TOLD[card.district]),
                points=card.points,
            )
            yield self._gain(
                Kind.SKYSCRAPER,
                card.seat,
                card.points,
                text,
                reasons.why_skyscraper(self.table, self.sheet, card),
                marks=Marks(
                    recent=DISTRICTS[card.district],
                    lit=tallest,
                    aside=frozenset(SITES) - DISTRICTS[card.district],
                ),
            )

    def _winner(self) -> Step:
        winners = self.sheet.winners
        won = victory(ID, self.table, self.sheet)
        light = Marks(winner=self.table.seats[winners[0]].color)
        step = self._step(Kind.WINNER, winners[0], won.told, won.reason, marks=light)
        track = tuple(
            lane._replace(won=seat in winners) for seat, lane in enumerate(step.track)
        )
        return step._replace(track=track, victory=won)

    # What all steps have in common.

    def _name(self, seat: int) -> str:
        return self.table.seats[seat].name

    def _gain(
        self, kind: Kind, seat: int, gain: int, text: str, why: str, *, marks: Marks
    ) -> Step:
        self.points[seat] += gain
        return self._step(kind, seat, text, why, gain=gain, marks=marks)

    def _about(
        self,
        kind: Kind,
        row: RowScore,
        counted: int,
        text: str,
        why: str,
        *,
        gain: int = 0,
        landing: int | None = None,
    ) -> Step:
        """A step in a row's scoring; so many of its objects are counted by then."""
        seat = self.table.seats[row.seat]
        lit = frozenset(row.seen[:counted])
        profile = self.rows[seat.side][row.row]
        shown = tuple(each._replace(seen=each.site in lit) for each in profile.profiles)
        wrong = kind is Kind.COUNT and row.planned is not None and not row.points
        opened = Opened(
            row.seat,
            *(seat.name, seat.color, profile.letter, row.planned),
            row=profile._replace(profiles=shown, seen=counted),
            wrong=wrong,
        )
        line = frozenset(LINES[seat.side][row.row])
        self.points[row.seat] += gain
        aside = frozenset(SITES) - line
        marks = Marks(recent=line - lit, lit=lit, aside=aside)
        step = self._step(kind, row.seat, text, why, gain=gain, marks=marks)
        return step._replace(opened=opened, landing=landing)

    def _step(
        self,
        kind: Kind,
        seat: int | None,
        text: str,
        why: str,
        *,
        gain: int = 0,
        marks: Marks = Marks(),  # noqa: B008  # a value
    ) -> Step:
        if seat is not None:
            self.side = self.table.seats[seat].side
        placed = [owner for _site, owner in self.antennas]
        track = tuple(
            Lane(
                *(each.name, each.color, self.points[number], placed.count(number)),
                gained=gain if number == seat else 0,
            )
            for number, each in enumerate(self.table.seats)
        )
        marks = marks._replace(antennas=tuple(self.antennas))
        return Step(kind, text, why, self.side, marks, track, seat=seat)


def _verdict(row: RowScore, name: str) -> str:
    seen = len(row.seen)
    if row.points and row.planned is not None:
        return plural(
            "{name} sees 1 object, as planned: 1 point.",
            "{name} sees {n} objects, as planned: {n} points.",
            seen,
            name=name,
        )
    if row.planned is not None:
        return plural(
            "{name} sees 1 object, not {planned}: no points.",
            "{name} sees {n} objects, not {planned}: no points.",
            seen,
            name=name,
            planned=segment_told(row.planned),
        )
    return plural(
        "{name} sees 1 object: 1 point.",
        "{name} sees {n} objects: {n} points.",
        seen,
        name=name,
    )
