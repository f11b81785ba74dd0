"""The app as main.py starts it, and a pair of eyes in it: whoever asks is told what is
seen (`seen.py`). They look and never touch: whatever happens to the window is done by the
X server.

`python -m tests.outside.eyes SOCKET`, on a screen. Each line asks, and is answered by one:
`look` by what is seen, `aim SITE …` by where sites can be touched; `photograph FILE` keeps
a picture.
"""

import json
import runpy
import socket
import sys
from pathlib import Path
from typing import Any

from skyliners.app.device import start  # noqa: F401  # settles the environment, before Kivy comes

# isort: split
from kivy.clock import Clock

MAIN = Path(__file__).parents[2] / "main.py"


class Eyes:
    def __init__(self, path: str) -> None:
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(path)
        self._listening.listen()
        self._listening.setblocking(False)
        self._asker: socket.socket | None = None
        self._heard = b""
        self._sight: Any = None
        Clock.schedule_interval(self._frame, 0)

    def _frame(self, _: float) -> None:
        if self._sight is None:
            # Not earlier: it takes the window, which opens as the app wants it.
            from tests.outside.seen import Sight  # noqa: PLC0415

            self._sight = Sight()
        self._sight.frames += 1
        try:
            if self._asker is None:
                self._asker, _address = self._listening.accept()
            self._asker.setblocking(False)
            self._heard += self._asker.recv(1 << 12)
        except BlockingIOError:
            return
        while b"\n" in self._heard:
            asked, _newline, self._heard = self._heard.partition(b"\n")
            answer = self._sight.answer(asked.decode())
            self._asker.setblocking(True)
            self._asker.sendall(json.dumps(answer).encode() + b"\n")


if __name__ == "__main__":
    eyes = Eyes(sys.argv[1])
    sys.argv = [str(MAIN)]
    runpy.run_path(str(MAIN), run_name="__main__")
