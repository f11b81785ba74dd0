"""The introduction: every step can be done as it says, on the real rules, and nothing
else brings it on."""

import re

import pytest

from skyliners.bots.coach import hint
from skyliners.bots.protocol import Budget
from skyliners.present.coach import hint_model
from skyliners.present.draft import Draft
from skyliners.present.lesson import DISTRICT, LEARNER, ROW_B, ROW_D, SEATS, STEPS, Wants
from skyliners.present.rulings import why_not
from skyliners.present.texts import LANGUAGES, use
from skyliners.present.tutorial import (
    Lesson,
    advised,
    ask,
    asks_the_coach,
    back,
    choose_piece,
    end_turn,
    go_on,
    learners_view,
    lesson_at,
    plan,
    table_at,
    tap_site,
    tutorial_model,
)
from skyliners.rules.refusal import Rule
from skyliners.rules.skyliners.actions import BUILDS, HIDDEN_PLAN, PLANS
from skyliners.rules.skyliners.city import DISTRICTS, SITES, tallest_sites
from skyliners.rules.skyliners.legal import refusal
from skyliners.rules.skyliners.notation import SITE_NAMES
from skyliners.rules.skyliners.pieces import ROWS, SEGMENTS, Piece
from skyliners.rules.skyliners.scoring import score
from skyliners.rules.skyliners.sketch import finished
from skyliners.rules.skyliners.view import Hand

OWN = next(at for at, step in enumerate(STEPS) if step.wants is Wants.OWN)
OWN_BUILD = BUILDS[Piece.FLOOR][SITE_NAMES.index("c1")]

each_step = pytest.mark.parametrize("at", range(len(STEPS)), ids=lambda at: STEPS[at].id)


def _followed(lesson: Lesson) -> Lesson:
    """After doing what the step says."""
    step = lesson.step
    if step.wants is Wants.GO_ON:
        return go_on(lesson)
    if step.wants is Wants.END:
        return end_turn(lesson)
    if step.wants is Wants.ASK:
        assert step.asked is not None
        return ask(lesson, step.asked[0], step.asked[1] or 0)
    if step.wants is Wants.PLAN:
        assert step.plan is not None
        return plan(lesson, step.plan.segment)
    if step.wants is Wants.TAP:
        assert step.site is not None
        return tap_site(lesson, step.site)
    build = OWN_BUILD if step.wants is Wants.OWN else step.build
    assert build is not None
    lesson = tap_site(choose_piece(lesson, build.piece), build.site)
    return lesson if step.wants is Wants.REFUSAL else tap_site(lesson, build.site)


@each_step
def test_a_step_leads_to_the_next(at: int) -> None:
    if STEPS[at].wants is not Wants.DONE:
        own = OWN_BUILD if STEPS[at].wants is Wants.OWN else None
        assert _followed(Lesson(at)) == Lesson(at + 1, own=own)
        assert back(Lesson(at + 1)) == Lesson(at)


@each_step
def test_only_what_is_wanted_brings_it_on(at: int) -> None:
    lesson, step = Lesson(at), STEPS[at]
    results = {
        Wants.GO_ON: [go_on(lesson)],
        Wants.END: [end_turn(lesson)],
        Wants.ASK: [
            ask(lesson, row, depth)
            for row in range(ROWS)
            for depth in range(ROWS)
            if not step.asked
            or row != step.asked[0]
            or (step.asked[1] is not None and depth != step.asked[1])
        ],
        Wants.PLAN: [
            plan(lesson, n) for n in SEGMENTS if not step.plan or n != step.plan.segment
        ],
        Wants.TAP: [
            tap_site(choose_piece(lesson, piece), site)
            for site in SITES
            for piece in Piece
            if site != step.site and (step.build is None or site != step.build.site)
        ],
    }
    for wants, found in results.items():
        for result in found:
            same_kind = step.wants is wants and wants in {Wants.GO_ON, Wants.END}
            assert (result.at == at) != same_kind


@each_step
def test_what_is_asked_for_is_what_the_rules_say(at: int) -> None:
    step, table = STEPS[at], table_at(at)
    if step.build is not None:
        assert table.turn is not None
        assert table.turn.seat == LEARNER
        assert refusal(table, step.build, None) is step.rule
    if step.plan is not None:
        assert refusal(table, HIDDEN_PLAN, None) is None
        seen = tutorial_model(Lesson(at)).rows[step.plan.row].seen
        assert step.plan.holds(seen)
    if step.site is not None:
        assert tallest_sites(table.heights) == (step.site,)
        assert step.site in DISTRICTS[DISTRICT]


