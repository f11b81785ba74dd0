"""The catalogues are complete and fit the source; the words change at once."""

import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from threading import Thread

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from skyliners.present import texts
from skyliners.present.texts import LANGUAGES, _, decimal, later, plural, spoken, use
from skyliners.rules.games import ROOMS, rules_of
from skyliners.rules.refusal import Common, Ruling
from skyliners.tools import catalogues
from skyliners.tools.catalogues import TRANSLATED, forms, ids, messages, said, translated

_ROOT = Path(__file__).parents[2]
each_language = pytest.mark.parametrize("language", TRANSLATED)

# Equal to English with good reason; texts without words of their own need none.
SAME = {
    "de": {"April", "August", "September", "November", "Park", "System"}
    | {"Material", "Normal", "Vibration"}
    | {"Belle Époque", "Patience"}
    | {"Penthouse", "Bonus", "Neutral", "Skyline"},
    "fr": {"Actions", "Animations", "Normal", "Plans", "Surplus", "Total", "Vibration"}
    | {"('point', 'points')", "Skyliners, version {version}"}
    | {"Belle Époque", "Patience"}
    | {"Bonus", "Mission", "Penthouse", "Penthouses", "Skyline"},
}


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    use("en")


def _names(text: str) -> set[str]:
    return {name for _text, name, _spec, _conv in Formatter().parse(text) if name}


def test_the_template_is_what_the_source_says() -> None:
    assert {message.id for message in messages(said())} == {
        message.id for message in messages(_template())
    }, "run `make texts`"


def _template() -> Catalog:
    with catalogues.TEMPLATE.open("rb") as file:
        return read_po(file, charset="utf-8")


@each_language
def test_nothing_is_missing_unused_or_guessed(language: str) -> None:
    catalogue = translated(language)
    assert {ids(message) for message in messages(catalogue)} == {
        ids(message) for message in messages(said())
    }, "run `make texts`"
    assert catalogues.missing(catalogue) == []
    assert not catalogue.obsolete
    assert not any(message.fuzzy for message in catalogue)


@each_language
def test_every_form_fills_in_the_same_names(language: str) -> None:
    for message in messages(translated(language)):
        wanted = _names(ids(message)[-1])
        for number, form in enumerate(filter(None, forms(message))):
            # English says "1 floor"; French uses its first form for none, too.
            bare = message.pluralizable and number == 0 and language != "fr"
            assert _names(form) in ([wanted, wanted - {"n"}] if bare else [wanted]), form


@each_language
def test_as_many_forms_as_the_language_has(language: str) -> None:
    catalogue = translated(language)
    for message in messages(catalogue):
        wanted = catalogue.num_plurals if message.pluralizable else 1
        assert len(forms(message)) == wanted, message.id


@each_language
def test_everything_is_translated(language: str) -> None:
    untouched = {
        str(message.id)
        for message in messages(translated(language))
        if message.string == message.id and re.search(r"\w", _bare(str(message.id)))
    }
    assert untouched == SAME[language]


def _bare(text: str) -> str:
    return re.sub(r"\{\w+\}", "", text)


@each_language
def test_the_compiled_catalogue_is_the_written_one(language: str) -> None:
    compiled = catalogues.mo_file(language).read_bytes()
    assert compiled == catalogues.mo_bytes(language), "run `make texts`"


@each_language
def test_running_the_tool_again_changes_nothing(language: str) -> None:
    new = catalogues.updated(language, said(), translated(language))
    written = catalogues.po_bytes(new, f"Skyliners: {LANGUAGES[language]}")
    assert catalogues.po_file(language).read_bytes() == written, "run `make texts`"


def test_no_words_in_kv() -> None:
    for path in sorted((_ROOT / "kv").rglob("*.kv")):
        for line in path.read_text(encoding="utf-8").splitlines():
            words = re.search(r"""\btext\w*:\s*["'][^"']*[A-Za-z]""", line)
            assert not words, f"{path.name}: {line.strip()}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ROOMS)
def test_every_rule_of_every_game_is_said(game: str, language: str) -> None:
    use(language)
    rules: tuple[Ruling, ...] = (*Common, *type(rules_of(game).CHANCE_RULE))
    sentences = {texts.said(rule) for rule in rules}
    assert len(sentences) == len(rules)
    assert all(sentence[0].isupper() and sentence[-1] == "." for sentence in sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_speaks(language: str) -> None:
    use(language)
    assert spoken() == language
    floor = {"en": "Floor", "de": "Stockwerk", "fr": "Étage"}
    assert _("Floor") == floor[language]


def test_switching_takes_effect_at_once() -> None:
    mark = later("Roof")
    heard = []
    for language in ("en", "de", "fr", "en"):
        use(language)
        heard.append(_(mark))
    assert heard == ["Roof", "Dach", "Toit", "Roof"]


def test_names_and_numbers_are_filled_in() -> None:
    one, many = "1 plan still to hand in.", "{n} plans still to hand in."
    use("de")
    assert _("{name}’s turn", name="{Bo}") == "{Bo} ist am Zug"
    assert plural(one, many, 1) == "Noch 1 Plan auf der Hand."
    assert plural(one, many, 3) == "Noch 3 Pläne auf der Hand."
    use("fr")
    assert plural(one, many, 0) == "Encore 0 plan en main."


def test_decimals_are_written_as_the_language_does() -> None:
    written = []
    for language in ("en", "de", "fr"):
        use(language)
        written.append(decimal(12.34))
    assert written == ["12.3", "12,3", "12,3"]


def test_a_text_without_translation_stays_english() -> None:
    use("de")
    assert _("Nobody ever said {this}", this="that") == "Nobody ever said that"
    assert plural("one never said", "{n} never said", 2) == "2 never said"


@pytest.mark.parametrize("language", ["", "xx", "../de", "de\0", "en_GB"])
def test_an_unknown_language_is_english(language: str) -> None:
    use("de")
    use(language)
    assert spoken() == "en"
    assert _("Floor") == "Floor"


@pytest.mark.parametrize("length", [0, 3, 4, 19, 28, 200, 3000])
def test_a_damaged_catalogue_is_english(
    length: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = catalogues.mo_file("de").read_bytes()
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "skyliners.mo").write_bytes(whole[:length])
    monkeypatch.setattr(texts, "_CATALOGUES", tmp_path)
    use("de")
    assert spoken() == "en"
    assert _("Floor") == "Floor"


def test_a_thread_hears_one_language_or_the_other_never_a_mixture() -> None:
    heard: set[str] = set()

    def listen() -> None:
        for _number in range(2000):
            heard.add(plural("{name} has 1 floor left.", "{name} has {n} floors left.", 2,
                             name="Bo"))  # fmt: skip

    listeners = [Thread(target=listen) for _number in range(3)]
    for listener in listeners:
        listener.start()
    while any(listener.is_alive() for listener in listeners):
        use("de")
        use("fr")
    assert heard <= {
        "Bo has 2 floors left.",
        "Bo hat noch 2 Stockwerke.",
        "Bo n’a plus que 2 étages.",
    }
