"""The lesson is played on the real rules; every sensible finger leads on, any other is
answered, and nobody is stuck."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyliners.bots.protocol import Budget
from skyliners.bots.world.coach import hint
from skyliners.present.world.draft import KINDS, Draft
from skyliners.present.world.lesson import script
from skyliners.present.world.lesson.screen import lesson_model
from skyliners.present.world.lesson.script import Lesson, lesson_at, table_at
from skyliners.present.world.lesson.steps import (
    AT,
    CITY,
    CORNER,
    LEARNER,
    MISSION,
    STEPS,
    Wants,
)
from skyliners.rules.world.actions import Build
from skyliners.rules.world.advance import advance
from skyliners.rules.world.legal import legal_builds, refusal
from skyliners.rules.world.pieces import What

SPACES = range(len(CITY.places))


def _done(lesson: Lesson) -> Lesson:
    """What the step asks for."""
    step = lesson.step
    match step.wants:
        case Wants.BUILD | Wants.REFUSAL:
            assert step.build is not None
            chosen = script.choose_kind(lesson, step.build.kind)
            once = script.tap_space(chosen, step.build.space)
            again = once.at == lesson.at
            return script.tap_space(once, step.build.space) if again else once
        case Wants.BUY:
            assert step.buy is not None
            return script.buy(lesson, step.buy.what)
        case Wants.CASH:
            return script.show_card(lesson)
        case Wants.END:
            return script.end_turn(lesson)
        case Wants.TAP:
            return script.tap_space(lesson, step.space)
        case Wants.OWN:
            build = next(each for each in legal_builds(lesson.table))
            assert isinstance(build, Build)
            once = script.tap_space(lesson, build.space)
            return script.tap_space(once, build.space)
        case _:
            return script.go_on(lesson)


def test_whoever_does_what_is_asked_gets_to_the_end() -> None:
    lesson = Lesson()
    for at in range(len(STEPS) - 1):
        assert lesson.at == at
        assert lesson_model(lesson).text
        lesson = _done(lesson)
    assert lesson.done
    assert lesson.own is not None
    assert [line.total for line in lesson_model(lesson).lines] == [4, 1]


def test_whoever_is_shown_everything_gets_there_too() -> None:
    lesson = Lesson()
    for _step in STEPS[1:]:
        assert lesson_model(lesson).skip_text or lesson.step.wants is Wants.GO_ON
        lesson = script.skip(lesson)
    assert lesson.done
    assert script.skip(lesson) == lesson


def test_everything_that_happens_is_allowed() -> None:
    for at, step in enumerate(STEPS):
        table = table_at(at - 1)
        done = STEPS[at - 1].action if at and not step.later else None
        for action in (*((done,) if done else ()), *step.others):
            assert refusal(table, action, None) is None, step.id
            table = advance(table, action)
        if step.wants is Wants.REFUSAL:
            assert step.build is not None
            assert refusal(table_at(at), step.build, None) is step.rule


def test_what_the_texts_say_is_so() -> None:
    paid, grown, crowned = (table_at(AT[id_]) for id_ in ("paid", "group", "crowned"))
    before = table_at(AT["end-turn"])
    assert paid.cash[LEARNER] - before.cash[LEARNER] == 2 + paid.income(LEARNER)
    assert (before.income(LEARNER), paid.income(LEARNER)) == (2, 1)
    assert grown.income(LEARNER) == 3
    bonus = table_at(AT["bonus"])
    assert CITY.stands(CORNER.partition("=")[0], bonus.tops(LEARNER))
    assert crowned.penthouses(LEARNER) == 1
    assert crowned.stocks[LEARNER][What.SKYLINE] == 1
    mission = STEPS[AT["mission"]]
    stands = CITY.stands(MISSION, table_at(AT["mission"]).tops(LEARNER))
    assert {space for space in SPACES if stands >> space & 1} == {*mission.lit}
    area = STEPS[AT["area"]].space
    assert area in CITY.strategic
    assert table_at(AT["area"]).tops(LEARNER) >> (area or 0) & 1


def test_the_space_alone_is_enough_to_build() -> None:
    for step in (each for each in STEPS if each.wants is Wants.BUILD):
        assert step.build is not None
        lesson = Lesson(AT[step.id])
        once = script.tap_space(lesson, step.build.space)
        assert once.at == lesson.at
        assert script.tap_space(once, step.build.space).at == lesson.at + 1


def test_keys_alone_lead_to_the_end() -> None:
    lesson = Lesson()
    while not lesson.done:
        wanted = lesson.step.build.space if lesson.step.build else lesson.step.space
        if lesson.step.wants is Wants.OWN:
            wanted = next(
                each.space
                for each in legal_builds(lesson.table)
                if isinstance(each, Build) and each.kind == "B"
            )
        if wanted is not None:
            lesson = lesson._replace(draft=Draft(space=wanted))
            moved = script.press(lesson, "right")
            assert moved is not None
            assert moved.at == lesson.at
        before = lesson.at
        pressed = script.press(lesson, "enter")
        assert pressed is not None
        lesson = pressed
        if lesson.at == before:
            again = script.press(lesson, "enter")
            assert again is not None
            lesson = again
        assert lesson.at == before + 1
    assert script.press(lesson, "enter") is None
    assert script.press(lesson, "x") is None


_FINGERS = st.one_of(
    st.tuples(st.just("space"), st.sampled_from([None, *SPACES])),
    st.tuples(st.just("kind"), st.sampled_from(KINDS)),
    st.tuples(st.just("buy"), st.sampled_from([What.ONE, What.TWO, What.SIX])),
    st.tuples(st.just("card"), st.none()),
    st.tuples(st.just("key"), st.sampled_from(["left", "up", "enter", "1", "3"])),
    st.tuples(st.just("back"), st.none()),
    st.tuples(st.just("skip"), st.none()),
)


@settings(max_examples=60)
@given(st.integers(0, len(STEPS) - 1), st.lists(_FINGERS, max_size=12))
def test_no_finger_leads_astray(at: int, fingers: list[tuple[str, object]]) -> None:
    lesson = Lesson(at)
    for finger, where in fingers:
        lesson = _touched(lesson, finger, where)
        model = lesson_model(lesson)
        assert model.text
        assert (model.rule is None) or model.note
    assert lesson.at <= at + len(fingers)


def _touched(lesson: Lesson, finger: str, where: object) -> Lesson:
    steps = {
        "space": script.tap_space,
        "kind": script.choose_kind,
        "buy": script.buy,
        "key": script.press,
    }
    if finger in steps:
        return steps[finger](lesson, where) or lesson  # type: ignore[operator]
    if finger == "card":
        return script.show_card(lesson)
    return script.back(lesson) if finger == "back" else script.skip(lesson)


@pytest.mark.parametrize("place", [None, -1, 99, "3", 2.0, True])
def test_a_place_that_is_none_is_the_beginning(place: object) -> None:
    assert lesson_at(place) == Lesson()
    assert lesson_at(3) == Lesson(3)


def test_another_finger_is_answered() -> None:
    building = Lesson(AT["build"])
    assert "later" in lesson_model(script.choose_kind(building, "N")).note
    beside = script.tap_space(building, None)
    assert "beside the city" in lesson_model(beside).note
    chosen = script.choose_kind(Lesson(AT["level-two"]), "B")
    refused = script.tap_space(chosen, CITY.by_name["b2"])
    assert lesson_model(refused).rule is not None
    assert lesson_model(refused).city.marks.chosen == CITY.by_name["b2"]
    shopping = Lesson(AT["shop"])
    assert script.buy(shopping, What.PENTHOUSE).answer
    assert script.buy(shopping, What.ONE).at == shopping.at


def test_the_coach_has_a_hint_and_mia_follows_it() -> None:
    lesson = Lesson(AT["own"])
    assert script.asks_the_coach(lesson)
    view = script.learners_view(lesson)
    advice = hint(view, Budget(1, 0.1))
    assert refusal(view.table, advice.action, view.hand.cards) is None
    build = Build("B", CITY.by_name["a1"])
    advised = script.advised(lesson, Draft(build.kind, build.space), "Because.")
    assert lesson_model(advised).city.ghost is not None
    assert script.tap_space(advised, build.space).own == build
