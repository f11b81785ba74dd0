"""The tool that keeps the catalogues: what it finds, keeps, drops and names."""

from gettext import GNUTranslations
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from skyliners.tools import catalogues
from skyliners.tools.catalogues import ids, messages

_SOURCE = """
from skyliners.present.texts import _, later, plural
NAMES = {1: later("Roof")}
def said(n, name, **other):
    for _ in range(3):
        pass
    return _("{name} begins", name=name), plural("1 floor", "{n} floors", n), _(
        "Two lines, "
        "one text.")
"""
_RULES = """
x = _("no text of ours")
HAS_ROOF = "has-roof", later("A roof ends it.")
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project of its own."""
    for part, content in (("present", _SOURCE), ("app", ""), ("rules", _RULES)):
        folder = tmp_path / "skyliners" / part
        folder.mkdir(parents=True)
        (folder / "words.py").write_text(content, encoding="utf-8")
    locale = tmp_path / "locale"
    monkeypatch.setattr(catalogues, "LOCALE", locale)
    monkeypatch.setattr(catalogues, "TEMPLATE", locale / "skyliners.pot")
    monkeypatch.setattr(catalogues, "said", lambda: catalogues_said(tmp_path))
    return tmp_path


catalogues_said = catalogues.said


def _translate(language: str, **strings: str | tuple[str, ...]) -> None:
    path = catalogues.po_file(language)
    with path.open("rb") as file:
        catalogue = read_po(file, locale=language)
    for message in messages(catalogue):
        message.string = strings.get(ids(message)[0].split()[0], message.string)
    path.write_bytes(catalogues.po_bytes(catalogue, "by hand"))


def test_only_what_players_are_told_is_found(root: Path) -> None:
    assert {ids(message) for message in messages(catalogues_said(root))} == {
        ("Roof",),
        ("{name} begins",),
        ("1 floor", "{n} floors"),
        ("Two lines, one text.",),
        ("A roof ends it.",),
    }


def test_missing_texts_are_named(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert root.exists()
    assert catalogues.main() == 1
    said = capsys.readouterr().out
    assert "de: 5 texts, 5 not translated yet" in said
    assert "Two lines, one text." in said


def test_translations_stay_when_texts_come_and_go(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    catalogues.main()
    for language in catalogues.TRANSLATED:
        _translate(language, Roof="Dach", **{"1": ("1 Stockwerk", "{n} Stockwerke")})
    source = root / "skyliners" / "present" / "words.py"
    changed = _SOURCE.replace("Two lines", "Three lines").replace("{name} begins", "Go")
    source.write_text(changed, encoding="utf-8")
    capsys.readouterr()
    assert catalogues.main() == 1
    assert "de: 5 texts, 3 not translated yet" in capsys.readouterr().out
    kept = {ids(m)[0]: m.string for m in messages(catalogues.translated("de"))}
    assert kept == {
        "Roof": "Dach",
        "1 floor": ("1 Stockwerk", "{n} Stockwerke"),
        "Go": "",
        "Three lines, one text.": "",
        "A roof ends it.": "",
    }


def test_a_text_that_becomes_a_plural_is_translated_anew(root: Path) -> None:
    catalogues.main()
    _translate("de", Roof="Dach")
    source = root / "skyliners" / "present" / "words.py"
    changed = _SOURCE.replace('later("Roof")', 'plural("Roof", "{n} roofs", 2)')
    source.write_text(changed, encoding="utf-8")
    catalogues.main()
    assert "('Roof', '{n} roofs')" in catalogues.missing(catalogues.translated("de"))


def test_all_translated_is_a_success_and_speaks(root: Path) -> None:
    assert root.exists()
    catalogues.main()
    strings: dict[str, str | tuple[str, ...]] = {
        "Roof": "Dach",
        "1": ("1 Stockwerk", "{n} Stockwerke"),
        "{name}": "{name} beginnt",
        "Two": "Zwei Zeilen, ein Text.",
        "A": "Ein Dach beendet es.",
    }
    for language in catalogues.TRANSLATED:
        _translate(language, **strings)
    assert catalogues.main() == 0
    with catalogues.mo_file("de").open("rb") as file:
        speech = GNUTranslations(file)
    assert speech.gettext("Roof") == "Dach"
    assert speech.ngettext("1 floor", "{n} floors", 5) == "{n} Stockwerke"


def test_the_files_hold_no_dates_and_no_line_numbers(root: Path) -> None:
    assert root.exists()
    catalogues.main()
    for path in (catalogues.TEMPLATE, catalogues.po_file("de")):
        content = path.read_text(encoding="utf-8")
        assert "Date" not in content
        assert "words.py:" not in content
        assert "words.py\n" in content
