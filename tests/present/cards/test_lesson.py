"""The lesson is played on the real rules, and every step leads to the next."""

import pytest

from skyliners.present.cards.lesson import script
from skyliners.present.cards.lesson.script import Lesson, lesson_at, lesson_model
from skyliners.present.cards.lesson.steps import STEPS, Wants
from skyliners.rules.cards.actions import Exchange


def _done(lesson: Lesson) -> Lesson:
    """What the step asks for."""
    wants = lesson.step.wants
    if wants is Wants.ASK:
        return script.ask(lesson, 1)
    if wants is Wants.CHOOSE:
        return script.choose(script.choose(lesson, 2), 3)
    if wants in {Wants.EXCHANGE, Wants.OWN}:
        return script.put_down(lesson)
    return script.go_on(lesson)


def test_whoever_does_what_is_asked_gets_to_the_end() -> None:
    lesson = Lesson()
    for at in range(len(STEPS) - 1):
        assert lesson.at == at
        lesson = _done(lesson)
    assert lesson.done
    model = lesson_model(lesson)
    assert [opened.text for opened in model.opened] == [
        "Sum 12: 13 points",
        "Sum 11: 2 points",
    ]


def test_what_the_text_says_is_so() -> None:
    assert lesson_model(Lesson(0)).target.sum == 13
    assert lesson_model(Lesson(1)).target.away == "15 · 2 too many"
    drawn = lesson_model(Lesson(5), moved=True)
    assert drawn.target.away == "12 · 1 below"
    assert [task.met for task in drawn.tasks] == [True, True, False]
    assert [shown.fresh for shown in drawn.hand] == [False, False, True, True]


@pytest.mark.parametrize("places", [(), (0,), (1, 3), (0, 1, 2, 3)])
def test_the_last_exchange_is_the_learner_s(places: tuple[int, ...]) -> None:
    lesson = Lesson(8)
    for place in places:
        lesson = script.choose(lesson, place)
    after = script.put_down(lesson)
    assert len(after.own.cards) == len(places)
    assert script.learners_view(after).table.over
    assert lesson_model(after).opened


@pytest.mark.parametrize("place", [None, -1, 99, "3", 2.0, True])
def test_a_place_that_is_none_is_the_beginning(place: object) -> None:
    assert lesson_at(place) == Lesson()


def test_other_cards_and_tasks_do_not_lead_on() -> None:
    lesson = Lesson(3)
    assert script.choose(lesson, 0).at == 3
    assert script.ask(Lesson(2), 0).at == 2
    assert script.go_on(lesson) == lesson
    assert script.back(Lesson()).at == 0
    assert script.skip(Lesson(len(STEPS) - 1)).done
    assert Lesson().own == Exchange(())
