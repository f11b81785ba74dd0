"""The scoring helper, with fingers."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from kivy.uix.screenmanager import Screen

from skyliners.app.device import window
from skyliners.app.device.photos import small
from skyliners.app.skyliners import photopage
from skyliners.match.shelf.outcomes import finished
from skyliners.match.shelf.photos import with_photos
from skyliners.match.shelf.shelf import Shelf
from skyliners.match.shelf.trouble import Trouble
from skyliners.match.skyliners.scored import Place, keep_scored, load_scored
from skyliners.present.photos import PhotoTrouble, Wish
from skyliners.present.skyliners.cardboard.contradictions import Page
from skyliners.present.skyliners.cardboard.entered import sheet_of
from skyliners.present.skyliners.cardboard.entering import Entering, written_entering
from skyliners.present.skyliners.cardboard.heights import HIGHEST
from skyliners.present.texts import said
from skyliners.rules.skyliners.actions import HiddenPlan
from skyliners.rules.skyliners.city import CENTRE, SITES
from skyliners.rules.skyliners.pieces import Mode
from skyliners.rules.skyliners.scoring import score
from skyliners.rules.skyliners.state import State
from tests.app.companion import key_for, open_rules
from tests.app.device.test_photos import picture
from tests.app.stage import Stage
from tests.play import TWO, random_game
from tests.present.skyliners.cardboard.test_entered import entered


def _enter_city(stage: Stage, screen: Screen, heights: bytes, sites: range) -> None:
    """As fingers do it: one key a site, the next one comes up by itself."""
    touches = stage.touches
    for site in sites:
        if site == CENTRE:
            continue
        assert screen.entering.site == site
        stage.tap(key_for(screen, heights[site]))
    assert stage.touches - touches == len(sites) - (CENTRE in sites)


def test_a_board_game_is_scored_through_an_interruption(tmp_path: Path) -> None:
    state = _flat_game()
    table, hands = state
    with Stage(tmp_path) as stage:
        open_rules(stage)
        stage.tap(stage.shown("Score a game from the box"))
        screen = stage.app.screens.current_screen
        row = screen.ids.sides.children[-1]
        stage.tap(row.ids.name.ids.line)
        stage.write("Zoe")
        stage.tap(screen.ids.next)
        _enter_city(stage, screen, table.heights, SITES[:15])
    with Stage(tmp_path) as stage:  # the app was closed in the middle of it
        open_rules(stage)
        stage.tap(stage.shown("Score a game from the box"))
        screen = stage.app.screens.current_screen
        assert screen.entering.game.heights[:15] == tuple(table.heights[:15])
        _enter_city(stage, screen, table.heights, SITES[15:])
        stage.tap(screen.ids.next)
        for turn, action in zip(table.turns(), table.log, strict=True):
            if isinstance(action, HiddenPlan):
                stage.tap(key_for(screen, table.seats[turn.seat].side, "owners"))
                plan = next(iter(hands[turn.seat].filed))
                stage.tap(key_for(screen, plan, "plans"))
        stage.tap(screen.ids.next)
        for row, hand in zip(reversed(screen.ids.districts.children), hands, strict=True):
            stage.tap(key_for(row, hand.skyscraper, "districts"))
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
        assert scoring.ceremony.step.points == tuple(t.total for t in sheet.totals)
        stage.tap(scoring.ids.skip)
        assert stage.app.screens.current_screen is screen
        stage.tap(screen.ids.keep)
        assert screen.entering.kept
        (entry,) = finished(stage.app.shelf).entries
        assert [result.name for result in entry.outcomes] == ["Zoe", "Bo"]
        stage.tap(screen.ids.start_over)
        assert screen.entering.game.heights.count(None) == 24
        stage.app.show("history").open(entry.key)
        stage.frames(2)
        assert stage.app.screens.current_screen is screen
        assert screen.entering.game.heights == tuple(table.heights)
        assert screen.entering.kept


def test_a_photo_of_the_city(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = entered(_flat_game())
    chosen: list[bytes | PhotoTrouble] = [PhotoTrouble.NO_PICTURE, small(picture())]
    monkeypatch.setattr(photopage, "choose", lambda then: not then(chosen.pop(0)) or True)
    with Stage(tmp_path) as stage:
        screen = stage.app.show("cardboard")
        screen.change(game)
        screen.turn_to(Page.RESULT)
        stage.frames(3)
        screen.ids.result_page.scroll_y = 0
        stage.tap(stage.shown("Choose a photo"))
        assert stage.shown("That’s not a photo. JPEG, PNG and WebP work.")
        assert not screen.ids.photo.texture
        stage.tap(stage.shown("Choose a photo"))
        assert screen.ids.photo.texture.size == (60, 40)
        assert stage.shown("Remove the photo")
    with Stage(tmp_path) as stage:  # it waits with what was entered
        screen = stage.app.show("cardboard")
        stage.frames(3)
        assert screen.ids.photo.texture is not None
        screen.keep()
        key = screen.entering.key
        assert with_photos(tmp_path) == {key}
        screen.start_over()
        assert screen.ids.photo.texture is None
        history = stage.app.show("history")
        assert [line.photo for line in history.model.finished] == [True]
        history.open(key)
        stage.frames(2)
        assert screen.ids.photo.texture is not None
        next((tmp_path / "photos").iterdir()).write_bytes(b"damaged")
        screen.turn_to(Page.RESULT)
        stage.frames(3)
        assert stage.shown("The photo can’t be shown.")
        screen.ids.result_page.scroll_y = 0
        stage.tap(stage.shown("Remove the photo"))
        assert with_photos(tmp_path) == frozenset()
        assert "The photo can’t be shown." not in stage.texts()


def test_a_photo_of_what_was_never_kept_is_forgotten_with_it(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = stage.app.show("cardboard")
        screen.add_photo(small(picture()))
        assert with_photos(tmp_path)
        stage.tap(screen.ids.start_over)
        assert not with_photos(tmp_path)


def test_no_chooser_and_no_room_for_a_photo(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(photopage, "choose", lambda _then: False)
    with Stage(tmp_path) as stage:
        screen = stage.app.show("cardboard")
        screen.change(entered(_flat_game()))
        screen.turn_to(Page.RESULT)
        screen.about_photo(Wish.CHOOSE)
        stage.frames(2)
        assert stage.shown("You can’t choose a photo on this device.")
        (tmp_path / "photos").write_text("in the way")
        screen.add_photo(small(picture()))
        stage.frames(2)
        assert stage.shown("There’s no space left for the photo.")


def test_a_game_of_the_history_does_not_replace_what_is_being_entered(
    tmp_path: Path,
) -> None:
    with Stage(tmp_path) as stage:
        screen = stage.app.show("cardboard")
        screen.change(entered(_flat_game()))
        screen.keep()
        key = screen.entering.key
        screen.start_over()
        screen.enter_height(4)
        stage.app.show("history").open(key)
        stage.frames(2)
        assert screen.entering.corrects
        screen.rename(screen.game.sitters[0].side, "Zoe")  # it is being corrected
    with Stage(tmp_path) as stage:
        screen = stage.app.show("cardboard")
        assert screen.entering.key == key
        screen.keep()
        assert screen.entering.kept
        stage.tap(screen.ids.header.ids.back)
        stage.app.show("cardboard")
        assert screen.entering.key is None
        assert screen.entering.game.heights[0] == 4


def test_a_contradiction_leads_to_where_it_is(tmp_path: Path) -> None:
    with Stage(tmp_path) as stage:
        screen = stage.app.show("cardboard")
        stage.tap(key_for(screen, Page.CITY, "pages"))
        stage.tap_site(CENTRE)
        stage.tap(key_for(screen, 2))
        stage.tap(key_for(screen, Page.RESULT, "pages"))
        assert stage.shown("24 sites are missing: a1, b1, c1, d1, e1 …")
        stage.tap(stage.shown("The middle, c3, is always a park."))
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


@pytest.mark.parametrize("name", ["cardboard", "cardboard-corrected", "preparing"])
def test_with_players_gone_it_opens_again(tmp_path: Path, name: str) -> None:
    """All but one get up; then the app starts again, and the last gets up, too."""
    helper = name.partition("-")[0]
    game = entered(_flat_game())
    with Stage(tmp_path) as stage:
        screen = stage.app.show(helper)
        if name == "cardboard-corrected":
            screen.look_at(Place(7), game)
        else:
            screen.change(game)
        screen.turn_to(screen.pages.PLAYERS)
        for sitter in game.sitters[1:]:
            screen.sit(sitter.side)
            _leaf_through(stage, screen)
    with Stage(tmp_path) as stage:
        screen = stage.app.show(helper)
        assert screen.game.sitters == game.sitters[:1]
        _leaf_through(stage, screen)
        screen.sit(game.sitters[0].side)
        _leaf_through(stage, screen)
        screen.sit(game.sitters[-1].side)  # and somebody sits down again
        assert len(screen.game.sitters) == 1


def _leaf_through(stage: Stage, screen: Screen) -> None:
    for page in screen.pages:
        screen.turn_to(page)
        stage.frames(1)


RUBBISH: tuple[Any, ...] = (
    [[]] * 999,
    {"game": 1, "page": [], "width": 1 << 70, "theme": {}},
)


@pytest.mark.parametrize("rubbish", RUBBISH, ids=lambda value: json.dumps(value)[:20])
def test_whatever_the_kept_files_hold_every_screen_opens(
    tmp_path: Path, rubbish: object
) -> None:
    for name in (
        "cardboard",
        "cardboard-corrected",
        "preparing",
        "lesson",
        "learnt",
        "settings",
    ):
        (tmp_path / f"{name}.json").write_text(json.dumps(rubbish))
    (tmp_path / "window.json").write_text(json.dumps(rubbish))
    assert window.read(tmp_path) == window.Bounds()
    with Stage(tmp_path) as stage:
        for name in ("cardboard", "preparing", "tutorial", "settings", "home"):
            stage.app.show(name)
            stage.frames(2)


def test_a_game_kept_under_an_impossible_key_is_a_new_one(tmp_path: Path) -> None:
    for key in (1 << 80, -1):
        entering = written_entering(Entering(entered(_flat_game()))) | {"key": key}
        (tmp_path / "cardboard.json").write_text(json.dumps(entering))
        with Stage(tmp_path) as stage:
            screen = stage.app.show("cardboard")
            screen.turn_to(Page.RESULT)
            stage.frames(2)
            screen.keep()
            assert screen.entering.kept


def test_who_corrects_what_was_changed_elsewhere_is_told(tmp_path: Path) -> None:
    game = entered(_flat_game())
    with Stage(tmp_path) as stage:
        screen = stage.app.show("cardboard")
        screen.change(game)
        screen.turn_to(Page.RESULT)
        screen.keep()
        key = screen.entering.key
        assert key is not None
        other = Shelf(tmp_path / "shelf.sqlite3")
        scored = load_scored(other, key)
        assert scored is not None
        keep_scored(other, scored.place, scored.entered, *sheet_of(game))
        other.close()
        screen.rename(game.sitters[0].side, "Zoe")
        screen.turn_to(Page.RESULT)
        screen.keep()
        assert screen.ids.notice.text == said(Trouble.OVERTAKEN)
        assert len(finished(stage.app.shelf).entries) == 2
        screen.rename(game.sitters[0].side, "Zoë")
        screen.turn_to(Page.RESULT)
        screen.keep()
        assert screen.ids.notice.text == ""
        assert len(finished(stage.app.shelf).entries) == 2
