"""How a game stood, told when it is over: what everybody could expect in the end, with
all cards open. Hints never come here, for nobody could know it at the time."""

from collections.abc import Sequence

from skyliners.bots.review import Points
from skyliners.bots.skyliners.belief import Filed, filing_order, world_of
from skyliners.bots.skyliners.geometry import World, geometry_of
from skyliners.bots.skyliners.search import City
from skyliners.bots.skyliners.taste import Taste
from skyliners.rules.skyliners.actions import Action, Plan, in_public
from skyliners.rules.skyliners.scoring import score
from skyliners.rules.skyliners.table import Table, advance
from skyliners.rules.skyliners.view import Hand, View

_TASTE = Taste()


class OpenCards:
    """Everybody's cards in a game that is over, from what each of them knew."""

    def __init__(self, moves: Sequence[tuple[View, Action]]) -> None:
        last, action = moves[-1]
        self.moves = moves
        self.table = advance(last.table, in_public(action))
        cards = {view.seat: view.hand.skyscraper for view, _ in moves}
        self.districts = [cards[seat] for seat in range(len(self.table.seats))]

    def before(self, number: int) -> World:
        """What was filed before an action."""
        table = self.moves[number][0].table
        filed: list[Filed] = [
            tuple((plan.row, plan.segment) for plan in plans)
            for plans in self._filed(number)
        ]
        return world_of(geometry_of(table), filing_order(table), filed, self.districts)

    def totals(self) -> Points:
        """The result."""
        hands = tuple(map(Hand, self.districts, self._filed(len(self.moves))))
        return tuple(float(seat.total) for seat in score(self.table, hands).totals)

    def _filed(self, number: int) -> list[tuple[Plan, ...]]:
        plans = [(view.seat, action) for view, action in self.moves[:number]]
        return [
            tuple(plan for who, plan in plans if who == seat and isinstance(plan, Plan))
            for seat in range(len(self.districts))
        ]


class Standing:
    """The mean of many endings, each a city that somebody thought of."""

    def __init__(self, table: Table, world: World) -> None:
        self.geometry = geometry_of(table)
        self.world = world
        self.sums = [0.0] * len(table.seats)
        self.cities = 0

    def look_at(self, city: City) -> None:
        ending = self.geometry.ending(
            self.world, city.sights, city.tallest, city.chances, _TASTE.masts
        )
        self.sums = [before + now for before, now in zip(self.sums, ending, strict=True)]
        self.cities += 1

    @property
    def points(self) -> Points:
        return tuple(total / self.cities for total in self.sums)
