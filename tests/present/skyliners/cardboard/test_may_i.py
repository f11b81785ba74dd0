""" "May I?" and "What do I see?" answer as the rules do."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.present.skyliners.cardboard.may_i import (
    Question,
    Spent,
    Tool,
    answer,
    may_i_model,
    spend,
    table_of,
    tap,
    with_tool,
)
from skyliners.present.skyliners.cardboard.sight import (
    Sight,
    enter,
    point,
    seen_along,
    sight_model,
)
from skyliners.present.texts import said
from skyliners.rules.refusal import Common, Ruling
from skyliners.rules.skyliners.actions import BUILDS
from skyliners.rules.skyliners.city import CENTRE, SITES
from skyliners.rules.skyliners.legal import refusal
from skyliners.rules.skyliners.pieces import Mode, Piece
from skyliners.rules.skyliners.rulings import Rule
from tests.rulings import RULES

_ASKED = {
    Tool.MAY_FLOOR: Piece.FLOOR,
    Tool.MAY_ROOF: Piece.ROOF,
    Tool.MAY_PARK: Piece.PARK,
}


def _set_up(*steps: tuple[Tool, int] | Spent, mode: Mode = Mode.FULL) -> Question:
    question = Question(mode=mode)
    for step in steps:
        if isinstance(step, Spent):
            question = spend(question, step)
        else:
            question = tap(with_tool(question, step[0]), step[1])
    return question


_FLOOR, _BUILT = (Tool.FLOOR, 0), (Tool.BUILT, 0)
_ALL_PIECES = (Spent.FLOORS, Spent.ROOFS, Spent.PARKS)
_REFUSED: dict[Ruling, tuple[tuple[Tool, int] | Spent, ...]] = {
    Common.GAME_OVER: (Spent.TURNS, (Tool.MAY_FLOOR, 0)),
    Rule.NO_SUCH_PIECE_LEFT: (_FLOOR, Spent.ROOFS, (Tool.MAY_ROOF, 0)),
    Rule.SITE_TWICE_IN_TURN: (_FLOOR, _BUILT, (Tool.MAY_FLOOR, 0)),
    Rule.SITE_HAS_PARK: ((Tool.MAY_FLOOR, CENTRE),),
    Rule.SITE_HAS_ROOF: (_FLOOR, (Tool.ROOF, 0), (Tool.MAY_FLOOR, 0)),
    Rule.ROOF_NEEDS_FLOOR: ((Tool.MAY_ROOF, 0),),
    Rule.PARK_NEEDS_GROUND: (_FLOOR, (Tool.MAY_PARK, 0)),
    Rule.FIRST_ACTION_BUILDS: (_FLOOR, (Tool.MAY_PLAN, 0)),
    Rule.PLAN_ALREADY_FILED: (_FLOOR, _BUILT, Spent.CARDS, (Tool.MAY_PLAN, 0)),
    Rule.MUST_ACT: ((Tool.MAY_FORFEIT, 0),),
}
# Said about files, seats and cards that are no question of what may be done now; with
# keys nobody can ask for something that does not exist.
_NO_QUESTION = {
    *(Common.UNREADABLE, Common.REDACTED, Common.BAD_SEATS, Rule.BAD_SETUP),
    Common.UNKNOWN_ACTION,
}


@pytest.mark.parametrize("rule", _REFUSED)
def test_each_reason_can_be_had(rule: Ruling) -> None:
    question = _set_up(*_REFUSED[rule])
    assert answer(question) == (False, rule)
    assert said(rule) in may_i_model(question).answer


def test_no_reason_is_left_out() -> None:
    question = _set_up((Tool.MAY_PLAN, 0), mode=Mode.INTRODUCTORY)
    assert answer(question) == (False, Rule.NO_PLANS_IN_INTRODUCTORY)
    asked = {*_REFUSED, Rule.NO_PLANS_IN_INTRODUCTORY}
    assert asked | _NO_QUESTION == set(RULES)
    assert not asked & _NO_QUESTION


@pytest.mark.parametrize(
    "steps",
    [
        (_FLOOR, (Tool.MAY_ROOF, 0)),
        (_FLOOR, _BUILT, (Tool.MAY_FLOOR, 1)),
        (_FLOOR, _BUILT, (Tool.MAY_PLAN, 0)),
        (*_ALL_PIECES, (Tool.MAY_PLAN, 0)),
        (*_ALL_PIECES, Spent.CARDS, (Tool.MAY_FORFEIT, 0)),
        (Spent.FLOORS, Spent.FLOORS, (Tool.MAY_FLOOR, 0)),
    ],
)
def test_what_is_allowed(steps: tuple[tuple[Tool, int] | Spent, ...]) -> None:
    question = _set_up(*steps)
    assert answer(question) == (True, None)
    assert may_i_model(question).answer.startswith("Yes")


def test_what_is_used_up_can_still_be_set_up() -> None:
    """Others may have built it."""
    question = _set_up(*_ALL_PIECES, Spent.TURNS, (Tool.FLOOR, 3), (Tool.ROOF, 3))
    assert question.heights[3] == 3
    assert answer(question) == (None, None)


def test_what_cannot_stand_is_not_set_up() -> None:
    question = _set_up((Tool.ROOF, 4))
    assert question.heights[4] == 0
    assert answer(question) == (False, Rule.ROOF_NEEDS_FLOOR)
    assert answer(_set_up((Tool.ROOF, 4), (Tool.FLOOR, 4))) == (None, None)


def test_cleared_sites_are_bare_and_not_built_on() -> None:
    question = _set_up((Tool.FLOOR, 4), (Tool.BUILT, 4), (Tool.CLEAR, 4))
    assert question.built is None
    assert question.heights[4] == 0


_TAP = st.tuples(st.sampled_from(Tool), st.sampled_from(SITES))
_TAPS = st.lists(_TAP | st.sampled_from(Spent), max_size=30)


@given(_TAPS, st.sampled_from(Mode))
def test_the_answer_is_that_of_the_rules(
    taps: list[tuple[Tool, int] | Spent], mode: Mode
) -> None:
    question = _set_up(*taps, mode=mode)
    model = may_i_model(question)
    allowed, rule = answer(question)
    assert (model.allowed, model.rule) == (allowed, rule)
    assert model.answer
    if question.tool in _ASKED and question.site is not None:
        build = BUILDS[_ASKED[question.tool]][question.site]
        assert rule == refusal(table_of(question), build, None)
        assert (model.picture.city.marks.ghost is not None) == (rule is None)


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
