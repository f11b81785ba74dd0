"""The translations use the words of the printed rulebooks, and the typography of their
languages; every character they need is in the app's font."""

import json
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from PIL import ImageFont

from skyliners.tools.catalogues import LOCALE, TRANSLATED, forms, ids, messages, translated

GLOSSARY: dict[str, Any] = json.loads(
    (LOCALE / "glossary.json").read_text(encoding="utf-8")
)
each_language = pytest.mark.parametrize("language", TRANSLATED)


def _pairs(language: str) -> list[tuple[str, str]]:
    """English and translated, form by form; these languages have as many as English."""
    return [
        (english, form)
        for message in messages(translated(language))
        for english, form in zip(ids(message), forms(message), strict=True)
        if form
    ]


def _book(language: str) -> list[str]:
    """The prose of the rules companion: no ids, no search words."""
    return [
        line.split("|")[-1].lstrip("# ").strip()
        for path in sorted((LOCALE.parent / "rulebook").glob(f"*/{language}/*.md"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if line and line[0] != "?"
    ]


def _written(language: str) -> list[str]:
    return [form for _text, form in _pairs(language)] + _book(language)


def _words(text: str) -> str:
    return re.sub(r"\{\w+\}", "", text)


@each_language
@pytest.mark.parametrize("term", GLOSSARY["terms"], ids=lambda term: term["en"])
def test_a_term_is_called_what_the_rulebook_calls_it(
    language: str, term: dict[str, Any]
) -> None:
    english = re.compile(rf"\b{term['en']}(s|e)?\b", re.IGNORECASE)
    wanted = [stem.lower() for stem in term[language]]
    otherwise = term.get("except", {}).get(language, ())
    for text, form in _pairs(language):
        if text not in otherwise and english.search(_words(text)):
            assert any(stem in form.lower() for stem in wanted), f"{text} → {form}"


@each_language
def test_words_to_avoid(language: str) -> None:
    for word in GLOSSARY["avoid"][language]:
        for form in _written(language):
            assert not re.search(rf"\b{word}\b", _words(form)), f"{word!r} in {form!r}"


@each_language
def test_a_text_ends_as_its_source_does(language: str) -> None:
    for text, form in _pairs(language):
        if text[-1] in ".?!…:" or form[-1] in ".?!…:":
            assert text[-1] == form[-1], f"{text} → {form}"
        assert form == form.strip()
        assert "  " not in form


_ADDRESS = {
    "en": r"\b[Yy]our?s?\b",
    "de": r"\b([Dd]u|[Dd]ein\w*|[Dd]ir|[Dd]ich)\b",
    "fr": r"\b([Vv]ous|[Vv]os|[Vv]otre)\b",
}


def test_the_curtain_says_names_and_never_you() -> None:
    for language in TRANSLATED:
        for message in messages(translated(language)):
            if any(path.endswith("/handover.py") for path, _line in message.locations):
                for english, form in zip(ids(message), forms(message), strict=True):
                    assert not re.search(_ADDRESS["en"], english), english
                    assert not re.search(_ADDRESS[language], form), form


def test_german_typography() -> None:
    for form in _written("de"):
        assert not re.search(r"[\"'“](?=\w|\{)|”|\.\.\.| - ", form), form
        assert form.count("„") == form.count("“"), form
        assert not re.search(r"\s[:;?!]", form), form


def test_french_typography() -> None:
    for form in _written("fr"):
        assert not re.search(r"[\"'“”„]|\.\.\.| - ", form), form
        assert not re.search(r"(?<!\u202f)[;?!]", form), f"narrow no-break space: {form}"
        assert not re.search(r"(?<!\u00a0):", form), f"no-break space: {form}"
        assert not re.search(r"«(?!\u00a0)|(?<!\u00a0)»", form), f"no-break space: {form}"


def test_french_never_needs_to_shorten_a_word_before_a_name() -> None:
    for _text, form in _pairs("fr"):
        assert not re.search(r"\b(de|que|le|la|jusque) \{name", form), form


@pytest.mark.parametrize("font", ["Roboto-Regular", "Roboto-Bold"])
def test_the_font_has_every_character(font: str) -> None:
    kivy = find_spec("kivy")  # found, not imported: importing it does a lot
    assert kivy is not None
    assert kivy.origin is not None
    fonts = Path(kivy.origin).parent / "data" / "fonts"
    face = ImageFont.truetype(str(fonts / f"{font}.ttf"), 32)
    absent = bytes(face.getmask("\U0010ffff"))
    used = {letter for language in TRANSLATED for pair in _pairs(language) for letter in
            "".join(pair)}  # fmt: skip
    # The narrow space is in few fonts; whatever shapes text makes it out of the space.
    lacking = {
        letter
        for letter in used - {" ", "\u202f"}
        if bytes(face.getmask(letter)) == absent
        and face.getlength(letter) == face.getlength("\U0010ffff")
    }
    assert not lacking
