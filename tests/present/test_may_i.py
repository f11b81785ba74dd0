""" "May I?" and "What do I see?" answer as the rules do."""

from hypothesis import given
from hypothesis import strategies as st

from skyliners.present.may_i import (
    Question,
    Tool,
    answer,
    may_i_model,
    table_of,
    tap,
    with_tool,
)
from skyliners.present.sight import Sight, enter, point, seen_along, sight_model
from skyliners.rules.refusal import Rule
from skyliners.rules.skyliners.actions import BUILDS
from skyliners.rules.skyliners.city import CENTRE, SITES
from skyliners.rules.skyliners.legal import refusal
from skyliners.rules.skyliners.pieces import Mode, Piece

_ASKED = {
    Tool.MAY_FLOOR: Piece.FLOOR,
    Tool.MAY_ROOF: Piece.ROOF,
    Tool.MAY_PARK: Piece.PARK,
}


def _set_up(*steps: tuple[Tool, int], mode: Mode = Mode.FULL) -> Question:
    question = Question(mode=mode)
    for tool, site in steps:
        question = tap(with_tool(question, tool), site)
    return question


def test_each_reason_can_be_had() -> None:
    floor, built = (Tool.FLOOR, 0), (Tool.BUILT, 0)
    cases = [
        ([floor, (Tool.MAY_ROOF, 0)], None),
        ([(Tool.MAY_ROOF, 0)], Rule.ROOF_NEEDS_FLOOR),
        ([floor, (Tool.MAY_PARK, 0)], Rule.PARK_NEEDS_GROUND),
        ([floor, (Tool.ROOF, 0), (Tool.MAY_FLOOR, 0)], Rule.SITE_HAS_ROOF),
        ([(Tool.MAY_FLOOR, CENTRE)], Rule.SITE_HAS_PARK),
        ([floor, built, (Tool.MAY_FLOOR, 0)], Rule.SITE_TWICE_IN_TURN),
        ([floor, built, (Tool.MAY_FLOOR, 1)], None),
        ([floor, (Tool.MAY_PLAN, 0)], Rule.FIRST_ACTION_BUILDS),
        ([floor, built, (Tool.MAY_PLAN, 0)], None),
    ]
    for steps, rule in cases:
        assert answer(_set_up(*steps)) == (rule is None, rule), steps
    question = _set_up((Tool.MAY_PLAN, 0), mode=Mode.INTRODUCTORY)
    assert answer(question) == (False, Rule.NO_PLANS_IN_INTRODUCTORY)


def test_what_cannot_stand_is_not_set_up() -> None:
    question = _set_up((Tool.ROOF, 4))
    assert question.heights[4] == 0
    assert answer(question) == (False, Rule.ROOF_NEEDS_FLOOR)
    assert answer(_set_up((Tool.ROOF, 4), (Tool.FLOOR, 4))) == (None, None)


def test_cleared_sites_are_bare_and_not_built_on() -> None:
    question = _set_up((Tool.FLOOR, 4), (Tool.BUILT, 4), (Tool.CLEAR, 4))
    assert question.built is None
    assert question.heights[4] == 0


_TAPS = st.lists(st.tuples(st.sampled_from(Tool), st.sampled_from(SITES)), max_size=30)


@given(_TAPS, st.sampled_from(Mode))
def test_the_answer_is_that_of_the_rules(taps: list[tuple[Tool, int]], mode: Mode) -> None:
    question = _set_up(*taps, mode=mode)
    model = may_i_model(question)
    allowed, rule = answer(question)
    assert (model.allowed, model.rule) == (allowed, rule)
    assert model.answer
    if question.tool in _ASKED and question.site is not None:
        build = BUILDS[_ASKED[question.tool]][question.site]
        assert rule == refusal(table_of(question), build, None)
        assert (model.picture.marks.ghost is not None) == (rule is None)


@given(st.lists(st.integers(0, 15), min_size=5, max_size=5))
def test_what_is_seen_in_a_row(heights: list[int]) -> None:
    sight = Sight()
    for height in heights:
        sight = enter(sight, height)
    assert sight == Sight(tuple(heights))
    model = sight_model(sight)
    tallest = 0
    seen = 0
    for depth, (height, verdict) in enumerate(zip(heights, model.verdicts, strict=True)):
        assert verdict.seen == (height > tallest)
        if height and not verdict.seen:
            assert verdict.blocker is not None
            assert heights[verdict.blocker - 1] == max(heights[:depth]) >= height
            assert str(verdict.blocker) in verdict.text
        else:
            assert verdict.blocker is None
        seen += verdict.seen
        tallest = max(tallest, height)
    assert seen_along(tuple(heights)).seen == seen
    assert model.told.startswith(str(seen))


def test_a_site_is_pointed_at_and_changed() -> None:
    sight = enter(point(Sight((2, 2, 0, 0, 0)), 1), 3)
    assert sight == Sight((2, 3, 0, 0, 0), 2)
