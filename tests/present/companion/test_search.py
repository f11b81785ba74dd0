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
        # With the box on the table: printed words, everyday words, plurals
        ("en", "seagull", "gulls"),
        ("en", "seagulls", "gulls"),
        ("en", "score track", "gulls"),
        ("en", "youngest", "start-player"),
        ("en", "undo", "taking-back"),
        ("en", "remove", "taking-back"),
        ("en", "north", "board"),
        ("en", "contents", "components"),
        ("en", "white floors", "neutral-floors"),
        ("en", "assemble", "office-built"),
        ("en", "submit", "planning"),
        ("en", "write down", "notes"),
        ("en", "coordinates", "naming"),
        ("en", "exmaple", "example"),
        ("en", "strategy", "tip-low-in-front"),
        ("en", "zero", "plan-zero"),
        ("de", "Zählleiste", "gulls"),
        ("de", "zaehlleiste", "gulls"),
        ("de", "Möwen", "gulls"),
        ("de", "moewe", "gulls"),
        ("de", "Nordost", "skyscraper-cards"),
        ("de", "Besitzer", "build"),
        ("de", "aufschreiben", "notes"),
        ("de", "Mitspieler", "bad-seats"),
        ("de", "jüngster", "start-player"),
        ("de", "juengster", "start-player"),
        ("de", "zu zweit", "material"),
        ("de", "rückgängig", "taking-back"),
        ("de", "Spielplan", "board"),
        ("de", "Zwischenboden", "office-built"),
        ("de", "Beispiel", "example"),
        ("de", "Tipps Strategie", "tip-low-in-front"),
        ("fr", "gagnant", "winner"),
        ("fr", "noter", "notes"),
        ("fr", "annuler", "taking-back"),
        ("fr", "propriétaire", "build"),
        ("fr", "proprietaire", "build"),
        ("fr", "à deux", "material"),
        ("fr", "a deux", "material"),
        ("fr", "piste de score", "gulls"),
        ("fr", "mouettes", "gulls"),
        ("fr", "boite contenu", "components"),
        ("fr", "exemple", "example"),
        ("fr", "coordonnees", "naming"),
        # As people ask: whole questions, and what it is called at home
        ("en", "can I build on a roof", "site-has-roof"),
        ("en", "can I put a park on a building", "park-needs-ground"),
        ("en", "what are antennas for", "antennas"),
        ("en", "can i change my plan", "plan-already-filed"),
        ("en", "forgot my plan", "notes"),
        ("en", "who starts", "start-player"),
        ("en", "blocking", "hidden"),
        ("en", "kids", "aim"),
        ("en", "demolish", "taking-back"),
        ("en", "crouch", "looking"),
        ("en", "binoculars", "looking"),
        ("en", "bots", "alone"),
        ("en", "table mode", "together"),
        ("en", "save", "saved"),
        ("de", "auf dach bauen", "site-has-roof"),
        ("de", "wer fängt an", "start-player"),
        ("de", "zubauen", "hidden"),
        ("de", "häuser", "floor"),
        ("de", "bäume", "park-needs-ground"),
        ("de", "hinhocken", "looking"),
        ("de", "tischmodus", "together"),
        ("de", "speichern", "saved"),
        ("fr", "construire sur un toit", "site-has-roof"),
        ("fr", "à quoi servent les antennes", "antennas"),
        ("fr", "passer son tour", "must-act"),
        ("fr", "s'accroupir", "looking"),
        ("fr", "jumelles", "looking"),
        ("fr", "solo", "alone"),
        ("fr", "sauvegarder", "saved"),
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
