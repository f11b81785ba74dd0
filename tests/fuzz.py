"""Records and shelf files that went wrong, by the hundred thousand: each is answered by
a named refusal or a valid result; never a traceback, a hang or more than 200 MB.

`python -m tests.fuzz [--rounds N] [--seed N]`
"""

import argparse
import json
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from types import FrameType
from typing import Any, NoReturn

from skyliners.match.match import Player
from skyliners.match.play import on_record, take_up
from skyliners.match.record import Record, read, write
from skyliners.match.replay import replay
from skyliners.rules.games import ROOMS
from skyliners.rules.refusal import Common, Refused
from skyliners.rules.skyliners.pieces import Mode
from skyliners.tools.commands import answer_to, legal, score
from tests import fuzz_shelf
from tests.contract.games import GAMES, Held
from tests.mutations import some_bytes
from tests.peak import peak_kilobytes
from tests.play import SEATINGS, random_game
from tests.records import of, recorded

SECONDS = 5.0  # of the processor, for one round; some records of 1 MiB need one
MEGABYTES = 200
SHELF_SHARE = 50  # one round in so many is a shelf file: each costs far more than a record
OF_THE_WHOLE = {"unreadable", "bad-seats", "bad-setup", "bad-map"}
OF_EITHER = {"redacted", "bad-cards", "bad-dice"}


class Hang(BaseException):
    """Not an Exception: nothing that is being tested may catch it."""


def _hang(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise Hang


def of_any_game(rng: Random, games: Sequence[Held]) -> list[str]:
    """Right records of these games: finished and broken off, some redacted."""
    records = []
    for held in games:
        for seed in held.seeds:
            whole, cut = held.record(seed), held.record(seed, rng.randrange(20))
            records += [write(whole), write(cut)]
            if "viewer" in held.game.OPTIONAL_KEYS:
                seats = len(whole.table.seats)
                records += [
                    write(each.redacted(rng.randrange(seats))) for each in (whole, cut)
                ]
    return records


def pool(rng: Random) -> list[str]:
    """Right records to begin with: every seating and mode of Skyliners, any length, some
    redacted, and as many of other games."""
    records = of_any_game(rng, [held for held in GAMES if held.game.ID in ROOMS][1:])
    for sides in SEATINGS:
        for mode in Mode:
            game = random_game(rng, mode, sides)
            records.append(json.dumps(of(game)))
            short = game._replace(actions=game.actions[: rng.randrange(len(game.actions))])
            record = recorded(short)
            records += [write(record), write(record.redacted(rng.randrange(len(sides))))]
    return records


def outcome(raw: bytes) -> Record | Refused:
    try:
        return read(raw)
    except Refused as refused:
        return refused


def answered(raw: bytes) -> str:
    """The name of the rule that refuses a record, or what kind of record it is."""
    answers = [answer_to(raw, ask) for ask in (score, legal)]
    for answer in answers:
        assert json.loads(json.dumps(answer)) == answer
    found = outcome(raw)
    if isinstance(found, Record):
        check_valid(found, *answers)
        return "valid, redacted" if found.is_redacted else "valid"
    assert answers[0] == answers[1]
    assert answers[0]["error"]["rule"] == found.rule
    if found.rule not in OF_EITHER:
        assert (found.action is None) == (found.rule in OF_THE_WHOLE)
    return found.rule.value


def check_valid(record: Record, scored: dict[str, Any], choices: dict[str, Any]) -> None:
    """All that can be done with a record that was read, once."""
    written = write(record)
    again = read(written)
    assert again == record
    assert write(again) == written
    assert replay(record).to(10**6).table == record.table
    seats = len(record.table.seats)
    if not record.is_redacted:
        assert "error" not in scored
        match = take_up(record, (Player(),) * seats)
        assert on_record(match).game == record.game
        for seat in range(seats if "viewer" in record.game.OPTIONAL_KEYS else 0):
            redacted = record.redacted(seat)
            assert read(write(redacted)) == redacted
    elif "error" in scored:
        assert scored["error"]["rule"] == Common.REDACTED
        assert record.table.over
    if "error" in choices:
        assert choices["error"]["rule"] == Common.REDACTED
    else:
        alone = max(record.game.PLAYERS) == 1  # then one may be stuck
        assert alone or bool(choices["actions"]) != record.table.over
        assert not (record.table.over and choices["actions"])
        for action in choices["actions"]:
            assert record.game.read_action(action, record.table)


def fuzz_records(
    rounds: int, seed: int, pool: Callable[[Random], list[str]] = pool
) -> Counter[str]:
    rng = Random(seed)
    records = pool(rng)
    found: Counter[str] = Counter()
    signal.signal(signal.SIGPROF, _hang)
    for number in range(rounds):
        raw = some_bytes(rng, json.loads(rng.choice(records)))
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        try:
            found[answered(raw)] += 1
        except BaseException as error:
            error.add_note(f"in round {number} of seed {seed}: {raw[:2000]!r}")
            raise
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
    return found


def peak_megabytes() -> float:
    """The most this process ever took."""
    peak = peak_kilobytes()
    return peak / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began = time.monotonic()
    shelves = options.rounds // SHELF_SHARE
    found = fuzz_records(options.rounds - shelves, options.seed)
    figures = dict(found.most_common())
    for name, figure in fuzz_shelf.fuzz(shelves, options.seed).items():
        figures[f"shelf: {name}"] = figure
    figures |= {"rounds": options.rounds, "seconds": round(time.monotonic() - began)}
    peak = figures["MB at most"] = round(peak_megabytes())
    print("\n".join(f"{figure:8}  {name}" for name, figure in figures.items()))
    if peak > MEGABYTES:
        sys.exit(f"more than {MEGABYTES} MB")


if __name__ == "__main__":
    main()
