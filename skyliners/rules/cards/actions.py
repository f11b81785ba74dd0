"""What happens, as values: exchanges, as their player and as everybody else sees them, and
what chance does to the discards."""

from dataclasses import dataclass

from skyliners.rules.deck import Card


@dataclass(frozen=True, slots=True)
class Exchange:
    """Put these cards down and draw as many; none: keep all."""

    cards: tuple[Card, ...]  # sorted, so that there is one for every choice

    def __repr__(self) -> str:
        return f"Exchange({len(self.cards)})"


@dataclass(frozen=True, slots=True)
class HiddenExchange:
    """Somebody exchanges so many cards, seen from outside."""

    count: int


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """Chance: the discards become the pile, from the top. None: a card nobody may know."""

    order: tuple[Card | None, ...]

    def __repr__(self) -> str:
        return f"Reshuffle({len(self.order)})"


Action = Exchange | HiddenExchange | Reshuffle
PublicAction = HiddenExchange | Reshuffle


def in_public(action: Action) -> PublicAction:
    """The action as everybody at the table sees it."""
    if isinstance(action, Exchange):
        return HiddenExchange(len(action.cards))
    if isinstance(action, Reshuffle):
        return Reshuffle((None,) * len(action.order))
    return action
