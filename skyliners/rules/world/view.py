"""What one player may know: the open table, their mission and their bonus cards."""

from typing import NamedTuple

from skyliners.rules.world.table import Table


class Hand(NamedTuple):
    """One player's secrets."""

    mission: str  # a shape
    cards: tuple[str, ...]  # in the order they came

    def __repr__(self) -> str:
        return f"Hand({len(self.cards)} cards)"

    def without(self, cards: tuple[str, ...]) -> "Hand":
        left = list(self.cards)
        for card in cards:
            left.remove(card)
        return self._replace(cards=tuple(left))


class View(NamedTuple):
    table: Table
    seat: int
    hand: Hand
