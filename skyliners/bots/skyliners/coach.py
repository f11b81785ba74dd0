"""The coach: a hint with its reason, as data that the screen puts into words. It asks the
same evaluator, with the same budget, as the review of a finished game."""

from collections.abc import Iterator
from typing import NamedTuple

from skyliners.bots.protocol import Budget
from skyliners.bots.skyliners.evaluate import Appraisal, Chances, appraise, appraised
from skyliners.bots.skyliners.geometry import geometry_of
from skyliners.bots.skyliners.witnessed import counts_of
from skyliners.rules.skyliners.actions import Action, Build, Plan
from skyliners.rules.skyliners.city import DISTRICTS, built_up
from skyliners.rules.skyliners.pieces import ROWS
from skyliners.rules.skyliners.view import View


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

    def __repr__(self) -> str:
        """It tells of its player's cards: nothing of it is printed by mistake."""
        return "Hint(…)"


def hint(view: View, budget: Budget = Budget()) -> Hint:  # noqa: B008
    return hint_from(view, appraised(view, budget))


def hint_slices(view: View, budget: Budget = Budget()) -> Iterator[Hint]:  # noqa: B008
    """A hint that gets better slice by slice; the last is the one to show."""
    for appraisal in appraise(view, budget):
        yield hint_from(view, appraisal)


def hint_from(view: View, appraisal: Appraisal) -> Hint:
    best = appraisal.worths.best
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
        gain=appraisal.worths.gain(action),
    )


def _changes(view: View, action: Action) -> list[RowChange]:
    if not isinstance(action, Build):
        return []
    table = view.table
    geometry = geometry_of(table)
    before = counts_of(geometry, table.heights)
    after = counts_of(geometry, built_up(table.heights, action.site, action.piece))
    return [
        RowChange(line // ROWS, line % ROWS, before[line], after[line])
        for line, _ in geometry.places[action.site]
        if before[line] != after[line]
    ]


def _is_tallest_at_home(view: View, action: Action) -> bool:
    if not isinstance(action, Build):
        return False
    heights = built_up(view.table.heights, action.site, action.piece)
    at_home = action.site in DISTRICTS[view.hand.skyscraper]
    return at_home and heights[action.site] == max(heights)
