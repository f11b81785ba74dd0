"""The companion, with fingers: rules, search, refusals that explain themselves."""

from pathlib import Path

import pytest
from kivy.uix.screenmanager import Screen
from kivy.uix.widget import Widget

from skyliners.app.screens.rules import RulesScreen
from skyliners.present.lesson import STEPS
from skyliners.present.rulebook import rulebook
from skyliners.present.texts import LANGUAGES, _
from skyliners.present.tutorial import Lesson
from skyliners.rules.skyliners.city import CENTRE
from tests.app.lessons import follow
from tests.app.stage import Stage
from tests.app.test_turn import _seated


def _rules(stage: Stage) -> RulesScreen:
    screen: RulesScreen = stage.app.show("rules")
    stage.frames(3)
    return screen


def _type(stage: Stage, screen: RulesScreen, text: str) -> None:
    """Letter by letter, as a keyboard does it."""
    field = screen.ids.field
    stage.tap(field)
    assert field.focus
    for letter in text:
        field.insert_text(letter)
        stage.frames(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_browse_and_follow_a_link(tmp_path: Path, language: str) -> None:
    book = rulebook(language)
    with Stage(tmp_path, language=language) as stage:
        screen = _rules(stage)
        stage.tap(stage.shown(book.chapters[0].title))
        piece = book.chapters[0].pieces[0]
        stage.tap(stage.shown(piece.title))
        assert screen.ids.title.text == piece.title
        related = book.pieces[piece.related[0]].title
        screen.ids.page.scroll_y = 0
        stage.tap(stage.shown(related))
        assert screen.ids.title.text == related
        for _step in range(3):
            stage.tap(screen.ids.header.ids.back)
        assert stage.shown(book.chapters[0].title)
        stage.tap(screen.ids.header.ids.back)
        assert stage.app.screens.current == "home"


def test_search_with_a_slip(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = _rules(stage)
        _type(stage, screen, "anntena")
        stage.tap(stage.shown("More than 10 antennas"))
        assert "10 antennas" in screen.ids.body.text
        stage.tap(screen.ids.header.ids.back)
        assert screen.ids.field.text == "anntena"


def test_the_number_of_players_changes_what_is_told(tmp_path: Path) -> None:
    with Stage(tmp_path, (800, 1280)) as stage:
        screen = _rules(stage)
        screen.open("material")
        stage.frames(2)
        assert "16 floors" in screen.ids.body.text
        stage.tap(stage.shown("4 players"))
        assert "12 floors" in screen.ids.body.text
        stage.tap(stage.shown("Introductory game"))
        assert "planning cards" not in screen.ids.body.text


def test_a_refusal_opens_its_rule_with_the_situation(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _seated(stage)
        stage.tap(stage.shown("Ada is here"))
        stage.seconds(1)
        turn = stage.app.screens.current_screen
        stage.tap(stage.shown("Floor"))
        stage.tap_site(CENTRE)
        table = stage.match.table
        stage.tap(turn.ids.why)
        screen = stage.app.screens.current_screen
        assert isinstance(screen, RulesScreen)
        assert screen.place.piece == "site-has-park"
        shown = screen.ids.picture.picture
        assert shown.table == table
        assert shown.marks.chosen == CENTRE
        stage.tap(screen.ids.header.ids.back)
        assert stage.app.screens.current_screen is turn
        assert turn.draft.site == CENTRE


@pytest.mark.parametrize("size", [(360, 800), (1280, 800)])
def test_the_overview_leads_to_the_rules(tmp_path: Path, size: tuple[int, int]) -> None:
    with Stage(tmp_path, size) as stage:
        screen = _rules(stage)
        stage.tap(stage.shown("Overview"))
        stage.tap(stage.shown("4 players"))
        assert {"12", "6"} <= stage.texts()
        stage.tap(stage.shown("Who sits where"))
        assert screen.place.piece == "bad-seats"
        stage.tap(screen.ids.header.ids.back)
        assert stage.shown("12")
        stage.tap(stage.app.screens.current_screen.ids.header.ids.back)
        assert stage.app.screens.current_screen is screen


def test_may_i(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _rules(stage)
        stage.tap(stage.shown("May I?"))
        screen = stage.app.screens.current_screen
        stage.tap_site(6)
        stage.tap_site(6)
        assert screen.question.heights[6] == 4
        tools = {key.choice.value: key for key in screen.ids.ask.children}
        stage.tap(tools["may-park"])
        stage.tap_site(6)
        assert stage.shown("No. A park needs bare ground.")
        stage.tap(tools["may-roof"])
        assert stage.shown("Yes, on b2.")
        stage.tap_site(CENTRE)
        stage.tap(screen.ids.read)
        rules = stage.app.screens.current_screen
        assert rules.place.piece == "site-has-park"
        assert rules.ids.picture.picture.table.heights[6] == 4
        stage.tap(rules.ids.header.ids.back)
        assert stage.app.screens.current_screen is screen
        stage.tap(stage.shown("Start over"))
        assert screen.question.heights[6] == 0


def test_what_do_i_see(tmp_path: Path) -> None:
    with Stage(tmp_path, (800, 1280)) as stage:
        _rules(stage)
        stage.tap(stage.shown("What do I see?"))
        screen = stage.app.screens.current_screen
        for name in ("Park", "2", "1 + roof", "Empty", "3"):
            stage.tap(_key(screen, name))
        assert stage.shown("3 objects are seen")
        assert stage.shown("hidden by site 2, which is higher")
        row = screen.ids.row
        stage.tap((row.x + row.width * 0.9, row.center_y))
        stage.tap(_key(screen, "2"))
        assert stage.shown("2 objects are seen")
        assert stage.shown("hidden by site 2, which is just as high")


def _key(screen: Screen, name: str) -> Widget:
    """The key for this height."""
    keys = screen.ids.heights.children
    return next(key for key in keys if key.choice.text == name)


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
        _rules(stage)
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
