"""How one player has done so far: figures made from the outcomes of finished games."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from skyliners.bots.levels import parsed
from skyliners.match.shelf.outcomes import COLUMNS, OUTCOME, Outcome, read_outcomes
from skyliners.match.shelf.rows import each, read
from skyliners.match.shelf.shelf import Shelf, Values


class Point(NamedTuple):
    """One game on the curve of a player's totals."""

    finished: float
    total: int


class Statistics(NamedTuple):
    games: int
    wins: int  # alone or together with others
    shared_wins: int  # those of them that were shared
    win_rate: float | None  # None without games
    best_total: int | None
    mean_total: float | None
    sums: Mapping[str, int]  # part by part, of all games together
    totals: tuple[Point, ...]  # oldest first


# What is deleted does not count, though it can still be restored.
_PLAYED = """
    FROM outcomes WHERE profile = :profile AND game = :game
        AND key NOT IN (SELECT id FROM games WHERE deleted = 1)
    ORDER BY finished"""


def statistics(
    shelf: Shelf,
    profile: int,
    game: str,
    mode: str | None = None,
    players: int | None = None,
) -> Statistics:
    """The figures of one player in one game: of all that were played, or of those of one
    mode or size."""
    played = _outcomes(shelf, _PLAYED, {"profile": profile, "game": game})
    return figures(
        [
            outcome
            for outcome in played
            if mode in {None, outcome.mode} and players in {None, outcome.players}
        ]
    )


def _outcomes(shelf: Shelf, which: str, values: Values) -> tuple[Outcome, ...]:
    def one_by_one() -> Iterator[Any]:
        return each(shelf, f"SELECT key, seat {which}", OUTCOME, values)

    return read_outcomes(read(shelf, f"SELECT {COLUMNS} {which}", values, one_by_one))


def figures(outcomes: Sequence[Outcome]) -> Statistics:
    """Of games of one kind; the parts of different games have nothing in common."""
    games = len(outcomes)
    wins = sum(outcome.won for outcome in outcomes)
    totals = [outcome.total for outcome in outcomes]
    return Statistics(
        games=games,
        wins=wins,
        shared_wins=sum(outcome.shared for outcome in outcomes),
        win_rate=wins / games if games else None,
        best_total=max(totals, default=None),
        mean_total=sum(totals) / games if games else None,
        sums=_sums(outcomes),
        totals=tuple(Point(outcome.finished, outcome.total) for outcome in outcomes),
    )


def _sums(outcomes: Sequence[Outcome]) -> dict[str, int]:
    names = dict.fromkeys(name for outcome in outcomes for name in outcome.parts)
    return {name: sum(outcome.parts.get(name, 0) for outcome in outcomes) for name in names}


# Everybody in games with a bot of one kind: "adaptive", or "adaptive-5".
_PLAYED_AGAINST = """
    FROM outcomes
    WHERE game = :game
        AND key IN (SELECT key FROM outcomes WHERE bot = :bot OR bot LIKE :bot || '-%')
        AND key NOT IN (SELECT id FROM games WHERE deleted = 1)
    ORDER BY finished, key, seat"""


def duels(shelf: Shelf, game: str, bot: str, profile: int | None) -> tuple[bool, ...]:
    """Each time this game was played, oldest first: did this person come out ahead of a
    bot of this kind? Without a profile, whoever played against it on this device."""
    played = _outcomes(shelf, _PLAYED_AGAINST, {"game": game, "bot": bot})
    games = [tuple(group) for _, group in groupby(played, lambda outcome: outcome.key)]
    ahead = (_came_out_ahead(game, bot, profile) for game in games)
    return tuple(won for won in ahead if won is not None)


def _came_out_ahead(seats: Sequence[Outcome], bot: str, profile: int | None) -> bool | None:
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
