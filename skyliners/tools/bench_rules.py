"""How long a letter takes that is typed into the search of the rules, slips and all, and
how long the book takes to open: both have to fit into a frame."""

from itertools import product
from time import process_time

from skyliners.games import GAMES
from skyliners.present import texts
from skyliners.present.companion import search as rulebook_search
from skyliners.present.companion.browser import first_page, rules_model
from skyliners.present.companion.rulebook import plan, rulebook
from skyliners.present.games import presented
from skyliners.present.texts import LANGUAGES

FRAME = 1000 / 60  # milliseconds
_OPENINGS = 100


def _milliseconds(begun: float) -> float:
    return (process_time() - begun) * 1000


def opening(game: str, room: str, language: str) -> list[float]:
    """Reading the book from its files, its first page, and the index for the search; as
    often as it takes to know."""
    times = []
    presented(game).companion()  # code is loaded with the screen, before its book
    for _time in range(_OPENINGS):
        plan.cache_clear()
        rulebook.cache_clear()
        rulebook_search.index.cache_clear()
        begun = process_time()
        rules_model(first_page(game))
        rulebook_search.index(room, language)
        times.append(_milliseconds(begun))
    return sorted(times)


def typing(game: str, room: str, language: str) -> list[float]:
    """Every letter of every title, with the first two letters of each word exchanged as
    in a hurry; nothing remembered from the title before."""
    times = []
    for piece in rulebook(room, language).pieces.values():
        typed = " ".join(
            word[0] + word[2:3] + word[1:2] + word[3:] for word in piece.title.split()
        )
        rulebook_search.fitting.cache_clear()
        for end in range(1, len(typed) + 1):
            begun = process_time()
            rules_model(first_page(game)._replace(query=typed[:end]))
            times.append(_milliseconds(begun))
    return sorted(times)


def _line(what: str, times: list[float]) -> str:
    middle, nearly_all = times[len(times) // 2], times[len(times) * 99 // 100]
    verdict = "fits" if nearly_all < FRAME else "TOO LONG"
    return (
        f"  {what:<26}{middle:8.2f}{nearly_all:8.2f}{times[-1]:8.2f}{len(times):7}"
        f"   {verdict}"
    )


def main() -> None:
    print(f"the rules, in milliseconds; a frame has {FRAME:.1f}")
    print(f"  {'':<26}{'median':>8}{'99 %':>8}{'most':>8}{'times':>7}")
    for (game, room, name), language in product(GAMES, LANGUAGES):
        texts.use(language)
        print(_line(f"{name}, opened, {language}", opening(game, room, language)))
        print(_line(f"{name}, a letter, {language}", typing(game, room, language)))


if __name__ == "__main__":
    main()
