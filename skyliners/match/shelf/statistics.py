"""How one player has done so far: figures made from the results of finished games."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from skyliners.bots.levels import parsed
from skyliners.match.shelf.history import COLUMNS, RESULT, Result, read_results
from skyliners.match.shelf.rows import each, read
from skyliners.match.shelf.shelf import Shelf, Values
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
_PLAYED = """
    FROM results WHERE profile = :profile
        AND game NOT IN (SELECT id FROM games WHERE deleted = 1)
    ORDER BY finished"""


def statistics(
    shelf: Shelf, profile: int, mode: Mode | None = None, players: int | None = None
) -> Statistics:
    """The figures of one player: of all games, or of those of one mode or size."""
    played = _results(shelf, _PLAYED, {"profile": profile})
    return figures(
        [
            result
            for result in played
            if mode in {None, result.mode} and players in {None, result.players}
        ]
    )


def _results(shelf: Shelf, which: str, values: Values) -> tuple[Result, ...]:
    def one_by_one() -> Iterator[Any]:
        return each(shelf, f"SELECT game, seat {which}", RESULT, values)

    return read_results(read(shelf, f"SELECT {COLUMNS} {which}", values, one_by_one))


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


# Everybody in games with a bot of one kind: "adaptive", or "adaptive-5".
_PLAYED_AGAINST = """
    FROM results
    WHERE game IN (SELECT game FROM results WHERE bot = :bot OR bot LIKE :bot || '-%')
        AND game NOT IN (SELECT id FROM games WHERE deleted = 1)
    ORDER BY finished, game, seat"""


def duels(shelf: Shelf, bot: str, profile: int | None) -> tuple[bool, ...]:
    """Game by game, oldest first: did this person come out ahead of a bot of this kind?
    Without a profile, whoever played against it on this device."""
    played = _results(shelf, _PLAYED_AGAINST, {"bot": bot})
    games = [tuple(group) for _, group in groupby(played, lambda result: result.game)]
    ahead = (_came_out_ahead(game, bot, profile) for game in games)
    return tuple(won for won in ahead if won is not None)


def _came_out_ahead(seats: Sequence[Result], bot: str, profile: int | None) -> bool | None:
    """None: they did not meet."""
    bots = [seat for seat in seats if seat.bot and parsed(seat.bot).level == bot]
    people = [
        seat
        for seat in seats
        if seat.bot is None and (profile is None or seat.profile == profile)
    ]
    if not bots or not people:
        return None
    rival = max(bots, key=lambda seat: (seat.won, seat.total))
    best = max(people, key=lambda seat: (seat.won, seat.total))
    return best.won or (not rival.won and best.total > rival.total)


def _means(results: Sequence[Result]) -> Means:
    sums = (sum(getattr(result, part) for result in results) for part in Means._fields)
    return Means(*(each / len(results) for each in sums))
