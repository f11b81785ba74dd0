"""The companion, with fingers: rules, search, refusals that explain themselves."""

from pathlib import Path
from random import Random

import pytest
from kivy.uix.screenmanager import Screen
from kivy.uix.widget import Widget

from skyliners.app.screens.rules import RulesScreen
from skyliners.app.widgets.private import HandSheet
from skyliners.match.dealt import Dealt
from skyliners.match.history import finished
from skyliners.present.contradictions import Page
from skyliners.present.heights import HIGHEST
from skyliners.present.lesson import STEPS
from skyliners.present.rulebook import rulebook
from skyliners.present.secrets import DISTRICT_NAMES
from skyliners.present.texts import LANGUAGES, _
from skyliners.present.theme import DARK
from skyliners.present.tutorial import Lesson
from skyliners.rules.skyliners.actions import HiddenPlan
from skyliners.rules.skyliners.city import CENTRE, SITES
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.scoring import score
from skyliners.rules.skyliners.state import State
from tests.app.lessons import follow
from tests.app.secrets import secrets
from tests.app.stage import Stage
from tests.app.test_turn import _seated
from tests.play import TWO, random_game


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


def test_a_refused_record_opens_its_rule(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = stage.app.show("history")
        screen.take_in(b"no record")
        stage.tap(screen.ids.why)
        rules = stage.app.screens.current_screen
        assert rules.place.piece == "unreadable"
        stage.tap(rules.ids.header.ids.back)
        assert stage.app.screens.current_screen is screen


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
        stage.tap(screen.ids.start_over)
        assert screen.question.heights[6] == 0


def test_what_do_i_see(tmp_path: Path) -> None:
    with Stage(tmp_path, (800, 1280)) as stage:
        _rules(stage)
        stage.tap(stage.shown("What do I see?"))
        screen = stage.app.screens.current_screen
        for height in (1, 4, 3, 0, 6):
            stage.tap(_key(screen, height))
        assert stage.shown("3 objects are seen")
        assert stage.shown("1 + roof · hidden by site 2, which is higher")
        row = screen.ids.row
        stage.tap((row.x + row.width * 0.9, row.center_y))
        stage.tap(_key(screen, 4))
        assert stage.shown("2 objects are seen")
        assert stage.shown("2 · hidden by site 2, which is just as high")


def _key(screen: Screen, value: object, keys: str = "heights") -> Widget:
    """The key for this, among those of one kind."""
    return next(key for key in screen.ids[keys].children if key.choice.value == value)


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


def _enter_city(stage: Stage, screen: Screen, heights: bytes, sites: range) -> None:
    """As fingers do it: one key a site, the next one comes up by itself."""
    for site in sites:
        if site == CENTRE:
            continue
        assert screen.entering.site == site
        stage.tap(_key(screen, heights[site]))


def test_a_board_game_is_scored_through_an_interruption(tmp_path: Path) -> None:
    state = _flat_game()
    table, hands = state
    with Stage(tmp_path) as stage:
        _rules(stage)
        stage.tap(stage.shown("Score a board game"))
        screen = stage.app.screens.current_screen
        row = screen.ids.sides.children[-1]
        stage.tap(row.ids.name)
        row.ids.name.text = ""
        for letter in "Zoe":
            row.ids.name.insert_text(letter)
        row.ids.name.focus = False
        stage.tap(screen.ids.next)
        _enter_city(stage, screen, table.heights, SITES[:15])
    with Stage(tmp_path) as stage:  # the app was closed in the middle of it
        _rules(stage)
        stage.tap(stage.shown("Score a board game"))
        screen = stage.app.screens.current_screen
        assert screen.entering.game.heights[:15] == tuple(table.heights[:15])
        _enter_city(stage, screen, table.heights, SITES[15:])
        stage.tap(screen.ids.next)
        for turn, action in zip(table.turns(), table.log, strict=True):
            if isinstance(action, HiddenPlan):
                stage.tap(_key(screen, table.seats[turn.seat].side, "owners"))
                plan = next(iter(hands[turn.seat].filed))
                stage.tap(_key(screen, plan, "plans"))
        stage.tap(screen.ids.next)
        for row, hand in zip(reversed(screen.ids.districts.children), hands, strict=True):
            stage.tap(_key(row, hand.skyscraper, "districts"))
        stage.tap(screen.ids.next)
        sheet = score(table, hands)
        assert screen.model is not None
        assert screen.model.problems == ()
        assert [column.total for column in screen.model.result.columns] == [
            total.total for total in sheet.totals
        ]
        stage.tap(screen.ids.score)
        scoring = stage.app.screens.current_screen
        assert scoring.name == "scoring"
        stage.tap(scoring.ids.skip)
        assert scoring.reveal.step.points == tuple(t.total for t in sheet.totals)
        stage.tap(scoring.ids.skip)
        assert stage.app.screens.current_screen is screen
        stage.tap(screen.ids.keep)
        assert screen.entering.kept
        (entry,) = finished(stage.app.shelf).entries
        assert [result.name for result in entry.results] == ["Zoe", "Bo"]
        stage.tap(screen.ids.start_over)
        assert screen.entering.game.heights.count(None) == 24
        stage.app.show("history").open(entry.key)
        stage.frames(2)
        assert stage.app.screens.current_screen is screen
        assert screen.entering.game.heights == tuple(table.heights)
        assert screen.entering.kept


def test_a_contradiction_leads_to_where_it_is(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = stage.app.show("cardboard")
        stage.tap(_key(screen, Page.CITY, "pages"))
        stage.tap_site(CENTRE)
        stage.tap(_key(screen, 2))
        stage.tap(_key(screen, Page.RESULT, "pages"))
        assert stage.shown("24 sites are missing: a1, b1, c1, d1, e1 …")
        stage.tap(stage.shown("In the middle, on c3, stands a park."))
        assert screen.entering.page is Page.CITY


def _flat_game() -> State:
    """Low enough for the keys, with plans of both."""
    seeds = (Random(seed) for seed in range(1000))
    games = (random_game(rng, Mode.FULL, TWO).end for rng in seeds)
    return next(
        game
        for game in games
        if max(game.table.heights) <= HIGHEST and all(len(h.filed) == 1 for h in game.hands)
    )


def test_a_board_game_is_set_up_and_cards_dealt_in_secret(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        _rules(stage)
        stage.tap(stage.shown("Set up a board game"))
        screen = stage.app.screens.current_screen
        stage.every_frame.append(lambda: _nothing_shows(stage))
        stage.tap(screen.ids.next)
        assert stage.shown("16")
        stage.tap(screen.ids.next)
        for _card in range(12):
            stage.tap(screen.ids.draw)
        assert len(screen.preparing.drawn) == 12
        assert stage.shown("Draw again")
        stage.tap(screen.ids.next)
        stage.tap(screen.ids.deal)
        for seat, name in enumerate(("Ada", "Bo")):
            assert stage.shown(f"For {name} only")
            card = _(DISTRICT_NAMES[_dealt(stage).look(seat)])
            finger = stage.down(*stage.spot(stage.shown("Hold to reveal")))
            stage.seconds(0.8)
            assert stage.shown(card)
            stage.up(finger)
            assert card not in stage.texts()
            stage.tap(stage.shown("Go on"))
        cards = _dealt(stage).written()
    with Stage(tmp_path) as stage:
        screen = stage.app.show("preparing")
        stage.frames(3)
        assert _dealt(stage).written() == cards
        stage.tap(screen.ids.lookers.children[0].ids.look)
        finger = stage.down(*stage.spot(stage.shown("Hold to reveal")))
        stage.seconds(0.8)
        assert stage.shown(_(DISTRICT_NAMES[_dealt(stage).look(1)]))
        stage.app.on_pause()
        _nothing_shows(stage)
        assert stage.app.root.children[0] is stage.app.screens
        stage.up(finger)
        assert stage.app.root.children[0] is stage.app.screens


def _dealt(stage: Stage) -> Dealt:
    assert stage.app.dealt is not None
    return stage.app.dealt


def _nothing_shows(stage: Stage) -> None:
    if not any(isinstance(widget, HandSheet) for widget in stage.widgets()):
        assert secrets(stage.widgets()) == []


def test_what_is_being_read_follows_the_theme(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = _rules(stage)
        screen.open("seeing")
        stage.frames(3)
        before = screen.ids.picture.ids.ground.ids.city.scene.vertices
        stage.app.change(theme="dark")
        stage.frames(3)
        assert tuple(screen.ids.body.color) == DARK.ink
        assert screen.ids.picture.ids.ground.ids.city.scene.vertices != before