def test_every_rule_of_the_list_comes_up() -> None:
    ids = {step.id for step in STEPS}
    assert {"build", "see", "hide", "roof", "park", "twice", "plan", "antennas"} <= ids
    assert "district" in ids
    refused = {step.rule for step in STEPS if step.rule}
    assert refused == {Rule.SITE_TWICE_IN_TURN, Rule.SITE_HAS_ROOF}


def test_what_is_told_is_what_is_scored() -> None:
    last = table_at(len(STEPS) - 1)
    table = finished(last.mode, SEATS, last.heights, [LEARNER])
    others = next(district for district in DISTRICTS if district is not DISTRICT)
    hands = (Hand(DISTRICT, (PLANS[ROW_B][2],)), Hand(others, ()))
    total = score(table, hands).totals[LEARNER]
    assert (total.rows, total.antennas, total.skyscraper) == (3, 3, 3)
    at = {step.id: number for number, step in enumerate(STEPS)}
    assert len(tutorial_model(Lesson(at["antennas"])).marks.antennas) == 3
    assert tutorial_model(Lesson(at["see"])).rows[ROW_B].seen == 2
    assert tutorial_model(Lesson(at["park-hides"])).rows[ROW_D].seen == 3
    hidden = tutorial_model(Lesson(at["hidden"])).rows[ROW_B].profiles[1]
    assert hidden.hidden_by == 1
    assert hidden.short_by == 1


def test_nothing_is_longer_than_two_short_sentences() -> None:
    for language in LANGUAGES:
        use(language)
        for at in range(len(STEPS)):
            text = tutorial_model(Lesson(at)).text
            assert len(re.findall(r"[.?!](\s|$)", text)) <= 2, text
            assert len(text) <= 130, text
    use("en")


def test_another_finger_is_answered() -> None:
    build = Lesson(1)
    assert choose_piece(build, Piece.ROOF).note
    assert tap_site(choose_piece(build, Piece.FLOOR), 0).note
    assert (
        tap_site(choose_piece(build, Piece.FLOOR), 12).note == "Nothing is built on a park."
    )
    chosen = tap_site(choose_piece(build, Piece.FLOOR), 6)
    assert chosen.draft == Draft(Piece.FLOOR, 6)
    model = tutorial_model(chosen)
    assert model.note == "Tap again to build, or try another site."
    assert model.marks.ghost is not None


@pytest.mark.parametrize("kept", [None, "3", -1, 99, 3.0, [], {}, True])
def test_a_lesson_that_cannot_be_taken_up_begins_anew(kept: object) -> None:
    assert lesson_at(kept) == Lesson(1 if kept is True else 0)
    assert lesson_at(5) == Lesson(5)


def test_in_the_end_a_floor_may_go_wherever_the_rules_allow() -> None:
    roofed = SITE_NAMES.index("b2")
    floor = choose_piece(Lesson(OWN), Piece.FLOOR)
    for site in SITES:
        tapped = tap_site(floor, site)
        assert tapped.at == OWN
        rule = refusal(tapped.table, BUILDS[Piece.FLOOR][site], None)
        built = tap_site(tapped, site)
        assert built.own == (None if rule else BUILDS[Piece.FLOOR][site])
    assert tutorial_model(tap_site(floor, roofed)).note == why_not(Rule.SITE_HAS_ROOF)
    keys = tutorial_model(floor).pieces
    assert [key.enabled for key in keys] == [True, True, False]  # the park is built
    assert choose_piece(floor, Piece.FLOOR) == Lesson(OWN)


def test_the_coach_is_asked_where_there_is_something_to_decide() -> None:
    assert [at for at in range(len(STEPS)) if asks_the_coach(Lesson(at))] == [OWN]
    assert not asks_the_coach(choose_piece(Lesson(OWN), Piece.FLOOR))


def test_the_coach_advises_on_the_real_rules() -> None:
    seen = learners_view(Lesson(OWN))
    model = hint_model(seen, hint(seen, Budget(effort=0.05)))
    told = advised(Lesson(OWN), model.draft, model.text)
    assert tutorial_model(told).note == model.text
    assert tutorial_model(told).marks.ghost is not None
    assert told.draft.site is not None
    done = tap_site(told, told.draft.site)
    assert done.own == model.draft.build
    assert tutorial_model(done).falling == told.draft.site
