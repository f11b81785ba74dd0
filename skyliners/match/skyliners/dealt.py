"""Skyscraper cards dealt by the phone for a game on the table. Whoever holds them knows
all; each is looked at by its own player only, so they come out one at a time."""

from random import Random
from typing import Any

from skyliners.rules.skyliners.city import District


class Dealt:
    __slots__ = ("_cards",)

    def __init__(self, cards: tuple[District, ...]) -> None:
        self._cards = cards

    def __repr__(self) -> str:
        """Nothing secret, wherever it may be printed by mistake."""
        return f"Dealt({len(self._cards)} cards)"

    def __len__(self) -> int:
        return len(self._cards)

    def look(self, seat: int) -> District:
        """One player looks at their own card."""
        return self._cards[seat]

    def written(self) -> list[str]:
        """For the file that is kept; nobody else should ask."""
        return [card.value for card in self._cards]


def deal(players: int, rng: Random) -> Dealt:
    return Dealt(tuple(rng.sample(tuple(District), players)))


def read(data: Any) -> Dealt | None:
    try:
        cards = tuple(District(card) for card in data)
    except (TypeError, ValueError):
        return None
    return Dealt(cards) if len(set(cards)) == len(cards) else None
