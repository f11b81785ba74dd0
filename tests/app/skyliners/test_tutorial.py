"""The introduction, with fingers."""

from pathlib import Path

import pytest

from skyliners.app.skyliners.tutorial import TutorialScreen
from skyliners.match import lessons
from skyliners.present.skyliners.lesson.steps import STEPS, Wants
from skyliners.present.skyliners.lesson.tutorial import Lesson
from skyliners.present.texts import LANGUAGES, _
from skyliners.rules.skyliners.city import CENTRE, LINES, Side
from skyliners.rules.skyliners.notation import SITE_NAMES
from tests.app.companion import open_rules
from tests.app.lessons import await_the_coach, follow
from tests.app.stage import Stage
from tests.present.skyliners.lesson.test_tutorial import by_keys


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
        assert stage.shown("Learn by playing")
    with Stage(tmp_path) as stage:
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
        stage.app.show("home")
        assert "Learn by playing" not in stage.texts()
        open_rules(stage)
        stage.tap(stage.shown("Learn by playing"))
        screen = stage.app.screens.current_screen
        assert screen.lesson == Lesson()
        stage.tap(screen.ids.go_on)
        stage.app.show("home")  # begun again, and to be gone on with from here
        stage.tap(stage.shown("Learn by playing"))
        assert screen.lesson == Lesson(1)


def test_a_refusal_opens_its_rule_and_the_lesson_goes_on(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = stage.app.show("tutorial")
        follow(stage)
        stage.seconds(0.5)
        assert screen.lesson.step.id == "build"
        stage.tap(stage.shown("Floor"))
        stage.tap_site(CENTRE)
        assert screen.ids.note.text.startswith("Parks stay parks: nothing goes on top.")
        stage.tap(screen.ids.why)
        rules = stage.app.screens.current_screen
        assert rules.place.piece == "site-has-park"
        shown = rules.ids.picture.picture
        assert (shown.city.table, shown.city.marks.chosen) == (screen.lesson.table, CENTRE)
        stage.tap(rules.ids.header.ids.back)
        assert stage.app.screens.current_screen is screen
        assert screen.lesson.step.id == "build"
        assert screen.ids.why.disabled
        follow(stage)
        assert screen.lesson.step.id == "see"


# Every sensible finger


def test_the_hidden_building_may_be_tapped_in_the_city(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = _at(stage, "hide")
        stage.tap_site(SITE_NAMES.index("b1"))
        assert screen.ids.note.text.startswith("That’s the one in front.")
        stage.tap_site(SITE_NAMES.index("b2"))
        assert screen.lesson.step.id == "hidden"


def _at(stage: Stage, step: str) -> TutorialScreen:
    screen: TutorialScreen = stage.app.show("tutorial")
    screen.after(Lesson([each.id for each in STEPS].index(step)))
    stage.seconds(0.5)
    return screen


@pytest.mark.parametrize("size", [(360, 800), (1280, 800)])
def test_the_whole_introduction_by_taps_in_the_city_alone(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    with Stage(tmp_path, size) as stage:
        screen = _at(stage, "city")
        while not screen.lesson.done:
            before, step = screen.lesson.at, screen.lesson.step
            meant = SITE_NAMES.index("c1") if step.site is None else step.site
            if step.build:
                meant = step.build.site
            if step.asked:
                meant = LINES[Side.SOUTH][step.asked[0]][step.asked[1] or 0]
            for _tap in range(2):
                if screen.lesson.at == before:
                    stage.tap_site(meant)
            assert screen.lesson.at == before + 1, step.id
            stage.seconds(0.5)


def test_the_whole_introduction_by_keys_alone(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = _at(stage, "city")
        stage.seconds(1)
        while not screen.lesson.done:
            before, step = screen.lesson.at, screen.lesson.step
            if step.wants is Wants.END:
                stage.key("enter")
                assert screen.lesson.at == before  # as long as with a finger
                stage.hold_key("enter")
            if step.wants is Wants.OWN:
                await_the_coach(stage)
            for name in by_keys(screen.lesson):
                if screen.lesson.at == before:
                    stage.key(name)
            assert screen.lesson.at == before + 1, step.id
            stage.seconds(0.5)
        stage.key("enter")
        assert stage.app.screens.current == "seating"


def test_the_whole_introduction_can_be_skipped(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = stage.app.show("tutorial")
        while not screen.lesson.done:
            before = screen.lesson.at
            go_on = screen.lesson.step.wants is Wants.GO_ON
            stage.tap(stage.shown("Next" if go_on else screen.model.skip_text))
            assert screen.lesson.at == before + 1
        screen.back()
        assert lessons.has_learnt(tmp_path, "skyliners")


def test_what_is_not_needed_now_says_so(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = stage.app.show("tutorial")
        for number in range(len(STEPS)):
            screen.after(Lesson(number))
            if screen.model.wants is Wants.PLAN:
                continue  # numbers lie there instead of pieces
            for card in screen.ids.tray.children:
                stage.tap(card)
                assert screen.ids.note.text, screen.lesson
                screen.after(Lesson(number))
            stage.tap((screen.ids.city.x + 3, screen.ids.city.top - 3))  # beside the city
            assert screen.ids.note.text


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
    lessons.keep_place(tmp_path, "skyliners", at)
    with Stage(tmp_path, coach=coach) as stage:
        screen = stage.app.show("tutorial")
        stage.frames(2)
        assert stage.shown("The coach is thinking…")
        assert await_the_coach(stage).build is not None
        reason = screen.ids.note.text
        assert reason.endswith(".")
        assert screen.model.city.marks.ghost is not None
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
    lessons.keep_place(tmp_path, "skyliners", at)
    with Stage(tmp_path) as stage:
        screen = stage.app.show("tutorial")
        stage.frames(2)
        stage.tap(screen.ids.back)
        stage.seconds(3)
        assert screen.lesson == Lesson(at - 1)
