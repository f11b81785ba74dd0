"""The scoring, step by step: a sheet is a breakdown, not a total."""

from enum import StrEnum
from typing import NamedTuple

from skyliners.rules.world.pieces import MISSION_POINTS
from skyliners.rules.world.table import Table
from skyliners.rules.world.view import Hand


class DecidedBy(StrEnum):
    PRESTIGE = "prestige"
    PENTHOUSES = "penthouses"
    MISSION = "mission"
    ENDER = "ender"  # the tournament rule: whoever built the first third penthouse
    SHARED = "shared"


class Total(NamedTuple):
    seat: int
    penthouses: int
    areas: int
    mission: int
    held: tuple[int, ...]  # the strategic spaces topped
    stands: int  # where the mission stands, as bits of spaces
    shape: str = ""  # of the mission; a board game may not tell

    @property
    def total(self) -> int:
        return self.penthouses + self.areas + self.mission

    @property
    def parts(self) -> dict[str, int]:
        return {
            "penthouses": self.penthouses,
            "areas": self.areas,
            "mission": self.mission,
        }


class ScoreSheet(NamedTuple):
    totals: tuple[Total, ...]
    winners: tuple[int, ...]
    decided_by: DecidedBy


def score(table: Table, hands: tuple[Hand, ...]) -> ScoreSheet:
    """The sheet of a city as it stands, with everybody's mission opened."""
    totals = tuple(_total(table, seat, hand) for seat, hand in enumerate(hands))
    return judged(totals, table.ender if table.tournament else None)


def judged(totals: tuple[Total, ...], ender: int | None = None) -> ScoreSheet:
    """Who won with these; `ender`: by the tournament rule, whoever ended the game."""
    return ScoreSheet(totals, *_winners(totals, ender))


def _total(table: Table, seat: int, hand: Hand) -> Total:
    tops = table.tops(seat)
    held = tuple(space for space in sorted(table.city.strategic) if tops >> space & 1)
    stands = table.city.stands(hand.mission, tops)
    mission = MISSION_POINTS if stands else 0
    return Total(
        seat, table.penthouses(seat), len(held), mission, held, stands, hand.mission
    )


def _winners(
    totals: tuple[Total, ...], ender: int | None
) -> tuple[tuple[int, ...], DecidedBy]:
    """Most prestige, then most penthouses, then the mission, then perhaps who ended it."""
    left = list(totals)
    for by in (each for each in DecidedBy if each is not DecidedBy.SHARED):
        most = max(_counted(by, total, ender) for total in left)
        left = [total for total in left if _counted(by, total, ender) == most]
        if len(left) == 1:
            return (left[0].seat,), by
    return tuple(total.seat for total in left), DecidedBy.SHARED


def _counted(by: DecidedBy, total: Total, ender: int | None) -> int:
    return {
        DecidedBy.PRESTIGE: total.total,
        DecidedBy.PENTHOUSES: total.penthouses,
        DecidedBy.MISSION: total.mission,
        DecidedBy.ENDER: int(total.seat == ender),
    }[by]
