"""The judge of finished games of Skyline of the World: the evaluator behind hints, and how
the game stood with all missions open."""

from collections.abc import Iterator, Sequence
from functools import partial

from skyliners.bots.protocol import Budget
from skyliners.bots.review import Judged, Points, Review, judged, reviewed
from skyliners.bots.world.evaluate import appraise, standing
from skyliners.bots.world.guess import Guesses
from skyliners.bots.world.mind import luck
from skyliners.bots.world.moves import board_of
from skyliners.bots.world.worth import Ways
from skyliners.rules.world.actions import Action
from skyliners.rules.world.scoring import score
from skyliners.rules.world.view import View

Moves = Sequence[tuple[View, Action]]


class _Judge:
    def __init__(self, ends: Sequence[View], moves: Moves, budget: Budget) -> None:
        self._moves, self._ends, self._budget = moves, ends, budget

    def verdicts(self, number: int) -> Iterator[tuple[Judged, Points]]:
        view, action = self._moves[number]
        points = self._standing(view)
        for appraisal in appraise(view, self._budget):
            if appraisal is not None:
                yield judged(view, action, appraisal.worths), points

    def _standing(self, view: View) -> Points:
        """What everybody has, their missions opened; cards in hands are worth the same."""
        hidden = Guesses(view).world(luck(view, self._budget))
        board = board_of(view.table, hidden)
        ways = board.ground.ways
        missions: list[Ways] = [ways(end.hand.mission) for end in self._ends]
        return tuple(standing(board, missions))

    def totals(self) -> Points:
        sheet = score(self._ends[0].table, tuple(end.hand for end in self._ends))
        return tuple(float(total.total) for total in sheet.totals)


def review_slices(
    moves: Moves,
    budget: Budget = Budget(),  # noqa: B008
    begun: Review = Review(()),  # noqa: B008
    ends: Sequence[View] = (),
) -> Iterator[Review]:
    return reviewed(moves, partial(_Judge, ends), budget, begun)
