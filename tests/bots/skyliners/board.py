"""A whole game on the bots' own board: `completion.Rest`, with everybody's cards and the
scoring, so that it can be held against the rules, move for move and point for point."""

from collections.abc import Iterable

from skyliners.bots.skyliners.completion import Rest
from skyliners.bots.skyliners.moves import FORFEITED, PLAN
from skyliners.rules.skyliners.city import DISTRICTS, LINES, SITES
from skyliners.rules.skyliners.pieces import ANTENNAS, SKYSCRAPER_POINTS
from skyliners.rules.skyliners.scoring import rows_in_order
from skyliners.rules.skyliners.table import Table
from skyliners.rules.skyliners.view import Hand


class Board(Rest):
    __slots__ = ("districts", "lines", "office", "rows")

    def __init__(self, table: Table, hands: Iterable[Hand]) -> None:
        """A position, everybody's hand being as it is or as somebody imagines it."""
        super().__init__(table)
        hands = tuple(hands)
        self.lines = tuple(LINES[seat.side] for seat in table.seats)
        self.districts = tuple(DISTRICTS[hand.skyscraper] for hand in hands)
        self.rows = [sum(1 << row for row in hand.rows_left) for hand in hands]
        self.office = list(rows_in_order(table, hands))  # what is scored, in order

    def moves(self) -> list[int]:
        """Every legal move, in order."""
        if self.over:
            return []
        floors, caps = self.builds()
        moves = floors + caps
        if self.full and (self.action == 2 or not moves):
            rows = self.rows[self.seat]
            moves += [
                code for code in range(PLAN, FORFEITED) if rows >> (code - PLAN) // 4 & 1
            ]
        return moves or [FORFEITED]

    def play(self, code: int) -> None:
        """Make a legal move."""
        if PLAN <= code < FORFEITED:
            row, lot = divmod(code - PLAN, 4)
            self.rows[self.seat] ^= 1 << row
            self.office.append((self.seat, row, lot + 1))
        super().play(code)

    def totals(self) -> list[tuple[int, int]]:
        """Points and antennas placed of every seat, were the game over now."""
        heights = self.heights
        points = [0] * len(self.floors)
        antennas = [0] * len(self.floors)
        taken: set[int] = set()
        for seat, row, planned in self.office:
            tallest = 0
            seen = []
            for site in self.lines[seat][row]:
                height = heights[site]
                if height > tallest:
                    tallest = height
                    seen.append(site)
            if (
                planned is not None
                and planned != len(seen)
                and (planned, len(seen)) != (4, 5)
            ):
                continue
            points[seat] += len(seen)
            for site in seen:
                if site not in taken:
                    points[seat] += 1  # placed or surplus, it is worth the same
                    if antennas[seat] < ANTENNAS:
                        antennas[seat] += 1
                        taken.add(site)
        top = max(heights)
        tallest_sites = {site for site in SITES if heights[site] == top}
        for seat, district in enumerate(self.districts):
            if not district.isdisjoint(tallest_sites):
                points[seat] += SKYSCRAPER_POINTS
        return list(zip(points, antennas, strict=True))
