"""The rules exist in three languages with the same facts: ids, numbers, names, links and
conditions are compared; terms are those of the printed rulebooks."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from skyliners.games import GAMES, Entry
from skyliners.present.companion.rulebook import BookPiece, rulebook
from skyliners.present.texts import LANGUAGES
from skyliners.rules.games import rules_of
from skyliners.rules.refusal import Common
from skyliners.rules.skyliners.city import District

_ROOT = Path(__file__).parents[3]
_GLOSSARY: dict[str, Any] = json.loads(
    (_ROOT / "assets" / "locale" / "glossary.json").read_text(encoding="utf-8")
)
_TRANSLATED = [language for language in LANGUAGES if language != "en"]
_ROOMS = [entry.room for entry in GAMES]
_PIECES = [(room, id_) for room in _ROOMS for id_ in rulebook(room, "en").pieces]

each_room = pytest.mark.parametrize("room", _ROOMS)
each_piece = pytest.mark.parametrize(("room", "id_"), _PIECES)
each_translation = pytest.mark.parametrize("language", _TRANSLATED)


def _files(room: str, language: str) -> list[Path]:
    """All that a book is made of: its own chapters, and the one about the app."""
    folders = (_ROOT / "assets/rulebook" / folder / language for folder in (room, "app"))
    return [path for folder in folders for path in sorted(folder.glob("*.md"))]


def _texts(piece: BookPiece) -> list[str]:
    return [piece.title, *(paragraph.text for paragraph in piece.paragraphs)]


@pytest.mark.parametrize("entry", GAMES)
def test_every_refusal_has_its_piece(entry: Entry) -> None:
    rules = {*Common, *type(rules_of(entry.id).CHANCE_RULE)}
    assert {rule.value for rule in rules} <= rulebook(entry.room, "en").pieces.keys()


@each_translation
@each_room
def test_the_same_pieces_in_the_same_order(room: str, language: str) -> None:
    ours, english = rulebook(room, language), rulebook(room, "en")
    chapters = [chapter.id for chapter in english.chapters]
    assert [chapter.id for chapter in ours.chapters] == chapters
    assert len(set(chapters)) == len(chapters)
    assert list(ours.pieces) == list(english.pieces)
    assert {path.stem for path in _files(room, language)} == set(chapters)


@pytest.mark.parametrize("language", LANGUAGES)
@each_room
def test_no_piece_is_left_out(room: str, language: str) -> None:
    written = [
        id_
        for path in _files(room, language)
        for id_ in re.findall(
            r"^## (\S+) \|", path.read_text(encoding="utf-8"), re.MULTILINE
        )
    ]
    assert sorted(written) == sorted(rulebook(room, "en").pieces)


@each_translation
@each_piece
def test_the_same_facts(language: str, room: str, id_: str) -> None:
    ours, english = (rulebook(room, each).pieces[id_] for each in (language, "en"))
    assert ours.related == english.related
    assert ours.picture == english.picture
    assert ours.keywords
    for part, other in zip(ours.paragraphs, english.paragraphs, strict=True):
        assert (part.mode, part.players) == (other.mode, other.players)
    for text, source in zip(_texts(ours), _texts(english), strict=True):
        assert _numbers(text) == _numbers(source), text
        assert _names(text) == _names(source), text


def _numbers(text: str) -> set[int]:
    """Those no language writes as a word."""
    return {int(digits) for digits in re.findall(r"\d+", text) if len(digits) > 1}


def _names(text: str) -> set[str]:
    """Rows, sites and districts."""
    districts = "|".join(District)
    letters = set(re.findall(rf"\b([a-e][1-5]|{districts})\b", text))
    return letters | set(re.findall(r"(?:[Rr]ows?|Reihen?|lignes?) ([A-E])\b", text))


@pytest.mark.parametrize("language", LANGUAGES)
@each_piece
def test_every_piece_tells_something(language: str, room: str, id_: str) -> None:
    piece = rulebook(room, language).pieces[id_]
    game = next(entry.id for entry in GAMES if entry.room == room)
    bodies = [
        piece.body(mode, players)
        for mode in rules_of(game).MODES
        for players in rules_of(game).PLAYERS
    ]
    assert any(bodies)
    assert all(len(text) < 300 for body in bodies for text in body)


@each_piece
def test_links_lead_somewhere_else(room: str, id_: str) -> None:
    pieces = rulebook(room, "en").pieces
    related = pieces[id_].related
    assert related
    assert id_ not in related
    assert len(set(related)) == len(related)
    assert set(related) <= set(pieces)


# The words


@each_translation
@each_room
@pytest.mark.parametrize("term", _GLOSSARY["terms"], ids=lambda term: term["en"])
def test_a_term_is_called_what_the_rulebook_calls_it(
    language: str, room: str, term: dict[str, Any]
) -> None:
    english = re.compile(rf"\b{term['en']}(s|e)?\b", re.IGNORECASE)
    wanted = [stem.lower() for stem in term[language]]
    otherwise = term.get("except", {}).get(language, ())
    for id_, piece in rulebook(room, "en").pieces.items():
        pair = piece, rulebook(room, language).pieces[id_]
        for source, text in zip(*map(_texts, pair), strict=True):
            if source not in otherwise and english.search(source):
                assert any(stem in text.lower() for stem in wanted), f"{source} → {text}"


@each_translation
@each_room
def test_words_to_avoid(room: str, language: str) -> None:
    for piece in rulebook(room, language).pieces.values():
        for text in _texts(piece):
            for word in _GLOSSARY["avoid"][language]:
                assert not re.search(rf"\b{word}\b", text), f"{word!r} in {text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
@each_room
def test_typography(room: str, language: str) -> None:
    for piece in rulebook(room, language).pieces.values():
        for text in _texts(piece):
            assert text == text.strip()
            assert "  " not in text
            assert not re.search(r"[\"']|\.\.\.| - ", text), text
            if language == "fr":
                assert not re.search(r"(?<!\u202f)[;?!]", text), text
                assert not re.search(r"(?<!\u00a0):", text), text
            else:
                assert not re.search(r"\s[:;?!]", text), text
        assert all(paragraph.text[-1] in ".?!" for paragraph in piece.paragraphs)
