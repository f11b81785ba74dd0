"""Tells a story, from its script and then on by itself. Every step stands in `story.txt`
before it is done, every fault in `faults.txt`, so that whoever watches knows what
happened, even of a process that died."""

import argparse
import json
import logging
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from kivy.logger import Logger

from tests.monkey import fate, planting, starts, steps
from tests.monkey.player import moves
from tests.monkey.starts import Start
from tests.monkey.steps import Step
from tests.monkey.story import Story
from tests.monkey.truths import Fault

_TRACE = 9  # Kivy's lowest level
_MISSING_HERE = ("Unable to find any valuable",)  # a clipboard, on a bare machine
_GOES_ON = {"layout"}  # a story ends with any other fault


class Listener(logging.Handler):
    """The log: no errors."""

    def __init__(self) -> None:
        super().__init__(0)
        self.faults: list[Fault] = []

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if any(word in text for word in _MISSING_HERE):
            return
        told = bool(record.exc_info) and record.levelno >= logging.WARNING
        if told or record.levelno >= logging.ERROR:
            error = record.exc_info and record.exc_info[1]
            self.faults.append(Fault("crash", f"logged: {error or text}"[:80], text[:400]))


def _install(listener: Listener, start: Start) -> None:
    logging.getLogger().addHandler(listener)
    Logger.setLevel(_TRACE if start.seed % 8 == 0 else logging.DEBUG)

    def in_thread(told: Any) -> None:
        listener.faults.append(Fault("crash", f"in a thread: {told.exc_value!r}"[:200]))

    def unraisable(told: Any) -> None:
        listener.faults.append(Fault("crash", f"unraisable: {told.exc_value!r}"[:200]))

    threading.excepthook = in_thread
    sys.unraisablehook = unraisable


def _named(error: BaseException) -> Fault:
    """Where in our own code it happened."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if "/skyliners/" in frame.filename]
    last = (own or frames)[-1]
    place = f"{Path(last.filename).name}:{last.name}"
    what = f"{type(error).__name__} in {place}: {error}"[:200]
    way = [f"{Path(each.filename).name}:{each.lineno} {each.name}" for each in own]
    return Fault("crash", what, " > ".join(way[-8:]))


class Teller:
    """Writes down what happens, before and after it does."""

    def __init__(self, folder: Path, sought: str) -> None:
        self._sought = sought  # nothing else counts where a fault was put back
        self._script = (folder / "story.txt").open("a", encoding="utf-8")
        self._faults = (folder / "faults.txt").open("a", encoding="utf-8")
        self.number = 0

    def step(self, line: str) -> None:
        self.number += 1
        print(line, file=self._script, flush=True)

    def missed(self) -> None:
        print("# not there", file=self._script, flush=True)

    def tell(self, faults: list[Fault]) -> bool:
        """Tell them; does the story end with one of them?"""
        faults = [each for each in faults if self._sought in each.what]
        for fault in dict.fromkeys(faults):
            print(json.dumps([self.number, *fault]), file=self._faults, flush=True)
        return any(fault.kind not in _GOES_ON for fault in faults)


class Telling:
    """A story told from its script, and then on by the monkey itself."""

    def __init__(self, folder: Path, told: argparse.Namespace) -> None:
        self.start, self.script = _read(folder / "script.txt")
        self.begin: int = told.begin
        self.moves: int = told.moves
        fate.begin(f"{self.start.seed} {self.begin}")
        planting.plant(told.plant)
        if not (folder / "app").exists():
            starts.lay(self.start, folder / "app")
        self.story = Story(folder, self._size())
        self.listener = Listener()
        _install(self.listener, self.start)
        self.teller = Teller(folder, told.sought)
        self.teller.number = self.begin

    def _size(self) -> tuple[int, int]:
        before = self.script[: self.begin]
        resized = [step for step in before if isinstance(step, steps.Resize)]
        last = resized[-1] if resized else self.start
        return last.width, last.height

    def tell(self) -> None:
        ended = self._tries(self._open)
        for step in self._steps():
            if ended:
                return
            self.teller.step(steps.write(step))
            ended = self._tries(partial(self._do, step))
        if not ended:
            self._tries(self.story.close)

    def _open(self) -> None:
        self.story.open()
        print(self.story.scene, flush=True)  # a sign of life

    def _do(self, step: Step) -> None:
        if not self.story.do(step):
            self.teller.missed()
        print(self.story.scene, flush=True)  # another

    def _tries(self, what: Callable[[], None]) -> bool:
        """Whatever happens is told; is that the end?"""
        try:
            what()
        except Exception as error:  # noqa: BLE001
            self.story.faults.append(_named(error))
        found = [*self.story.faults, *self.listener.faults]
        self.story.faults.clear()
        self.listener.faults.clear()
        return self.teller.tell(found)

    def _steps(self) -> Iterator[Step]:
        yield from self.script[self.begin :]
        for move in count():
            if self.teller.number >= self.moves:
                break
            rng = Random(f"{self.start.seed} {self.begin} {move}")
            yield from moves(self.story.stage, rng)
        if self.moves:
            yield from (steps.GoOn(), steps.Home())


def _read(path: Path) -> tuple[Start, list[Step]]:
    lines = path.read_text(encoding="utf-8").splitlines()
    lines = [line for line in lines if line.strip() and not line.startswith("#")]
    return Start.read(lines[0]), [steps.read(line) for line in lines[1:]]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--moves", type=int, default=0)
    parser.add_argument("--from", dest="begin", type=int, default=0)
    parser.add_argument("--plant", default="")
    parser.add_argument("--sought", default="", help="no other fault counts")
    told = parser.parse_args()
    Telling(told.folder, told).tell()
