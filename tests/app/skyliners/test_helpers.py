"""What helps at the table, with fingers: "May I?", "What do I see?", setting up."""

from pathlib import Path

import pytest

from skyliners.match.skyliners.dealt import Dealt
from skyliners.present.skyliners.cardboard.may_i import Spent, Tool
from skyliners.present.skyliners.names import DISTRICT_NAMES
from skyliners.present.texts import _
from skyliners.rules.skyliners.city import CENTRE
from tests.app.companion import key_for, open_rules
from tests.app.hands import open_cards
from tests.app.stage import Stage


def test_may_i(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        open_rules(stage)
        stage.tap(stage.shown("May I?"))
        screen = stage.app.screens.current_screen
        stage.tap_site(6)
        stage.tap_site(6)
        assert screen.question.heights[6] == 4
        tools = {key.choice.value: key for key in screen.ids.ask.ids.tools.children}
        stage.tap(tools["may-park"])
        stage.tap_site(6)
        assert stage.shown("No. A park needs bare ground.")
        stage.tap(tools["may-roof"])
        assert stage.shown("Yes, on b2.")
        stage.tap_site(CENTRE)
        stage.tap(screen.ids.read)
        rules = stage.app.screens.current_screen
        assert rules.place.piece == "site-has-park"
        assert rules.ids.picture.picture.city.table.heights[6] == 4
        stage.tap(rules.ids.header.ids.back)
        assert stage.app.screens.current_screen is screen
        stage.tap(screen.ids.start_over)
        assert screen.question.heights[6] == 0


@pytest.mark.parametrize("size", [(360, 800), (800, 360), (915, 412)])
def test_may_i_says_what_its_tools_are_for(tmp_path: Path, size: tuple[int, int]) -> None:
    """Three rows of the same names mean three things, in low windows too."""
    with Stage(tmp_path, size) as stage:
        screen = stage.app.show("may_i")
        stage.frames(3)
        for title in (
            screen.model.set_up_title,
            screen.model.spent_title,
            screen.model.ask_title,
        ):
            assert stage.shown(title).opacity == 1


def test_may_i_when_something_is_used_up(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = stage.app.show("may_i")
        stage.frames(3)
        stage.tap_site(6)
        stage.tap(key_for(screen, Tool.MAY_ROOF, "ask"))
        assert stage.shown("Yes, on b2.")
        stage.tap(key_for(screen, Spent.ROOFS, "spent"))
        assert stage.shown("No. You have none of these left.")
        stage.tap(key_for(screen, Tool.MAY_FORFEIT, "ask"))
        assert stage.shown("No. You can’t pass: something can still be done.")
        stage.tap(screen.ids.read)
        rules = stage.app.screens.current_screen
        assert rules.place.piece == "must-act"
        assert [chip.roofs for chip in rules.ids.picture.view.ids.stocks.chips] == [0]
        stage.tap(rules.ids.header.ids.back)
        stage.tap(key_for(screen, Spent.ROOFS, "spent"))
        assert screen.question.spent == frozenset()


def test_what_do_i_see(tmp_path: Path) -> None:
    with Stage(tmp_path, (800, 1280)) as stage:
        open_rules(stage)
        stage.tap(stage.shown("What do I see?"))
        screen = stage.app.screens.current_screen
        for height in (1, 4, 3, 0, 6):
            stage.tap(key_for(screen, height))
        assert stage.shown("3 objects in view")
        assert stage.shown("1 + roof · hidden behind site 2, which is taller")
        row = screen.ids.row
        stage.tap((row.x + row.width * 0.9, row.center_y))
        stage.tap(key_for(screen, 4))
        assert stage.shown("2 objects in view")
        assert stage.shown("2 · hidden behind site 2, just as tall")


@pytest.mark.parametrize("helper", ["preparing", "cardboard"])
def test_every_page_of_a_helper_leads_into_the_book(tmp_path: Path, helper: str) -> None:
    with Stage(tmp_path) as stage:
        screen = stage.app.show(helper)
        stage.frames(3)
        for page in screen.pages:
            screen.turn_to(page)
            stage.frames(2)
            read_about = screen.model.reading
            stage.tap(screen.ids.read)
            book = stage.app.screens.current_screen
            assert book.model.piece.id == read_about
            stage.app.back()
            stage.frames(2)
            screen = stage.app.screens.current_screen
            assert screen.model.page is page


def test_a_board_game_is_set_up_and_cards_dealt_in_secret(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        open_rules(stage)
        stage.tap(stage.shown("Set up a game from the box"))
        screen = stage.app.screens.current_screen
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
            stage.tap(stage.shown("Next"))
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
        assert not open_cards(stage)
        assert stage.app.root.children[0] is stage.app.screens
        stage.up(finger)
        assert stage.app.root.children[0] is stage.app.screens


def _dealt(stage: Stage) -> Dealt:
    dealt = stage.app.dealt
    assert isinstance(dealt, Dealt)
    return dealt
