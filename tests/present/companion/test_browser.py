"""The rules on screen, for whatever game: every page opens, and only real choices are
offered."""

import json
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyliners.games import GAMES
from skyliners.present.companion import browser, rulebook
from skyliners.present.companion.browser import (
    Bookmark,
    book_of,
    first_page,
    mode_choices,
    player_choices,
    rules_model,
)
from skyliners.present.companion.overview import overview_model
from skyliners.present.games import presented
from skyliners.rules.games import rules_of

GAME = st.sampled_from([entry.id for entry in GAMES])
each_game = pytest.mark.parametrize("game", [entry.id for entry in GAMES])


@st.composite
def bookmarks(draw: st.DrawFn) -> Bookmark:
    game = draw(GAME)
    book = book_of(game)
    return Bookmark(
        game,
        draw(st.sampled_from(presented(game).MODES)),
        draw(st.sampled_from(sorted(rules_of(game).PLAYERS))),
        draw(st.sampled_from(["", "   ", "antenna", "qqq", "a"])),
        draw(st.sampled_from([None, *(chapter.id for chapter in book.chapters)])),
        draw(st.sampled_from([None, *book.pieces])),
    )


@given(bookmarks(), st.booleans())
def test_every_page_can_be_opened(place: Bookmark, spread: bool) -> None:
    model = rules_model(place, spread=spread)
    assert model.game == place.game
    assert (model.piece is not None) == (spread or place.piece is not None)
    assert bool(model.helpers) == model.at_first_page
    for choices in (model.modes, model.players):
        assert sum(choice.chosen for choice in choices) == bool(choices)
    if model.piece is not None:
        asked = place.piece or next(iter(book_of(place.game).pieces))
        assert model.piece.id == asked
        assert model.piece.title in model.piece.spoken
    for entry in model.entries:
        assert entry.title
        if not entry.is_chapter:
            assert rules_model(place._replace(piece=entry.id)).piece


@each_game
def test_the_first_page_lists_the_chapters_and_the_app_comes_last(game: str) -> None:
    model = rules_model(first_page(game))
    assert all(entry.is_chapter for entry in model.entries)
    assert [entry.id for entry in model.entries][-1] == "app"


@each_game
def test_the_game_on_one_page_leads_to_its_pieces(game: str) -> None:
    for mode in presented(game).MODES:
        for players in rules_of(game).PLAYERS:
            for section in overview_model(game, mode, players).sections:
                assert section.body
                assert section.piece in book_of(game).pieces


def test_where_there_is_no_choice_none_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    only = SimpleNamespace(MODES=("open",), mode_name=str, PLAYERS=(1,))
    monkeypatch.setattr(browser, "presented", lambda _game: only)
    monkeypatch.setattr(browser, "rules_of", lambda _game: only)
    assert mode_choices("patience", "open") == ()
    assert player_choices("patience", 1) == ()
    assert first_page("patience")[:3] == ("patience", "open", 1)


def test_a_link_to_what_a_game_does_not_have_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder, chapter, ids in (("small", "game", ["aim"]), ("app", "app", ["file"])):
        (tmp_path / folder / "en").mkdir(parents=True)
        plan = {
            "chapters": {chapter: ids},
            "pieces": {id_: {"related": ["aim", "file", "secrets"]} for id_ in ids},
        }
        (tmp_path / folder / "pieces.json").write_text(json.dumps(plan))
        words = "\n".join(f"## {id_} | About {id_}\nAll of it.\n" for id_ in ids)
        (tmp_path / folder / "en" / f"{chapter}.md").write_text(f"# Title\n\n{words}")
    monkeypatch.setattr(rulebook, "_FOLDER", tmp_path)
    monkeypatch.setattr(rulebook, "plan", rulebook.plan.__wrapped__)
    book = rulebook.rulebook.__wrapped__("small", "en")
    assert list(book.pieces) == ["aim", "file"]
    assert {piece.related for piece in book.pieces.values()} == {("aim", "file")}
