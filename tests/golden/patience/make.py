"""Makes the golden patiences: `python -m tests.golden.patience.make`. The kept files are
the truth; this is only needed for one that has no file yet. What they come to is told by
the second, simple-minded reading of the moves, never by the rules."""

import json
from pathlib import Path
from typing import Any

from skyliners.bots.patience.deals import Deal, Grade, dealt, laid
from skyliners.bots.patience.solver import solve
from skyliners.rules.patience.notation import write_action
from tests.rules.patience.naive import replayed

FOLDER = Path(__file__).parent
SHEET = ".score.json"
# By name: the deal, how many of the solver's moves are played, and who plays.
CASES: dict[str, tuple[Deal, int | None, bool]] = {
    "easy-solved": (Deal(Grade.EASY, 1), None, False),
    "easy-by-ada": (Deal(Grade.EASY, 2), None, True),
    "easy-unfinished": (Deal(Grade.EASY, 3), 11, False),
    "medium-solved": (Deal(Grade.MEDIUM, 20261118), None, False),
    "hard-solved": (Deal(Grade.HARD, 17), None, False),
    "hard-unfinished": (Deal(Grade.HARD, 4), 20, False),
}


def record(deal: Deal, moves: int | None, *, named: bool) -> dict[str, Any]:
    cards = dealt(deal)
    way = solve(laid(deal.grade.mode, cards)).moves
    assert way is not None
    return {
        "format": "skyliners-record/1",
        "game": "skyline-patience",
        "mode": deal.grade.mode.value,
        **({"seats": [{"name": "Ada", "color": "blue"}]} if named else {}),
        "deck": [str(card) for card in cards],
        "actions": [write_action(move) for move in way[:moves]],
        "deal": str(deal),
    }


def in_lines(content: dict[str, Any]) -> str:
    """One key a line: to be looked at, and compared when it changes."""
    lines = (f" {json.dumps(key)}: {json.dumps(content[key])}" for key in content)
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    for name, (deal, moves, named) in CASES.items():
        made = record(deal, moves, named=named)
        for ending, content in ((".json", made), (SHEET, replayed(made))):
            (FOLDER / f"{name}{ending}").write_text(in_lines(content), encoding="utf-8")
        print(name)
