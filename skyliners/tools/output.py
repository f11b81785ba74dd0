"""What a command says. Answers go to standard output and must arrive, or the command ends
and says why; words for people go to standard error, and get lost if nobody listens."""

import argparse
import os
import sys
from contextlib import suppress
from typing import IO, Any, NoReturn


def check_heard() -> None:
    """Ends what would be done for nobody: nothing can be told here."""
    if sys.stdout is None:  # then printing would do nothing, without a word
        raise SystemExit("skyliners: standard output is closed")


def tell(text: str) -> None:
    check_heard()
    try:
        print(text, flush=True)
    except OSError as error:
        _hush(sys.stdout)
        if not isinstance(error, BrokenPipeError):  # then nobody wants to know
            aside(f"skyliners: {error}\n")
        raise SystemExit(1) from None


def aside(text: str) -> None:
    if sys.stderr is None:  # then print would take standard output instead
        return
    try:
        print(text, end="", file=sys.stderr, flush=True)
    except OSError:
        _hush(sys.stderr)


def _hush(stream: IO[str]) -> None:
    """What is still in the buffer goes nowhere, or Python complains when it ends."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


class Parser(argparse.ArgumentParser):
    """One whose help is an answer like any other, and its complaints are words aside."""

    def print_help(self, file: Any = None) -> None:
        assert file is None
        tell(self.format_help().rstrip("\n"))

    def error(self, message: str) -> NoReturn:
        aside(f"{self.format_usage()}{self.prog}: error: {message}\n")
        raise SystemExit(2)
