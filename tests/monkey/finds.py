"""Does the monkey find what it is there for? Faults that were once there are put back, one
at a time, and it plays until it meets them.

`python -m tests.monkey.finds [NAME …] [--most STEPS] [--seed FIRST]`
"""

import argparse
import sys
import time
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.monkey import runner, starts
from tests.monkey.planted import SHOWS
from tests.monkey.run import STEPS

MOST = 20_000  # steps until it should have been found


class Found(NamedTuple):
    seed: int
    step: int  # of that story
    stories: int
    steps: int  # of all of them
    seconds: float
    what: str


def find(name: str, first: int, most: int = MOST) -> Found | None:
    """The first story that meets this fault; others it may meet on its way count for
    nothing."""
    begun = time.monotonic()
    taken = 0
    for number in count():
        with TemporaryDirectory(prefix="skyliners-monkey-") as folder:
            told = runner.play(
                Path(folder),
                starts.drawn(first + number),
                moves=STEPS,
                plant=name,
                sought=SHOWS[name],
            )
        taken += len(told.lines)
        for fault in told.faults:
            if SHOWS[name] in fault.what:
                seconds = time.monotonic() - begun
                seed = first + number
                return Found(seed, fault.step, number + 1, taken, seconds, fault.what)
        if taken >= most:
            return None
    raise AssertionError


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*SHOWS, []], default=[])
    parser.add_argument("--most", type=int, default=MOST)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    missed = 0
    for name in asked.names or SHOWS:
        found = find(name, asked.seed, asked.most)
        missed += found is None
        if found is None:
            print(f"{name:20} NOT FOUND in {asked.most} steps", flush=True)
        else:
            print(
                f"{name:20} seed {found.seed}, step {found.step};"
                f" {found.stories} stories, {found.steps} steps, {found.seconds:.0f} s:"
                f" {found.what}",
                flush=True,
            )
    return bool(missed)


if __name__ == "__main__":
    sys.exit(main())
