"""`make monkey`: stories by seed, each in processes of its own, for so many minutes or so
many seeds; or one seed, or a script from a file, once more. Whatever fails is shrunk and
printed as a script, to be kept in tests/monkey/scripts, where a test plays it again.

`python -m tests.monkey.run [--minutes M | --seeds N | --seed S | --replay FILE]`
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import SystemRandom
from tempfile import TemporaryDirectory
from threading import Lock
from typing import TextIO

from tests.monkey import runner, starts
from tests.monkey.runner import Fault, Told
from tests.monkey.shrink import by_playing, shrunk

STEPS = 100  # of a story


class Run:
    """What was done and found so far."""

    def __init__(self, asked: argparse.Namespace, out: TextIO = sys.stdout) -> None:
        self.asked = asked
        self.out = out
        self.begun = time.monotonic()
        self.stories = self.steps = self.lives = 0
        self.scenes: Counter[str] = Counter()
        self._lock = Lock()
        self.met: dict[tuple[str, str], int] = {}  # faults, and how often

    def say(self, *words: object) -> None:
        print(*words, file=self.out, flush=True)

    @property
    def minutes(self) -> float:
        return (time.monotonic() - self.begun) / 60

    def story(self, seed: int) -> None:
        with TemporaryDirectory(prefix="skyliners-monkey-") as folder:
            told = runner.play(
                Path(folder) / "story",
                starts.drawn(seed),
                moves=self.asked.steps,
                plant=self.asked.plant,
            )
            with self._lock:
                new = self._count(told)
            for fault in new:
                self._tell(seed, told, fault, Path(folder) / "shrunk")

    def _count(self, told: Told) -> list[Fault]:
        """Faults that were not met before."""
        self.stories += 1
        self.steps += len(told.lines)
        self.lives += told.lives
        self.scenes += told.scenes
        new = {}
        for fault in told.faults:
            if fault.same not in self.met:
                new[fault.same] = fault
            self.met[fault.same] = self.met.get(fault.same, 0) + 1
        return [*new.values()]

    def _tell(self, seed: int, told: Told, fault: Fault, folder: Path) -> None:
        at = f"seed {seed}, step {fault.step}; {self.minutes:.1f} min, {self.steps} steps"
        self.say(f"\n{fault.kind}: {fault.what}\n  {at}")
        if fault.more:
            self.say("  " + fault.more.strip().replace("\n", "\n  "))
        if self.asked.shrink:
            fails = by_playing(folder, fault, plant=self.asked.plant)
            told = shrunk(told, fault, fails)
            self.say(f"# {fault.kind}: {fault.what}\n{told.script}")

    def summary(self) -> str:
        kinds = [f"{many:5} × {kind}: {what}" for (kind, what), many in self.met.items()]
        done = (
            f"{self.stories} stories, {self.steps} steps, {self.lives} processes,"
            f" {self.minutes:.1f} minutes"
        )
        seen = ", ".join(f"{scene} {many}" for scene, many in self.scenes.most_common())
        return "\n".join([done, seen, *(kinds or ["nothing found"])])


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, help="go on for so long")
    parser.add_argument("--seeds", type=int, help="so many stories")
    parser.add_argument("--seed", type=int, help="this one, or from this one on")
    parser.add_argument("--replay", type=Path, help="a script")
    parser.add_argument("--steps", type=int, default=STEPS, help="of a story")
    parser.add_argument("--plant", default="", help="put this fault back first")
    parser.add_argument("--workers", type=int, default=1, help="stories at a time")
    parser.add_argument("--no-shrink", dest="shrink", action="store_false")
    asked = parser.parse_args(arguments)
    if asked.replay:
        return replay(asked.replay, asked.plant)
    run = Run(asked)
    first = SystemRandom().randrange(10**9) if asked.seed is None else asked.seed
    many = asked.seeds or (1 if asked.minutes is None else 10**9)
    run.say(f"seeds from {first} on")
    seeds = iter(range(first, first + many))

    def work() -> None:
        for seed in seeds:
            run.story(seed)
            if asked.minutes is not None and run.minutes >= asked.minutes:
                return

    with ThreadPoolExecutor(asked.workers) as pool:
        for done in [pool.submit(work) for _ in range(asked.workers)]:
            done.result()
    run.say(f"\n{run.summary()}")
    return bool(run.met)


def replay(path: Path, plant: str = "") -> int:
    start, lines = runner.read(path)
    with TemporaryDirectory(prefix="skyliners-monkey-") as folder:
        told = runner.play(Path(folder), start, lines, plant=plant)
    for fault in told.faults:
        print(*fault, sep="\n  ")
    return bool(told.faults)


if __name__ == "__main__":
    sys.exit(main())
