"""What a player can do, as values. Every possible action exists once, made here."""

from dataclasses import dataclass

from skyliners.rules.skyliners.city import SITES
from skyliners.rules.skyliners.pieces import ROWS, SEGMENTS, Piece


@dataclass(frozen=True, slots=True)
class Build:
    piece: Piece
    site: int


@dataclass(frozen=True, slots=True)
class Plan:
    """File a planning card: how many objects its owner will see in one row."""

    row: int
    segment: int  # 4 stands for "4 or 5"

    def holds(self, seen: int) -> bool:
        return min(seen, SEGMENTS[-1]) == self.segment


@dataclass(frozen=True, slots=True)
class HiddenPlan:
    """Somebody files a planning card, seen from outside: only its back."""


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Nothing at all was possible."""


Action = Build | Plan | Forfeit
PublicAction = Build | HiddenPlan | Forfeit

BUILDS = tuple(tuple(Build(piece, site) for site in SITES) for piece in Piece)
PLANS = tuple(tuple(Plan(row, segment) for segment in SEGMENTS) for row in range(ROWS))
HIDDEN_PLAN = HiddenPlan()
FORFEIT = Forfeit()


def in_public(action: Action | HiddenPlan) -> PublicAction:
    """The action as everybody at the table sees it."""
    return HIDDEN_PLAN if isinstance(action, Plan) else action
