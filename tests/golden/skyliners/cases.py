"""What the golden games have to show, from every ordinary game to the rarest case.

Told from records and score sheets as they are written, by the second, simple-minded
reading of the rulings: golden games must not be judged by the rules they judge.
"""

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from tests import naive

FOLDER = Path(__file__).parent
CLOCKWISE = ("south", "west", "north", "east")
SHEET = ".score.json"  # beside x.json, what `score` answers to it

Json = dict[str, Any]


class Golden(NamedTuple):
    record: Json
    sheet: Json

    @property
    def actions(self) -> list[str]:
        return list(self.record["actions"])

    @property
    def totals(self) -> list[int]:
        return [total["total"] for total in self.sheet["totals"]]


class Case(NamedTuple):
    mode: str
    sides: tuple[str, ...]
    shows: Callable[[Golden], bool]
    unfinished: bool = False


def kind_of_seating(sides: list[str]) -> tuple[int, ...]:
    """How far around the table the others sit from the start player."""
    first = CLOCKWISE.index(sides[0])
    return tuple((CLOCKWISE.index(side) - first) % 4 for side in sides)


# Every kind of seating with another side for the start player.
SEATINGS = (
    ("south", "west"),
    ("west", "south"),
    ("north", "east", "south"),
    ("east", "south", "north"),
    ("west", "east", "south"),
    ("north", "east", "south", "west"),
)


def _plan_of_everybody(game: Golden) -> bool:
    """No player scores nothing with their cards, so that an ordinary game shows much."""
    return all(total["rows"] for total in game.sheet["totals"])


def _last_floor(game: Golden) -> tuple[int, int] | None:
    """Seat and action in which somebody first ran out of floors."""
    for done in range(len(game.actions)):
        before, after = (
            naive.replay(game.record | {"actions": game.actions[: done + more]})
            for more in (0, 1)
        )
        if any(stock["F"] == 0 for stock in after.stocks):
            assert before.to_move is not None
            return before.to_move["seat"], before.to_move["action"]
    return None


def _antennas_decide(game: Golden) -> bool:
    best = game.totals.count(max(game.totals))
    return best > len(game.sheet["winners"])


def _tallest_shared(game: Golden) -> bool:
    """Several tallest buildings, one of them in the overlap of two players' districts."""
    points = sum(total["skyscraper"] for total in game.sheet["totals"])
    return len(game.sheet["tallest"]) > 1 and points >= 9


def _tallest_on_a_middle_line(game: Golden) -> bool:
    tallest = game.sheet["tallest"]
    points = [total["skyscraper"] for total in game.sheet["totals"]]
    return len(tallest) == 1 and points == [3, 3, 0, 0]


TWO, THREE, FOUR = ("south", "west"), ("south", "west", "north"), CLOCKWISE

RARE = {
    "forfeit-full": Case("full", FOUR, lambda game: "-" in game.actions),
    "forfeit-introductory": Case("introductory", FOUR, lambda game: "-" in game.actions),
    "surplus-full": Case(
        "full", TWO, lambda game: any(t["surplus"] for t in game.sheet["totals"])
    ),
    "surplus-introductory": Case(
        "introductory", TWO, lambda game: any(t["surplus"] for t in game.sheet["totals"])
    ),
    "shared-win": Case("full", TWO, lambda game: len(game.sheet["winners"]) == 2),
    "shared-by-three": Case(
        "introductory", FOUR, lambda game: len(game.sheet["winners"]) == 3
    ),
    "antennas-decide": Case("introductory", THREE, _antennas_decide),
    "antennas-decide-full": Case("full", THREE, _antennas_decide),
    "several-tallest": Case("full", FOUR, _tallest_shared),
    "tallest-on-a-middle-line": Case("introductory", FOUR, _tallest_on_a_middle_line),
    "ended-by-the-last-player-in-the-second-action": Case(
        "full", THREE, lambda game: _last_floor(game) == (2, 2)
    ),
    "ended-by-the-start-player-in-the-first-action": Case(
        "full", TWO, lambda game: _last_floor(game) == (0, 1)
    ),
    "five-seen-on-four": Case(
        "full",
        TWO,
        lambda g: any((r["planned"], r["points"]) == (4, 5) for r in g.sheet["rows"]),
    ),
    "nobody-plans": Case("full", TWO, lambda game: game.sheet["rows"] == []),
    "all-cards-filed": Case("full", TWO, lambda game: len(game.sheet["rows"]) == 10),
    "unfinished-before-the-first-action": Case("full", TWO, lambda g: not g.actions, True),
    "unfinished-in-the-middle-of-a-turn": Case(
        "full", THREE, lambda game: (game.sheet["to_move"] or {}).get("action") == 2, True
    ),
    "unfinished-before-the-last-action": Case(
        "introductory",
        FOUR,
        lambda game: game.sheet["to_move"] == {"seat": 3, "action": 1, "round": 8},
        True,
    ),
}

CASES = {
    f"{mode}-{len(sides)}-{'-'.join(sides)}": Case(mode, sides, _plan_of_everybody)
    for mode, sides in product(("full", "introductory"), SEATINGS)
} | RARE
