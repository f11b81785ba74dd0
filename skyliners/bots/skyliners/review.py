"""The review of a finished game, as data that the screen puts into words: who was ahead
when, what every action gave away, and where the game turned.

All of it is one quantity: the lead over the best other, in points. With all cards open it
is what could be expected before every action, and in the end the result; so in a game of
two the leads are opposite, and what one gains the other loses. What an action gave away is
judged by what its player could know when they did it, by the evaluator behind hints.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from skyliners.bots.protocol import Budget
from skyliners.bots.skyliners.evaluate import Appraisal, appraise, appraised
from skyliners.bots.skyliners.standing import OpenCards, Points, Standing
from skyliners.rules.skyliners.actions import Action
from skyliners.rules.skyliners.view import View

TURNING_POINTS = 3
_WORTH_MENTIONING = 1.0  # points; less is within what luck does to an estimate
_DIGITS = 1  # behind the point; what is shown adds up


class Judged(NamedTuple):
    """One action of a finished game."""

    number: int  # its place in the log
    seat: int
    action: Action
    best: Action
    points: float  # expected for its player with the best action
    lost: float  # by what was done instead
    gain: float  # how much better that was than the median of all that was possible

    @property
    def as_advised(self) -> bool:
        return self.action == self.best

    def same_turn(self, other: "Judged") -> bool:
        """A turn is two actions in a row."""
        return self.seat == other.seat and abs(self.number - other.number) == 1


class Review(NamedTuple):
    judged: tuple[Judged, ...]
    # By seat, before every action what could be expected, and at the end the totals.
    standings: tuple[Points, ...] = ()

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
        own = (move.number for move in self.judged if move.seat == seat)
        return round(sum(leads[number + 1] - leads[number] for number in own), _DIGITS)

    def lost_by(self, seat: int) -> float:
        """What was given away. What stays on offer is given away again and again."""
        return sum(move.lost for move in self.judged if move.seat == seat)


def _lead(points: Points, seat: int) -> float:
    best = max(mark for other, mark in enumerate(points) if other != seat)
    return round(points[seat] - best, _DIGITS) or 0.0


def judge(
    view: View,
    action: Action,
    budget: Budget = Budget(),  # noqa: B008
) -> Judged:
    """One action, judged by what its player could know when they did it."""
    return _judged(view, action, appraised(view, budget))


def _judged(view: View, action: Action, appraisal: Appraisal) -> Judged:
    return Judged(
        len(view.table.log),
        view.seat,
        action,
        appraisal.best,
        appraisal.worths[appraisal.best],
        appraisal.lost(action),
        appraisal.gain(action),
    )


def review(
    moves: Sequence[tuple[View, Action]],
    budget: Budget = Budget(),  # noqa: B008
) -> Review:
    """All at once."""
    *_, last = review_slices(moves, budget)
    return last


def review_slices(
    moves: Sequence[tuple[View, Action]],
    budget: Budget = Budget(),  # noqa: B008
    begun: Review = Review(()),  # noqa: B008
) -> Iterator[Review]:
    """The review of a game that is over, as far as it is, after every few milliseconds.
    Every action comes with the view its player had of the game before it. One that was
    left can be gone on with."""
    reviewed = begun
    yield reviewed
    if not moves:
        return
    cards = OpenCards(moves)
    for number, (view, action) in [*enumerate(moves)][len(begun.judged) :]:
        standing = Standing(view.table, cards.before(number))
        after = reviewed
        for appraisal in appraise(view, budget, standing.look_at):
            after = Review(
                (*reviewed.judged, _judged(view, action, appraisal)),
                (*reviewed.standings, standing.points),
            )
            yield reviewed
        reviewed = after
        if number == len(moves) - 1:
            reviewed = Review(after.judged, (*after.standings, cards.totals()))
        yield reviewed
