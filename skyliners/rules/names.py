"""What players may be called, in every game: whatever people write in their languages,
emoji and joined letters included, but one line, and no longer than a list can show."""

from unicodedata import category

LONGEST = 40  # characters
_NO_LETTERS = frozenset({"Cc", "Cs"})  # control characters, and halves of characters


def is_name(text: str) -> bool:
    return len(text) <= LONGEST and not any(map(_is_no_letter, text))


def as_name(text: str) -> str:
    """A name made of any text: blanks where nothing can be shown, cut where it is too
    long. A name stays as it is."""
    return "".join(" " if _is_no_letter(sign) else sign for sign in text[:LONGEST])


def _is_no_letter(sign: str) -> bool:
    return category(sign) in _NO_LETTERS
