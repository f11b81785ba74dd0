"""The review of a game: lead, what was given away and the result are one account."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyliners.bots.protocol import Budget
from skyliners.bots.review import Review
from skyliners.bots.skyliners.review import review_slices
from skyliners.rules.skyliners.actions import Action
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.state import final_score, view
from skyliners.rules.skyliners.view import View
from tests.play import SEATINGS, TWO, Game, random_game

HASTY = Budget(effort=0.01)
Moves = list[tuple[View, Action]]


def review(moves: Moves, budget: Budget) -> Review:
    *_, last = review_slices(moves, budget)
    return last


def moves_of(game: Game) -> Moves:
    return [
        (view(state, state.table.turn.seat), action)
        for state, action in zip(game.positions(), game.actions, strict=False)
        if state.table.turn
    ]


def _games(players: int | None = None) -> st.SearchStrategy[Game]:
    seatings = [s for s in SEATINGS if players in {None, len(s)}]
    return st.builds(
        random_game,
        st.integers(0, 10_000).map(Random),
        st.sampled_from(Mode),
        st.sampled_from(seatings),
    )


@settings(max_examples=10)
@given(_games(2))
def test_of_two_players_one_leads_by_as_much_as_the_other_is_behind(game: Game) -> None:
    reviewed = review(moves_of(game), HASTY)
    one, other = reviewed.leads(0), reviewed.leads(1)
    assert len(one) == len(game.actions) + 1
    assert all(a + b == 0 for a, b in zip(one, other, strict=True))
    # What one gains by their own actions is all that the other loses by them.
    end = one[0] + reviewed.gained(0) - reviewed.gained(1)
    assert one[-1] == pytest.approx(end)


@settings(max_examples=10)
@given(_games())
def test_the_last_lead_is_the_result(game: Game) -> None:
    reviewed = review(moves_of(game), HASTY)
    totals = [total.total for total in final_score(game.end).totals]
    assert reviewed.standings[-1] == tuple(totals)
    for seat, total in enumerate(totals):
        others = totals[:seat] + totals[seat + 1 :]
        assert reviewed.leads(seat)[-1] == total - max(others)


@settings(max_examples=10)
@given(_games())
def test_at_every_moment_who_leads_is_ahead_of_the_second_by_their_lead(game: Game) -> None:
    reviewed = review(moves_of(game), HASTY)
    seats = range(len(game.end.hands))
    for moment in zip(*map(reviewed.leads, seats), strict=True):
        second, first = sorted(moment)[-2:]
        assert first >= 0
        assert second == -first


@settings(max_examples=10)
@given(_games())
def test_from_the_first_lead_to_the_last_every_action_is_accounted_for(game: Game) -> None:
    reviewed = review(moves_of(game), HASTY)
    for seat in range(len(game.end.hands)):
        leads = reviewed.leads(seat)
        others = sum(
            leads[move.number + 1] - leads[move.number]
            for move in reviewed.judged
            if move.seat != seat
        )
        assert leads[-1] == pytest.approx(leads[0] + reviewed.gained(seat) + others)


@settings(max_examples=10)
@given(_games())
def test_nothing_less_than_nothing_is_given_away(game: Game) -> None:
    reviewed = review(moves_of(game), HASTY)
    assert all(move.lost >= 0 for move in reviewed.judged)
    assert all(move.lost == 0 for move in reviewed.judged if move.as_advised)
    total = sum(move.lost for move in reviewed.judged)
    seats = range(len(game.end.hands))
    assert sum(map(reviewed.lost_by, seats)) == pytest.approx(total)


def test_whoever_gives_away_less_gains_more() -> None:
    """Over many games: an action that gives nothing away raises its player's lead, one
    that gives much away does so far less, or lowers it."""
    kept: list[float] = []
    given_away: list[float] = []
    for seed in range(4):
        reviewed = review(
            moves_of(random_game(Random(seed), Mode.FULL, TWO)), Budget(effort=0.1)
        )
        for move in reviewed.judged:
            leads = reviewed.leads(move.seat)
            change = leads[move.number + 1] - leads[move.number]
            (kept if move.lost < 1 else given_away).append(change)
    assert sum(kept) / len(kept) > sum(given_away) / len(given_away) + 0.5


@pytest.mark.parametrize("mode", Mode)
def test_a_review_of_a_whole_game(mode: Mode) -> None:
    game = random_game(Random(8), mode, TWO)
    moves = moves_of(game)
    last = review(moves, Budget(effort=0.02))
    assert len(last.judged) == len(game.actions)
    assert [move.number for move in last.judged] == list(range(len(game.actions)))
    *slices, sliced = review_slices(moves, Budget(effort=0.02))
    assert sliced == last
    assert len(slices) > len(moves)
    begun = slices[len(slices) // 2]
    *_, ended = review_slices(moves, Budget(effort=0.02), begun)
    assert ended == last
    turning = last.turning_points
    assert 0 < len(turning) <= 3
    assert max(move.lost for move in last.judged) in {move.lost for move in turning}
    assert [move.number for move in turning] == sorted(move.number for move in turning)
    assert not any(one.same_turn(other) for one in turning for other in turning)
    total = sum(move.lost for move in last.judged)
    assert last.lost_by(0) + last.lost_by(1) == pytest.approx(total)


def test_of_a_game_that_goes_on_there_is_nothing_to_review() -> None:
    assert [*review_slices([])] == [Review(())]
