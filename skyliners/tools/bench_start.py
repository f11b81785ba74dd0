"""`make bench-start`: how long the app takes to its first frame and how much memory it
has then, against an empty KivyMD app, in one run; and what it has imported by then.

Every measurement is a process of its own, without a screen; the two take turns, so that
a busy machine is unfair to both alike. What the processor had to do is told beside the
time that passed: it is the same on a busy day.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

ROUNDS = 7
TIME_GOAL, MEMORY_GOAL = 1.3, 1.25

_MEASURE = """
import json, sys, time
begun = time.perf_counter()
from pathlib import Path

opened = []

def measured(window, app):
    def flipped(*_):
        status = Path("/proc/self/status").read_text()
        modules = sorted(sys.modules)
        print(json.dumps({
            "seconds": time.perf_counter() - begun,
            "worked": time.process_time(),
            "kilobytes": int(status.partition("VmRSS:")[2].split()[0]),
            "modules": modules,
            "files": sorted(set(opened)),
        }), flush=True)
        window.unbind(on_flip=flipped)
        app.stop()
    window.bind(on_flip=flipped)
"""
_EMPTY = """
import os
os.environ["KIVY_NO_ARGS"] = "1"
from kivy.config import Config
Config.set("graphics", "width", 1280)
Config.set("graphics", "height", 800)
from kivymd.app import MDApp
from kivymd.uix.label import MDLabel

class Empty(MDApp):
    def build(self):
        return MDLabel(text="Skyliners")

    def on_start(self):
        from kivy.core.window import Window
        measured(Window, self)

Empty().run()
"""
# Every file that is opened; it takes time, so it is not there when time is measured.
_WATCH = """
def watch(event, told):
    if event == "open" and isinstance(told[0], str):
        opened.append(told[0])

sys.addaudithook(watch)
"""
_OURS = """
import sys
sys.argv = ["skyliners"]
import kivy.app

def started(app):
    from kivy.core.window import Window
    measured(Window, app)

kivy.app.App.on_start = started
from skyliners.__main__ import main
main()
"""


class Start(NamedTuple):
    seconds: float
    worked: float  # seconds of the processor, all of Python's own start included
    kilobytes: int
    modules: frozenset[str]
    files: frozenset[str]  # opened by then, if somebody watched


class Comparison(NamedTuple):
    ours: Start  # medians
    empty: Start

    @property
    def time(self) -> float:
        return self.ours.seconds / self.empty.seconds

    @property
    def work(self) -> float:
        return self.ours.worked / self.empty.worked

    @property
    def memory(self) -> float:
        return self.ours.kilobytes / self.empty.kilobytes


def start(script: str) -> Start:
    with tempfile.TemporaryDirectory() as home:
        program = Path(home, "measured.py")
        program.write_text(_MEASURE + script)
        env = {
            "PATH": os.environ["PATH"],
            "HOME": home,
            "KIVY_HOME": os.environ.get("KIVY_HOME", home),
            "KIVY_NO_FILELOG": "1",
            "KIVY_NO_CONSOLELOG": "1",
            "SDL_VIDEODRIVER": "offscreen",
            "SDL_AUDIODRIVER": "dummy",
            "LP_NUM_THREADS": "1",
            "PYTHONPATH": str(Path(__file__).parents[2]),
        }
        done = subprocess.run(  # noqa: S603  # our own scripts
            [sys.executable, str(program)],
            env=env,
            cwd=home,
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        )
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return Start(
        told["seconds"],
        told["worked"],
        told["kilobytes"],
        frozenset(told["modules"]),
        frozenset(told["files"]),
    )


def compare(rounds: int = ROUNDS) -> Comparison:
    starts = [(start(_OURS), start(_EMPTY)) for _ in range(rounds)]
    return Comparison(*(_median(side) for side in zip(*starts, strict=True)))


def imported() -> Start:
    """One start of the app, for what it imports and reads."""
    return start(_WATCH + _OURS)


def _median(starts: tuple[Start, ...]) -> Start:
    return Start(
        median(one.seconds for one in starts),
        median(one.worked for one in starts),
        round(median(one.kilobytes for one in starts)),
        starts[0].modules,
        starts[0].files,
    )


def main() -> None:
    start(_OURS)  # so that everything is compiled and read once
    start(_EMPTY)
    found = compare()
    for name, one in (("Skyliners", found.ours), ("empty KivyMD app", found.empty)):
        print(
            f"{name:18} {one.seconds:6.2f} s to the first frame, "
            f"{one.worked:.2f} s of work, {one.kilobytes / 1024:6.1f} MB, "
            f"{len(one.modules)} modules"
        )
    print(f"time   × {found.time:.2f} (goal {TIME_GOAL})")
    print(f"work   × {found.work:.2f}")
    print(f"memory × {found.memory:.2f} (goal {MEMORY_GOAL})")
    print("imported besides those of the empty app:")
    for name in sorted(found.ours.modules - found.empty.modules):
        print(f"    {name}")


if __name__ == "__main__":
    main()
