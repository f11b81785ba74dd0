"""A private fast board: the same game as the rules, changed in place.

What search plays on (`completion.Rest`), with everybody's cards and the scoring. It says
nothing the rules do not say, and tests hold it equal to them, move for move and point
for point; nobody outside the bots uses it.
"""

from collections.abc import Iterable
from typing import Self

from skyliners.bots.skyliners.completion import Rest
from skyliners.bots.skyliners.moves import FORFEITED, NOWHERE, PARK, PLAN, ROOF, Draw
from skyliners.rules.skyliners.city import DISTRICTS, LINES, SITES
from skyliners.rules.skyliners.pieces import ANTENNAS, ROWS, SKYSCRAPER_POINTS
from skyliners.rules.skyliners.scoring import rows_in_order
from skyliners.rules.skyliners.table import Table
from skyliners.rules.skyliners.view import Hand


def _lots(kinds: int, rows: int) -> bytes:
    """For every byte a move, all moves equally often; 255 means draw again. They are
    within the player's stock; whether the site takes them has still to be asked."""
    codes = [*SITES]
    codes += [ROOF + site for site in SITES if kinds & 1]
    codes += [PARK + site for site in SITES if kinds & 2]
    codes += [
        PLAN + 4 * row + lot for row in range(ROWS) if rows >> row & 1 for lot in range(4)
    ]
    lots = bytes(codes) * (256 // len(codes))
    return lots.ljust(256, b"\xff")


# By the kinds of piece left besides floors (roofs 1, parks 2) and the rows in hand.
_LOTS = tuple(tuple(_lots(kinds, rows) for rows in range(1 << ROWS)) for kinds in range(4))


class Board(Rest):
    __slots__ = ("districts", "lines", "office", "played", "rows")

    def __init__(self, table: Table, hands: Iterable[Hand]) -> None:
        """A position, everybody's hand being as it is or as somebody imagines it."""
        super().__init__(table)
        hands = tuple(hands)
        self.lines = tuple(LINES[seat.side] for seat in table.seats)
        self.districts = tuple(DISTRICTS[hand.skyscraper] for hand in hands)
        self.rows = [sum(1 << row for row in hand.rows_left) for hand in hands]
        self.office = list(rows_in_order(table, hands))  # what is scored, in order
        self.played: list[int] = []  # moves made here

    def copy(self) -> Self:
        twin = super().copy()
        twin.lines, twin.districts = self.lines, self.districts
        twin.rows, twin.office = self.rows[:], self.office[:]
        twin.played = self.played[:]
        return twin

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
        self.played.append(code)
        super().play(code)

    def finish(self, draw: Draw) -> None:  # noqa: C901, PLR0912, PLR0915
        """Play on to the end, every legal move of every player equally likely.

        All search spends its time in this loop. So it is `moves` and `play` written
        once more, by lot: draw a move within the stock until a site takes it.
        """
        heights, floors, roofs, parks = self.heights, self.floors, self.roofs, self.parks
        cards, rows, office, log = self.cards, self.rows, self.office, self.played.append
        seat, action, number, built = self.seat, self.action, self.round, self.built
        full, rounds, seats = self.full, self.rounds, len(floors)
        while seat != NOWHERE:
            if not floors[seat]:  # perhaps nothing at all is possible
                self.seat, self.action, self.round, self.built = seat, action, number, built
                self.play(_pick(self.moves(), draw))
                seat, action, number, built = self.seat, self.action, self.round, self.built
                continue
            kinds = (1 if roofs[seat] else 0) | (2 if parks[seat] else 0)
            lots = _LOTS[kinds][rows[seat] if full and action == 2 else 0]
            while True:
                code = lots[draw()]
                if code < ROOF:
                    height = heights[code]
                    if not height & 1 and code != built:
                        heights[code] = height + 2
                        floors[seat] -= 1
                        site = code
                        break
                elif code < PARK:
                    site = code - ROOF
                    height = heights[site]
                    if height and not height & 1 and site != built:
                        heights[site] = height + 1
                        roofs[seat] -= 1
                        break
                elif code < PLAN:
                    site = code - PARK
                    if not heights[site]:
                        heights[site] = 1
                        parks[seat] -= 1
                        break
                elif code < FORFEITED:
                    row, lot = divmod(code - PLAN, 4)
                    cards[seat] -= 1
                    rows[seat] ^= 1 << row
                    office.append((seat, row, lot + 1))
                    break
            log(code)
            if action == 1 and (full or number < rounds):
                action, built = 2, site
                continue
            action, built = 1, NOWHERE
            seat += 1
            if seat == seats:
                seat = 0
                number += 1
                if (0 in floors) if full else number > rounds:
                    seat = NOWHERE
        self.seat, self.action, self.round, self.built = seat, action, number, built

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


def _pick(moves: list[int], draw: Draw) -> int:
    """One of a few moves, all equally likely."""
    fair = 256 - 256 % len(moves)
    while (lot := draw()) >= fair:
        pass
    return moves[lot % len(moves)]
