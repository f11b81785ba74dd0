"""`make texts`: collects the texts of the source into the translators' catalogues and
compiles these for the app.

What is no longer said is dropped, what is new is left empty, and nothing is guessed:
a half-right translation is worse than a missing one, which the tests name. There are no
dates and no line numbers in the files, so that they change only when a text does.
"""

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.plurals import get_plural
from babel.messages.pofile import read_po, write_po

from skyliners.present.texts import LANGUAGES

_ROOT = Path(__file__).parents[2]
LOCALE = _ROOT / "assets" / "locale"
TEMPLATE = LOCALE / "skyliners.pot"
SOURCE_LANGUAGE = "en"
TRANSLATED = tuple(language for language in LANGUAGES if language != SOURCE_LANGUAGE)
_Keywords = dict[str, tuple[int, ...] | None]
_LATER: _Keywords = {"later": None}  # the sentences of rules and troubles
_SPOKEN: _Keywords = {"_": None, "plural": (1, 2), **_LATER}  # only these talk to players
_KEYWORDS = {"rules": _LATER, "match": _LATER, "present": _SPOKEN, "app": _SPOKEN}


class Texts(Catalog):
    """A catalogue whose header says only what gettext has to know."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        headers = [
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
        ]
        if self.locale is None:
            return headers
        return [
            ("Language", str(self.locale)),
            *headers,
            ("Plural-Forms", get_plural(str(self.locale)).plural_forms),
        ]


def po_file(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / "skyliners.po"


def mo_file(language: str) -> Path:
    return po_file(language).with_suffix(".mo")


def messages(catalogue: Catalog) -> Iterator[Message]:
    """Its texts, without the header."""
    return (message for message in catalogue if message.id)


def said(root: Path = _ROOT) -> Texts:
    """Every text in the source, with the files it stands in."""
    texts = Texts(charset="utf-8", fuzzy=False)
    for part, keywords in _KEYWORDS.items():
        for path in sorted((root / "skyliners" / part).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            for line, text, _comments, _context in extract_from_file(
                "python", path, keywords=keywords
            ):
                texts.add(text, locations=[(name, line)])
    return texts


def translated(language: str) -> Catalog:
    """The catalogue as the translators left it."""
    path = po_file(language)
    if not path.exists():
        return Texts(locale=language)
    with path.open("rb") as file:
        return read_po(file, locale=language, charset="utf-8", abort_invalid=True)


def updated(language: str, template: Catalog, old: Catalog) -> Texts:
    """The template's texts with the translations there are."""
    new = Texts(locale=language, charset="utf-8", fuzzy=False)
    for message in messages(template):
        kept = old.get(message.id)
        fits = kept is not None and isinstance(kept.id, tuple) == message.pluralizable
        new.add(
            message.id,
            kept.string if kept is not None and fits else None,
            locations=message.locations,
            user_comments=kept.user_comments if kept is not None else (),
        )
    return new


def po_bytes(catalogue: Catalog, heading: str) -> bytes:
    catalogue.header_comment = f"# {heading}"
    file = BytesIO()
    write_po(file, catalogue, width=88, sort_by_file=True, include_lineno=False)
    return file.getvalue()


def mo_bytes(language: str) -> bytes:
    """The catalogue on disk, compiled."""
    old = translated(language)
    file = BytesIO()
    write_mo(file, updated(language, old, old))
    return file.getvalue()


def ids(message: Message) -> tuple[str, ...]:
    """The text itself, or its singular and plural."""
    return tuple(message.id) if isinstance(message.id, list | tuple) else (message.id,)


def forms(message: Message) -> list[str]:
    """Its translations: one, or one for each kind of number; empty where missing."""
    string = message.string
    return list(string) if isinstance(string, list | tuple) else [string or ""]


def missing(catalogue: Catalog) -> list[str]:
    return [str(message.id) for message in messages(catalogue) if not all(forms(message))]


def main() -> int:
    template = said()
    TEMPLATE.parent.mkdir(parents=True, exist_ok=True)
    TEMPLATE.write_bytes(po_bytes(template, "The texts, made by `make texts`"))
    lacking = 0
    for language in TRANSLATED:
        new = updated(language, template, translated(language))
        po_file(language).parent.mkdir(parents=True, exist_ok=True)
        po_file(language).write_bytes(po_bytes(new, f"Skyliners: {LANGUAGES[language]}"))
        mo_file(language).write_bytes(mo_bytes(language))
        untranslated = missing(new)
        lacking += len(untranslated)
        print(f"{language}: {len(new)} texts, {len(untranslated)} not translated yet")
        for text in untranslated:
            print(f"    {text}")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
