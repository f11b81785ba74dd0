"""The app in a process of its own, its window, and what is seen in it."""

import json
import signal
import socket
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, NamedTuple, Self

from tests.outside.desk import PATIENCE, ROOT, Desk, until

FAILED = ROOT / "build" / "outside"
_TRIES = 6  # to close a window


class Thing(NamedTuple):
    """Something seen: a key, a field or words."""

    kind: str
    text: str
    icon: str
    spot: tuple[int, int]
    enabled: bool
    chosen: bool
    writing: bool
    within: tuple[int, int, int, int] | None  # where it scrolls

    def is_called(self, name: str) -> bool:
        """A key may say more, in smaller letters: how many are left, what it is for."""
        said, name = f" {self.text} ", f" {name} "
        return said.startswith(name) or said.endswith(name)


class Seen(NamedTuple):
    screen: str
    size: tuple[int, int]
    things: tuple[Thing, ...]  # the last in front of the first
    glowing: tuple[int, ...]  # sites of the city
    chosen: int | None
    pull: tuple[tuple[int, int], tuple[int, int]] | None  # cards picked up, and where to

    def all(self, kind: str, name: str = "", icon: str = "") -> list[Thing]:
        """Whatever is of this kind, is called so and has this icon; the front first."""
        return [
            thing
            for thing in reversed(self.things)
            if kind == thing.kind
            and (not name or thing.is_called(name))
            and icon in {"", thing.icon}
        ]

    @property
    def texts(self) -> list[str]:
        return [thing.text or thing.icon for thing in self.things]

    def says(self, part: str) -> bool:
        return any(part in text for text in self.texts)


class Window:
    """`with Window(desk) as window:` starts the app and waits for its window."""

    def __init__(self, desk: Desk) -> None:
        self.hand = desk.hand
        self._console = (desk.home / "console.txt").open("w+b")
        eyes = desk.home / "eyes"
        eyes.unlink(missing_ok=True)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.outside.eyes", str(eyes)],
            cwd=ROOT,
            env=desk.env,
            stdout=self._console,
            stderr=self._console,
        )
        self._eyes = socket.socket(socket.AF_UNIX)
        self._eyes.settimeout(PATIENCE)
        try:
            until(lambda: self._opens(str(eyes)))
            self._told = self._eyes.makefile("r")
            self.id = until(desk.active)
            self.look()
        except BaseException:
            self.kill()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is not None and self._process.poll() is None:
            FAILED.mkdir(parents=True, exist_ok=True)
            with suppress(AssertionError, OSError):
                self._ask(f"photograph {FAILED / 'failed.png'}")
        self.kill()
        assert self.console() == ""  # nothing went wrong, and nobody asked

    def console(self) -> str:
        """All the app has said there."""
        self._console.seek(0)
        return self._console.read().decode()

    def _opens(self, eyes: str) -> bool:
        assert self._process.poll() is None, self.console()
        return self._eyes.connect_ex(eyes) == 0

    # Looking

    def _ask(self, question: str) -> dict[str, Any]:
        told = ""
        with suppress(ConnectionError):
            self._eyes.sendall(f"{question}\n".encode())
            told = self._told.readline()
        assert told, f"the app is gone: {self._process.wait(PATIENCE)}\n{self.console()}"
        answer: dict[str, Any] = json.loads(told)
        return answer

    def look(self) -> Seen:
        told = self._ask("look")
        self.frames, self.touches = told["frames"], told["touches"]
        self.keys = told["keys"]
        city = told["city"] or {"glowing": (), "chosen": None}
        return Seen(
            told["screen"],
            tuple(told["size"]),
            tuple(Thing(**thing) for thing in told["things"]),
            tuple(city["glowing"]),
            city["chosen"],
            told["pull"] and tuple(map(tuple, told["pull"])),
        )

    def aim(self, sites: Iterable[int]) -> dict[int, tuple[int, int]]:
        """Where these sites are, if they can be touched."""
        told = self._ask(" ".join(("aim", *map(str, sites))))
        return {int(site): (x, y) for site, (x, y) in told.items()}

    # Ends

    def close(self) -> int:
        """As people close windows; how it ended. The window manager takes an app that was
        busy for a moment for one that hangs, and then asks instead of closing it: so
        people, who see that nothing happens, try again."""
        for _ in range(_TRIES):
            self.hand.do("key alt+F4")
            with suppress(subprocess.TimeoutExpired):
                return self._process.wait(PATIENCE / _TRIES)
        raise AssertionError(f"it does not close: {self.look().texts}")

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._eyes.close()
