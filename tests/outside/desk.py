"""A screen with a window manager, a pointer and a keyboard: where strangers sit."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Self, TypeVar

PROGRAMS = ("Xvfb", "openbox", "setxkbmap", "xdotool", "xprop")
ROOT = Path(__file__).parents[2]
SCREEN = (1600, 1200)
PATIENCE = 60.0  # seconds; a busy machine takes its time
_GLANCE = 0.01

Found = TypeVar("Found")


def missing() -> list[str]:
    return [program for program in PROGRAMS if not shutil.which(program)]


def until(true: Callable[[], Found | None]) -> Found:
    end = time.monotonic() + PATIENCE
    while not (found := true()):
        assert time.monotonic() < end, "it does not happen"
        time.sleep(_GLANCE)
    return found


class Desk:
    """Somebody's who has just moved in: nothing lies in their home."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.kept = home / ".config" / "skyliners"
        self.env = {
            "PATH": os.environ["PATH"],
            "HOME": str(home),
            "LC_ALL": "C.UTF-8",
            "SDL_AUDIODRIVER": "dummy",
            "LP_NUM_THREADS": "1",
        }
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            self.env["DISPLAY"] = self._screen(stack)
            stack.enter_context(_running("openbox", env=self.env))
            self.done("setxkbmap", "de")  # other letters than most have who try it
            manager = ("xprop", "-root", "_NET_SUPPORTING_WM_CHECK")
            until(lambda: "window id" in self.done(*manager))
            self.hand = stack.enter_context(Hand(self.env))
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    @staticmethod
    def _screen(stack: ExitStack) -> str:
        """Its name, once it is there."""
        reads, writes = os.pipe()
        size = "{}x{}x24".format(*SCREEN)
        arguments = ("-screen", "0", size, "-nolisten", "tcp", "-noreset")
        telling = ("-displayfd", str(writes))
        stack.enter_context(_running("Xvfb", *arguments, *telling, pass_fds=(writes,)))
        os.close(writes)
        with os.fdopen(reads) as told:
            return f":{told.readline().strip()}"

    def done(self, *command: str) -> str:
        """What a program says that is over in a moment."""
        return subprocess.run(
            command,
            env=self.env,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        ).stdout

    def active(self) -> str:
        """Which window of the app has the keyboard, if one has. Never asked of the hand:
        it dies of windows that are gone before it has looked at them."""
        told = self.done("xprop", "-root", "-notype", "_NET_ACTIVE_WINDOW")
        number = told.split()[-1] if "0x" in told else "0x0"
        kind = self.done("xprop", "-id", number, "-notype", "WM_CLASS")
        return number if '"skyliners"' in kind else ""


class _running:  # noqa: N801  # a program as long as it is needed
    def __init__(self, *command: str, **kwargs: Any) -> None:
        nowhere = subprocess.DEVNULL
        self._process = subprocess.Popen(command, stdout=nowhere, stderr=nowhere, **kwargs)

    def __enter__(self) -> None: ...

    def __exit__(self, *_: object) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
        self._process.wait()


class Hand:
    """At the pointer and the keyboard: one program that does what it is told, line by
    line, and says when it is done."""

    def __init__(self, env: dict[str, str]) -> None:
        self._tool = subprocess.Popen(
            ["/usr/bin/env", "xdotool", "-"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            bufsize=1,
            env=env,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._tool.kill()
        self._tool.communicate()

    def do(self, line: str) -> str:
        """One line is done; what it answered."""
        assert self._tool.stdin
        assert self._tool.stdout
        self._tool.stdin.write(f"{line}\ngetmouselocation\n")
        said = ""
        while not (answer := self._tool.stdout.readline()).startswith("x:"):
            assert answer, f"the hand is gone at {line!r}"
            said += answer
        return said.strip()
