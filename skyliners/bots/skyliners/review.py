"""Skyliners' judge of finished games: the evaluator behind hints, and how the game stood
with all cards open."""

from collections.abc import Iterator, Sequence

from skyliners.bots.protocol import Budget
from skyliners.bots.review import Judged, Points, Review, judged, reviewed
from skyliners.bots.skyliners.evaluate import appraise
from skyliners.bots.skyliners.standing import OpenCards, Standing
from skyliners.rules.skyliners.actions import Action
from skyliners.rules.skyliners.view import View

Moves = Sequence[tuple[View, Action]]


class _Judge:
    def __init__(self, moves: Moves, budget: Budget) -> None:
        self._moves, self._budget = moves, budget
        self._cards = OpenCards(moves)

    def verdicts(self, number: int) -> Iterator[tuple[Judged, Points]]:
        view, action = self._moves[number]
        standing = Standing(view.table, self._cards.before(number))
        for appraisal in appraise(view, self._budget, standing.look_at):
            yield judged(view, action, appraisal.worths), standing.points

    def totals(self) -> Points:
        return self._cards.totals()


def review_slices(
    moves: Moves,
    budget: Budget = Budget(),  # noqa: B008
    begun: Review = Review(()),  # noqa: B008
    ends: Sequence[View] = (),
) -> Iterator[Review]:
    del ends  # what was filed tells all there is to know
    return reviewed(moves, _Judge, budget, begun)
