"""Makes the golden games: `python -m tests.golden.world.make [NAME …]`.

For each case the first of many games that shows it, from fixed seeds. The kept files are
the truth; this is only needed for a case that has no file yet. Score sheets come from the
second, simple-minded reading of the rulings, never from the rules.
"""

import json
import sys
from itertools import count
from random import Random

from skyliners.bots.protocol import Budget, decide
from skyliners.bots.world.roster import bot_named
from skyliners.match.record import record_of, write
from skyliners.rules.world import game as world
from skyliners.rules.world.actions import Action
from tests.golden.world.cases import CASES, FOLDER, SHEET, Case, Golden, Json, sheet
from tests.rules.world.play import SEATS, random_game


def find(name: str, case: Case) -> Golden:
    for number in count():
        rng = Random(f"{name} {number}")
        record = _random(rng, case) if case.by_chance else _played(rng, case)
        if case.unfinished:
            length = rng.randrange(len(record["actions"])) if number else 0
            record["actions"] = record["actions"][:length]
        found = Golden(record, sheet(record))
        if found.sheet["over"] != case.unfinished and case.shows(found):
            return found
    raise AssertionError


def _random(rng: Random, case: Case) -> Json:
    game = random_game(rng, case.players, **case.options)
    return _written(game.start, game.actions)


def _played(rng: Random, case: Case) -> Json:
    """By club players and beginners."""
    mode = world.MODES(case.mode)
    start = state = world.deal(mode, SEATS[: case.players], rng, case.options)
    actions: list[Action] = []
    bots = [bot_named(rng.choice(["club", "beginner"])) for _ in state.hands]
    while (seat := world.to_move(state)) is not None:
        budget = Budget(rng.getrandbits(32) if not actions else 1)
        actions.append(decide(bots[seat], world.view(state, seat), budget))
        state = world.play(state, actions[-1])
    return _written(start, actions)


def _written(start: object, actions: object) -> Json:
    record: Json = json.loads(write(record_of(world, start, actions)))  # type: ignore[arg-type]
    return record


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
