"""The introduction: on the real rules, every step can be done by every sensible finger,
whatever else is tapped is answered, and all of it can be skipped."""

import re
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.bots.protocol import Budget
from skyliners.bots.skyliners.coach import hint
from skyliners.present.skyliners.coach import hint_model
from skyliners.present.skyliners.draft import Draft
from skyliners.present.skyliners.lesson.screen import tutorial_model
from skyliners.present.skyliners.lesson.steps import (
    DISTRICT,
    LEARNER,
    ROW_B,
    ROW_D,
    SEATS,
    STEPS,
    Wants,
)
from skyliners.present.skyliners.lesson.tutorial import (
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
    press,
    skip,
    table_at,
    tap_site,
)
from skyliners.present.texts import LANGUAGES, said, use
from skyliners.rules.skyliners.actions import BUILDS, HIDDEN_PLAN, PLANS, Build
from skyliners.rules.skyliners.city import DISTRICTS, LINES, SITES, tallest_sites
from skyliners.rules.skyliners.legal import refusal
from skyliners.rules.skyliners.notation import SITE_NAMES
from skyliners.rules.skyliners.pieces import ROWS, SEGMENTS, Piece
from skyliners.rules.skyliners.rulings import Rule
from skyliners.rules.skyliners.scoring import score
from skyliners.rules.skyliners.sketch import finished
from skyliners.rules.skyliners.view import Hand

Finger = Callable[[Lesson], Lesson]

LAST = len(STEPS) - 1
OWN = next(at for at, step in enumerate(STEPS) if step.wants is Wants.OWN)
OWN_BUILD = BUILDS[Piece.FLOOR][SITE_NAMES.index("c1")]
MIAS = LINES[SEATS[LEARNER].side]
KEYS = ("up", "down", "left", "right", "enter", "f", "r", "k", "1", "2", "3", "4", "s")

each_step = pytest.mark.parametrize("at", range(len(STEPS)), ids=lambda at: STEPS[at].id)
each_wanting = {
    wants: [at for at, step in enumerate(STEPS) if step.wants is wants] for wants in Wants
}


def a_step_that(*wants: Wants) -> pytest.MarkDecorator:
    found = [at for each in wants for at in each_wanting[each]]
    return pytest.mark.parametrize("at", found, ids=lambda at: STEPS[at].id)


# Every finger


def _site(site: int | None) -> Finger:
    return lambda lesson: tap_site(lesson, site)


def _piece(piece: Piece) -> Finger:
    return lambda lesson: choose_piece(lesson, piece)


def _object(row: int, depth: int) -> Finger:
    return lambda lesson: ask(lesson, row, depth)


def _number(segment: int) -> Finger:
    return lambda lesson: plan(lesson, segment)


IN_THE_CITY = [_site(site) for site in (*SITES, None)]
ON_PIECES = [_piece(piece) for piece in Piece]
IN_THE_SKYLINE = [_object(row, depth) for row in range(ROWS) for depth in range(ROWS)]
ON_NUMBERS = [_number(segment) for segment in SEGMENTS]


def fingers(lesson: Lesson) -> list[Finger]:
    """All that can be tapped on the screen now, but for the way back."""
    below: dict[Wants, list[Finger]] = {
        Wants.GO_ON: [go_on],
        Wants.END: [end_turn, skip],
        Wants.PLAN: [*ON_NUMBERS, skip],
    }
    below[Wants.DONE] = []
    wants = lesson.step.wants
    return [*IN_THE_CITY, *ON_PIECES, *IN_THE_SKYLINE, *below.get(wants, [skip])]


def _answered(before: Lesson, after: Lesson) -> None:
    """Either the lesson has gone on, or there is a word about it."""
    if after.at != before.at:
        assert after.at == before.at + 1
        return
    assert after.own == before.own
    assert tutorial_model(after).note.strip(), before


