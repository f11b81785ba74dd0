"""A map as search sees it: a space is a bit of a number, a step to a neighbour a shift.
Worked out once a city. Which cards there are is kept here, too, by number."""

from functools import cache

from skyliners.rules.world.box import bonus
from skyliners.rules.world.city import City
from skyliners.rules.world.shapes import pays, same, shape_of


class Ground:
    def __init__(self, city: City) -> None:
        self.city = city
        # A column more than the map has: what is shifted over its edge falls into it.
        self.stride: int = len(city.lines[0]) + 1
        last = len(city.lines) - 1
        self.bits: list[int] = [
            1 << ((last - line) * self.stride + across) for across, line in city.places
        ]
        self.spaces: dict[int, int] = {bit: space for space, bit in enumerate(self.bits)}
        self.everything: int = sum(self.bits)
        self.strategic: int = sum(self.bits[space] for space in city.strategic)
        self._ways: dict[str, tuple[int, ...]] = {}
        self._numbers: dict[str, int] = {}
        # By number of a card: what is written on it, how it can lie, what it pays, and
        # one number for all cards whose shapes are images of each other.
        self.cards: list[str] = []
        self.card_ways: list[tuple[int, ...]] = []
        self.card_pays: list[int] = []
        self.card_shape: list[int] = []
        self._shapes: dict[str, int] = {}
        for card in bonus():
            self.card(card)

    def ways(self, shape: str) -> tuple[int, ...]:
        """Every way a shape can lie, as bits."""
        if shape not in self._ways:
            self._ways[shape] = tuple(self.lifted(way) for way in self.city.ways(shape))
        return self._ways[shape]

    def lifted(self, spaces: int) -> int:
        """Bits of spaces, as the rules have them, as bits of this ground."""
        found = 0
        for space, bit in enumerate(self.bits):
            if spaces >> space & 1:
                found |= bit
        return found

    def card(self, text: str) -> int:
        """The number of a card."""
        if text not in self._numbers:
            shape = shape_of(text)
            self._numbers[text] = len(self.cards)
            self.cards.append(text)
            self.card_ways.append(self.ways(shape))
            self.card_pays.append(pays(text))
            self.card_shape.append(self.shape(same(shape)))
        return self._numbers[text]

    def shape(self, name: str) -> int:
        """The number of all shapes that the rules call the same."""
        return self._shapes.setdefault(name, len(self._shapes))

    def stands(self, card: int, tops: int) -> bool:
        for way in self.card_ways[card]:  # noqa: SIM110  # quicker
            if way & tops == way:
                return True
        return False


@cache
def ground_of(city: City) -> Ground:
    return Ground(city)
