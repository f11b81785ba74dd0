"""The coach: a hint with its reason, and the review of a finished game, as data that the
screen puts into words. Both ask the one evaluator, with the same budget."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from skyliners.bots.evaluate import Appraisal, Chances, appraise, appraised
from skyliners.bots.history import counts_of
from skyliners.bots.protocol import Budget
from skyliners.bots.scene import scene_of
from skyliners.rules.skyliners.actions import Action, Build, Plan
from skyliners.rules.skyliners.city import DISTRICTS, built_up
from skyliners.rules.skyliners.pieces import ROWS
from skyliners.rules.skyliners.view import View

TURNING_POINTS = 3
_WORTH_MENTIONING = 1.0  # points; less is within what luck does to an estimate


class RowChange(NamedTuple):
    """A row that shows something else after an action: "your row C shows 2, then 3"."""

    seat: int
    row: int
    before: int
    after: int


class Reason(NamedTuple):
    own: tuple[RowChange, ...]  # of the player's own rows
    blocked: tuple[RowChange, ...]  # rivals' rows that show less afterwards
    helped: tuple[RowChange, ...]  # rivals' rows that show more afterwards
    tallest: bool  # what is built on is then as high as any, in the player's own district
    chance: float | None  # that a plan will hold; None for a build
    points: float  # what is expected in the end, ahead of the best rival
    gain: float  # how much better than the median of all that is possible


class Hint(NamedTuple):
    action: Action
    reason: Reason
    chances: Chances  # that each segment will hold, by own row


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

    def lost_by(self, seat: int) -> float:
        return sum(move.lost for move in self.judged if move.seat == seat)


def hint(view: View, budget: Budget = Budget()) -> Hint:  # noqa: B008
    return hint_from(view, appraised(view, budget))


def hint_slices(view: View, budget: Budget = Budget()) -> Iterator[Hint]:  # noqa: B008
    """A hint that gets better slice by slice; the last is the one to show."""
    for appraisal in appraise(view, budget):
        yield hint_from(view, appraisal)


def hint_from(view: View, appraisal: Appraisal) -> Hint:
    best = appraisal.best
    return Hint(best, reason_for(view, best, appraisal), appraisal.chances)


def reason_for(view: View, action: Action, appraisal: Appraisal) -> Reason:
    """Why an action is worth what it is; the action need not be the best."""
    changes = _changes(view, action)
    return Reason(
        own=tuple(change for change in changes if change.seat == view.seat),
        blocked=tuple(
            change
            for change in changes
            if change.seat != view.seat and change.after < change.before
        ),
        helped=tuple(
            change
            for change in changes
            if change.seat != view.seat and change.after > change.before
        ),
        tallest=_is_tallest_at_home(view, action),
        chance=(
            appraisal.chances[action.row][action.segment - 1]
            if isinstance(action, Plan)
            else None
        ),
        points=appraisal.worths[action],
        gain=appraisal.gain(action),
    )


def _changes(view: View, action: Action) -> list[RowChange]:
    if not isinstance(action, Build):
        return []
    table = view.table
    scene = scene_of(table)
    before = counts_of(scene, table.heights)
    after = counts_of(scene, built_up(table.heights, action.site, action.piece))
    return [
        RowChange(line // ROWS, line % ROWS, before[line], after[line])
        for line, _ in scene.places[action.site]
        if before[line] != after[line]
    ]


def _is_tallest_at_home(view: View, action: Action) -> bool:
    if not isinstance(action, Build):
        return False
    heights = built_up(view.table.heights, action.site, action.piece)
    at_home = action.site in DISTRICTS[view.hand.skyscraper]
    return at_home and heights[action.site] == max(heights)


def judge(
    view: View,
    action: Action,
    budget: Budget = Budget(),  # noqa: B008
) -> Judged:
    """One action, judged by what its player could know when they did it."""
    return judged_by(view, action, appraised(view, budget))


def judged_by(view: View, action: Action, appraisal: Appraisal) -> Judged:
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
    moves: Iterable[tuple[View, Action]],
    budget: Budget = Budget(),  # noqa: B008
) -> Iterator[Review]:
    """The review of a game, growing action by action; the last one is complete. Every
    action comes with the view its player had of the game before it."""
    judged: tuple[Judged, ...] = ()
    for view, action in moves:
        judged = (*judged, judge(view, action, budget))
        yield Review(judged)


def review_slices(
    moves: Sequence[tuple[View, Action]],
    budget: Budget = Budget(),  # noqa: B008
    begun: Review = Review(()),  # noqa: B008
) -> Iterator[Review]:
    """The same review slice by slice: as far as it is, after every few milliseconds.
    One that was left can be gone on with."""
    reviewed = begun
    yield reviewed
    for view, action in moves[len(begun.judged) :]:
        after = reviewed
        for appraisal in appraise(view, budget):
            after = Review((*reviewed.judged, judged_by(view, action, appraisal)))
            yield reviewed
        reviewed = after
        yield reviewed