@each_step
def test_every_finger_brings_it_on_or_is_answered(at: int) -> None:
    for finger in fingers(Lesson(at)):
        _answered(Lesson(at), finger(Lesson(at)))


@given(st.integers(0, LAST), st.lists(st.integers(0, 200), max_size=12))
def test_fingers_one_after_the_other_are_answered_too(at: int, which: list[int]) -> None:
    lesson = Lesson(at)
    for number in which:
        offered = fingers(lesson)
        after = offered[number % len(offered)](lesson)
        _answered(lesson, after)
        lesson = after


@given(st.integers(0, LAST), st.lists(st.sampled_from(KEYS), max_size=12))
def test_keys_are_answered_too(at: int, names: list[str]) -> None:
    lesson = Lesson(at)
    for name in names:
        after = press(lesson, name)
        if after is None:  # the key means nothing here, and does nothing
            assert name.isdigit() or lesson.done
            continue
        _answered(lesson, after)
        lesson = after


@given(st.integers(0, LAST), st.lists(st.integers(0, 200), max_size=6))
def test_a_wrong_finger_is_told_what_to_do(at: int, which: list[int]) -> None:
    """In the same words whatever was tapped: they name what is wanted."""
    lesson = Lesson(at)
    for number in which:
        offered = fingers(lesson)
        lesson = offered[number % len(offered)](lesson)
        if lesson.at != at:
            return
        assert _WANTED[lesson.step.wants].search(tutorial_model(lesson).note), lesson


_WANTED = {
    Wants.GO_ON: re.compile("“Next”|again"),
    Wants.BUILD: re.compile(r"“(Floor|Roof|Park)”|glowing site|again"),
    Wants.REFUSAL: re.compile(r"“(Floor|Roof|Park)”|glowing site|again"),
    Wants.ASK: re.compile("row B|B2"),
    Wants.END: re.compile("“End turn”"),
    Wants.PLAN: re.compile("number"),
    Wants.TAP: re.compile("tallest"),
    Wants.OWN: re.compile("."),  # wherever they like
    Wants.DONE: re.compile("“New game”"),
}


# Only in the city, only with keys, and without doing anything


def _shortest(lesson: Lesson, steps: list[Finger], most: int) -> int | None:
    """How many of these taps bring the lesson on, at best."""
    reached = {lesson}
    for number in range(1, most + 1):
        after = {step(one) for one in reached for step in steps}
        if any(one.at > lesson.at for one in after):
            return number
        reached = after
    return None


@each_step
def test_two_taps_in_the_city_are_enough(at: int) -> None:
    if at != LAST:
        assert _shortest(Lesson(at), [_site(site) for site in SITES], 2) is not None


@given(st.lists(st.sampled_from(SITES), max_size=60))
def test_whoever_taps_only_in_the_city_can_always_finish(wild: list[int]) -> None:
    lesson = Lesson()
    for site in wild:
        lesson = tap_site(lesson, site)
    while not lesson.done:
        before = lesson.at
        step = lesson.step
        meant = step.build.site if step.build else step.site
        if step.asked:
            meant = MIAS[step.asked[0]][step.asked[1] or 0]
        for _tap in range(2):
            if lesson.at == before:
                lesson = tap_site(
                    lesson, SITE_NAMES.index("c1") if meant is None else meant
                )
        assert lesson.at > before


