"""Which cards are to be exchanged, and what a finger or a key makes of it. A draft tells of
its player's hand, and lives where only they look.

Cards are chosen by the place in which they lie, since two of them may be equal.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from skyliners.rules.cards.actions import Exchange
from skyliners.rules.deck import Card

Laid = tuple[Card, ...]  # a hand as it lies there, from left to right


class Draft(NamedTuple):
    chosen: frozenset[int] = frozenset()  # places, from the left
    cursor: int | None = None  # where the keyboard is

    def __repr__(self) -> str:
        return f"Draft({len(self.chosen)})"


def tap(draft: Draft, place: int) -> Draft:
    """A card is tapped: it goes up, or down again."""
    return draft._replace(chosen=draft.chosen ^ {place})


def move(draft: Draft, by: int, places: int) -> Draft:
    """An arrow key goes from card to card."""
    at = -1 if draft.cursor is None and by > 0 else draft.cursor or 0
    return draft._replace(cursor=(at + by) % places)


def exchange(draft: Draft, laid: Laid) -> Exchange:
    """What is done with it: the chosen cards go, the others stay."""
    return Exchange(tuple(sorted(laid[place] for place in draft.chosen)))


def advised(laid: Laid, cards: Sequence[Card]) -> Draft:
    """These cards chosen."""
    wanted = Counter(cards)
    chosen = set()
    for place, card in enumerate(laid):
        if wanted[card]:
            wanted[card] -= 1
            chosen.add(place)
    return Draft(frozenset(chosen))


def laid_after(laid: Laid, cards: Sequence[Card]) -> Laid:
    """A hand after an exchange: what stayed lies where it lay, what is new fills gaps."""
    left = Counter(cards)
    places: list[Card | None] = []
    for card in laid:
        stays = left[card] > 0
        left[card] -= stays
        places.append(card if stays else None)
    fresh = iter(left.elements())
    filled = [card if card is not None else next(fresh, None) for card in places]
    found = tuple(card for card in (*filled, *fresh) if card is not None)
    return found if len(found) == len(cards) else tuple(cards)
