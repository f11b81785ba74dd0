"""The introduction, with fingers."""

from pathlib import Path

import pytest

from skyliners.present.lesson import STEPS
from skyliners.present.texts import LANGUAGES, _
from skyliners.present.tutorial import Lesson
from tests.app.companion import open_rules
from tests.app.lessons import follow
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_steps_in_every_language(tmp_path: Path, language: str) -> None:
    with Stage(tmp_path, (800, 1280), language=language) as stage:
        screen = stage.app.show("tutorial")
        for number in range(6):
            assert screen.lesson.at == number
            assert screen.ids.text.text == _(STEPS[number].text)
            follow(stage)
            stage.seconds(0.5)
