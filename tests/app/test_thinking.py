"""Thinking between frames: in slices, never longer than it may, and out of the way."""

from collections.abc import Iterator

import pytest
from kivy.clock import Clock

from skyliners.app.thinking import Thinking
from tests.app import stage  # noqa: F401  # its clock moves only when it is told to

_STEP = 0.001  # seconds a slice takes here


class _Time:
    """A machine on which a thought takes a millisecond and looking at the clock nothing."""

    def __init__(self) -> None:
        self.now = 0.0

    def slices(self, number: int | None = None) -> Iterator[int]:
        slice_ = 0
        while slice_ != number:
            self.now += _STEP
            slice_ += 1
            yield slice_


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Iterator[_Time]:
    machine = _Time()
    monkeypatch.setattr("skyliners.app.thinking.perf_counter", lambda: machine.now)
    yield machine
    for event in Clock.get_events():  # on another's clock it would think for ever
        event.cancel()


def _frame(time: _Time, drawing: float) -> float:
    """How long was thought in a frame that takes so long to draw."""
    before = time.now
    Clock.tick()
    thought = time.now - before
    time.now += drawing
    return thought


def test_the_last_slice_is_the_answer(time: _Time) -> None:
    answers: list[int] = []
    thinking = Thinking(time.slices(20), answers.append)
    for _ in range(7):
        _frame(time, 0.01)
    assert answers == [20]
    thinking.stop()


def test_an_answer_is_given_in_a_frame_in_which_nothing_is_thought(time: _Time) -> None:
    answers: list[int] = []
    thinking = Thinking(time.slices(2), answers.append)
    assert _frame(time, 0.01) == pytest.approx(0.002)
    assert answers == []
    assert _frame(time, 0.01) == 0
    assert answers == [2]
    thinking.stop()


def test_whoever_thinks_too_long_answers_with_the_best_so_far(time: _Time) -> None:
    answers: list[int] = []
    thinking = Thinking(time.slices(), answers.append, longest=0.1)
    for _ in range(30):
        _frame(time, 0.01)
    (answer,) = answers
    assert 100 <= answer <= 110
    thinking.stop()


def test_nobody_waits_for_ever_on_a_slow_device(time: _Time) -> None:
    answers: list[int] = []
    thinking = Thinking(time.slices(), answers.append, patience=1.0)
    for _ in range(20):
        _frame(time, 0.1)
    (answer,) = answers
    assert 30 <= answer <= 60
    thinking.stop()


def test_where_drawing_takes_long_thinking_gives_way_but_goes_on(time: _Time) -> None:
    """It begins gently, too: nobody knows yet how long drawing takes."""
    thinking = Thinking(time.slices(), lambda _: None)
    quick = [_frame(time, 0.008) for _ in range(15)]
    assert quick[0] == pytest.approx(0.003)
    assert quick[-1] == pytest.approx(0.008)
    slow = [_frame(time, 0.03) for _ in range(10)]
    assert slow[-1] == pytest.approx(0.003)
    again = [_frame(time, 0.008) for _ in range(15)]
    assert again[-1] == pytest.approx(0.008)
    thinking.stop()


def test_what_is_stopped_is_forgotten(time: _Time) -> None:
    answers: list[int] = []
    thinking = Thinking(time.slices(3), answers.append, so_far=answers.append)
    thinking.stop()
    _frame(time, 0.01)
    assert answers == []
