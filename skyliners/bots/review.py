"""The review of a finished game, as data that the screen puts into words: who was ahead
when, what every action gave away, and where the game turned.

All of it is one quantity: the lead over the best other, in points. With all cards open it
is what could be expected before every action, and in the end the result; so in a game of
two the leads are opposite, and what one gains the other loses. What an action gave away is
judged by what its player could know when they did it. How, the game's judge knows.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from skyliners.bots.protocol import Budget
from skyliners.bots.worths import Worths

Points = tuple[float, ...]  # by seat
Moves = Sequence[tuple[Any, Any]]  # every view of whoever acted, and what they did

TURNING_POINTS = 3
_WORTH_MENTIONING = 1.0  # points; less is within what luck does to an estimate
_DIGITS = 1  # behind the point; what is shown adds up


class Judged(NamedTuple):
    """One action of a finished game."""

    number: int  # its place in the log
    seat: int
    action: Any
    best: Any
    points: float  # expected for its player with the best action
    lost: float  # by what was done instead
    gain: float  # how much better that was than the median of all that was possible

    @property
    def as_advised(self) -> bool:
        return bool(self.action == self.best)

    def same_turn(self, other: "Judged") -> bool:
        """One after the other, by the same player."""
        return self.seat == other.seat and abs(self.number - other.number) == 1


def judged(view: Any, action: Any, worths: Worths[Any]) -> Judged:
    """One action, judged by what its player could know when they did it."""
    return Judged(
        len(view.table.log),
        view.seat,
        action,
        worths.best,
        worths[worths.best],
        worths.lost(action),
        worths.gain(action),
    )


class Review(NamedTuple):
    judged: tuple[Judged, ...]
    # By seat, before every action what could be expected, and at the end the totals.
    standings: tuple[Points, ...] = ()

    @property
    def complete(self) -> bool:
        """Is every action judged, and the result known?"""
        return len(self.standings) > len(self.judged)

    @property
    def turning_points(self) -> tuple[Judged, ...]:
        """The costliest actions, in the order played; of a turn the costlier one, since
        what was missed first was often missed again."""
        found: list[Judged] = []
        for move in sorted(self.judged, key=lambda move: -move.lost):
            if len(found) == TURNING_POINTS or move.lost < _WORTH_MENTIONING:
                break
            if not any(move.same_turn(other) for other in found):
                found.append(move)
        return tuple(sorted(found))

    def leads(self, seat: int) -> tuple[float, ...]:
        """Over the best other, before every action and in the end."""
        return tuple(_lead(points, seat) for points in self.standings)

    def gained(self, seat: int) -> float:
        """How much lead a player's own actions brought them. What is missing between the
        first lead and the last, the others' actions took or gave."""
        leads = self.leads(seat)
        own = (at for at, move in enumerate(self.judged) if move.seat == seat)
        return round(sum(leads[at + 1] - leads[at] for at in own), _DIGITS)

    def lost_by(self, seat: int) -> float:
        """What was given away. What stays on offer is given away again and again."""
        return sum(move.lost for move in self.judged if move.seat == seat)


def _lead(points: Points, seat: int) -> float:
    others = (mark for other, mark in enumerate(points) if other != seat)
    best = max(others, default=0.0)  # alone, one is ahead of nothing
    return round(points[seat] - best, _DIGITS) or 0.0


class Judge(Protocol):
    """Of one game that is over."""

    def verdicts(self, number: int, /) -> Iterator[tuple[Judged, Points]]:
        """On one action, slice by slice, the last to be believed; and what everybody could
        expect before it, with all cards open."""

    def totals(self) -> Points:
        """The result."""


def reviewed(
    moves: Moves,
    judge: Callable[[Moves, Budget], Judge],
    budget: Budget,
    begun: Review,
) -> Iterator[Review]:
    """The review of a game that is over, as far as it is, after every few milliseconds.
    Every action comes with the view its player had of the game before it. One that was
    left can be gone on with."""
    review = begun
    yield review
    if not moves:
        return
    asked = judge(moves, budget)
    for number in range(len(begun.judged), len(moves)):
        after = review
        for verdict, points in asked.verdicts(number):
            after = Review((*review.judged, verdict), (*review.standings, points))
            yield review
        review = after
        if number == len(moves) - 1:
            review = Review(after.judged, (*after.standings, asked.totals()))
        yield review
