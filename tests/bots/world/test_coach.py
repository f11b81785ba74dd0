"""The coach: facts are facts of the table, a hint and the review of the same moment are of
one mind, and the review ends with the result."""

from random import Random

import pytest

from skyliners.bots.protocol import Budget
from skyliners.bots.world.coach import Reason, hint, hint_slices, reason_for
from skyliners.bots.world.evaluate import Appraisal, appraised
from skyliners.bots.world.review import review_slices
from skyliners.bots.worths import Worths
from skyliners.rules.world import game as world
from skyliners.rules.world.actions import Action, Build
from skyliners.rules.world.state import State
from skyliners.rules.world.view import View
from tests.bots.world.positions import played, some
from tests.rules.world.play import random_game

QUICK = Budget(3, 0.1)


def seen(state: State) -> View:
    seat = world.to_move(state)
    assert seat is not None
    return world.view(state, seat)


def reason(state: State, action: Action) -> Reason:
    view = seen(state)
    worths = Worths(dict.fromkeys(world.legal(state), 0.0))
    return reason_for(view, action, Appraisal(worths, 1))


def test_a_hint_is_legal_and_as_good_as_anything() -> None:
    for state in some(1, 2, 40):
        view = seen(state)
        told = hint(view, QUICK)
        appraisal = appraised(view, QUICK)
        assert told.action in world.legal(state)
        assert told.action == appraisal.worths.best
        assert appraisal.worths.lost(told.action) == 0
        assert {*appraisal.worths} == {*world.legal(state)}
        *_, last = hint_slices(view, QUICK)
        assert last == told
        assert repr(told) == "Hint(…)"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_reasons_are_what_happens_on_the_table(players: int) -> None:
    game = random_game(Random(players), players)
    for state, action, after in zip(
        game.states, game.actions, game.states[1:], strict=False
    ):
        if not isinstance(action, Build):
            continue
        seat, told = seen(state).seat, reason(state, action)
        assert state.table.cash[seat] - told.costs == after.table.cash[seat]
        changed = {change.seat: change.after for change in told.incomes}
        for each in range(players):
            income = changed.get(each, state.table.income(each))
            assert after.table.income(each) == income
        richer = [
            each
            for each in range(players)
            if after.table.cash[each] > state.table.cash[each]
        ]
        assert richer in ([], [told.paid_to])
        built = after.table.penthouses(seat) > state.table.penthouses(seat)
        assert told.penthouse == built
        hand, city, tops = state.hands[seat], state.table.city, after.table.tops(seat)
        if told.mission_stands:
            assert city.stands(hand.mission, tops)
        assert {*told.completed} <= {*hand.cards}


@pytest.mark.slow
def test_a_review_judges_every_action_and_ends_with_the_result() -> None:
    states, actions = played(5, 2)
    moves = [*zip(map(seen, states[:-1]), actions, strict=True)]
    ends = [world.view(states[-1], seat) for seat in range(2)]
    *_, review = review_slices(moves, Budget(3, 0.1), ends=ends)
    assert review.complete
    assert len(review.judged) == len(moves)
    sheet = world.final_score(states[-1])
    assert [*review.standings[-1]] == [total.total for total in sheet.totals]
    first = review.judged[0]
    assert first.best == hint(moves[0][0], Budget(3, 0.1)).action
    assert all(each.lost >= 0 for each in review.judged)
