"""Hints and reviews come from one evaluator: what a hint advises, no review regrets."""

from random import Random

import pytest
from hypothesis import given, settings

from skyliners.bots.protocol import Budget
from skyliners.bots.review import judged
from skyliners.bots.skyliners.coach import hint, hint_slices, reason_for
from skyliners.bots.skyliners.evaluate import appraise, appraised
from skyliners.rules.skyliners.actions import Build, Plan
from skyliners.rules.skyliners.city import DISTRICTS, LINES, built_up, sees, tallest_sites
from skyliners.rules.skyliners.pieces import SEGMENTS, Mode
from skyliners.rules.skyliners.state import State, legal, view
from tests.play import SEEDS, TWO, positions, random_game

QUICK = Budget(effort=0.05)


@settings(max_examples=30)
@given(positions(), SEEDS)
def test_hint_and_review_never_contradict_each_other(state: State, seed: int) -> None:
    turn = state.table.turn
    if turn is None:
        return
    seen = view(state, turn.seat)
    advice, appraisal = hint(seen, QUICK), appraised(seen, QUICK)
    choices = legal(state)
    assert advice.action in choices
    assert judged(seen, advice.action, appraisal.worths).lost == 0
    done = Random(seed).choice(choices)
    other = judged(seen, done, appraisal.worths)
    assert other.best == advice.action
    assert other.lost >= 0
    assert other.points == advice.reason.points
    assert advice.reason.gain - other.gain == pytest.approx(other.lost)


@settings(max_examples=30)
@given(positions())
def test_a_reason_tells_what_rows_show(state: State) -> None:
    table = state.table
    if table.turn is None:
        return
    seen = view(state, table.turn.seat)
    appraisal = appraised(seen, Budget(effort=0.01))
    for action in legal(state):
        reason = reason_for(seen, action, appraisal)
        if isinstance(action, Plan):
            assert reason.chance == appraisal.chances[action.row][action.segment - 1]
        changes = (*reason.own, *reason.blocked, *reason.helped)
        if not isinstance(action, Build):
            assert not changes
            continue
        after = built_up(table.heights, action.site, action.piece)
        for change in changes:
            line = LINES[table.seats[change.seat].side][change.row]
            assert action.site in line
            assert change.before == len(sees(table.heights, line))
            assert change.after == len(sees(after, line))
        assert len(reason.own) <= 1
        assert all(change.seat == seen.seat for change in reason.own)
        assert all(change.after < change.before for change in reason.blocked)
        at_home = action.site in DISTRICTS[seen.hand.skyscraper]
        assert reason.tallest == (at_home and action.site in tallest_sites(after))


@settings(max_examples=20)
@given(positions())
def test_chances_are_chances(state: State) -> None:
    turn = state.table.turn
    if turn is None:
        return
    for row in appraised(view(state, turn.seat), QUICK).chances:
        assert all(0 <= chance <= 1 for chance in row)


def test_at_the_very_end_chances_are_certain() -> None:
    """The last action of all: what the rows show is what they will show."""
    game = random_game(Random(5), Mode.INTRODUCTORY, TWO)
    state = list(game.positions())[-2]
    assert state.table.turn
    seen = view(state, state.table.turn.seat)
    for line, row in zip(
        LINES[seen.table.seats[seen.seat].side], appraised(seen, QUICK).chances, strict=True
    ):
        count = len(sees(seen.table.heights, line))
        assert row == tuple(float(min(count, 4) == segment) for segment in SEGMENTS)


def test_an_appraisal_gets_better_slice_by_slice() -> None:
    game = random_game(Random(5), Mode.FULL, TWO, length=9)
    state = game.end
    assert state.table.turn
    seen = view(state, state.table.turn.seat)
    playouts = [appraisal.playouts for appraisal in appraise(seen, QUICK)]
    assert playouts == sorted(playouts)
    assert len(playouts) > 1
    *_, last = hint_slices(seen, QUICK)
    assert last == hint(seen, QUICK)
