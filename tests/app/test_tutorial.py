"""The introduction, with fingers."""

from pathlib import Path

import pytest

from skyliners.match.kept import keep
from skyliners.present.lesson import STEPS, Wants
from skyliners.present.texts import LANGUAGES, _
from skyliners.present.tutorial import Lesson
from skyliners.rules.skyliners.city import CENTRE
from skyliners.rules.skyliners.notation import SITE_NAMES
from tests.app.companion import open_rules
from tests.app.lessons import await_the_coach, follow
from tests.app.stage import Stage


def test_the_whole_introduction_left_and_taken_up_again(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        stage.tap(stage.shown("Learn by playing"))
        for _step in range(9):
            follow(stage)
            stage.seconds(0.5)
        screen = stage.app.screens.current_screen
        assert screen.lesson.step.id == "park"
        stage.tap(screen.ids.header.ids.back)
        assert stage.app.screens.current == "home"
    with Stage(tmp_path) as stage:
        open_rules(stage)
        stage.tap(stage.shown("Learn by playing"))
        screen = stage.app.screens.current_screen
        assert screen.lesson.step.id == "park"
        while not screen.lesson.done:
            before = screen.lesson.at
            follow(stage)
            stage.seconds(0.5)
            assert screen.lesson.at == before + 1
        stage.tap(stage.shown("New game"))
        assert stage.app.screens.current == "seating"
        stage.app.show("tutorial")
        assert screen.lesson == Lesson()


def test_a_refusal_opens_its_rule_and_the_lesson_goes_on(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = stage.app.show("tutorial")
        follow(stage)
        stage.seconds(0.5)
        assert screen.lesson.step.id == "build"
        stage.tap(stage.shown("Floor"))
        stage.tap_site(CENTRE)
        assert screen.ids.note.text == "Nothing is built on a park."
        stage.tap(screen.ids.why)
        rules = stage.app.screens.current_screen
        assert rules.place.piece == "site-has-park"
        shown = rules.ids.picture.picture
        assert (shown.table, shown.marks.chosen) == (screen.lesson.table, CENTRE)
        stage.tap(rules.ids.header.ids.back)
        assert stage.app.screens.current_screen is screen
        assert screen.lesson.step.id == "build"
        assert screen.ids.why.disabled
        follow(stage)
        assert screen.lesson.step.id == "see"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_steps_in_every_language(tmp_path: Path, language: str) -> None:
    with Stage(tmp_path, (800, 1280), language=language) as stage:
        screen = stage.app.show("tutorial")
        for number in range(6):
            assert screen.lesson.at == number
            assert screen.ids.text.text == _(STEPS[number].text)
            follow(stage)
            stage.seconds(0.5)


@pytest.mark.parametrize("coach", ["off", "on-request", "always"])
@pytest.mark.usefixtures("slowly")
def test_the_coach_is_there_whatever_is_set(tmp_path: Path, coach: str) -> None:
    at = next(at for at, step in enumerate(STEPS) if step.wants is Wants.OWN)
    keep(tmp_path, "lesson", at)
    with Stage(tmp_path, coach=coach) as stage:
        screen = stage.app.show("tutorial")
        stage.frames(2)
        assert stage.shown("The coach is thinking …")
        assert await_the_coach(stage).build is not None
        reason = screen.ids.note.text
        assert reason.endswith(".")
        assert screen.model.marks.ghost is not None
        elsewhere = SITE_NAMES.index("e1")  # tried, before the coach is asked again
        stage.tap_site(elsewhere)
        assert screen.lesson.draft.site == elsewhere
        assert screen.ids.note.text != reason
        stage.tap(screen.ids.coach)
        advice = await_the_coach(stage)
        assert screen.ids.note.text == reason
        assert advice.site is not None
        stage.tap_site(advice.site)
        assert screen.lesson.own == advice.build
        assert screen.lesson.done


def test_a_hint_for_a_lesson_that_was_left_is_dropped(tmp_path: Path) -> None:
    at = next(at for at, step in enumerate(STEPS) if step.wants is Wants.OWN)
    keep(tmp_path, "lesson", at)
    with Stage(tmp_path) as stage:
        screen = stage.app.show("tutorial")
        stage.frames(2)
        stage.tap(screen.ids.back)
        stage.seconds(3)
        assert screen.lesson == Lesson(at - 1)