def _moves(lesson: Lesson, site: int) -> Iterator[str]:
    """Arrow keys to a site, from wherever the last one left."""
    here = lesson.pointed
    if here is None:
        here = MIAS[ROWS // 2][0]
        yield "up"
    row, depth = _place(here)
    to_row, to_depth = _place(site)
    yield from ["right"] * ((to_row - row) % ROWS)
    yield from ["up"] * ((to_depth - depth) % ROWS)


def _place(site: int) -> tuple[int, int]:
    return next((row, line.index(site)) for row, line in enumerate(MIAS) if site in line)


def by_keys(lesson: Lesson) -> Iterator[str]:
    """Keys that do what the step says."""
    step = lesson.step
    letters = {Piece.FLOOR: "f", Piece.ROOF: "r", Piece.PARK: "k"}
    build = OWN_BUILD if step.wants is Wants.OWN else step.build
    if build:
        yield letters[build.piece]
        yield from _moves(lesson, build.site)
    if step.asked:
        yield from _moves(lesson, MIAS[step.asked[0]][step.asked[1] or 0])
    if step.site is not None and step.wants is Wants.TAP:
        yield from _moves(lesson, step.site)
    yield str(step.plan.segment) if step.plan else "enter"
    yield "enter"


@given(st.lists(st.sampled_from(KEYS), max_size=20))
def test_whoever_uses_only_keys_can_always_finish(wild: list[str]) -> None:
    lesson = Lesson()
    for name in wild:
        lesson = press(lesson, name) or lesson
    while not lesson.done:
        before = lesson = Lesson(lesson.at)
        for name in by_keys(lesson):
            if lesson.at == before.at:
                after = press(lesson, name)
                assert after is not None
                lesson = after
        assert lesson.at == before.at + 1


@given(st.lists(st.integers(0, 200), max_size=12))
def test_whatever_was_tapped_it_can_be_skipped_to_the_end(which: list[int]) -> None:
    lesson = Lesson()
    for number in which:
        offered = fingers(lesson)
        lesson = offered[number % len(offered)](lesson)
    for at in range(lesson.at, LAST):
        assert lesson.at == at
        assert tutorial_model(lesson).skip_text or lesson.step.wants is Wants.GO_ON
        lesson = skip(lesson)
    assert lesson.done
    assert skip(lesson) == lesson
    assert not tutorial_model(lesson).skip_text


# As each step says, in every order


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
    build = _build_of(lesson)
    lesson = tap_site(choose_piece(lesson, build.piece), build.site)
    return lesson if step.wants is Wants.REFUSAL else tap_site(lesson, build.site)


def _build_of(lesson: Lesson) -> Build:
    build = OWN_BUILD if lesson.step.wants is Wants.OWN else lesson.step.build
    assert build is not None
    return build


@each_step
def test_a_step_leads_to_the_next(at: int) -> None:
    if STEPS[at].wants is not Wants.DONE:
        own = OWN_BUILD if STEPS[at].wants is Wants.OWN else None
        assert _followed(Lesson(at)) == Lesson(at + 1, own=own)
        assert back(Lesson(at + 1)) == Lesson(at)


@a_step_that(Wants.BUILD, Wants.REFUSAL, Wants.OWN)
def test_the_site_may_come_before_the_piece(at: int) -> None:
    build = _build_of(Lesson(at))
    lesson = choose_piece(tap_site(Lesson(at), build.site), build.piece)
    if STEPS[at].wants is not Wants.REFUSAL:
        assert lesson.draft.build == build
        assert tutorial_model(lesson).city.marks.ghost is not None
        lesson = tap_site(lesson, build.site)
    assert lesson.at == at + 1


@a_step_that(Wants.ASK)
def test_what_is_asked_about_may_be_touched_in_the_city_and_in_the_skyline(at: int) -> None:
    asked = STEPS[at].asked
    assert asked is not None
    row, depth = asked
    for each in range(ROWS):  # bars are slim, so the whole row counts, and a near miss
        for beside in (row - 1, row, row + 1):
            assert ask(Lesson(at), beside, each).at == at + 1
        assert ask(Lesson(at), row + 2, each).at == at
        if depth is None:
            assert tap_site(Lesson(at), MIAS[row][each]).at == at + 1
    if depth is not None:
        assert tap_site(Lesson(at), MIAS[row][depth]).at == at + 1
        blocking = tap_site(Lesson(at), MIAS[row][depth - 1])
        assert blocking.at == at
        assert "in front" in tutorial_model(blocking).note
    assert tap_site(Lesson(at), MIAS[ROWS - 1][ROWS - 1]).at == at


@a_step_that(Wants.TAP)
def test_the_tallest_may_be_found_in_the_skyline(at: int) -> None:
    tallest = STEPS[at].site
    assert tallest is not None
    row, depth = _place(tallest)
    assert ask(Lesson(at), row, depth).at == at + 1
    for site in SITES:
        assert tap_site(Lesson(at), site).at == at + (site == tallest)


@a_step_that(Wants.BUILD, Wants.REFUSAL)
def test_nothing_is_built_elsewhere(at: int) -> None:
    wanted = _build_of(Lesson(at))
    for piece in Piece:
        for site in set(SITES) - {wanted.site}:
            lesson = choose_piece(Lesson(at), piece)
            for _tap in range(3):
                lesson = tap_site(lesson, site)
            assert lesson.at == at
            assert lesson.draft.site is None
    for piece in set(Piece) - {wanted.piece}:
        assert choose_piece(Lesson(at), piece).draft == Draft()


@a_step_that(Wants.PLAN)
def test_a_wrong_number_is_counted_again(at: int) -> None:
    wanted = STEPS[at].plan
    assert wanted is not None
    for segment in SEGMENTS:
        assert plan(Lesson(at), segment).at == at + (segment == wanted.segment)


# What is told


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
    assert len(tutorial_model(Lesson(at["antennas"])).city.marks.antennas) == 3
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
            for finger in fingers(Lesson(at)):
                note = tutorial_model(finger(Lesson(at))).note
                assert len(note) <= 160, note
    use("en")


def test_a_refusal_can_be_looked_up() -> None:
    build = Lesson(1)
    refused = tutorial_model(tap_site(choose_piece(build, Piece.FLOOR), 12))
    assert refused.note.startswith(said(Rule.SITE_HAS_PARK))
    assert refused.rule is Rule.SITE_HAS_PARK
    assert refused.city.marks.chosen == 12
    elsewhere = tutorial_model(tap_site(choose_piece(build, Piece.FLOOR), 0))
    assert elsewhere.rule is None
    assert tutorial_model(choose_piece(build, Piece.ROOF)).rule is None


def test_the_end_of_a_turn_is_told_as_it_is_set() -> None:
    ending = tap_site(Lesson(each_wanting[Wants.END][0]), 0)
    assert "Hold “End turn”" in tutorial_model(ending).note
    assert "“End turn” twice" in tutorial_model(ending, holding=False).note


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
    assert tutorial_model(tap_site(floor, roofed)).note == said(Rule.SITE_HAS_ROOF)
    keys = tutorial_model(floor).pieces
    assert [key.enabled for key in keys] == [True, True, False]  # the park is built
    assert choose_piece(floor, Piece.FLOOR) == Lesson(OWN)
    spent = tutorial_model(choose_piece(floor, Piece.PARK))
    assert spent.note.startswith(said(Rule.NO_SUCH_PIECE_LEFT))


def test_the_coach_is_asked_where_there_is_something_to_decide() -> None:
    assert [at for at in range(len(STEPS)) if asks_the_coach(Lesson(at))] == [OWN]
    assert not asks_the_coach(choose_piece(Lesson(OWN), Piece.FLOOR))


def test_the_coach_advises_on_the_real_rules() -> None:
    seen = learners_view(Lesson(OWN))
    model = hint_model(seen, hint(seen, Budget(effort=0.05)))
    told = advised(Lesson(OWN), model.draft, model.text)
    assert tutorial_model(told).note == model.text
    assert tutorial_model(told).city.marks.ghost is not None
    assert told.draft.site is not None
    done = tap_site(told, told.draft.site)
    assert done.own == model.draft.build
    assert tutorial_model(done).city.falling == told.draft.site
