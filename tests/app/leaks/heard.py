"""What leaves the app by other ways than its widgets: the log at its lowest level, what is
printed, spoken and played, programs that are started, connections that are opened, files
that are written, the clipboard and the title of the window. All of it lasts, so none of it
may ever tell a secret, whoever is looking."""

import logging
import os
import re
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout
from io import TextIOBase
from pathlib import Path
from types import SimpleNamespace, TracebackType
from typing import Any, Self
from unittest.mock import patch

from kivy.core.window import Window
from kivy.logger import Logger

from skyliners.app.device import sound, speech

# Where an object lies in memory says nothing about it.
_ADDRESS = re.compile(r"\b0x[0-9a-f]+|\bhash=\d+ id=\d+")
_EVERYTHING = 1  # the lowest level there is
_HOUSEKEEPING = "Context: releasing"  # of graphics memory, when Python finds the time
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT
_COMPILED = ("__pycache__", ".pyc")  # Python's own, the first time

Listener = Callable[[str, str], None]


class Heard:
    """`with Heard(folder, apart) as heard:` listens until it ends. Files whose names begin
    with one of `apart` hold games, and only whether they are there is compared."""

    def __init__(self, folder: Path, apart: tuple[str, ...]) -> None:
        self._folder = folder
        self._apart = apart
        self._lines: list[str] = []
        self._open = ExitStack()
        self._written: set[Path] = set()
        self._outside: dict[str, str] = {}

    def __enter__(self) -> Self:
        enter = self._open.enter_context
        enter(redirect_stdout(_Printer(self.hear)))
        enter(redirect_stderr(_Printer(self.hear)))
        enter(patch.object(warnings, "showwarning", self._warned))
        enter(patch.object(type(Window), "set_title", self._titled))
        enter(_Log(self.hear).listening())
        enter(patch.object(speech, "_voice", _Voice(self.hear)))
        enter(patch.dict(sound._loaded, clear=True))
        enter(patch.object(sound, "_load", self._player))
        _listeners.append(self._audited)
        self._open.callback(_listeners.remove, self._audited)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open.close()

    def hear(self, way: str, text: str) -> None:
        self._lines.append(f"{way}: {_ADDRESS.sub('0x…', text)}")

    def since(self) -> tuple[str, ...]:
        """All that was heard since the last time."""
        for name, now in self._left_behind():
            if self._outside.get(name) != now:
                self._outside[name] = now
                self.hear(name, now)
        heard = tuple(self._lines)
        self._lines.clear()
        return heard

    def _left_behind(self) -> Iterator[tuple[str, str]]:
        if "kivy.core.clipboard" in sys.modules:  # asking brings it into being
            yield "clipboard", sys.modules["kivy.core.clipboard"].Clipboard.paste()
        for path in sorted({*self._folder.rglob("*"), *self._written}):
            apart = path.name.startswith(self._apart)
            if path.is_file():
                yield f"file {path}", "…" if apart else path.read_bytes().hex()

    def _warned(self, message: object, *_: object, **__: object) -> None:
        self.hear("warning", str(message))

    def _titled(self, title: str) -> None:
        self.hear("title", title)

    def _player(self, played: Any) -> Any:
        return SimpleNamespace(play=lambda: self.hear("sound", str(played)))

    def _audited(self, event: str, args: tuple[Any, ...]) -> None:
        if event == "open":
            path, _, flags = args
            if isinstance(path, str) and flags & _WRITING and not path.endswith(_COMPILED):
                self._written.add(Path(path))
        elif event in {"subprocess.Popen", "os.system", "socket.connect"}:
            self.hear(event, repr(args[1:] if event == "subprocess.Popen" else args))


class _Voice:
    """Whatever the device would say."""

    def __init__(self, hear: Listener) -> None:
        self._hear = hear

    def say(self, text: str, language: str) -> None:
        self._hear("voice", f"{text} ({language})")

    def hush(self) -> None:
        self._hear("voice", "hush")


class _Printer(TextIOBase):
    def __init__(self, hear: Listener) -> None:
        self._hear = hear

    def write(self, text: str) -> int:
        self._hear("printed", text)
        return len(text)


class _Log(logging.Handler):
    """Everything that is logged, however little important; nobody else hears it."""

    def __init__(self, hear: Listener) -> None:
        super().__init__()
        self._hear = hear

    def emit(self, record: logging.LogRecord) -> None:
        text = self.format(record)
        if not text.startswith(_HOUSEKEEPING):
            self._hear(f"log {record.levelname}", text)

    @contextmanager
    def listening(self) -> Iterator[None]:
        root = logging.getLogger()
        before = root.level, Logger.level, root.handlers
        root.handlers = [self]
        root.setLevel(_EVERYTHING)
        Logger.setLevel(_EVERYTHING)
        yield
        root.setLevel(before[0])
        Logger.setLevel(before[1])
        root.handlers = before[2]


# Python tells of files, programs and connections, but can never be asked to stop.
_listeners: list[Callable[[str, tuple[Any, ...]], None]] = []


def _tell(event: str, args: tuple[Any, ...]) -> None:
    for listener in _listeners:
        listener(event, args)


sys.addaudithook(_tell)
