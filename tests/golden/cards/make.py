"""Makes the golden games of cards: `python -m tests.golden.cards.make [NAME …]`.

For each case the first of many random games that shows it. The kept files are the truth;
this is only needed for a case that has no file yet. Score sheets come from the second,
simple-minded reading of the rulings, never from the rules.
"""

import sys
from itertools import count
from random import Random

from skyliners.match import json_object
from skyliners.match.record import record_of, write
from skyliners.rules.cards import game as cards
from tests.golden.cards.cases import CASES, FOLDER, SHEET, Case, Golden
from tests.golden.skyliners.make import in_lines
from tests.rules.cards import naive
from tests.rules.cards.play import random_game


def find(name: str, case: Case) -> Golden:
    for number in count():
        game = random_game(Random(f"{name} {number}"), case.players)
        record = json_object.load(write(record_of(cards, game.start, game.actions)))
        found = Golden(record, naive.score(record))
        if case.shows(found):
            return found
    raise AssertionError


if __name__ == "__main__":
    for wanted in sys.argv[1:] or CASES:
        golden = find(wanted, CASES[wanted])
        for ending, content in ((".json", golden.record), (SHEET, golden.sheet)):
            (FOLDER / f"{wanted}{ending}").write_text(in_lines(content), encoding="utf-8")
        print(wanted)
