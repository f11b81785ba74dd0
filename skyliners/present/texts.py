"""The words on screen, from gettext catalogues. English is the language of the source;
switching takes effect with the next model that is made."""

from gettext import GNUTranslations, NullTranslations
from pathlib import Path

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français"}
_CATALOGUES = Path(__file__).parents[2] / "assets" / "locale"

_current: NullTranslations = NullTranslations()


def use(language: str) -> None:
    """Speak this language from now on; English where there is no catalogue for it."""
    global _current  # noqa: PLW0603  # one person, one language at a time
    catalogue = _CATALOGUES / language / "LC_MESSAGES" / "skyliners.mo"
    if language == "en" or not catalogue.exists():
        _current = NullTranslations()
        return
    with catalogue.open("rb") as file:
        _current = GNUTranslations(file)


def _(text: str, /, **values: object) -> str:
    """A text in the language spoken, its {names} filled in."""
    spoken = _current.gettext(text)
    return spoken.format(**values) if values else spoken


def plural(one: str, many: str, number: int, /, **values: object) -> str:
    """A text that depends on a number, which may be used in it as {n}."""
    return _current.ngettext(one, many, number).format(n=number, **values)


def later(text: str) -> str:
    """Marks a text for the catalogues that is translated only when it is used."""
    return text
