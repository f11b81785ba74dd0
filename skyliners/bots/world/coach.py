"""The coach: a hint with its reason, as data that the screen puts into words. It asks the
same evaluator, with the same budget, as the review of a finished game. Reasons are facts of
the table before and after; only points and gain are estimates."""

from collections.abc import Iterator
from typing import NamedTuple

from skyliners.bots.protocol import Budget
from skyliners.bots.world.evaluate import Appraisal, appraise, appraised
from skyliners.rules.world.actions import Action, Build, in_public
from skyliners.rules.world.advance import advance
from skyliners.rules.world.legal import piece, price
from skyliners.rules.world.pieces import What
from skyliners.rules.world.shapes import shape_of
from skyliners.rules.world.table import Table
from skyliners.rules.world.towers import standing
from skyliners.rules.world.view import View


class IncomeChange(NamedTuple):
    """Somebody's income is another one after an action."""

    seat: int
    before: int
    after: int


class Reason(NamedTuple):
    costs: int  # millions
    paid_to: int | None  # a seat; None: the bank, or nobody
    incomes: tuple[IncomeChange, ...]  # everybody's that changes, one's own first
    mission: int  # spaces of one's mission more on which one is on top, in the best way
    mission_stands: bool  # it does then, and did not before
    completed: tuple[str, ...]  # bonus cards in hand that can be cashed then
    area: bool  # a strategic space is taken
    penthouse: bool
    points: float  # ahead of the best other, by what can be expected
    gain: float  # how much better than the median of all that is possible


class Hint(NamedTuple):
    action: Action
    reason: Reason

    def __repr__(self) -> str:
        """It tells of its player's cards: nothing of it is printed by mistake."""
        return "Hint(…)"


def hint(view: View, budget: Budget = Budget()) -> Hint:  # noqa: B008
    return hint_from(view, appraised(view, budget))


def hint_slices(view: View, budget: Budget = Budget()) -> Iterator[Hint | None]:  # noqa: B008
    """A hint that gets better slice by slice; the last is the one to show, and the first
    ones may be none."""
    for appraisal in appraise(view, budget):
        yield appraisal and hint_from(view, appraisal)


def hint_from(view: View, appraisal: Appraisal) -> Hint:
    best = appraisal.worths.best
    return Hint(best, reason_for(view, best, appraisal))


def reason_for(view: View, action: Action, appraisal: Appraisal) -> Reason:
    """Why an action is worth what it is; the action need not be the best."""
    table, seat = view.table, view.seat
    costs, paid_to, crown, area = _built(table, seat, action)
    after = advance(table, in_public(action)) if isinstance(action, Build) else table
    had, has = table.tops(seat), after.tops(seat)
    mission, ways = view.hand.mission, table.city.ways(view.hand.mission)
    most = [
        max(((way & tops).bit_count() for way in ways), default=0) for tops in (had, has)
    ]
    stands = table.city.stands
    return Reason(
        costs=costs,
        paid_to=paid_to,
        incomes=_incomes(table, after, seat),
        mission=most[1] - most[0],
        mission_stands=bool(stands(mission, has)) and not stands(mission, had),
        completed=tuple(
            card
            for card in sorted({*view.hand.cards})
            if stands(shape_of(card), has) and not stands(shape_of(card), had)
        ),
        area=area,
        penthouse=crown,
        points=appraisal.worths[action],
        gain=appraisal.worths.gain(action),
    )


def _built(table: Table, seat: int, action: Action) -> tuple[int, int | None, bool, bool]:
    """What a build costs, whom it pays, whether it is a penthouse, and takes an area."""
    if not isinstance(action, Build):
        return 0, None, False, False
    tower = table.towers[action.space]
    what = piece(tower, action.kind)
    costs = price(tower, seat, action.kind)
    owner = standing(tower).owner
    area = action.space in table.city.strategic and what is not What.NEUTRAL
    paid_to = owner if costs else None
    return costs, paid_to, what is What.PENTHOUSE, area


def _incomes(before: Table, after: Table, own: int) -> tuple[IncomeChange, ...]:
    seats = range(len(before.seats))
    changes = (IncomeChange(at, before.income(at), after.income(at)) for at in seats)
    changed = [change for change in changes if change.before != change.after]
    return tuple(sorted(changed, key=lambda change: (change.seat != own, change.seat)))
