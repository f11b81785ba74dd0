"""The words on screen, from gettext catalogues. English is the language of the source;
switching takes effect with the next model that is made.

Any thread may ask: a text is looked up in one catalogue, whole, whichever is in force.
"""

import struct
from collections.abc import Iterable
from gettext import GNUTranslations, NullTranslations
from typing import NamedTuple

from skyliners.places import ASSETS
from skyliners.sentences import Said, later

__all__ = [
    "LANGUAGES", "_", "best_of", "decimal", "later", "listed", "percent", "plural", "said",
    "spoken", "use",
]  # fmt: skip

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français"}
_CATALOGUES = ASSETS / "locale"


class _Speech(NamedTuple):
    language: str
    texts: NullTranslations


_ENGLISH = _Speech("en", NullTranslations())
_current = _ENGLISH


def use(language: str) -> None:
    """Speak this language from now on; English where no catalogue can be read for it."""
    global _current  # noqa: PLW0603  # one person, one language at a time
    _current = _ENGLISH if language == "en" else _load(language)


def best_of(languages: Iterable[str]) -> str:
    """The first of these that the app speaks; else English."""
    return next((each for each in languages if each in LANGUAGES), "en")


def spoken() -> str:
    """The language in force."""
    return _current.language


def _load(language: str) -> _Speech:
    try:
        path = _CATALOGUES / language / "LC_MESSAGES" / "skyliners.mo"
        with path.open("rb") as file:
            return _Speech(language, GNUTranslations(file))
    except (OSError, ValueError, struct.error):  # absent or damaged: no reason not to start
        return _ENGLISH


def _(text: str, /, **values: object) -> str:
    """A text in the language spoken, its {names} filled in."""
    found = _current.texts.gettext(text)
    return found.format(**values) if values else found


def plural(one: str, many: str, number: int, /, **values: object) -> str:
    """A text that depends on a number, which may be used in it as {n}."""
    return _current.texts.ngettext(one, many, number).format(n=number, **values)


def decimal(value: float) -> str:
    """A number with one decimal, written as the language writes it."""
    written = f"{value:.1f}"
    return written if _current is _ENGLISH else written.replace(".", ",")


def percent(chance: float) -> str:
    """A chance as people say it; nothing is quite certain, nor out of the question."""
    return _("{percent}%", percent=min(max(round(chance * 100), 1), 99))


def listed(words: list[str]) -> str:
    """ "Ada, Bo and Cy"."""
    if len(words) < 2:
        return "".join(words)
    return _("{some} and {last}", some=", ".join(words[:-1]), last=words[-1])


def said(name: Said) -> str:
    """The sentence of a refusal or a trouble."""
    return _(name.sentence)
