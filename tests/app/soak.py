"""`make soak`: people and bots play while the device does to the app what devices do:
pauses, turns, other windows and screens, little memory, and the sudden end of the process.

Each life of the app (`life.py`) is a process of its own that tells what it has done; most
are killed in the middle of it. The next one must find every action that was told.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

# What a life may grow once it is steady. Objects tell of leaks: measured 200 in 160 steps;
# the home screen has about 5,000 more with a game to go on with, a turn's screen that is
# never let go 40,000. The process itself is weighed only coarsely: drawing in software
# keeps buffers of the largest window so far and goes up and down by 30 MB, and bots
# remember rows of the city, 15 MB at most.
OBJECTS = 8_000
KILOBYTES = 60_000


class Told(NamedTuple):
    """What a life says about its game."""

    game: int
    log: list[str]
    digest: str


class Soak(NamedTuple):
    lives: int
    kills: int
    actions: int
    interruptions: Counter[str]
    kilobytes: int  # of the life that grew most once it was steady
    objects: int  # likewise

    def __str__(self) -> str:
        kinds = ", ".join(
            f"{many} {kind}" for kind, many in sorted(self.interruptions.items())
        )
        return (
            f"{self.lives} lives, {self.kills} of them killed; {self.actions} actions, none"
            f" lost\n{self.interruptions.total()} interruptions: {kinds}\n"
            f"grown at most {self.kilobytes:,} kB (bound {KILOBYTES:,}) and"
            f" {self.objects:,} objects (bound {OBJECTS:,})"
        )


def run(folder: Path, seed: int, lives: int, steps: int, peace: int = 6) -> Soak:
    """Every so many lives one is left in peace, so that its memory can be watched."""
    rng = Random(seed)
    last: Told | None = None
    kills = actions = kilobytes = objects = 0
    interruptions: Counter[str] = Counter()
    for number in range(lives):
        kill_after = rng.randrange(1, 12) if (number + 1) % peace else None
        before = last
        weights: list[dict[str, int]] = []
        for line in _life(folder, rng.getrandbits(32), steps, kill_after):
            if "objects" in line:
                weights.append(line)
                continue
            if "interrupted" in line:
                interruptions[line["interrupted"]] += 1
                continue
            told = Told(**line)
            if last is not None and told.game == last.game:
                assert told.log[: len(last.log)] == last.log, "an action was lost"
                if before is last and len(told.log) == len(last.log):
                    assert told.digest == last.digest, "a game came back changed"
                actions += len(told.log) - len(last.log)
            else:
                actions += len(told.log)
            last = told
        if weights:
            kilobytes = max(kilobytes, _growth([each["kilobytes"] for each in weights]))
            objects = max(objects, _growth([each["objects"] for each in weights]))
        kills += kill_after is not None
    assert objects <= OBJECTS, f"a life grew by {objects} objects"
    assert kilobytes <= KILOBYTES, f"a life grew by {kilobytes} kB"
    return Soak(lives, kills, actions, interruptions, kilobytes, objects)


def _growth(weights: list[int]) -> int:
    """Of two weighings the lower: what is on its way out is no growth."""
    return min(weights[-2:]) - min(weights[:2])


def _life(
    folder: Path, seed: int, steps: int, kill_after: int | None
) -> Iterator[dict[str, Any]]:
    app, own = folder / "app", folder / "own"  # who is killed leaves things behind
    app.mkdir(exist_ok=True)
    own.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "tests.app.life", str(app)]
    with (
        (folder / "errors.txt").open("w+") as errors,
        subprocess.Popen(
            [*command, f"--seed={seed}", f"--steps={steps}"],
            cwd=Path(__file__).parents[2],
            env=os.environ | {"TMPDIR": str(own)},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        ) as process,
    ):
        assert process.stdout is not None
        moves = 0
        for line in process.stdout:
            told = json.loads(line)
            yield told
            moves += "log" in told
            if moves == kill_after:
                process.send_signal(signal.SIGKILL)
                kill_after = -1
        code = process.wait()
        errors.seek(0)
        assert code in {0, -signal.SIGKILL}, errors.read()[-4000:]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lives", type=int, default=30)
    parser.add_argument("--steps", type=int, default=560)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="skyliners-soak-") as folder:
        print(run(Path(folder), asked.seed, asked.lives, asked.steps))
    print(f"{time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
