"""How one player has done so far: figures made from the results of finished games."""

from collections.abc import Sequence
from typing import NamedTuple

from skyliners.match.history import COLUMNS, Result, read_results
from skyliners.match.shelf import Shelf
from skyliners.rules.skyliners.pieces import Mode


class Point(NamedTuple):
    """One game on the curve of a player's totals."""

    finished: float
    total: int


class Means(NamedTuple):
    """What an average game brought, and where the points came from."""

    total: float
    rows: float
    surplus: float
    antennas: float
    skyscraper: float


class Statistics(NamedTuple):
    games: int
    wins: int  # alone or together with others
    shared_wins: int  # those of them that were shared
    win_rate: float | None  # None without games
    best_total: int | None
    means: Means | None
    plans_filed: int
    plans_correct: int
    totals: tuple[Point, ...]  # oldest first


# What is deleted does not count, though it can still be restored.
_PLAYED = f"""
    SELECT {COLUMNS} FROM results
    WHERE profile = :profile
        AND (:mode IS NULL OR mode = :mode)
        AND (:players IS NULL OR players = :players)
        AND game NOT IN (SELECT id FROM games WHERE deleted = 1)
    ORDER BY finished"""  # noqa: S608


def statistics(
    shelf: Shelf, profile: int, mode: Mode | None = None, players: int | None = None
) -> Statistics:
    """The figures of one player: of all games, or of those of one mode or size."""
    asked = {"profile": profile, "mode": mode, "players": players}
    with shelf.rows(_PLAYED, asked) as rows:
        return figures(read_results(rows))


def figures(results: Sequence[Result]) -> Statistics:
    games = len(results)
    wins = sum(result.won for result in results)
    return Statistics(
        games=games,
        wins=wins,
        shared_wins=sum(result.shared for result in results),
        win_rate=wins / games if games else None,
        best_total=max((result.total for result in results), default=None),
        means=_means(results) if games else None,
        plans_filed=sum(result.filed for result in results),
        plans_correct=sum(result.correct for result in results),
        totals=tuple(Point(result.finished, result.total) for result in results),
    )


def _means(results: Sequence[Result]) -> Means:
    sums = (sum(getattr(result, part) for result in results) for part in Means._fields)
    return Means(*(each / len(results) for each in sums))
