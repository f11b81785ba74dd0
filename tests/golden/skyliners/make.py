"""Makes the golden games: `python -m tests.golden.skyliners.make [NAME …]`.

For each case the first of many random games that shows it, from fixed seeds. The kept
files are the truth; this is only needed for a case that has no file yet. Score sheets
come from the second, simple-minded reading of the rulings, never from the rules.
"""

import json
import sys
from itertools import count
from random import Random

from skyliners.rules.skyliners.city import Side
from skyliners.rules.skyliners.pieces import Mode
from tests import naive
from tests.golden.skyliners.cases import CASES, FOLDER, SHEET, Case, Golden, Json
from tests.play import random_game
from tests.records import of


def find(name: str, case: Case) -> Golden:
    for number in count():
        rng = Random(f"{name} {number}")
        game = random_game(rng, Mode(case.mode), [Side(side) for side in case.sides])
        if case.unfinished:
            game = game._replace(actions=game.actions[: rng.randrange(len(game.actions))])
        record = of(game)
        found = Golden(record, naive.score(record))
        if found.sheet["over"] != case.unfinished and case.shows(found):
            return found
    raise AssertionError


def keep(name: str, game: Golden) -> None:
    for ending, content in ((".json", game.record), (SHEET, game.sheet)):
        file = FOLDER / f"{name}{ending}"
        file.write_text(in_lines(content), encoding="utf-8")


def in_lines(content: Json) -> str:
    """One key a line: to be looked at, and compared when it changes."""
    lines = (f" {json.dumps(key)}: {json.dumps(content[key])}" for key in content)
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    for wanted in sys.argv[1:] or CASES:
        keep(wanted, find(wanted, CASES[wanted]))
        print(wanted)
