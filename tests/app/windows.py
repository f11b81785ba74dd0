"""Every scene in windows of any size a hand can pull, in all languages and sizes of text:
what is cut off, outside, too small or overlaps is named, once of a kind, with the window
it was met in. By seed, as long as one likes.

`python -m tests.app.windows [--minutes M] [--seed S] [--scenes NAME…]`
"""

import argparse
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random, SystemRandom

from kivy.core.window import Window

from skyliners.present.shape import LONGER, SMALLEST
from skyliners.present.texts import LANGUAGES
from tests.app.layout import problems
from tests.app.scenes import SCENES, fit_for
from tests.app.stage import Stage

TEXTS = (0.85, 1.0, 1.15, 1.3, 1.6, 2.0)
_LARGEST = 1920, 1280
_PULLS = 30  # of a scene once it is there


def drawn(rng: Random, *, upright: bool) -> tuple[int, int]:
    """A window, more often a small one; one that is turned would cover what is private."""
    while True:
        wide = int(SMALLEST + (_LARGEST[0] - SMALLEST) * rng.random() ** 2)
        high = int(SMALLEST + (_LARGEST[1] - SMALLEST) * rng.random() ** 2)
        if max(wide, high) >= LONGER and (wide < high) is upright:
            return wide, high


def met(scene: str, seed: int, pulls: int = _PULLS) -> Iterator[tuple[str, str]]:
    """What is wrong with a scene, and in which window."""
    rng = Random(f"{scene} {seed}")
    language, text = rng.choice([*LANGUAGES]), rng.choice(TEXTS)
    upright = rng.random() < 0.5
    sizes = [drawn(rng, upright=upright) for _ in range(pulls * 4)]
    sizes = fit_for(scene, sizes)[:pulls]
    with (
        tempfile.TemporaryDirectory() as home,
        Stage(Path(home), sizes[0], language=language, text_size=text) as stage,
    ):
        SCENES[scene](stage)
        for wide, high in sizes:
            Window.size = wide, high
            stage.frames(5)
            if problems(stage):  # what glides may still be on its way
                stage.frames(60)
            for problem in problems(stage):
                yield problem, f"{wide}x{high} {language} {text}"


def _kind(problem: str) -> str:
    """Without the numbers of this time."""
    return re.sub(r"[\d.,-]+", "#", problem)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**6))
    parser.add_argument("--scenes", nargs="*", default=list(SCENES), choices=list(SCENES))
    asked = parser.parse_args()
    print(f"seeds from {asked.seed} on", flush=True)
    begun, windows, found = time.monotonic(), 0, {}
    for seed in count(asked.seed):
        for scene in Random(seed).sample(asked.scenes, len(asked.scenes)):
            if time.monotonic() - begun > asked.minutes * 60:
                print(f"{windows} windows, {len(found)} faults")
                sys.exit(bool(found))
            windows += _PULLS
            for problem, where in met(scene, seed):
                kind = (scene, _kind(problem))
                found[kind] = found.get(kind, 0) + 1
                if found[kind] == 1:
                    print(f"{scene} at {where}, seed {seed}: {problem}", flush=True)


if __name__ == "__main__":
    main()
