"""The final scoring, step by step, so that it can be followed and asked "why".

A sheet is a breakdown, not a total: every row in the order scored, with what is
seen and which antennas land where, the tallest buildings, and who wins by what.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from skyliners.rules.skyliners.actions import HiddenPlan, Plan
from skyliners.rules.skyliners.city import DISTRICTS, LINES, District, sees, tallest_sites
from skyliners.rules.skyliners.pieces import ANTENNAS, ROWS, SKYSCRAPER_POINTS, Mode
from skyliners.rules.skyliners.table import Table
from skyliners.rules.skyliners.view import Hand


class RowScore(NamedTuple):
    """One row of one player: a filed card opened, or a row of the introductory game."""

    seat: int
    row: int
    planned: int | None  # the segment filed; None in the introductory game
    seen: tuple[int, ...]  # the sites seen, nearest first
    points: int
    antennas: tuple[int, ...]  # where the player's antennas land
    surplus: tuple[int, ...]  # where one would, had the player any left


class SkyscraperScore(NamedTuple):
    seat: int
    district: District
    tallest: tuple[int, ...]  # the tallest buildings in the district
    points: int


class Total(NamedTuple):
    seat: int
    rows: int
    surplus: int
    antennas: int
    skyscraper: int

    @property
    def total(self) -> int:
        return self.rows + self.surplus + self.antennas + self.skyscraper

    @property
    def parts(self) -> dict[str, int]:
        return {
            "rows": self.rows,
            "surplus": self.surplus,
            "antennas": self.antennas,
            "skyscraper": self.skyscraper,
        }


class DecidedBy(StrEnum):
    POINTS = "points"
    ANTENNAS = "antennas"
    SHARED = "shared"


class ScoreSheet(NamedTuple):
    rows: tuple[RowScore, ...]  # in the order scored
    tallest: tuple[int, ...]
    skyscrapers: tuple[SkyscraperScore, ...]
    totals: tuple[Total, ...]
    winners: tuple[int, ...]
    decided_by: DecidedBy


def score(table: Table, hands: tuple[Hand, ...]) -> ScoreSheet:
    """The score sheet of a city as it stands, with everybody's cards opened."""
    rows = _score_rows(table, hands)
    tallest = tallest_sites(table.heights)
    skyscrapers = tuple(
        _score_skyscraper(seat, hand.skyscraper, tallest) for seat, hand in enumerate(hands)
    )
    totals = tuple(_total(seat, rows, skyscrapers[seat]) for seat in range(len(hands)))
    winners, decided_by = _winners(totals)
    return ScoreSheet(rows, tallest, skyscrapers, totals, winners, decided_by)


def rows_in_order(
    table: Table, hands: tuple[Hand, ...]
) -> Iterator[tuple[int, int, int | None]]:
    """Seat, row and planned segment of everything that is scored, in order."""
    if table.mode is Mode.INTRODUCTORY:
        for row in range(ROWS):
            for seat in range(len(hands)):
                yield seat, row, None
    else:
        plans = [iter(hand.filed) for hand in hands]
        for turn, action in zip(table.turns(), table.log, strict=True):
            if isinstance(action, HiddenPlan):
                plan = next(plans[turn.seat])
                yield turn.seat, plan.row, plan.segment


def _score_rows(table: Table, hands: tuple[Hand, ...]) -> tuple[RowScore, ...]:
    taken: set[int] = set()  # sites that carry an antenna
    left = [ANTENNAS] * len(hands)
    scores = []
    for seat, row, planned in rows_in_order(table, hands):
        seen = sees(table.heights, LINES[table.seats[seat].side][row])
        if planned is not None and not Plan(row, planned).holds(len(seen)):
            scores.append(RowScore(seat, row, planned, seen, 0, (), ()))
            continue
        free = tuple(site for site in seen if site not in taken)
        antennas, surplus = free[: left[seat]], free[left[seat] :]
        taken.update(antennas)
        left[seat] -= len(antennas)
        scores.append(RowScore(seat, row, planned, seen, len(seen), antennas, surplus))
    return tuple(scores)


def _score_skyscraper(
    seat: int, district: District, tallest: tuple[int, ...]
) -> SkyscraperScore:
    inside = tuple(site for site in tallest if site in DISTRICTS[district])
    return SkyscraperScore(seat, district, inside, SKYSCRAPER_POINTS if inside else 0)


def _total(seat: int, rows: tuple[RowScore, ...], skyscraper: SkyscraperScore) -> Total:
    own = [row for row in rows if row.seat == seat]
    return Total(
        seat,
        rows=sum(row.points for row in own),
        surplus=sum(len(row.surplus) for row in own),
        antennas=sum(len(row.antennas) for row in own),
        skyscraper=skyscraper.points,
    )


def _winners(totals: tuple[Total, ...]) -> tuple[tuple[int, ...], DecidedBy]:
    """Most points, then most antennas placed, then a shared win."""
    most = max(total.total for total in totals)
    leaders = [total for total in totals if total.total == most]
    if len(leaders) == 1:
        return (leaders[0].seat,), DecidedBy.POINTS
    antennas = max(total.antennas for total in leaders)
    winners = tuple(total.seat for total in leaders if total.antennas == antennas)
    return winners, DecidedBy.ANTENNAS if len(winners) == 1 else DecidedBy.SHARED
