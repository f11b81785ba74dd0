"""What one player may know: the open table and their own hand, and nothing else.
The others' secrets are not hidden in a view; they are not in it."""

from typing import NamedTuple

from skyliners.rules.skyliners.actions import Plan
from skyliners.rules.skyliners.city import District
from skyliners.rules.skyliners.pieces import ROWS
from skyliners.rules.skyliners.table import Table


class Hand(NamedTuple):
    """One player's secrets."""

    skyscraper: District
    filed: tuple[Plan, ...]  # in the order filed

    def __repr__(self) -> str:
        """Nothing secret, wherever a hand may be printed by mistake."""
        return "Hand(…)"

    @property
    def rows_left(self) -> tuple[int, ...]:
        """The rows whose planning cards are still in hand."""
        gone = {plan.row for plan in self.filed}
        return tuple(row for row in range(ROWS) if row not in gone)

    def with_plan(self, plan: Plan) -> "Hand":
        return Hand(self.skyscraper, (*self.filed, plan))


class View(NamedTuple):
    table: Table
    seat: int
    hand: Hand

    def __repr__(self) -> str:
        return f"View({self.table!r}, seat={self.seat}, hand=…)"
