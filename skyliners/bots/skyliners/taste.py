"""What a player wants and how far they trust the future, as numbers. A temperament is
another taste; a level is mostly how much it thinks."""

from collections.abc import Sequence
from math import tanh
from typing import NamedTuple


class Taste(NamedTuple):
    trust: float = 0.55  # the chance that a card not yet filed will hold in the end
    masts: float = 0.6  # what antennas in such rows are worth
    filing: float = 2.0  # points for a plan filed now, which saves a floor for later
    envy: float = 1.0  # what a rival's point counts against one's own
    nerve: float = 20.0  # points ahead that feel nearly won

    def chances(self, held: Sequence[int], kept: Sequence[int]) -> list[float]:
        """By seat, what a row with no card filed counts: the cards held now are filed
        before the end, all but those kept, and some of them will hold."""
        return [
            self.trust * (now - end) / now if now else 0.0
            for now, end in zip(held, kept, strict=True)
        ]

    def worth(self, points: Sequence[float], seat: int) -> float:
        """How good an end is for a seat: sure of winning 1, sure of losing −1."""
        best = max(mark for other, mark in enumerate(points) if other != seat)
        return tanh((points[seat] - self.envy * best) / self.nerve)
