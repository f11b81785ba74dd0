"""What everybody at the table has witnessed of each player's planning: what their rows
showed when a card went face down, and what they built since. Only the open table."""

from collections.abc import Sequence
from typing import NamedTuple

from skyliners.bots.skyliners.geometry import Geometry, geometry_of
from skyliners.bots.skyliners.rowsight import COUNT, SIGHTS
from skyliners.rules.skyliners.actions import Build, HiddenPlan
from skyliners.rules.skyliners.city import built_up
from skyliners.rules.skyliners.pieces import ROWS
from skyliners.rules.skyliners.table import Table, advance, lay


class Filing(NamedTuple):
    """A card went face down."""

    round: int
    counts: tuple[int, ...]  # what each row of its owner showed then
    touched: int | None  # the row their first action of that turn built in
    # By row, what the owner's own builds since made of it: before and after each.
    steps: tuple[list[tuple[int, int]], ...]


class Witnessed(NamedTuple):
    filings: tuple[list[Filing], ...]  # by seat, in the order filed
    raisings: tuple[list[int], ...]  # by seat: the sites they made the city's tallest
    counts: tuple[int, ...]  # by line, what it shows now


def counts_of(geometry: Geometry, heights: Sequence[int]) -> tuple[int, ...]:
    return tuple(COUNT[SIGHTS[look(heights)][0]] for look in geometry.looks)


def witnessed(table: Table) -> Witnessed:
    geometry = geometry_of(table)
    seats = range(geometry.seats)
    filings: tuple[list[Filing], ...] = tuple([] for _ in seats)
    raisings: tuple[list[int], ...] = tuple([] for _ in seats)
    now = lay(table.mode, table.seats, table.setup)
    counts = counts_of(geometry, now.heights)
    for turn, action in zip(table.turns(), table.log, strict=True):
        seat = turn.seat
        own = slice(ROWS * seat, ROWS * seat + ROWS)
        before = counts
        if isinstance(action, HiddenPlan):
            built = now.built_this_turn
            touched = None if built is None else geometry.places[built][seat][0] % ROWS
            steps: tuple[list[tuple[int, int]], ...] = tuple([] for _ in range(ROWS))
            filings[seat].append(Filing(turn.round, counts[own], touched, steps))
        elif isinstance(action, Build):
            heights = built_up(now.heights, action.site, action.piece)
            counts = _recounted(geometry, counts, heights, action.site)
            line = geometry.places[action.site][seat][0]
            for filing in filings[seat]:
                filing.steps[line % ROWS].append((before[line], counts[line]))
            if heights[action.site] == max(heights):
                raisings[seat].append(action.site)
        now = advance(now, action)
    return Witnessed(filings, raisings, counts)


def _recounted(
    geometry: Geometry, counts: tuple[int, ...], heights: Sequence[int], site: int
) -> tuple[int, ...]:
    fresh = list(counts)
    for line, _ in geometry.places[site]:
        fresh[line] = COUNT[SIGHTS[geometry.looks[line](heights)][0]]
    return tuple(fresh)
