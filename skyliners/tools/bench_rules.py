"""How long a letter takes that is typed into the search of the rules, slips and all, and
how long the book takes to open: both have to fit into a frame."""

from time import process_time

from skyliners.present import rulebook_search, texts
from skyliners.present.rulebook import rulebook
from skyliners.present.rules import Place, rules_model
from skyliners.present.texts import LANGUAGES

FRAME = 1000 / 60  # milliseconds


def _milliseconds(begun: float) -> float:
    return (process_time() - begun) * 1000


def opening(language: str) -> float:
    """Reading the book from its files, and its first page."""
    rulebook.cache_clear()
    rulebook_search.index.cache_clear()
    begun = process_time()
    rules_model(Place(), frozenset())
    rulebook_search.index(language)
    return _milliseconds(begun)


def typing(language: str) -> list[float]:
    """Every letter of every title, with the first two letters of each word exchanged as
    in a hurry; nothing remembered from the title before."""
    times = []
    for piece in rulebook(language).pieces.values():
        typed = " ".join(
            word[0] + word[2:3] + word[1:2] + word[3:] for word in piece.title.split()
        )
        rulebook_search.fitting.cache_clear()
        for end in range(1, len(typed) + 1):
            begun = process_time()
            rules_model(Place(query=typed[:end]), frozenset())
            times.append(_milliseconds(begun))
    return sorted(times)


def main() -> None:
    print(f"the rules, in milliseconds; a frame has {FRAME:.1f}")
    print(f"  {'':<10}{'opening':>9}{'a letter':>10}{'99 of 100':>11}{'longest':>9}")
    for language in LANGUAGES:
        texts.use(language)
        first = opening(language)
        times = typing(language)
        middle, nearly_all = times[len(times) // 2], times[len(times) * 99 // 100]
        print(
            f"  {language:<10}{first:9.1f}{middle:10.2f}{nearly_all:11.2f}{times[-1]:9.2f}"
        )


if __name__ == "__main__":
    main()
