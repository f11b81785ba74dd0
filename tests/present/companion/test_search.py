"""Rules are found by what people type: in part, without accents, with slips."""

from random import Random

import pytest

from skyliners.present.companion.rulebook import rulebook
from skyliners.present.companion.search import MOST, folded, search, words_of
from skyliners.present.texts import LANGUAGES

ROOM = "skyliners"
each_language = pytest.mark.parametrize("language", LANGUAGES)


def _first(query: str, language: str, among: int = 3) -> list[str]:
    return [piece.id for piece in search(query, rulebook(ROOM, language))[:among]]


@pytest.mark.parametrize(
    ("language", "query", "wanted"),
    [
        ("en", "rof", "site-has-roof"),
        ("en", "anntenas", "antennas"),
        ("en", "same height", "hidden"),
        ("en", "floor park", "park-needs-ground"),
        ("en", "TIE", "winner"),
        ("de", "hoher", "heights"),
        ("de", "Höhe", "heights"),
        ("de", "wolkenkrazterkarte", "skyscraper"),
        ("de", "doppelt", "site-twice-in-turn"),
        ("fr", "egalite", "winner"),
        ("fr", "chantire meme", "site-twice-in-turn"),
        ("fr", "plus haut", "skyscraper"),
    ],
)
def test_found(language: str, query: str, wanted: str) -> None:
    assert wanted in _first(query, language)


@each_language
def test_a_title_finds_its_piece_with_and_without_accents(language: str) -> None:
    for piece in rulebook(ROOM, language).pieces.values():
        assert piece.id in _first(piece.title, language)
        assert piece.id in _first(folded(piece.title), language)


@each_language
def test_one_slip_in_a_long_word_is_forgiven(language: str) -> None:
    rng = Random(1)
    for piece in rulebook(ROOM, language).pieces.values():
        word = max(words_of(piece.title), key=len)
        if len(word) < 7:
            continue
        at = rng.randrange(2, len(word) - 1)
        swapped = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
        for wrong in (word[:at] + word[at + 1 :], word[:at] + "x" + word[at:], swapped):
            assert search(wrong, rulebook(ROOM, language)), wrong


@each_language
def test_every_letter_typed_is_an_answer(language: str) -> None:
    for piece in rulebook(ROOM, language).pieces.values():
        for end in range(1, len(piece.title) + 1):
            assert len(search(piece.title[:end], rulebook(ROOM, language))) <= MOST


@each_language
def test_nothing_is_found_for_nothing(language: str) -> None:
    assert search("", rulebook(ROOM, language)) == ()
    assert search("  …!", rulebook(ROOM, language)) == ()
    assert search("qqqqqqqqqqqq", rulebook(ROOM, language)) == ()
