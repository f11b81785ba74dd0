"""Has stories played in processes of their own, one after the other on the same folder
where a story kills them, and notices those that crash or hang."""

import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path
from typing import IO, NamedTuple

from tests.monkey import steps
from tests.monkey.starts import Start

PATIENCE = 120.0  # seconds a step may take; on a busy machine some take twenty

# Sets come in one order; drawing waits for nobody, so that no frames pile up. Most of a
# story's time would be spent on pictures nobody looks at: only their corner is drawn.
_WORLD = {"PYTHONHASHSEED": "0", "LP_NUM_THREADS": "0"}
_CORNER, _WHOLE = "64x64", "1920x1280"
_DRAWN = 8  # every so many seeds one whole


class Fault(NamedTuple):
    step: int
    kind: str
    what: str
    more: str = ""

    @property
    def same(self) -> tuple[str, str]:
        return self.kind, self.what


class Told(NamedTuple):
    """A story as it happened."""

    start: str
    lines: tuple[str, ...]  # the steps that were begun
    missed: frozenset[int]  # those that found nothing to do, from 1
    faults: tuple[Fault, ...]
    lives: int  # processes it took
    scenes: Counter[str] = Counter()  # noqa: RUF012  # what was in front, after each step

    @property
    def script(self) -> str:
        return "\n".join((self.start, *self.lines)) + "\n"


def play(
    folder: Path,
    start: Start,
    script: tuple[str, ...] = (),
    *,
    moves: int = 0,
    plant: str = "",
    sought: str = "",
    patience: float = PATIENCE,
) -> Told:
    """A whole story: a script, and then so many steps of the monkey's own. Faults may be
    put back, and one of them sought."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "own").mkdir(exist_ok=True)
    lines = script
    lives = 0
    scenes: Counter[str] = Counter()
    while True:
        done = _lines(folder)
        _write(folder / "script.txt", start, (*done, *lines[len(done) :]))
        lives += 1
        told = [f"--moves={moves}", f"--from={len(done)}", f"--plant={plant}"]
        picture = _CORNER if start.seed % _DRAWN else _WHOLE
        told.append(f"--sought={sought}")
        life = _live(folder, told, picture, patience)
        scenes += life.scenes
        now = _lines(folder)
        killed = life.code == -signal.SIGKILL and _kills(now, len(done))
        if killed and not life.hangs and len(now) < max(len(lines), moves):
            continue
        faults = _faults(folder)
        end = (folder / "errors.txt").read_text(errors="replace")[-2000:]
        if life.hangs:
            faults += (Fault(len(now), "hang", _verb(now), end),)
        elif life.code and not killed:
            faults += (Fault(len(now), "crash", f"the process ended: {life.code}", end),)
        return Told(str(start), now, _missed(folder), faults, lives, scenes)


def _kills(lines: tuple[str, ...], begun: int) -> bool:
    return any(line.startswith("kill") for line in lines[begun:])


def _verb(lines: tuple[str, ...]) -> str:
    return lines[-1].split()[0] if lines else "start"


def _write(path: Path, start: Start, lines: tuple[str, ...]) -> None:
    path.write_text("\n".join((str(start), *lines)) + "\n", encoding="utf-8")


class _Life(NamedTuple):
    code: int
    hangs: bool  # it had to be ended
    scenes: Counter[str]


def _live(folder: Path, told: list[str], picture: str, patience: float) -> _Life:
    """One process, to its end."""
    scenes: Counter[str] = Counter()
    command = [sys.executable, "-m", "tests.monkey.life", str(folder), *told]
    with (
        (folder / "errors.txt").open("w") as errors,
        subprocess.Popen(
            command,
            cwd=Path(__file__).parents[2],
            env=os.environ
            | _WORLD
            | {"TMPDIR": str(folder / "own"), "SKYLINERS_PICTURE": picture},
            stdout=subprocess.PIPE,
            stderr=errors,
        ) as process,
    ):
        signs: queue.Queue[bytes] = queue.Queue()
        threading.Thread(target=_listen, args=(process.stdout, signs), daemon=True).start()
        try:
            sign = signs.get(timeout=PATIENCE)  # a busy machine takes long to start it
            while sign:
                scenes[sign.decode().strip()] += 1
                sign = signs.get(timeout=patience)
            return _Life(process.wait(patience), hangs=False, scenes=scenes)
        except (queue.Empty, subprocess.TimeoutExpired):  # it may also hang while it ends
            process.send_signal(signal.SIGUSR1)  # it tells where it is
            process.send_signal(signal.SIGTERM)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(5)
            process.kill()
            return _Life(process.wait(), hangs=True, scenes=scenes)


def _listen(stream: IO[bytes], signs: queue.Queue[bytes]) -> None:
    for sign in stream:
        signs.put(sign)
    signs.put(b"")  # it has ended


def _lines(folder: Path) -> tuple[str, ...]:
    return tuple(line for line in _story(folder) if not line.startswith("#"))


def _missed(folder: Path) -> frozenset[int]:
    missed, number = set(), 0
    for line in _story(folder):
        if line.startswith("#"):
            missed.add(number)
        else:
            number += 1
    return frozenset(missed)


def _story(folder: Path) -> list[str]:
    path = folder / "story.txt"
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def _faults(folder: Path) -> tuple[Fault, ...]:
    path = folder / "faults.txt"
    if not path.exists():
        return ()
    told = path.read_text(encoding="utf-8").splitlines()
    return tuple(Fault(*json.loads(line)) for line in told)


def read(path: Path) -> tuple[Start, tuple[str, ...]]:
    """A script from a file, checked."""
    lines = path.read_text(encoding="utf-8").splitlines()
    lines = [line for line in lines if line.strip() and not line.startswith("#")]
    return Start.read(lines[0]), tuple(steps.write(steps.read(line)) for line in lines[1:])
