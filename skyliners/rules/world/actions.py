"""What a player can do, as values."""

from dataclasses import dataclass

from skyliners.rules.world.pieces import What


@dataclass(frozen=True, slots=True)
class Build:
    """A coloured floor (the level says which), a neutral or a Skyline floor."""

    kind: str  # B, N or S
    space: int


@dataclass(frozen=True, slots=True)
class Cash:
    """Show a bonus card complete, and be paid."""

    card: str


@dataclass(frozen=True, slots=True)
class Swap:
    """Three cards, face down, for money."""

    cards: tuple[str, ...]  # sorted

    def __repr__(self) -> str:
        return "Swap(…)"


@dataclass(frozen=True, slots=True)
class HiddenSwap:
    """Somebody swaps three cards, seen from outside."""


@dataclass(frozen=True, slots=True)
class Buy:
    what: What


@dataclass(frozen=True, slots=True)
class Sell:
    what: What


@dataclass(frozen=True, slots=True)
class EndTurn:
    pass


Action = Build | Cash | Swap | HiddenSwap | Buy | Sell | EndTurn
PublicAction = Build | Cash | HiddenSwap | Buy | Sell | EndTurn

HIDDEN_SWAP = HiddenSwap()
END_TURN = EndTurn()


def in_public(action: Action) -> PublicAction:
    """The action as everybody at the table sees it."""
    return HIDDEN_SWAP if isinstance(action, Swap) else action
