"""The review in words and curves, from the coach's numbers alone."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyliners.bots.protocol import Budget
from skyliners.bots.review import Review
from skyliners.bots.skyliners.review import review_slices
from skyliners.match.replay import moves, replay
from skyliners.present.chart import Chart, Series
from skyliners.present.games import shown
from skyliners.present.replay import replay_model, with_review
from skyliners.present.review import judgement, places, review_model
from skyliners.present.skyliners.names import place_name
from skyliners.rules.seats import Color
from skyliners.rules.skyliners.actions import Build
from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.game import ID
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.state import final_score, view
from tests.play import SEATINGS, TWO, random_game
from tests.records import recorded

GAME = random_game(Random(8), Mode.FULL, TWO)
RECORD = recorded(GAME)
TABLE = GAME.end.table
*_, REVIEW = review_slices([*moves(RECORD)], Budget(effort=0.03))


def test_every_action_comes_with_what_its_player_could_know() -> None:
    told = [*moves(RECORD)]
    assert [action for _, action in told] == list(GAME.actions)
    for (seen, _), state in zip(told, GAME.positions(), strict=False):
        assert state.table.turn is not None
        assert seen == view(state, state.table.turn.seat)


def test_nothing_of_a_game_that_goes_on_is_reviewed() -> None:
    unfinished = random_game(Random(8), Mode.FULL, TWO, length=9)
    assert [*moves(recorded(unfinished))] == []
    assert [*moves(RECORD.redacted(0))] == []


def test_while_it_lasts_there_is_only_progress() -> None:
    half = Review(REVIEW.judged[: len(REVIEW.judged) // 2])
    model = review_model(ID, TABLE, half)
    assert not model.done
    assert 0.4 < model.share < 0.6
    assert str(len(half.judged) + 1) in model.progress
    assert model.charts == ()


def test_what_was_given_away_adds_up_in_its_curve() -> None:
    model = review_model(ID, TABLE, REVIEW)
    assert model.done
    _lead, lost = model.charts
    for seat, away in enumerate(lost.series):
        assert len(away.values) == len(REVIEW.judged)
        assert away.values[-1] == pytest.approx(REVIEW.lost_by(seat))
        assert list(away.values) == sorted(away.values)


@given(st.sampled_from(SEATINGS), st.sampled_from(Mode), st.integers(0, 20))
@settings(max_examples=12)
def test_the_curve_of_the_lead_runs_from_round_to_round_to_the_result(
    sides: tuple[Side, ...], mode: Mode, seed: int
) -> None:
    game = random_game(Random(seed), mode, sides)
    *_, review = review_slices([*moves(recorded(game))], Budget(effort=0.01))
    table = game.end.table
    model = review_model(ID, table, review)
    lead = model.charts[0]
    totals = [total.total for total in final_score(game.end).totals]
    for seat, series in enumerate(lead.series):
        assert len(series.values) == table.turns()[-1].round + 1
        others = totals[:seat] + totals[seat + 1 :]
        assert series.values[-1] == totals[seat] - max(others)
    if len(totals) == 2:
        pairs = zip(*(series.values for series in lead.series), strict=True)
        assert all(one + other == 0 for one, other in pairs)


def _number(points: str) -> float:
    return float(points.replace("−", "-"))


def test_what_is_shown_of_two_players_adds_up() -> None:
    """To the last digit: a lead, what one gained, what the other gained, the result."""
    for seed in range(5):
        game = random_game(Random(seed), Mode.FULL, TWO)
        *_, review = review_slices([*moves(recorded(game))], Budget(effort=0.01))
        model = review_model(ID, game.end.table, review)
        accounts = [
            [_number(part.points) for part in balance.parts] for balance in model.balances
        ]
        for own, other in (accounts, accounts[::-1]):
            assert own[0] == -other[0]
            assert own[2] == -other[2]
            assert own[3] >= 0
            assert round(own[0] + own[1] - other[1], 6) == own[2]
        result = [total.total for total in final_score(game.end).totals]
        assert accounts[0][2] == result[0] - result[1]
        lead = model.charts[0].series
        assert [series.values[-1] for series in lead] == [own[2] for own in accounts]


def test_turning_points_are_found_in_the_replay() -> None:
    model = review_model(ID, TABLE, REVIEW)
    assert [point.place for point in model.turning_points] == list(places(REVIEW))
    for point in model.turning_points:
        assert "given away. Better: " in point.text
        assert judgement(ID, TABLE, REVIEW, point.place) == point.text


def test_the_coach_names_places_as_whoever_acted_does() -> None:
    """So does the replay, in which it is read."""
    for judged in REVIEW.judged:
        if isinstance(judged.action, Build):
            side = TABLE.seats[judged.seat].side
            said = shown(ID).to_do(TABLE, judged.action, judged.seat)
            assert place_name(side, judged.action.site) in said
    model = review_model(ID, TABLE, REVIEW)
    for judged, point in zip(REVIEW.turning_points, model.turning_points, strict=True):
        assert shown(ID).to_do(TABLE, judged.action, judged.seat) in point.title
        assert shown(ID).to_do(TABLE, judged.best, judged.seat) in point.text


def test_every_action_has_its_judgement() -> None:
    for place in range(len(REVIEW.judged) + 1):
        assert judgement(ID, TABLE, REVIEW, place)
    assert "hasn’t got to this" in judgement(ID, TABLE, Review(()), 1)
    advised = next(move for move in REVIEW.judged if move.as_advised)
    said = judgement(ID, TABLE, Review((advised._replace(number=0, gain=0.1),)), 1)
    assert said == "The coach would have done the same."
    said = judgement(ID, TABLE, Review((advised._replace(number=0, gain=2.34),)), 1)
    assert said.endswith("the same. About 2.3 points better than most other actions.")


def test_the_replay_jumps_from_one_turning_point_to_the_next() -> None:
    model = replay_model(ID, replay(RECORD).to(5), playing=False)
    assert (model.judgement, model.turning_before, model.turning_after) == ("", None, None)
    reviewed = with_review(model, "Well done.", (2, 5, 9, 11))
    assert reviewed.judgement == "Well done."
    assert (reviewed.turning_before, reviewed.turning_after) == (2, 9)
    assert with_review(model, "", (5,)).turning_after is None


def test_ticks_go_below_nothing_where_values_do() -> None:
    def ticks(*values: float) -> tuple[int, ...]:
        return Chart("", "", (Series("", Color.RED, values),)).ticks

    assert ticks(0, 3.5) == (0, 1, 2, 3, 4)
    assert ticks(-3, 4) == (-4, -2, 0, 2, 4)
    assert ticks(-0.5, -0.1) == (-1, 0)
    assert ticks(-16, 0)[0] <= -16
