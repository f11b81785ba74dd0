"""The program as others start it: a process, bytes in, JSON out."""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, Self

ROOT = Path(__file__).parents[2]


class Said(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def answer(self) -> Any:
        """The one object on the one line that is all of standard output."""
        assert self.out.endswith("\n")
        (line,) = self.lines
        assert isinstance(line, dict)
        return line

    @property
    def rule(self) -> Any:
        assert self.code == 2
        assert self.answer.keys() == {"error"}
        assert list(self.answer["error"]) == ["rule", "action", "message"]
        return self.answer["error"]["rule"]


def skyliners(*arguments: str, typed: str | bytes = b"", **environment: str) -> Said:
    return _run([sys.executable, "-m", "skyliners", *arguments], typed, environment)


def in_a_shell(command: str, typed: str | bytes = b"", **environment: str) -> Said:
    """The same with what only a shell can do to it: `score - <&-`."""
    words = ["/bin/sh", "-c", f"{sys.executable} -m skyliners {command}"]
    return _run(words, typed, environment)


def _run(words: list[str], typed: str | bytes, environment: dict[str, str]) -> Said:
    raw = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run(
        words,
        input=raw,
        capture_output=True,
        cwd=ROOT,
        env=os.environ | environment,
        timeout=60,
        check=False,
    )
    assert b"Traceback" not in done.stderr, done.stderr.decode()
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())


class Talk:
    """The program answering line by line, while it is asked."""

    def __init__(self, *arguments: str, most_memory: int | None = None) -> None:
        words = [sys.executable, "-m", "skyliners", *arguments]
        if most_memory is not None:
            words = ["prlimit", f"--as={most_memory}", *words]
        self.process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            start_new_session=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)  # with whom it works
        self.process.communicate()

    def ask(self, line: str) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def end(self, by: signal.Signals | None = None) -> Said:
        """What it says and how it ends when nothing more comes, or by a signal."""
        if by is not None:
            self.process.send_signal(by)
        out, err = self.process.communicate(timeout=30)
        return Said(self.process.returncode, out, err)
