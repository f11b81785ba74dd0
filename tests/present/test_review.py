"""The review in words and curves, from the coach's numbers alone."""

from random import Random

import pytest

from skyliners.bots.coach import Review, review_slices
from skyliners.bots.protocol import Budget
from skyliners.match.record import Record
from skyliners.match.replay import moves, replay
from skyliners.present.chart import Chart, Series
from skyliners.present.replay import replay_model, with_review
from skyliners.present.review import judgement, places, review_model
from skyliners.rules.skyliners.pieces import Color, Mode
from skyliners.rules.skyliners.state import view
from tests.play import TWO, random_game

GAME = random_game(Random(8), Mode.FULL, TWO)
RECORD = Record(GAME.end, {})
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
    assert [*moves(Record(unfinished.end, {}))] == []
    assert [*moves(RECORD.redacted(0))] == []


def test_while_it_lasts_there_is_only_progress() -> None:
    half = Review(REVIEW.judged[: len(REVIEW.judged) // 2])
    model = review_model(TABLE, half)
    assert not model.done
    assert 0.4 < model.share < 0.6
    assert str(len(half.judged) + 1) in model.progress
    assert model.charts == ()


def test_the_curves_follow_the_judgements() -> None:
    model = review_model(TABLE, REVIEW)
    assert model.done
    lead, lost = model.charts
    for seat, (ahead, away) in enumerate(zip(lead.series, lost.series, strict=True)):
        assert len(ahead.values) == len(away.values) == len(REVIEW.judged)
        assert away.values[-1] == pytest.approx(REVIEW.lost_by(seat))
        for move, value in zip(REVIEW.judged, ahead.values, strict=True):
            if move.seat == seat:
                assert value == pytest.approx(move.points - move.lost)
    assert len(model.balances) == len(TABLE.seats)


def test_turning_points_are_found_in_the_replay() -> None:
    model = review_model(TABLE, REVIEW)
    assert [point.place for point in model.turning_points] == list(places(REVIEW))
    for point in model.turning_points:
        assert "given away. Better: " in point.text
        assert judgement(REVIEW, point.place) == point.text


def test_every_action_has_its_judgement() -> None:
    for place in range(len(REVIEW.judged) + 1):
        assert judgement(REVIEW, place)
    assert "not looked" in judgement(Review(()), 1)
    advised = next(move for move in REVIEW.judged if move.as_advised)
    said = judgement(Review((advised._replace(number=0, gain=0.1),)), 1)
    assert said == "The coach would have done the same."
    said = judgement(Review((advised._replace(number=0, gain=2.34),)), 1)
    assert said.endswith("the same. About 2.3 points better than most.")


def test_the_replay_jumps_from_one_turning_point_to_the_next() -> None:
    model = replay_model(replay(RECORD).to(5), playing=False)
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
