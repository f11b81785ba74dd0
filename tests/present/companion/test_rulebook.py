"""The rules exist in three languages with the same facts: ids, numbers, names, links and
conditions are compared; terms are those of the printed rulebooks."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from skyliners.present.companion.rulebook import Piece, rulebook
from skyliners.present.texts import LANGUAGES
from skyliners.rules.skyliners.city import District
from skyliners.rules.skyliners.pieces import (
    ANTENNAS,
    FLOORS,
    ROUNDS,
    SETUP_CARDS,
    SKYSCRAPER_POINTS,
    Mode,
)
from skyliners.rules.skyliners.rulings import RULES

_ROOT = Path(__file__).parents[3]
_GLOSSARY: dict[str, Any] = json.loads(
    (_ROOT / "assets" / "locale" / "glossary.json").read_text(encoding="utf-8")
)
_TRANSLATED = [language for language in LANGUAGES if language != "en"]
_IDS = list(rulebook("en").pieces)

each_piece = pytest.mark.parametrize("id_", _IDS)
each_translation = pytest.mark.parametrize("language", _TRANSLATED)


def _texts(piece: Piece) -> list[str]:
    return [piece.title, *(paragraph.text for paragraph in piece.paragraphs)]


def test_every_refusal_has_its_piece() -> None:
    assert {rule.value for rule in RULES} <= set(_IDS)


@each_translation
def test_the_same_pieces_in_the_same_order(language: str) -> None:
    ours, english = rulebook(language), rulebook("en")
    assert [one.id for one in ours.chapters] == [one.id for one in english.chapters]
    assert list(ours.pieces) == _IDS
    files = {path.stem for path in (_ROOT / "assets/rulebook" / language).glob("*.md")}
    assert files == {chapter.id for chapter in english.chapters}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_piece_is_left_out(language: str) -> None:
    written = [
        id_
        for path in (_ROOT / "assets/rulebook" / language).glob("*.md")
        for id_ in re.findall(
            r"^## (\S+) \|", path.read_text(encoding="utf-8"), re.MULTILINE
        )
    ]
    assert sorted(written) == sorted(_IDS)


@each_translation
@each_piece
def test_the_same_facts(language: str, id_: str) -> None:
    ours, english = rulebook(language).pieces[id_], rulebook("en").pieces[id_]
    assert ours.related == english.related
    assert ours.picture == english.picture
    assert ours.keywords
    for part, other in zip(ours.paragraphs, english.paragraphs, strict=True):
        assert (part.mode, part.players) == (other.mode, other.players)
    for text, source in zip(_texts(ours), _texts(english), strict=True):
        assert _numbers(text) == _numbers(source), text
        assert _names(text) == _names(source), text


def _numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


def _names(text: str) -> set[str]:
    """Rows, sites and districts."""
    districts = "|".join(District)
    letters = set(re.findall(rf"\b([a-e][1-5]|{districts})\b", text))
    return letters | set(re.findall(r"(?:[Rr]ows?|Reihen?|lignes?) ([A-E])\b", text))


@pytest.mark.parametrize("language", LANGUAGES)
@each_piece
def test_every_game_is_told_something(language: str, id_: str) -> None:
    piece = rulebook(language).pieces[id_]
    for mode in Mode:
        for players in FLOORS:
            if id_ != "skyscraper-cards":
                assert piece.body(mode, players)
            assert all(len(text) < 300 for text in piece.body(mode, players))


@each_piece
def test_links_lead_somewhere_else(id_: str) -> None:
    related = rulebook("en").pieces[id_].related
    assert related
    assert id_ not in related
    assert len(set(related)) == len(related)
    assert set(related) <= set(_IDS)


@pytest.mark.parametrize("players", FLOORS)
def test_numbers_are_those_of_the_rules(players: int) -> None:
    pieces = rulebook("en").pieces

    def said(id_: str, mode: Mode) -> set[str]:
        return set(_numbers(" ".join(pieces[id_].body(mode, players))))

    assert str(FLOORS[players]) in said("material", Mode.FULL)
    assert str(ANTENNAS) in said("material", Mode.FULL)
    assert str(SETUP_CARDS[players]) in said("bad-setup", Mode.FULL)
    assert str(ROUNDS[players]) in said("end", Mode.INTRODUCTORY)
    assert str(ROUNDS[players]) in said("modes", Mode.INTRODUCTORY)
    assert str(SKYSCRAPER_POINTS) in said("skyscraper", Mode.FULL)
    others = {str(number) for number in FLOORS.values()} - {str(FLOORS[players])}
    assert not others & said("material", Mode.INTRODUCTORY)


# The words


@each_translation
@pytest.mark.parametrize("term", _GLOSSARY["terms"], ids=lambda term: term["en"])
def test_a_term_is_called_what_the_rulebook_calls_it(
    language: str, term: dict[str, Any]
) -> None:
    english = re.compile(rf"\b{term['en']}(s|e)?\b", re.IGNORECASE)
    wanted = [stem.lower() for stem in term[language]]
    for id_ in _IDS:
        pair = rulebook("en").pieces[id_], rulebook(language).pieces[id_]
        for source, text in zip(*map(_texts, pair), strict=True):
            if english.search(source):
                assert any(stem in text.lower() for stem in wanted), f"{source} → {text}"


@each_translation
def test_words_to_avoid(language: str) -> None:
    for piece in rulebook(language).pieces.values():
        for text in _texts(piece):
            for word in _GLOSSARY["avoid"][language]:
                assert not re.search(rf"\b{word}\b", text), f"{word!r} in {text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    for piece in rulebook(language).pieces.values():
        for text in _texts(piece):
            assert text == text.strip()
            assert "  " not in text
            assert not re.search(r"[\"']|\.\.\.| - ", text), text
            assert not re.search(r"\b[Yy]ou(r|rs)?\b", text), text
            if language == "fr":
                assert not re.search(r"(?<!\u202f)[;?!]", text), text
                assert not re.search(r"(?<!\u00a0):", text), text
            else:
                assert not re.search(r"\s[:;?!]", text), text
        assert all(paragraph.text[-1] == "." for paragraph in piece.paragraphs)
