"""What the golden games of cards have to show, told from records and score sheets as they
are written."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from skyliners.rules.cards.pieces import TASKS

FOLDER = Path(__file__).parent
SHEET = ".score.json"  # beside x.json, what `score` answers to it


class Golden(NamedTuple):
    record: dict[str, Any]
    sheet: dict[str, Any]

    @property
    def paid(self) -> list[int]:
        """For the target."""
        return [total["target"] for total in self.sheet["totals"]]

    @property
    def reshuffles(self) -> list[list[str]]:
        return list(self.record.get("reshuffles", []))


class Case(NamedTuple):
    players: int
    shows: Callable[[Golden], bool]


def _meets(task: str) -> Case:
    return Case(
        2, lambda game: any(task in total["tasks"] for total in game.sheet["totals"])
    )


# Hardly ever met at random; hands that meet them are compared elsewhere.
_RARE = {"four-of-a-design", "run-4-one-design", "run-4-mixed", "same-4"}

CASES: dict[str, Case] = {
    **{
        f"{players}-exact": Case(players, lambda game: 10 in game.paid)
        for players in range(1, 5)
    },
    "alone-below": Case(1, lambda game: game.paid == [7]),
    "alone-above": Case(1, lambda game: game.paid == [0]),
    "several-exact": Case(3, lambda game: game.paid.count(10) > 1),
    "several-closest": Case(3, lambda game: game.paid.count(7) > 1),
    "all-above": Case(2, lambda game: game.paid == [0, 0]),
    "shared-win": Case(2, lambda game: len(game.sheet["winners"]) == 2 and any(game.paid)),
    "shared-by-three": Case(4, lambda game: len(game.sheet["winners"]) == 3),
    "a-reshuffle": Case(2, lambda game: bool(game.reshuffles)),
    "nobody-exchanges-once": Case(2, lambda game: game.record["actions"].count("-") > 2),
    **{f"task-{task}": _meets(task) for task in TASKS if task not in _RARE},
}
