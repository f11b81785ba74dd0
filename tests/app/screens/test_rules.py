"""The rules, with fingers: browsing, searching, refusals that explain themselves."""

from pathlib import Path

import pytest

from skyliners.app.screens.rules import RulesScreen
from skyliners.games import GAMES
from skyliners.present.companion.browser import Entry
from skyliners.present.companion.reading import Reading
from skyliners.present.companion.rulebook import rulebook
from skyliners.present.texts import LANGUAGES
from skyliners.present.theme import DARK
from skyliners.rules.skyliners.city import CENTRE
from tests.app.companion import open_rules
from tests.app.skyliners.test_turn import _seated
from tests.app.stage import Stage


def _type(stage: Stage, screen: RulesScreen, text: str) -> None:
    stage.tap(screen.ids.field.ids.line)
    stage.write(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_browse_and_follow_a_link(tmp_path: Path, language: str) -> None:
    book = rulebook("skyliners", language)
    with Stage(tmp_path, language=language) as stage:
        screen = open_rules(stage)
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


def test_the_way_back_is_short_however_much_was_read(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = open_rules(stage)
        pieces = [*rulebook("skyliners", "en").pieces][:30]
        for piece in pieces:
            screen.look_up(Entry(piece, "", "", is_chapter=False))
        for piece in pieces[-2:-7:-1]:
            screen.back()
            assert screen.place.piece == piece
        for _step in range(3):
            assert stage.app.screens.current == "rules"
            screen.back()
        assert stage.app.screens.current == "home"


def test_the_book_of_every_game_opens_after_that_of_any_other(tmp_path: Path) -> None:
    """Also where a picture was looked at last, which only its own game can draw."""
    books = [entry for game in GAMES if (entry := _pictured(game.room)) is not None]
    with Stage(tmp_path) as stage:
        for room, piece in [*books, *books[::-1]]:
            stage.app.open_box(next(game.id for game in GAMES if game.room == room))
            screen = stage.app.show("rules")
            screen.look_up(Entry(piece, "", "", is_chapter=False))
            stage.frames(3)
            assert screen.model.piece.picture is not None
            assert screen.ids.picture.view.picture == screen.model.piece.picture


def _pictured(room: str) -> tuple[str, str] | None:
    """A piece of a game's book with a picture."""
    pieces = rulebook(room, "en").pieces
    return next(((room, id_) for id_, piece in pieces.items() if piece.picture), None)


def test_search_with_a_slip(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = open_rules(stage)
        _type(stage, screen, "anntena")
        stage.tap(stage.shown("More than 10 antennas"))
        assert "10 antennas" in screen.ids.body.text
        stage.tap(screen.ids.header.ids.back)
        assert screen.ids.field.text == "anntena"


def test_the_number_of_players_changes_what_is_told(tmp_path: Path) -> None:
    with Stage(tmp_path, (800, 1280)) as stage:
        screen = open_rules(stage)
        screen.open(Reading("material"))
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
        assert shown.city.table == table
        assert shown.city.marks.chosen == CENTRE
        assert [panel.name for panel in shown.stocks] == [table.seats[0].name]
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
        screen = open_rules(stage)
        stage.tap(stage.shown("Overview"))
        stage.tap(stage.shown("4 players"))
        assert {"12", "6"} <= stage.texts()
        stage.tap(stage.shown("Who sits where"))
        assert screen.place.piece == "bad-seats"
        stage.tap(screen.ids.header.ids.back)
        assert stage.shown("12")
        stage.tap(stage.app.screens.current_screen.ids.header.ids.back)
        assert stage.app.screens.current_screen is screen


def test_what_is_being_read_follows_the_theme(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = open_rules(stage)
        screen.open(Reading("seeing"))
        stage.frames(3)
        before = screen.ids.picture.view.ids.ground.ids.city.scene.vertices
        stage.app.change(theme="dark")
        stage.frames(3)
        assert tuple(screen.ids.body.color) == DARK.ink
        assert screen.ids.picture.view.ids.ground.ids.city.scene.vertices != before


def test_round_and_round_there_is_a_way_out(tmp_path: Path) -> None:
    """From the overview to the rules, from there to the overview, and so on."""
    with Stage(tmp_path) as stage:
        open_rules(stage)
        for _round in range(12):
            stage.app.go("overview")
            stage.app.screens.current_screen.read("bad-seats")
            stage.frames(1)
        steps = 0
        while stage.app.screens.current != "home":
            stage.app.lifecycle.back()
            stage.frames(1)
            steps += 1
        assert steps < 12
