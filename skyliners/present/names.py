"""What people are called, in every game: names to choose from, and those they write."""

from unicodedata import normalize

# Short, and names in all our languages.
NAMES = (
    *("Ada", "Bo", "Cleo", "Dario", "Emma", "Finn", "Gina"),
    *("Hugo", "Ida", "Jona", "Kim", "Leo", "Mia", "Noa"),
)
BOT_NAMES = ("Arco", "Domo", "Pylo", "Tecta", "Turro", "Vista")
_JOINERS = "\u200c\u200d"  # not to be seen themselves; scripts and emoji need them
LONGEST_NAME = 20  # letters; more cannot be read on a small card


def clean(name: str) -> str:
    """A name as it can stand on a card: to be seen, short, without stray blanks."""
    shown = "".join(
        sign if sign.isprintable() or sign in _JOINERS else " " for sign in name
    )
    return " ".join(normalize("NFC", shown).split())[:LONGEST_NAME].strip(f" {_JOINERS}")
