"""The monkey at two games: whatever it does at one it does at the other, and nobody can
tell which it is. `make twins` goes on with it for as long as one likes.

`python -m tests.app.leaks.walks [--minutes M | --seed S] [--steps N]`
"""

import argparse
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random, SystemRandom
from tempfile import TemporaryDirectory
from typing import Any

from kivy.metrics import Metrics

from tests.app.leaks.differences import Difference
from tests.app.leaks.games import secrets_of
from tests.app.leaks.twin import Twin, run_twins
from tests.app.stage import Stage
from tests.monkey import starts, steps
from tests.monkey.hands import Hands, Lost
from tests.monkey.player import _interruption, moves
from tests.monkey.sights import targets
from tests.monkey.starts import Start
from tests.monkey.steps import Step

STEPS = 60  # of a walk
Moves = Callable[[Stage, Random], list[Step]]


def walk(
    folder: Path, start: Start, number: int = STEPS, do: Moves = moves
) -> list[Difference]:
    """So many steps of the monkey's from this start on, or of what else somebody does."""
    secrets = secrets_of(start.game)
    people = [seat for seat, kind in enumerate(start.players) if kind == "p"]
    bots = [seat for seat, kind in enumerate(start.players) if kind == "b"]
    # Bots play as they like only if their secrets are the same. Who is alone sees all of
    # theirs; of several people one may have the same.
    known = people[:1] if len(people) == 1 else [*bots, *people[: start.seed % 2]]
    game = starts.game_of(start)
    density = Metrics.density

    def script(twin: Twin) -> None:
        twin.take_up(*game, starts.players_of(start))
        walker = _Walker(twin, do)
        try:
            for at in range(number):
                if not twin.over:
                    walker.go(Random(f"{start.seed} {at}"))
        finally:
            Metrics.density = density

    return run_twins(folder, script, known, by_reveal=True, of=secrets, **_settings(start))


def _settings(start: Start) -> dict[str, Any]:
    return {
        "size": (start.width, start.height),
        "language": start.language,
        "theme": start.theme,
        "text_size": start.text,
        "animation": start.animation,
        "table_mode": start.table,
        "reveal": start.reveal,
        "coach": start.coach,
        "spoken_turns": start.spoken,
    }


class _Walker:
    def __init__(self, twin: Twin, do: Moves) -> None:
        self._twin = twin
        self._moves = do
        self._hands = Hands(twin.stage)

    def go(self, rng: Random) -> None:
        for step in self._in_secret(rng) or self._moves(self._twin.stage, rng):
            if isinstance(step, steps.Restart | steps.Kill):
                self._twin.start()
                self._hands = Hands(self._twin.stage)
            else:
                with suppress(Lost):  # that is for the monkey to tell
                    self._hands.do(step)

    def _in_secret(self, rng: Random) -> list[Step]:
        """With cards open that differ, what is done must not: files one of them, puts them
        away, or is interrupted."""
        stage, seat = self._twin.stage, self._twin.shown_to
        if seat is None:
            return []
        if rng.random() < 0.3:
            return _interruption(stage, rng)
        found = targets(stage)
        keys = [each for each in found if each.can_press]
        closing = [steps.Tap(keys[0].where)] if keys else []
        chosen = self._twin.of.in_secret(self._twin, seat, found, rng)
        return chosen or [*closing, steps.Lift(1), steps.Lift(2)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="go on for so long")
    parser.add_argument("--seed", type=int, help="only this one")
    parser.add_argument("--steps", type=int, default=STEPS, help="of a walk")
    asked = parser.parse_args()
    until = time.monotonic() + 60 * asked.minutes
    seed = SystemRandom().randrange(10**9) if asked.seed is None else asked.seed
    print(f"seeds from {seed} on", flush=True)
    walks = failed = 0
    while not walks or (asked.seed is None and time.monotonic() < until):
        with TemporaryDirectory(prefix="skyliners-twins-") as folder:
            start = starts.drawn(seed + walks)
            found = walk(Path(folder) / "game", start, asked.steps)
        if found:
            failed += 1
            print(f"\nseed {seed + walks}", *found[:20], sep="\n  ", flush=True)
        walks += 1
    print(f"{walks} walks, {failed} in which two games could be told apart")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
